public import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver
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
  ///   - intent: The number of large tiles, and how hard the game is.
  ///   - context: The handling context; its random bits determine the tiles.
  /// - Returns: The game, and the offer to solve it.
  /// - Throws: `GameGeneratorError` if there are not enough large tiles; `SolverError` if the task is
  ///   cancelled.
  public func handle(
    _ intent: DrawGameIntent, context: HandlingContext
  ) async throws -> IntentResponse<GameValue> {
    var generator = try GameGenerator(rules: rules, seed: context.random())
    let large = intent.large ?? intent.small.map { 6 - $0 }
    let game =
      if let ratings = try ratings(intent, context) {
        try generator.nextSolvable(rated: ratings, large: large)
      } else {
        try generator.next(large: large)
      }
    let solve = SolveGameIntent(target: game.target, numbers: game.numbers)
    func text(_ message: GameMessage) -> String { message.text(in: context.language) }
    return .success(
      GameMessage.drawn(game).dialogue(in: context.language),
      snippet: Snippet(
        title: "\(game.target)", blocks: [.tiles(game.numbers.map { "\($0)" })],
        actions: [.init(text(.solveIt), solve)]),
      value: GameValue(game), activity: UserActivity(solve, title: text(.activity(game))),
      offer: Offer(solve, question: GameMessage.offerToSolve.dialogue(in: context.language)),
      followUps: game.followUps)
  }

  /// The ratings that are asked for; `nil` if any will do.
  private func ratings(
    _ intent: DrawGameIntent, _ context: HandlingContext
  ) throws -> ClosedRange<Int>? {
    if let difficulty = intent.difficulty { return difficulty.ratings }
    guard let change = intent.change else { return nil }
    guard let target = context.recentValue("target", as: Int.self),
      let numbers = context.recentValue("numbers", as: [Int].self),
      let last = try? Game(numbers: numbers, target: target, rules: rules)
    else { return change.ratings(after: 3) }
    return change.ratings(after: try Solver().difficulty(of: last).rating)
  }
}
