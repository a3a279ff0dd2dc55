/// The statistics of a player: rounds, points, streaks, how often the target was reached, and time.
public struct PlayStatistics: Hashable, Sendable {
  /// The number of rounds.
  public let rounds: Int
  /// The sum of all points.
  public let points: Int
  /// The number of rounds in which the target was reached.
  public let exact: Int
  /// The number of rounds in which no answer could have been closer, without a hint.
  public let best: Int
  /// The number of rounds without an answer.
  public let unanswered: Int
  /// The number of rounds with a hint.
  public let hinted: Int
  /// The number of latest rounds in a row in which no answer could have been closer, without a hint.
  public let streak: Int
  /// The longest such streak.
  public let longestStreak: Int
  /// The number of days in a row, up to today or else yesterday, whose game was played.
  public let dailyStreak: Int
  /// The median time until the answer, in milliseconds, of two middle ones the shorter; `nil` if
  /// there was no answer.
  public let medianMilliseconds: Int?
  /// The shortest time until an exact answer without a hint, in milliseconds; `nil` if there was none.
  public let fastestExactMilliseconds: Int?
  /// The number of rounds by the distance of the answer: exact, 1 to 5, 6 to 10, farther, none.
  public let distances: [Int]

  /// The statistics of some rounds.
  ///
  /// - Parameters:
  ///   - rounds: The rounds of one player, in the order in which they were played.
  ///   - today: The day of the player's calendar; if it is not given, the latest day whose game was played.
  public init(of rounds: [PlayedRound], today: GameDay? = nil) {
    self.rounds = rounds.count
    points = rounds.reduce(0) { $0 + $1.points }
    exact = rounds.count { $0.isExact }
    best = rounds.count { $0.isBest }
    unanswered = rounds.count { $0.value == nil }
    hinted = rounds.count { $0.hints > 0 }
    var (streak, longest) = (0, 0)
    for round in rounds {
      streak = round.isBest ? streak + 1 : 0
      longest = max(longest, streak)
    }
    self.streak = streak
    longestStreak = longest
    let days = Set(rounds.compactMap { $0.day.flatMap { GameDay($0)?.number } })
    var dailyStreak = 0
    if var last = today?.number ?? days.max() {
      // A day is not over before its end: its game may still be played.
      if !days.contains(last) { last -= 1 }
      while days.contains(last - dailyStreak) { dailyStreak += 1 }
    }
    self.dailyStreak = dailyStreak
    let times = rounds.compactMap { $0.milliseconds }.sorted()
    medianMilliseconds = times.isEmpty ? nil : times[(times.count - 1) / 2]
    fastestExactMilliseconds =
      rounds.filter { $0.isExact && $0.hints == 0 }.compactMap { $0.milliseconds }.min()
    var distances = [0, 0, 0, 0, 0]
    for round in rounds {
      guard let distance = round.distance else {
        distances[4] += 1
        continue
      }
      switch distance {
      case 0: distances[0] += 1
      case 1...5: distances[1] += 1
      case 6...10: distances[2] += 1
      default: distances[3] += 1
      }
    }
    self.distances = distances
  }

  /// The share of rounds in which the target was reached, in tenths of a percent; 0 without rounds.
  public var exactPermille: Int { rounds == 0 ? 0 : (2000 * exact + rounds) / (2 * rounds) }
}
