import Foundation

/// The terminal as a screen whose keys are read one by one. ``leave()`` puts everything back: the modes,
/// the cursor, and what was on the screen before.
final class RawTerminal {
  private var saved: termios?

  /// Takes the terminal over; fails if standard input or output is none.
  init?() {
    guard FileDescriptor.input.isTerminal, FileDescriptor.output.isTerminal else { return nil }
    var modes = termios()
    guard tcgetattr(FileDescriptor.input.number, &modes) == 0 else { return nil }
    let before = modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { keys in
      // A screen that is left as it is would be in the way of the shell, so there is no Ctrl-Z.
      if keys.indices.contains(Int(VSUSP)) { keys[Int(VSUSP)] = Self.noKey }
      if keys.indices.contains(Int(VMIN)) { keys[Int(VMIN)] = 1 }
      if keys.indices.contains(Int(VTIME)) { keys[Int(VTIME)] = 0 }
    }
    guard tcsetattr(FileDescriptor.input.number, TCSADRAIN, &modes) == 0 else { return nil }
    saved = before
    StandardOutput.flush()
    // The alternate screen, which is cleared.
    send("\u{1B}[?1049h\u{1B}[2J")
  }

  deinit { leave() }

  #if canImport(Darwin)
    private static let noKey: UInt8 = 0xFF
  #else
    private static let noKey: UInt8 = 0
  #endif

  /// Shows lines in place of all that is on the screen, with the cursor at a place from 0.
  func draw(_ lines: [String], cursor: (row: Int, column: Int)) {
    var text = "\u{1B}[?25l\u{1B}[H"
    for (place, line) in lines.enumerated() {
      text += line + "\u{1B}[K" + (place + 1 < lines.count ? "\r\n" : "")
    }
    text += "\u{1B}[J\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
    send(text)
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard var modes = saved else { return }
    saved = nil
    send("\u{1B}[?25h\u{1B}[?1049l")
    _ = tcsetattr(FileDescriptor.input.number, TCSADRAIN, &modes)
  }

  private func send(_ text: String) {
    try? FileDescriptor.output.write(Array(text.utf8))
  }
}
