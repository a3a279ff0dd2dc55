import GameCorpus
import GameShow
import PlainJSON

/// Writes the statistics of a player.
enum PlayStatisticsOutput {
  static func write(_ statistics: PlayStatistics, of player: String, _ style: Style) {
    guard statistics.rounds > 0 else {
      return print("There are no rounds of \(player.visible) yet; 'numberrace play' starts one.")
    }
    let perRound = (10 * statistics.points + statistics.rounds / 2) / statistics.rounds
    let share = statistics.exactPermille
    func time(_ milliseconds: Int?) -> String {
      milliseconds.map(PlayText.seconds(milliseconds:)) ?? "-"
    }
    let rows = [
      ("Rounds", grouped(statistics.rounds)),
      ("Points", "\(grouped(statistics.points)), \(perRound / 10).\(perRound % 10) a round"),
      ("Exact", "\(grouped(statistics.exact)), \(share / 10).\(share % 10) %"),
      ("As close as can be", "\(grouped(statistics.best)), without a hint"),
      ("Streak", "\(statistics.streak), the longest \(statistics.longestStreak)"),
      ("Days in a row", "\(statistics.dailyStreak)"),
      (
        "Time",
        "median \(time(statistics.medianMilliseconds)), fastest exact "
          + time(statistics.fastestExactMilliseconds)
      ),
      ("With a hint", grouped(statistics.hinted)),
    ]
    print(style.bold(player.visible))
    let width = rows.map(\.0.count).max() ?? 0
    for (label, value) in rows {
      print("  \(label)\(String(repeating: " ", count: width - label.count))  \(value)")
    }
    print()
    let most = max(1, statistics.distances.max() ?? 1)
    for (label, count) in zip(
      ["exact", "1 to 5", "6 to 10", "farther", "none"], statistics.distances)
    {
      let bar = String(repeating: "█", count: (30 * count + most - 1) / most)
      print(
        "  \(label)\(String(repeating: " ", count: 8 - label.count))"
          + "\(count == 0 ? "" : style.good(bar) + " ")\(grouped(count))")
    }
  }

  /// The statistics as an object of JSON.
  static func json(_ statistics: PlayStatistics, of player: String) -> JSON {
    var members: [String: JSON] = [
      "player": .string(player), "rounds": .integer(statistics.rounds),
      "points": .integer(statistics.points), "exact": .integer(statistics.exact),
      "best": .integer(statistics.best), "unanswered": .integer(statistics.unanswered),
      "hinted": .integer(statistics.hinted), "streak": .integer(statistics.streak),
      "longestStreak": .integer(statistics.longestStreak),
      "dailyStreak": .integer(statistics.dailyStreak),
    ]
    members["medianMilliseconds"] = statistics.medianMilliseconds.map(JSON.integer)
    members["fastestExactMilliseconds"] = statistics.fastestExactMilliseconds.map(JSON.integer)
    return .object(members)
  }
}
