import Foundation
import GRDB

extension SQLiteFile {
  /// Checks that a file can be a database, without opening it: closing a file drops all locks that the process has on
  /// it, those of SQLite too (https://www.sqlite.org/howtocorrupt.html, section 2.2).
  static func checkedStatus(_ path: String) throws(StorageError) -> FileStatus {
    guard let status = FileStatus(path) else {
      throw StorageError(path, .other("it was removed while it was opened"))
    }
    switch status.kind {
    case .folder: throw StorageError(path, .isFolder)
    case .other: throw StorageError(path, .other("it is no regular file"))
    case .regular: break
    }
    // The superuser can write all files, but one that is marked as read-only is meant to stay as it is.
    if status.permissions & 0o222 == 0 { throw StorageError(path, .readOnly) }
    guard status.size > 0 else {
      throw StorageError(path, .damaged("it is empty: to begin a new file, remove it"))
    }
    return status
  }

  /// Creates a file, readable by its owner only. It gets its name when it is whole, so that no process ever sees a
  /// part of it, and a file that is empty is a file that was emptied. One that another process made meanwhile stays.
  static func create(_ path: String, _ schema: Schema) throws {
    if FileStatus.isBrokenLink(path) {
      throw StorageError(path, .other("it is a symbolic link that leads nowhere"))
    }
    let temporary = DurableFile.unusedPath(beside: path)
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(temporary + suffix) } }
    try StorageError.naming(path, insteadOf: temporary) { try makeNew(temporary, schema) }
    do throws(StorageError) {
      try DurableFile.publish(temporary, as: path)
    } catch {
      // Another process may have been faster.
      guard error.reason == .exists else { throw error }
    }
  }

  /// Creates a file at an unused path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - schema: Its tables.
  ///   - other: The path of a database that is attached as `raw` meanwhile, if any.
  ///   - fill: Fills the tables.
  /// - Throws: An error if it cannot be written.
  static func makeNew(
    _ path: String, _ schema: Schema, attaching other: String? = nil,
    _ fill: (Database) throws -> Void = { _ in }
  ) throws {
    try DurableFile.create(path)
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON")
      if let other { try db.execute(sql: "ATTACH ? AS raw", arguments: [other]) }
      try db.inTransaction {
        try schema.create(in: db)
        try fill(db)
        return .commit
      }
      // Closing the file would do this too, and not tell that it failed: the file would then be published without its log.
      _ = try db.checkpoint(.truncate)
    }
    try queue.close()
    try DurableFile.sync(path)
  }
}

extension DurableFile {
  /// Creates an empty file that only its owner can read.
  static func create(_ path: String) throws(StorageError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else {
      let folder = DurableFile.folder(of: path)
      guard errno == ENOENT, FileStatus(folder) == nil else { throw failure(path) }
      throw StorageError(path, .other("there is no folder '\(folder)'"))
    }
    close(file)
  }

  /// Gives a finished file its name, unless something has that name, and syncs the folder.
  static func publish(_ temporary: String, as path: String) throws(StorageError) {
    if link(temporary, path) != 0 {
      // Some file systems have no hard links.
      guard [EPERM, ENOTSUP, EOPNOTSUPP].contains(errno) else { throw failure(path) }
      guard !FileStatus.isTaken(path) else { throw StorageError(path, .exists) }
      guard rename(temporary, path) == 0 else { throw failure(path) }
    }
    unlink(temporary)
    try syncFolder(of: path)
  }
}
