import Foundation
import Synchronization

/// Writes items to standard output, in place of the standard library's function: what cannot be written ends
/// the command with an error, and what a terminal would act on is shown instead.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  StandardOutput.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}

/// Writes a text to standard output, in place of the standard library's function.
func print(_ text: String, terminator: String = "\n") {
  StandardOutput.write(text + terminator)
}

/// Standard output, buffered and checked.
///
/// A failed write ends the process, because no further output would reach anyone.
enum StandardOutput {
  private struct Buffer {
    var bytes: [UInt8] = []
    var lastFlush = ContinuousClock.now
  }

  private static let buffer = Mutex(Buffer())
  private static let isTerminal = FileDescriptor.output.isTerminal
  private static let capacity = 1 << 16

  /// Writes a text, soon or at ``flush()``.
  static func write(_ text: String) {
    let text = isTerminal ? text.visible(keeping: [.lines, .styles]) : text
    let isDue = buffer.withLock { buffer in
      buffer.bytes += text.utf8
      // Slow output is written at once.
      return buffer.bytes.count >= capacity || isTerminal
        || buffer.lastFlush.duration(to: .now) > .milliseconds(100)
    }
    if isDue { flush() }
  }

  /// Writes bytes that aren't text, as they are.
  static func write(bytes: [UInt8]) {
    buffer.withLock { $0.bytes += bytes }
    flush()
  }

  /// Sends on its way what was written.
  static func flush() {
    if isTerminal, buffer.withLock({ !$0.bytes.isEmpty }) { StatusLine.clear() }
    let failure = buffer.withLock { buffer -> SystemError? in
      defer {
        buffer.bytes.removeAll(keepingCapacity: true)
        buffer.lastFlush = .now
      }
      do throws(SystemError) {
        try FileDescriptor.output.write(buffer.bytes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { end(failure) }
  }

  /// Writes what is left and closes the file, at the end of the command.
  static func close() {
    flush()
    do throws(SystemError) { try FileDescriptor.output.close() } catch { end(error) }
  }

  private static func end(_ error: SystemError) -> Never {
    // A reader that stops early, as `head` does, isn't an error.
    if !error.isClosedPipe {
      StandardError.write("Error: standard output cannot be written: \(error).\n")
    }
    exit(ExitStatus.cannotWrite.rawValue)
  }
}

/// Standard error.
enum StandardError {
  /// Writes a text after all that was written to standard output. Nobody can be told if that fails.
  static func write(_ text: String) { try? tell(text) }

  /// Writes a text that must not be lost.
  ///
  /// - Throws: ``SystemError`` if it cannot be written.
  static func tell(_ text: String) throws(SystemError) {
    StatusLine.clear()
    try FileDescriptor.error.write(Array(text.visible(keeping: .lines).utf8))
  }
}

/// A line on standard error that says how far a command is, until something else is written.
enum StatusLine {
  private static let isShown = Mutex(false)
  private static let isTerminal = FileDescriptor.error.isTerminal

  /// Whether anyone wants to see it: on a terminal, or if the environment variable `NUMBERRACE_PROGRESS` is
  /// set, each state on a line of its own.
  static let isWanted = isTerminal || Platform.environment("NUMBERRACE_PROGRESS") != nil

  /// Shows a state in place of the one before.
  static func show(_ text: String) {
    guard isWanted else { return }
    isShown.withLock { isShown in
      let text = text.visible
      try? FileDescriptor.error.write(
        Array((isTerminal ? "\r\u{1B}[K\(text)" : "\(text)\n").utf8))
      isShown = isTerminal
    }
  }

  /// Takes the line away.
  static func clear() {
    isShown.withLock { isShown in
      if isShown { try? FileDescriptor.error.write(Array("\r\u{1B}[K".utf8)) }
      isShown = false
    }
  }
}
