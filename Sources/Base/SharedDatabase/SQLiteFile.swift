import Foundation
package import GRDB

/// An SQLite file that several processes share and that survives any of them being killed: it has a write-ahead log,
/// which is on the disk before a write returns (`synchronous = FULL`), and a version.
///
/// Deleted content is overwritten, so that none of it can be found in the file (`secure_delete`). A file that is
/// damaged, or belongs to another application, is reported and never changed.
public final class SQLiteFile: Sendable {
  /// The path of the file.
  package let path: String
  /// A single connection. GRDB's pools write to every file in which they set up the log, even to a damaged one.
  private let queue: DatabaseQueue
  /// Whether a copy is read instead of a file on a read-only medium.
  private let isCopy: Bool

  /// Opens a file, or creates it.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - schema: The tables of the file.
  ///   - maximumPages: The maximum number of pages of 4,096 bytes; unlimited if `nil`.
  ///   - mustExist: Whether a file that is not there is an error.
  /// - Throws: ``StorageError``. The file is unchanged then.
  ///
  /// A file on a read-only medium, such as a snapshot, can be read: SQLite needs to write beside a file with a log even to
  /// read it, so a copy is read. Writing to it throws `readOnly`.
  package init(
    path: String, schema: Schema, maximumPages: Int? = nil, mustExist: Bool = false
  ) throws(StorageError) {
    self.path = path
    (queue, isCopy) = try StorageError.translating(path) {
      if mustExist, FileStatus(path) == nil { throw StorageError(path, .missing) }
      guard DurableFile.isOnReadOnlyMedium(path) else {
        PartialFile.removeLeftovers(in: DurableFile.folder(of: path))
        return (try Self.open(path, schema, maximumPages), false)
      }
      let folder = try DurableFile.copyToPrivateFolder(path)
      // What is open can be read without its name, and so nothing is left of it however the process ends.
      defer { try? FileManager.default.removeItem(atPath: folder) }
      return try StorageError.naming(path, insteadOf: "\(folder)/copy") {
        (try Self.open("\(folder)/copy", schema, maximumPages), true)
      }
    }
  }

  deinit {
    // A copy of the file without its log has all that was stored, unless somebody reads an earlier state just now.
    _ = try? queue.writeWithoutTransaction { try $0.checkpoint(.passive) }
  }

  /// The time that a process waits for others to finish writing, in seconds.
  static let patience = 20.0

  private static func open(
    _ path: String, _ schema: Schema, _ maximumPages: Int?
  ) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
      if let maximumPages { try db.execute(sql: "PRAGMA max_page_count = \(maximumPages)") }
    }
    let deadline = ContinuousClock.now + .seconds(patience)
    while true {
      if FileStatus(path) == nil { try create(path, schema) }
      let status = try checkedStatus(path)
      do {
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try prepare(queue, path, schema)
        // A file that was replaced while it was opened is opened again.
        if FileStatus(path)?.identity == status.identity { return queue }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        // Two processes that begin the log at the same moment are not made to wait for each other by SQLite.
        guard ContinuousClock.now < deadline else { throw error }
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
  }

  private static func prepare(_ queue: DatabaseQueue, _ path: String, _ schema: Schema) throws {
    // Nothing is written before it is certain whose file it is.
    try queue.read { db in
      let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      guard id == schema.applicationID else { throw StorageError(path, .foreign) }
      guard version == schema.version else { throw StorageError(path, .version(version)) }
    }
    // All files have a log, save one that comes from a backup.
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    }
  }

  /// Reads from a state of the file that does not change meanwhile.
  ///
  /// - Throws: ``StorageError``, and what the body throws.
  package func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try StorageError.translatingDatabaseErrors(path) { try queue.read(body) }
  }

  /// Writes atomically. When it returns, the change is on the disk.
  ///
  /// - Throws: ``StorageError``, and the body's errors; in either case the file is not changed.
  package func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    guard !isCopy else { throw StorageError(path, .readOnly) }
    return try StorageError.translatingDatabaseErrors(path) { try queue.write(body) }
  }

  /// Removes what is left of deleted content from the file and its log.
  ///
  /// - Throws: ``StorageError``; `busy` if another process reads all the time.
  package func erasePages() throws {
    guard !isCopy else { throw StorageError(path, .readOnly) }
    try StorageError.translatingDatabaseErrors(path) {
      try queue.vacuum()
      _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }
  }

  /// Checks all of the file.
  ///
  /// - Returns: Its faults; empty if it is whole.
  /// - Throws: ``StorageError``
  package func faults() throws -> [String] {
    try read { try String.fetchAll($0, sql: "PRAGMA integrity_check").filter { $0 != "ok" } }
  }

  /// Copies the whole database to a new file, which is complete and durable when this returns.
  ///
  /// - Parameter copy: The path of the new file.
  /// - Throws: ``StorageError``; `exists` if something is at the path.
  package func backUp(to copy: String) throws(StorageError) {
    guard !FileStatus.isTaken(copy) else { throw StorageError(copy, .exists) }
    let temporary = DurableFile.unusedPath(beside: copy)
    defer { unlink(temporary) }
    try StorageError.translating(path) {
      try StorageError.naming(copy, insteadOf: temporary) {
        try DurableFile.create(temporary)
        try queue.writeWithoutTransaction { db in
          try db.execute(sql: "VACUUM INTO ?", arguments: [temporary])
        }
        try DurableFile.sync(temporary)
      }
    }
    try DurableFile.publish(temporary, as: copy)
  }
}
