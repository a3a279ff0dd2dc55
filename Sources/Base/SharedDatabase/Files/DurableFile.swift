import Foundation

/// The steps by which files and folders are written whole or not at all.
public enum DurableFile {
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
  ///   - path: The path of the folder, which must not exist.
  ///   - fill: Writes files to a folder of another name, and syncs them.
  /// - Throws: ``StorageError``, and what the function throws; then there is no such folder.
  public static func writeFolder(_ path: String, _ fill: (String) throws -> Void) throws {
    guard !FileStatus.isTaken(path) else { throw StorageError(path, .exists) }
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let temporary = unusedPath(beside: trimmed)
    guard mkdir(temporary, 0o700) == 0 else { throw failure(path) }
    do {
      try StorageError.naming(trimmed, insteadOf: temporary) {
        try fill(temporary)
        try sync(temporary)
      }
      guard rename(temporary, trimmed) == 0 else { throw failure(path) }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw error
    }
    try syncFolder(of: trimmed)
  }

  /// Makes a folder, and those above it that are not there, with access for their owner only.
  ///
  /// - Parameter path: The path of the folder, which may exist.
  /// - Throws: ``StorageError`` if it cannot be made.
  public static func makeFolder(_ path: String) throws(StorageError) {
    if mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST where FileStatus(path)?.kind == .folder: return
    case EEXIST, ENOTDIR:
      throw StorageError(path, .other("it is not a folder, and cannot be made one"))
    case ENOENT:
      let parent = folder(of: path)
      guard parent != path else { throw failure(path) }
      try makeFolder(parent)
      if mkdir(path, 0o700) != 0, FileStatus(path)?.kind != .folder { throw failure(path) }
    default: throw failure(path)
    }
  }

  /// Whether anything has the name, be it a link that leads nowhere, or it cannot be told: only what is certainly
  /// not there is not.
  package static func mayExist(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  // MARK: Read-only media

  /// Whether a file is on a medium that nobody can write to.
  static func isOnReadOnlyMedium(_ path: String) -> Bool {
    access(path, W_OK) != 0 && errno == EROFS
  }

  /// Copies a database with its log to `copy` in a new folder that only its owner can read.
  static func copyToPrivateFolder(_ path: String) throws -> String {
    let folder = unusedPath(beside: FileManager.default.temporaryDirectory.path() + "numberrace")
    guard mkdir(folder, 0o700) == 0 else { throw failure(folder) }
    for suffix in ["", "-wal"] where FileStatus(path + suffix) != nil {
      let copy = "\(folder)/copy\(suffix)"
      try FileManager.default.copyItem(atPath: path + suffix, toPath: copy)
      guard chmod(copy, 0o600) == 0 else { throw failure(copy) }
    }
    return folder
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

  /// An unused path in the same folder, from which what was left over by others is removed.
  static func unusedPath(beside path: String) -> String {
    PartialFile.removeLeftovers(in: folder(of: path))
    return PartialFile.path(beside: path)
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
