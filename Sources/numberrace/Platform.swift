import Dispatch
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

extension Platform {
  /// What a file has in it, up to a number of bytes.
  ///
  /// - Throws: `FileError` if it cannot be read or is longer.
  static func readFile(_ path: String, upTo limit: Int) throws(FileError) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw FileError(path: path, reason: errnoText) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, file)
      }
      if chunk.isEmpty {
        if ferror(file) != 0 { throw FileError(path: path, reason: errnoText) }
        return bytes
      }
      bytes += chunk
    }
    throw FileError(path: path, reason: "it has more than \(limit) bytes")
  }

  private static var errnoText: String { String(cString: strerror(errno)).lowercased() }

  /// A file that cannot be used.
  struct FileError: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String { "'\(path)' cannot be read: \(reason)" }
  }

  /// Runs work that ends early when it is cancelled, and cancels it on Ctrl-C.
  static func cancellingOnInterrupt<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    let task = Task(operation: work)
    _ = signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { task.cancel() }
    source.resume()
    defer {
      source.cancel()
      _ = signal(SIGINT, SIG_DFL)
    }
    return await task.value
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
