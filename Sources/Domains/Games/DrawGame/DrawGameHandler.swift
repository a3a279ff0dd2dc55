public import GameParameters
import GameShow
public import IntentKit
public import NumbersGame
import NumbersSolver
import SolveGame

/// Draws a random game by the rules, or one of a difficulty.
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
    let isDaily = intent.choice == .daily
    let game = isDaily ? try daily(context) : try random(intent, context)
    let solve = SolveGameIntent(target: game.target, numbers: game.numbers)
    func text(_ message: GameMessage) -> String { message.text(in: context.language) }
    let drawn = GameMessage.drawn(game).dialogue(in: context.language)
    return .success(
      isDaily ? GameMessage.gameOfTheDay.dialogue(in: context.language) + drawn : drawn,
      snippet: Snippet(
        title: "\(game.target)", blocks: [.tiles(game.numbers.map { "\($0)" })],
        actions: [.init(text(.solveIt), solve)]),
      value: GameValue(game), activity: UserActivity(solve, title: text(.activity(game))),
      offer: Offer(solve, question: GameMessage.offerToSolve.dialogue(in: context.language)),
      followUps: game.followUps)
  }

  /// The game of today.
  private func daily(_ context: HandlingContext) throws -> Game {
    let today = context.localTime.date
    guard let day = GameDay(year: today.year, month: today.month, day: today.day) else {
      throw DayError(date: today)
    }
    return try Game.daily(on: day, rules: rules)
  }

  /// A game as it is asked for.
  private func random(_ intent: DrawGameIntent, _ context: HandlingContext) throws -> Game {
    var generator = try GameGenerator(rules: rules, seed: context.random())
    let last = intent.change == .same ? context.recentGames(rules).first : nil
    let large = intent.large ?? intent.small.map { 6 - $0 } ?? last.map(\.largeCount)
    guard let ratings = try ratings(intent, context) else {
      return try generator.next(large: large)
    }
    return try generator.nextSolvable(rated: ratings, large: large)
  }

  /// The ratings that are asked for; `nil` if any will do.
  private func ratings(
    _ intent: DrawGameIntent, _ context: HandlingContext
  ) throws -> ClosedRange<Int>? {
    if let difficulty = intent.difficulty { return difficulty.ratings }
    guard let change = intent.change else { return nil }
    guard let last = context.recentGames(rules).first else { return change.ratings(after: 3) }
    return change.ratings(after: try Solver().difficulty(of: last).rating)
  }
}

extension Game {
  /// The number of large tiles.
  fileprivate var largeCount: Int {
    numbers.count { rules.pool?.large.contains($0) == true }
  }
}

/// The error for a day that has no game, because the clock is far off.
private struct DayError: Error, CustomStringConvertible {
  let date: CalendarDate

  var description: String { "there is no game of the day on \(date): years are 1 to 9999" }
}
