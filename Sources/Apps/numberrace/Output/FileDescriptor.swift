import Foundation

/// An error of the system, by its number.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32

  /// The last error of this thread.
  static var last: SystemError { SystemError(number: errno) }

  var isClosedPipe: Bool { number == EPIPE }

  /// The system's words for it, to go on a sentence with.
  var description: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// An open file of the system.
struct FileDescriptor: Sendable {
  let number: Int32

  static let input = FileDescriptor(number: STDIN_FILENO)
  static let output = FileDescriptor(number: STDOUT_FILENO)
  static let error = FileDescriptor(number: STDERR_FILENO)

  init(number: Int32) { self.number = number }

  /// Opens a file; a new one gets some permissions, of those that the user wants new files to have.
  init(opening path: String, _ flags: Int32, _ permissions: mode_t = 0o666) throws(SystemError) {
    number = open(path, flags | O_CLOEXEC, permissions)
    if number < 0 { throw .last }
  }

  var isTerminal: Bool { isatty(number) != 0 }

  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Writes all of some bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = wait(for: POLLOUT, milliseconds: -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Reads what there is, at least one byte unless the file has ended.
  ///
  /// - Returns: The bytes; `nil` if the call was interrupted before there were any.
  func read(upTo count: Int) throws(SystemError) -> [UInt8]? {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let result = Foundation.read(number, buffer.baseAddress, count)
      if result < 0 { failure = .last }
      filled = max(0, result)
    }
    guard let failure else { return bytes }
    if failure.number == EINTR || failure.number == EAGAIN { return nil }
    throw failure
  }

  /// Waits until the file can be read, or has ended.
  ///
  /// - Returns: Whether it can be; `false` when the time is over or a signal came.
  func waitForInput(milliseconds: Int32) -> Bool { wait(for: POLLIN, milliseconds: milliseconds) }

  private func wait(for events: some BinaryInteger, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Closes the file, which is the last chance to hear that something could not be written.
  func close() throws(SystemError) {
    // After an interruption it is not known whether the file is closed; on Linux it is.
    if Foundation.close(number) != 0, errno != EINTR { throw .last }
  }

  /// Makes the names in a folder durable, where the file system can say so.
  static func sync(folder: String) {
    guard let opened = try? FileDescriptor(opening: folder, O_RDONLY) else { return }
    fsync(opened.number)
    try? opened.close()
  }

  /// As much of the permissions as the user wants new files to have.
  static func allowed(_ permissions: mode_t) -> mode_t {
    let mask = umask(0)
    umask(mask)
    return permissions & ~mask
  }

  /// Makes the standard files exist: a file that is opened later must not become the output by accident.
  static func fillStandardFiles() {
    for number in 0...2 as ClosedRange<Int32> where fcntl(number, F_GETFD) == -1 {
      // Only for what these files are not used for, so that using them is still an error.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
