import NumbersGame

/// A round that was played to its end, as it is kept for statistics.
public struct PlayedRound: Hashable, Sendable {
  /// The name of the player.
  public let player: String
  /// When it ended, in seconds since 1 January 1970 UTC.
  public let time: Int
  /// The day whose game it was, by ISO 8601; `nil` for a game of chance.
  public let day: String?
  /// The name of the rules.
  public let rules: String
  /// The numbers of the game, in the order in which they were given.
  public let numbers: [Int]
  /// The target of the game.
  public let target: Int
  /// The value of the answer; `nil` if there was none.
  public let value: Int?
  /// The distance of the best solution.
  public let bestDistance: Int
  /// The points that the player got; in a contest, these can be fewer than the answer is worth.
  public let points: Int
  /// The time until the answer, in milliseconds; `nil` if there was none.
  public let milliseconds: Int?
  /// The number of hints.
  public let hints: Int

  /// The record of a round that has ended, of a game of chance if no day is given, and with the points of its result if no others are.
  public init(
    player: String, time: Int, day: GameDay? = nil, result: RoundResult, points: Int? = nil
  ) {
    self.init(
      player: player, time: time, day: day?.description, rules: result.game.rules.id,
      numbers: result.game.numbers, target: result.game.target, value: result.answer?.value,
      bestDistance: result.best.distance, points: points ?? result.points,
      milliseconds: result.answer == nil ? nil : result.time.milliseconds, hints: result.hintCount)
  }

  /// A round from its parts, each of which is what the property of its name says.
  public init(
    player: String, time: Int, day: String?, rules: String, numbers: [Int], target: Int,
    value: Int?, bestDistance: Int, points: Int, milliseconds: Int?, hints: Int
  ) {
    self.player = player
    self.time = time
    self.day = day
    self.rules = rules
    self.numbers = numbers
    self.target = target
    self.value = value
    self.bestDistance = bestDistance
    self.points = points
    self.milliseconds = milliseconds
    self.hints = hints
  }

  /// The distance of the answer; `nil` if there was none.
  public var distance: Int? { value?.distance(from: target) }

  /// Whether the target was reached.
  public var isExact: Bool { distance == 0 }

  /// Whether no answer could have been closer, without a hint.
  public var isBest: Bool { distance == bestDistance && hints == 0 }
}

#if !hasFeature(Embedded)
  extension PlayedRound: Codable {}
#endif

extension Duration {
  /// Whole milliseconds, rounded down.
  public var milliseconds: Int {
    Int(clamping: components.seconds) &* 1000 &+ Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

extension Int {
  /// The distance from another number, at most the largest `Int`.
  func distance(from other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? .max : Int(clamping: difference.magnitude)
  }
}
