import BigNumbersSolver
import CNumberRace
import NumbersGame
import NumbersSolver

/// A status other than success, with a message for a person.
struct Failure: Error {
  let status: nr_status
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = nr_status(status)
    self.message = message
  }

  static func argument(_ message: String) -> Failure { Failure(NR_INVALID_ARGUMENT, message) }

  /// The failure that an error of any library is.
  init(_ error: any Error) {
    let status =
      switch error {
      case let failure as Failure: Int(failure.status)
      case SolverError.stopped, CensusError.stopped, PuzzleError.stopped, PuzzleError.outOfMemory:
        NR_STOPPED
      case SolverError.tooLarge: NR_TOO_LARGE
      case is ParseError: NR_UNREADABLE
      case PuzzleError.nothingReachable, PuzzleError.noneDrawn: NR_UNREACHABLE
      case is TilePoolError, is ScoringError, is RulesError, GameGeneratorError.noTiles,
        is PuzzleRulesError, PuzzleError.badRules, is PuzzleGeneratorError,
        CensusError.unsupportedRules:
        NR_ILLEGAL_RULES
      case is GameError, is PuzzleError, CensusError.illegalSelection: NR_ILLEGAL_GAME
      default: NR_INVALID_ARGUMENT
      }
    self.init(status, (error as? Failure)?.message ?? "\(error)")
  }
}

/// Runs the body of a function of the interface, and keeps the message of its failure for the thread.
func call(_ body: () throws -> Void) -> nr_status {
  status {
    try body()
    return nr_status(NR_OK)
  }
}

/// The same for functions with more than one status that is no failure.
func status(_ body: () throws -> nr_status) -> nr_status {
  nr_set_message("", 0)
  do {
    return try body()
  } catch {
    let failure = Failure(error)
    var message = failure.message
    message.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { nr_set_message($0.baseAddress, $0.count) }
    }
    return failure.status
  }
}

/// The pointer, if there is one.
func given<Pointer>(_ pointer: Pointer?, _ name: StaticString) throws -> Pointer {
  guard let pointer else { throw Failure.argument("\(name) must not be NULL") }
  return pointer
}
