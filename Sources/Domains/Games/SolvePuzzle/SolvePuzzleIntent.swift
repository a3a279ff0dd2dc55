public import GameParameters
public import IntentKit
import NumbersGame

/// Requests the best solution of a puzzle that is no game of a show: the 24 game, make ten, Krypto, or any numbers and target.
public struct SolvePuzzleIntent: GameIntent {
  /// The solution as an ASCII expression.
  public typealias Result = String

  /// The number to make.
  @Parameter(kind: .puzzleTarget(besides: .countdown), prompt: "What is the target?")
  public var target: Int
  /// The numbers to make it of.
  @Parameter(
    each: .integer([0...Int.max]), count: 2...PuzzleRules.maximumNumberCount,
    prompt: "Which numbers are there?")
  public var numbers: [Int]

  /// Creates the intent without values.
  public init() {}

  /// Creates the intent with a puzzle.
  public init(target: Int, numbers: [Int]) {
    self.target = target
    self.numbers = numbers
  }
}

extension ParameterKind {
  /// The targets that games of a show cannot have.
  static func puzzleTarget(besides rules: Rules) -> ParameterKind {
    let below = rules.targets.lowerBound > 1 ? [1...rules.targets.lowerBound - 1] : []
    let above = rules.targets.upperBound < .max ? [rules.targets.upperBound + 1...Int.max] : []
    return .integer(below + above)
  }
}
