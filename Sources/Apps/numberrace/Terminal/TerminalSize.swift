import Foundation

/// The size of a terminal in characters.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int

  /// The size of the terminal that standard output is; `nil` if it is none or does not tell.
  static var output: TerminalSize? {
    guard FileDescriptor.output.isTerminal else { return nil }
    var size = winsize()
    guard ioctl(FileDescriptor.output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
