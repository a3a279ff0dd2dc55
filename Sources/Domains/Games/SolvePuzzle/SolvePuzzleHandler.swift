import BigNumbersSolver
import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Solves a puzzle, by the rules that people mean by its numbers and its target, and says the best solution.
public struct SolvePuzzleHandler: IntentHandler {
  private let rules: Rules
  private let patience: Duration

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - rules: The rules of the show whose games another intent solves. Puzzles have the other targets.
  ///   - patience: The time after which the best solution so far is told.
  public init(rules: Rules = .countdown, patience: Duration = .seconds(5)) {
    self.rules = rules
    self.patience = patience
  }

  /// Leaves the targets of the show to the intent that solves its games.
  public func declare(_ parameter: inout ParameterDeclaration) {
    if parameter.name == "target" { parameter.change(to: .puzzleTarget(besides: rules)) }
  }

  /// Solves the puzzle.
  ///
  /// - Throws: `PuzzleError` if nothing can be made of the numbers, or nothing was found in time.
  public func handle(
    _ intent: SolvePuzzleIntent, context: HandlingContext
  ) async throws -> IntentResponse<String> {
    let puzzle = try Puzzle(numbers: intent.numbers, target: intent.target)
    let (solution, isBest) = try await puzzle.best(within: patience)
    let message = PuzzleMessage.solved(solution, of: puzzle, isBest: isBest)
    return .success(
      message.dialogue(in: context.language),
      snippet: Snippet(solution, to: puzzle, in: context.language),
      value: solution.formula.ascii,
      followUps: puzzle.followUps)
  }
}
