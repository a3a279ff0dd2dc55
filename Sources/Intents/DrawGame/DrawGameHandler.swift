public import GameParameters
public import IntentKit
public import NumbersGame
import SolveGame

/// Draws games.
public struct DrawGameHandler: IntentHandler {
  private let rules: Rules

  /// Creates a handler.
  ///
  /// - Parameter rules: The rules of the games, which must have the tiles of Countdown.
  public init(rules: Rules = .countdown) {
    self.rules = rules
  }

  /// Draws a game.
  ///
  /// - Parameters:
  ///   - intent: The number of large tiles.
  ///   - context: The handling context; its random bits determine the tiles.
  /// - Returns: The game, and the offer to solve it.
  /// - Throws: `GameGeneratorError` if there are not enough large tiles.
  public func handle(
    _ intent: DrawGameIntent, context: HandlingContext
  ) async throws -> IntentResponse<GameValue> {
    var generator = try GameGenerator(rules: rules, seed: context.random())
    let game = try generator.next(large: intent.large ?? intent.small.map { 6 - $0 })
    let solve = SolveGameIntent(target: game.target, numbers: game.numbers)
    func text(_ message: GameMessage) -> String { message.text(in: context.language) }
    return .success(
      GameMessage.drawn(game).dialogue(in: context.language),
      snippet: Snippet(
        title: "\(game.target)", blocks: [.tiles(game.numbers.map { "\($0)" })],
        actions: [.init(text(.solveIt), solve)]),
      value: GameValue(game), activity: UserActivity(solve, title: text(.activity(game))),
      offer: Offer(solve, question: GameMessage.offerToSolve.dialogue(in: context.language)))
  }
}
