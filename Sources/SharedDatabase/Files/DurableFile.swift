package import Foundation

/// Files that are written whole or not at all.
package enum DurableFile {
  /// Writes a file: to a temporary file beside it, which is synced, given its name, and the folder synced. When this
  /// returns, the file is on the disk; when it throws, what was at the path is unchanged.
  ///
  /// A new file is readable by its owner only; one that is replaced keeps its permissions. If the path is a symbolic
  /// link, the file that it leads to is replaced. A device or a pipe is written to.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - path: The path of the file.
  /// - Throws: ``StorageError``
  package static func write(_ data: Data, to path: String) throws(StorageError) {
    let status = FileStatus(path)
    switch status?.kind {
    case .folder: throw StorageError(path, .isFolder)
    case .other: return try writeThrough(data, to: path)
    case .regular, nil: break
    }
    let target = status == nil && !FileStatus.isTaken(path) ? path : try resolved(path)
    let temporary = unusedPath(beside: target)
    do throws(StorageError) {
      try writeNew(data, to: temporary, permissions: status?.permissions ?? 0o600)
      guard rename(temporary, target) == 0 else { throw failure(target) }
      try syncFolder(of: target)
    } catch {
      unlink(temporary)
      throw StorageError(path, error.reason)
    }
  }

  /// The path of the file that a chain of symbolic links leads to.
  static func resolved(_ path: String) throws(StorageError) -> String {
    guard let real = realpath(path, nil) else {
      guard errno == ENOENT else { throw failure(path) }
      guard FileStatus.isBrokenLink(path) else { throw StorageError(path, .missing) }
      throw StorageError(path, .other("it is a symbolic link that leads nowhere"))
    }
    defer { free(real) }
    return String(cString: real)
  }

  /// Writes a folder that only its owner can read. It gets its name when all of it is on the disk.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, at which nothing may be.
  ///   - fill: Writes files to a folder of another name, and syncs them.
  /// - Throws: ``StorageError``, and what the function throws; then there is no such folder.
  package static func writeFolder(_ path: String, _ fill: (String) throws -> Void) throws {
    guard !FileStatus.isTaken(path) else { throw StorageError(path, .exists) }
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let temporary = unusedPath(beside: trimmed)
    guard mkdir(temporary, 0o700) == 0 else { throw failure(path) }
    do {
      try fill(temporary)
      try sync(temporary)
      guard rename(temporary, trimmed) == 0 else { throw failure(path) }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw error
    }
    try syncFolder(of: trimmed)
  }

  private static func writeThrough(_ data: Data, to path: String) throws(StorageError) {
    let file = open(path, O_WRONLY)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    try writeAll(data, to: file, path)
  }

  private static func writeNew(
    _ data: Data, to path: String, permissions: UInt32
  ) throws(StorageError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    try writeAll(data, to: file, path)
    guard fchmod(file, mode_t(permissions)) == 0, fsync(file) == 0 else { throw failure(path) }
  }

  private static func writeAll(_ data: Data, to file: Int32, _ path: String) throws(StorageError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Steps for other files

  /// Syncs a file to the disk.
  package static func sync(_ path: String) throws(StorageError) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw failure(path) }
  }

  /// Syncs the folder of a file, so that its name is on the disk too.
  package static func syncFolder(of path: String) throws(StorageError) {
    try sync(folder(of: path))
  }

  /// The path of the folder of a file.
  static func folder(of path: String) -> String {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// A path in the same folder at which nothing is.
  package static func unusedPath(beside path: String) -> String {
    "\(path).\(SharedDatabase.newID()).partial"
  }

  /// The error that the system reported last.
  static func failure(_ path: String) -> StorageError {
    let number = errno
    switch number {
    case ENOSPC, EDQUOT, EFBIG: return StorageError(path, .full)
    case EACCES, EPERM, EROFS: return StorageError(path, .readOnly)
    case EEXIST: return StorageError(path, .exists)
    case EISDIR: return StorageError(path, .isFolder)
    default: return StorageError(path, .other(String(cString: strerror(number)).lowercased()))
    }
  }
}
