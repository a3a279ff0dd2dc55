public import IntentKit
public import SharedDatabase

/// Remembers in an SQLite file, which several processes can share: an app, its extension and a command line.
///
/// ```swift
/// let memory = try FileMemory(path: "memory.sqlite")
/// let assistant = try Assistant(
///   plugins: plugins, recognizer: TemplateRecognizer.self, words: memory.words(),
///   shortcuts: memory.shortcuts(), memory: memory)
/// ```
///
/// A process may be killed at any moment: what a function has returned from is stored, and what it has not is
/// stored in whole or not at all.
public struct FileMemory: IntentMemory {
  let database: SharedDatabase
  let retention: Retention

  /// Opens a file, or makes it, and brings it to the present version.
  ///
  /// - Parameters:
  ///   - path: Where the file is. Its folder must exist.
  ///   - retention: How many donations are kept, and how long, by the time of the latest.
  /// - Throws: `StorageError` if the file is damaged, of something else, of a newer version, read-only, or
  ///   cannot be made. A damaged file is kept aside.
  public init(path: String, retention: Retention = Retention()) throws(StorageError) {
    try self.init(path: path, retention: retention, maximumPages: nil)
  }

  package init(
    path: String, retention: Retention = Retention(), maximumPages: Int?
  ) throws(StorageError) {
    database = try SharedDatabase(path: path, schema: Self.schema, maximumPages: maximumPages)
    self.retention = retention
  }

  /// Looks through all of the file.
  ///
  /// - Returns: What is wrong with it; nothing if it is whole.
  /// - Throws: `StorageError`
  public func faults() throws -> [String] { try database.faults() }
}
