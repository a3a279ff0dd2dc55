public import GameParameters
public import IntentKit
import NumbersGame
import SolveGame

/// Draws games.
public struct DrawGameHandler: IntentHandler {
  /// A handler.
  public init() {}

  /// Draws a game.
  ///
  /// - Parameters:
  ///   - intent: How many of the tiles are large.
  ///   - context: What surrounds it; the tiles come from its random bits.
  /// - Returns: The game, and the offer to solve it.
  /// - Throws: `GameGeneratorError` if there are not so many large tiles.
  public func handle(
    _ intent: DrawGameIntent, context: HandlingContext
  ) async throws -> IntentResponse<GameValue> {
    var generator = try GameGenerator(rules: .countdown, seed: context.random())
    let game = try generator.next(large: intent.large)
    let solve = SolveGameIntent(target: game.target, numbers: game.numbers)
    let spoken = game.numbers.map { EnglishNumber.words($0) }.joined(separator: ", ")
    let shown = game.numbers.map { "\($0)" }.joined(separator: ", ")
    return .success(
      Dialogue(
        "The target is \(EnglishNumber.words(game.target)), and the numbers are \(spoken).",
        short: "Here is a game.",
        displayed: "The target is \(game.target), and the numbers are \(shown)."),
      snippet: Snippet(
        title: "\(game.target)", blocks: [.tiles(game.numbers.map { "\($0)" })],
        actions: [.init("Solve it", solve)]),
      value: GameValue(game), activity: UserActivity(solve, title: "Numbers game \(game.target)"),
      offer: Offer(solve, question: "Shall I solve it?"))
  }
}
