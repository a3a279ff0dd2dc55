import Foundation
public import GRDB

/// An SQLite file that several processes share, and that survives any of them being killed: a write-ahead log, which
/// is on the disk before a write returns (`synchronous = FULL`), and a version.
///
/// What is deleted is overwritten, so that nothing of it can be found in the file (`secure_delete`).
public final class SharedDatabase: Sendable {
  /// Where the file is.
  public let path: String
  private let pool: DatabasePool

  /// What a file must be to be opened.
  public struct Schema: Sendable {
    /// Changes a file of one version to one of the next.
    public typealias Migration = @Sendable (Database) throws -> Void

    let applicationID: Int32
    let migrations: [Migration]

    /// A schema.
    ///
    /// - Parameters:
    ///   - applicationID: Tells the files of this schema from those of others.
    ///   - migrations: The first makes a file of version 1 of an empty one, the second one of version 2 of that,
    ///     and so on.
    public init(applicationID: Int32, migrations: [Migration]) {
      self.applicationID = applicationID
      self.migrations = migrations
    }
  }

  /// Opens a file, or makes it, and brings it to the present version.
  ///
  /// - Parameters:
  ///   - path: Where the file is. Its folder must exist.
  ///   - schema: What it must be.
  ///   - maximumPages: The most pages of 4,096 bytes that it may grow to; any number if it is not given.
  /// - Throws: ``StorageError``. A damaged file is kept aside under another name.
  public init(
    path: String, schema: Schema, maximumPages: Int? = nil
  ) throws(StorageError) {
    self.path = path
    pool = try StorageError.translating(path) {
      try Self.checkAccess(path)
      return try Self.open(path, schema, maximumPages)
    }
  }

  /// How long a process waits for others to finish their writing, in seconds.
  static let patience = 20.0

  private static func checkAccess(_ path: String) throws {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      throw StorageError(path, .isFolder)
    }
    // The superuser can write all files, but one that is marked as read-only is meant to stay as it is.
    let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o600
    if mode & 0o222 == 0 { throw StorageError(path, .readOnly) }
  }

  private static func open(
    _ path: String, _ schema: Schema, _ maximumPages: Int?
  ) throws -> DatabasePool {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.maximumReaderCount = 2
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
      if let maximumPages { try db.execute(sql: "PRAGMA max_page_count = \(maximumPages)") }
    }
    let deadline = ContinuousClock.now + .seconds(patience)
    while true {
      do {
        return try prepare(try DatabasePool(path: path, configuration: configuration), path, schema)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        // Two processes that make the file at the same moment are not made to wait for each other by SQLite.
        guard ContinuousClock.now < deadline else { throw error }
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
  }

  private static func prepare(
    _ pool: DatabasePool, _ path: String, _ schema: Schema
  ) throws -> DatabasePool {
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    if try pool.read({ try steps(of: schema, in: $0, path) }).isEmpty { return pool }
    // All in one transaction, so that two processes that open the file together do not migrate it twice, which
    // a migrator with a transaction for each version would.
    try pool.write { db in
      for migrate in try steps(of: schema, in: db, path) { try migrate(db) }
      try db.execute(sql: "PRAGMA application_id = \(schema.applicationID)")
      try db.execute(sql: "PRAGMA user_version = \(schema.migrations.count)")
    }
    return pool
  }

  /// The migrations that a file lacks.
  private static func steps(
    of schema: Schema, in db: Database, _ path: String
  ) throws -> ArraySlice<Schema.Migration> {
    let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
    guard id == schema.applicationID || id == 0 && isEmpty else {
      throw StorageError(path, .foreign)
    }
    guard version <= schema.migrations.count else { throw StorageError(path, .newer) }
    return schema.migrations.dropFirst(version)
  }

  /// Reads from a state of the file that does not change meanwhile.
  ///
  /// - Parameter body: Reads.
  /// - Returns: What it returns.
  /// - Throws: ``StorageError``, and what the body throws.
  public func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try StorageError.translatingDatabaseErrors(path) { try pool.read(body) }
  }

  /// Writes all or nothing. When it returns, it is on the disk.
  ///
  /// - Parameter body: Writes.
  /// - Returns: What it returns.
  /// - Throws: ``StorageError``, and what the body throws; then nothing is written.
  public func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try StorageError.translatingDatabaseErrors(path) { try pool.write(body) }
  }

  /// Sees that nothing that was deleted is left in the file or its log.
  ///
  /// - Throws: ``StorageError``; `busy` if another process reads all the time.
  public func erasePages() throws {
    try StorageError.translatingDatabaseErrors(path) {
      try pool.vacuum()
      _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }
  }

  /// Looks through all of the file.
  ///
  /// - Returns: What is wrong with it; nothing if it is whole.
  /// - Throws: ``StorageError``
  public func faults() throws -> [String] {
    try read { try String.fetchAll($0, sql: "PRAGMA integrity_check").filter { $0 != "ok" } }
  }
}
