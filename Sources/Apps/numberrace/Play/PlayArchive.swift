import GameHistory
import GameShow
import NumbersGame

/// Writes the games of past days as a list, with what a player got.
enum PlayArchive {
  private static let dayCount = 28

  static func write(
    _ rounds: [PlayedRound], of player: String, _ rules: Rules, until today: GameDay, _ style: Style
  ) {
    var played: [String: PlayedRound] = [:]
    for round in rounds where round.rules == rules.id {
      // The first time counts.
      if let day = round.day, played[day] == nil { played[day] = round }
    }
    print(style.bold("\(player.visible), \(rules.title) of the days"))
    let days = (0..<dayCount).compactMap { GameDay(number: today.number - $0) }
    for day in days {
      let name = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday]
      print("  \(day) \(name)  \(played["\(day)"].map { text(of: $0, style) } ?? "-")")
    }
    print()
    let open = days.filter { played["\($0)"] == nil }
    let hint = open.first.map { "; --day \($0) plays one" } ?? ""
    HelpText.say("\(dayCount - open.count) of \(dayCount) played\(hint).")
  }

  private static func text(of round: PlayedRound, _ style: Style) -> String {
    let points = counted(round.points, "point")
    let hints = round.hints == 0 ? "" : ", \(counted(round.hints, "hint"))"
    guard let value = round.value else { return "\(round.target): no answer, \(points)\(hints)" }
    let distance = (value - round.target).magnitude
    let verdict = distance == 0 ? style.good("exact") : "\(distance) away"
    let time = round.milliseconds.map { " after \(PlayText.seconds(milliseconds: $0))" } ?? ""
    return "\(round.target): \(verdict), \(points)\(time)\(hints)"
  }
}
