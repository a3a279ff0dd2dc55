import GameShow
import NumbersGame
import NumbersSolver
import PlainJSON

extension PageEngine {
  /// A game drawn as the show does: rules, number of large tiles, rating, seed, and the rows that were chosen from; all but the rules and
  /// the seed may be left out.
  static func draw(_ fields: Fields) throws(RequestError) -> JSON {
    let rules = try fields.rules(1)
    let large = try fields.optionalNumber(2)
    let rating = try fields.optionalNumber(3)
    guard let seed = fields[4].digitsValue else { throw .notANumber(fields[4].beginning(30)) }
    let choice = fields[5].isEmpty ? nil : try choice(rules, of: fields[5])
    var generator: GameGenerator
    let game: Game
    do throws(GameGeneratorError) {
      generator = try GameGenerator(rules: rules, seed: seed)
    } catch {
      throw .draw(error)
    }
    if let rating {
      guard Difficulty.ratings.contains(rating) else {
        throw .choice("\(rating)", allowed: "1, 2, 3, 4, 5")
      }
      game = try RequestError.naming { () throws(SolvableDrawError) in
        try generator.drawSolvable(
          rated: rating...rating, large: large, choosing: choice, limit: limit)
      }
    } else {
      do throws(GameGeneratorError) {
        game =
          if let choice { generator.next(choosing: choice) } else {
            try generator.next(large: large)
          }
      } catch {
        throw .draw(error)
      }
    }
    return [
      "game": .game(game)
    ]
  }

  /// A choice of tiles so far: the rules, and the rows that were chosen from.
  static func choice(_ fields: Fields) throws(RequestError) -> JSON {
    let choice = try choice(try fields.rules(1), of: fields[2])
    return [
      "allowed": .array(
        TileChoice.Row.allCases.filter { choice.canChoose($0) }.map { .string($0.rawValue) }),
      "count": .integer(choice.count),
    ]
  }

  private static func choice(
    _ rules: Rules, of text: String
  ) throws(RequestError) -> TileChoice {
    var choice: TileChoice
    do throws(GameGeneratorError) {
      choice = try TileChoice(rules: rules)
    } catch {
      throw .draw(error)
    }
    for word in text.parts(separatedBy: " ") where !word.isEmpty {
      guard let row = TileChoice.Row(rawValue: word), choice.choose(row) else {
        throw .choice(word.beginning(30), allowed: "large, small")
      }
    }
    return choice
  }

  /// The game of a day, which may be "today". With today's date, only of a day that has come.
  static func daily(_ fields: Fields) throws(RequestError) -> JSON {
    let rules = try fields.rules(1)
    let today = GameDay(fields[3])
    guard let day = fields[2] == "today" ? today : GameDay(fields[2]) else {
      throw .day(fields[2].beginning(30))
    }
    if let today, day > today { throw .dayToCome(day) }
    let game = try RequestError.naming { () throws(SolvableDrawError) in
      try Game.drawDaily(on: day, rules: rules, limit: limit)
    }
    return [
      "game": .game(game),
      "day": .string("\(day)"),
      "weekday": .integer(day.weekday),
    ]
  }

  /// The statistics of played rounds, the earliest first, and today's date.
  static func statistics(_ fields: Fields) throws(RequestError) -> JSON {
    var rounds: [PlayedRound] = []
    for item in items(fields[1]) {
      let parts = item.parts(separatedBy: partSeparator)
      guard parts.count == 7 else { throw .choice("\(parts.count)", allowed: "7") }
      rounds.append(
        PlayedRound(
          player: "", time: 0, day: parts[0].isEmpty ? nil : parts[0], rules: "",
          numbers: [], target: Fields.integer(parts[1]) ?? 0, value: Fields.integer(parts[2]),
          bestDistance: Fields.integer(parts[3]) ?? 0, points: Fields.integer(parts[4]) ?? 0,
          milliseconds: Fields.integer(parts[5]), hints: Fields.integer(parts[6]) ?? 0))
    }
    let statistics = PlayStatistics(of: rounds, today: GameDay(fields[2]))
    return [
      "rounds": .integer(statistics.rounds),
      "points": .integer(statistics.points),
      "exact": .integer(statistics.exact),
      "best": .integer(statistics.best),
      "unanswered": .integer(statistics.unanswered),
      "hinted": .integer(statistics.hinted),
      "streak": .integer(statistics.streak),
      "longestStreak": .integer(statistics.longestStreak),
      "dailyStreak": .integer(statistics.dailyStreak),
      "medianMilliseconds": statistics.medianMilliseconds.map { .integer($0) } ?? .null,
      "fastestExactMilliseconds": statistics.fastestExactMilliseconds.map { .integer($0) } ?? .null,
      "distances": .integers(statistics.distances),
    ]
  }
}
