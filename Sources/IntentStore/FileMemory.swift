public import IntentKit
@_exported public import SharedDatabase

/// Remembers in an SQLite file, which several processes can share: an app, its extension and a command line.
///
/// ```swift
/// let memory = try FileMemory(path: "memory.sqlite")
/// let assistant = try Assistant(
///   plugins: plugins, words: memory.words(),
///   shortcuts: memory.shortcuts(), memory: memory)
/// ```
///
/// Writes are durable and atomic once the call returns, whenever the process is killed.
public struct FileMemory: IntentMemory {
  let database: SharedDatabase
  let retention: Retention

  /// Opens a file, or creates it, and migrates it to the present version.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - retention: How many donations are kept, and how long, by the time of the latest.
  /// - Throws: `StorageError` if the file is damaged, belongs to something else, is of a newer version or read-only, or
  ///   cannot be created. It is unchanged then.
  public init(path: String, retention: Retention = Retention()) throws(StorageError) {
    try self.init(path: path, retention: retention, maximumPages: nil)
  }

  package init(
    path: String, retention: Retention = Retention(), maximumPages: Int?
  ) throws(StorageError) {
    database = try SharedDatabase(path: path, schema: Self.schema, maximumPages: maximumPages)
    self.retention = retention
  }

  /// Checks all of the file.
  ///
  /// - Returns: Its faults; empty if it is whole.
  /// - Throws: `StorageError`
  public func faults() throws -> [String] { try database.faults() }
}
