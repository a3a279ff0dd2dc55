public import IntentKit
@_exported public import SharedDatabase

/// A memory in an SQLite file, which several processes can share: an app, its extension and a
/// command-line tool.
///
/// ```swift
/// let memory = try FileMemory(path: "memory.sqlite")
/// let assistant = try Assistant(
///   plugins: plugins, words: memory.words(),
///   shortcuts: memory.shortcuts(), memory: memory)
/// ```
///
/// Writes are atomic, and durable once the call returns, even if the process is killed.
public struct FileMemory: IntentMemory, DatabaseFile {
  /// The open file.
  public let database: SQLiteFile
  let retention: Retention

  /// Opens a file, or creates it in a folder that exists. The ages of retention are relative to the
  /// latest donation.
  ///
  /// - Throws: `StorageError` if the file is damaged, belongs to another application, has another
  ///   version, is read-only, or cannot be created. The file is then unchanged.
  public init(path: String, retention: Retention = Retention()) throws(StorageError) {
    try self.init(path: path, retention: retention, maximumPages: nil)
  }

  package init(
    path: String, retention: Retention = Retention(), maximumPages: Int?
  ) throws(StorageError) {
    database = try SQLiteFile(path: path, schema: Self.schema, maximumPages: maximumPages)
    self.retention = retention
  }
}
