public import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Solves a game, and says the best solution step by step.
public struct SolveGameHandler: GameHandler {
  package let rules: Rules

  /// Creates a handler.
  public init(rules: Rules = .countdown) {
    self.rules = rules
  }

  /// Checks that the rules allow the target and have enough tiles with the numbers.
  public var resolvers: [ParameterResolver<SolveGameIntent>] {
    [
      .init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }
    ]
  }

  /// Solves the game.
  ///
  /// - Throws: `GameError` if the numbers do not form a game; `SolverError` if the task is
  ///   cancelled.
  public func handle(
    _ intent: SolveGameIntent, context: HandlingContext
  ) async throws -> IntentResponse<SolvedGame> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let solution = try await Solver(order: .easiest).solve(game)
    let language = context.language
    return .success(
      GameMessage.solved(solution).dialogue(in: language),
      snippet: Snippet(solution, to: game, in: language), value: SolvedGame(solution, to: game),
      activity: UserActivity(intent, title: GameMessage.activity(game).text(in: language)),
      followUps: game.followUps)
  }
}
