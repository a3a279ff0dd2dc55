import Foundation

/// The kind, permissions and identity of the file at a path, links followed.
struct FileStatus {
  enum Kind {
    case regular, folder, other
  }

  let kind: Kind
  let permissions: UInt32
  let size: Int
  let identity: [UInt64]

  /// The status; `nil` if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    permissions = UInt32(status.st_mode & 0o7777)
    size = Int(status.st_size)
    identity = [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino),
    ]
  }

  /// Whether the name is that of a symbolic link that leads nowhere.
  static func isBrokenLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    return FileStatus(path) == nil
  }

  /// Whether anything has the name, be it a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
