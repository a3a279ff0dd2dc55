import Foundation

/// An exclusive lock among processes, by a file of its own. It ends with its process, too.
struct FolderLock {
  private let file: Int32

  /// Waits for the lock.
  init(_ path: String) throws(UserError) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw UserError("the file '\(path)' cannot be used: \(String(cString: strerror(errno)))")
    }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let reason = String(cString: strerror(errno))
        close(file)
        throw UserError("the file '\(path)' cannot be locked: \(reason)")
      }
    }
  }

  /// Lets other processes have it.
  func release() { close(file) }
}
