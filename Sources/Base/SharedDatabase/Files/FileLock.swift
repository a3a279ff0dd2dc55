import Foundation

/// A hold on a database that no other process has open. While it is held, none can open it.
///
/// Whoever has an SQLite file with a log open holds a shared lock on these bytes of it
/// (https://www.sqlite.org/fileformat.html#the_lock_byte_page), which an exclusive lock has to wait for.
struct FileLock {
  private let file: Int32

  init(_ path: String) throws(StorageError) {
    file = open(path, O_RDWR)
    guard file >= 0 else { throw DurableFile.failure(path) }
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = 0x4000_0000
    range.l_len = 512
    guard fcntl(file, F_SETLK, &range) == 0 else {
      close(file)
      throw StorageError(path, .busy)
    }
  }

  /// Lets other processes open the file.
  func release() {
    close(file)
  }
}
