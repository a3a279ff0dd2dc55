import ArgumentParser

/// How a command can end: the one table of exit codes, which the help and the guide repeat.
///
/// A command that cannot do its work throws a ``CommandFailure`` with one of these. The codes from 64 on are
/// those of `sysexits.h`; 130 is how shells report Ctrl-C.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case refused = 1
  case stopped = 2
  case mistyped = 64
  case badInput = 65
  case cannotRead = 66
  case cannotWrite = 73
  case interrupted = 130

  /// The meaning of the exit code, for the help.
  var meaning: String {
    switch self {
    case .done: "done; of solve, whether or not the solution is exact"
    case .refused:
      "there is no answer, the answer is not legal, a line of a batch was bad, or something was refused"
    case .stopped: "a limit of time or memory ended the work before all was found or proved"
    case .mistyped: "the command was mistyped, or the game breaks its rules"
    case .badInput: "the input cannot be used, or the numbers are too large for this solver"
    case .cannotRead: "a file or the input cannot be read"
    case .cannotWrite: "a file or the output cannot be written"
    case .interrupted: "Ctrl-C ended the work"
    }
  }

  /// The code for a command to throw when all is said.
  var exitCode: ExitCode { ExitCode(rawValue) }

  /// How work ended that a limit cut short: by Ctrl-C, or by another limit.
  static var cutShort: ExitStatus { Interruption.isRequested ? .interrupted : .stopped }

  /// Tells of work that was cut short.
  ///
  /// - Returns: The code for the command to throw.
  static func cutShort(saying message: String) -> ExitCode {
    Platform.printError(message)
    return cutShort.exitCode
  }
}

extension ExitCode {
  static let refused = ExitStatus.refused.exitCode
  static let badInput = ExitStatus.badInput.exitCode
  static let interrupted = ExitStatus.interrupted.exitCode
}
