import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the tool needs of the system's C library.
enum Platform {
  /// Lets a closed pipe end the process without a word, as it does other tools, even where the parent
  /// process had this signal ignored.
  static func dieQuietlyOnClosedPipe() {
    _ = signal(SIGPIPE, SIG_DFL)
  }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) != 0 }
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) != 0 }

  /// The value of an environment variable, if it is set and not empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Sends what has been printed on its way.
  static func flushOutput() {
    fflush(nil)
  }

  /// Writes to standard error.
  static func printError(_ text: String, terminator: String = "\n") {
    fflush(nil)
    var bytes = Array((text + terminator).utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }

  /// Reads what is there from standard input, at least one byte unless it has ended.
  static func readInput(upTo count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result: Int
      repeat {
        result = read(STDIN_FILENO, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR && !Interruption.isRequested
      filled = max(0, result)
    }
  }
}

/// Ctrl-C, for work that can stop by itself and tell what it found.
enum Interruption {
  fileprivate static let requested = Atomic(false)

  /// Whether Ctrl-C was pressed since ``catchOnce()``.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// From now on, the first Ctrl-C only asks to stop; a second ends the process.
  static func catchOnce() {
    _ = signal(SIGINT) { _ in
      Interruption.requested.store(true, ordering: .relaxed)
      _ = signal(SIGINT, SIG_DFL)
    }
  }
}
