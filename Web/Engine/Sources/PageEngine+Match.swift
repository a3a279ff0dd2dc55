import GameShow
import NumbersGame
import NumbersSolver
import PlainJSON

extension PageEngine {
  /// A match after a round: the number of contestants, that of rounds if there is one, the number of rounds that were played and the
  /// points in them, and the points of another round if there is one.
  static func match(_ fields: Fields) throws(RequestError) -> JSON {
    let contestantCount = try fields.number(1)
    guard (1...8).contains(contestantCount) else {
      throw .choice("\(contestantCount)", allowed: "1 ... 8")
    }
    var match = Match(
      contestantCount: contestantCount, roundCount: try fields.optionalNumber(2),
      playedCount: try fields.number(3), totals: try fields.numbers(4))
    if !fields[5].isEmpty { match.add(try fields.numbers(5)) }
    return [
      "playedCount": .integer(match.playedCount),
      "totals": .integers(match.totals),
      "isOver": .boolean(match.isOver),
      "leaders": .integers(match.leaders),
      "chooser": .integer(match.chooser),
    ]
  }

  /// The end of a round against an opponent: its answer, and the points of both.
  static func against(_ name: String, in round: Round) throws(RequestError) -> (JSON, [Int])? {
    guard !name.isEmpty else { return nil }
    guard let opponent = Opponent(rawValue: name) else {
      throw .choice(
        name.beginning(30),
        allowed: Opponent.allCases.map { $0.rawValue }.joined(separator: ", "))
    }
    let answer = try RequestError.naming { () throws(SolverError) in
      try opponent.answer(to: round.game, limit: limit)
    }
    let contest = Contest(
      round.game, contestants: ["", ""], answers: [round.working.best, answer])
    return (answer.map { .solution($0) } ?? .null, contest.points)
  }
}
