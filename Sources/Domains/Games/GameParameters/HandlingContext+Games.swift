public import IntentKit
public import NumbersGame

extension HandlingContext {
  /// The games that this conversation was about, the latest first.
  public func recentGames(_ rules: Rules) -> [Game] {
    recentTargets.compactMap { try? Game(numbers: $0.numbers, target: $0.target, rules: rules) }
  }

  /// The targets with their numbers that this conversation was about, the latest first, whether or not they are games of a show.
  public var recentTargets: [GameValue] {
    recent.reversed().compactMap { completed in
      var values = completed.invocation.values
      if case .object(let members)? = completed.result { values.merge(members) { $1 } }
      return GameValue(intentValue: .object(values))
    }
  }

  /// An earlier game of this conversation; `nil` if there was only one.
  public func game(_ which: EarlierGame, _ rules: Rules) -> Game? {
    let games = recentGames(rules)
    let others = games.filter { $0 != games.first }
    return which == .previous ? others.first : others.last
  }

  /// The numbers of the game that is meant by a target, or by the latest game without one: of an
  /// earlier game with that target, unless other numbers were said than those of the latest one;
  /// `nil` if there was no game.
  public func numbers(for target: Int?, or numbers: [Int]?, _ rules: Rules) -> [Int]? {
    let games = recentGames(rules)
    guard let latest = games.first, numbers == nil || numbers == latest.numbers else {
      return numbers
    }
    return target.flatMap { target in games.first { $0.target == target } }?.numbers
      ?? latest.numbers
  }
}
