import Foundation

/// The functions of the system that the tool uses.
enum Platform {
  /// Prepares the process before anything is opened or written.
  static func prepare() {
    // A closed pipe ends the process without a word, as it does other tools, even where the parent process
    // had this signal ignored.
    _ = signal(SIGPIPE, SIG_DFL)
    // A limit on the size of files is an error of a write, which is told, and no reason to end at once.
    _ = signal(SIGXFSZ, SIG_IGN)
    // A process that is started by a thread that blocks signals would never hear of Ctrl-C.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    FileDescriptor.fillStandardFiles()
  }

  static var outputIsTerminal: Bool { FileDescriptor.output.isTerminal }
  static var errorIsTerminal: Bool { FileDescriptor.error.isTerminal }
  static var inputIsTerminal: Bool { FileDescriptor.input.isTerminal }

  /// The value of an environment variable, if it is set and not empty.
  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes to standard error, after all that has been printed.
  static func printError(_ text: String, terminator: String = "\n") {
    StandardOutput.flush()
    StandardError.write(text + terminator)
  }

  /// Ends the process, when all that was printed is written.
  static func end(_ code: Int32) -> Never {
    StatusLine.clear()
    StandardOutput.close()
    exit(code)
  }

  /// Reads what is there from standard input, at least one byte unless it has ended or Ctrl-C was pressed.
  /// Input that cannot be read ends the process.
  static func readInput(upTo count: Int) -> [UInt8] {
    while !Interruption.isRequested {
      // A signal may come to another thread, so no call waits for long.
      guard FileDescriptor.input.waitForInput(milliseconds: 100) else { continue }
      do throws(SystemError) {
        if let bytes = try FileDescriptor.input.read(upTo: count) { return bytes }
      } catch {
        printError("Error: standard input cannot be read: \(error).")
        exit(ExitStatus.cannotRead.rawValue)
      }
    }
    return []
  }

  /// The contents of a file, up to a number of bytes.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be read or is longer.
  static func readFile(_ path: String, upTo limit: Int) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY)
      defer { try? file.close() }
      while bytes.count <= limit {
        guard let chunk = try file.read(upTo: 1 << 16) else { continue }
        if chunk.isEmpty { return bytes }
        bytes += chunk
      }
    } catch {
      throw CommandFailure(.cannotRead, "'\(path)' cannot be read: \(error)")
    }
    throw CommandFailure(.badInput, "'\(path)' cannot be read: it has more than \(limit) bytes")
  }
}
