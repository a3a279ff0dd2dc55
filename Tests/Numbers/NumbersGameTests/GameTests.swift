import Foundation
import NumbersGame
import Testing

@Suite("Game")
struct GameTests {
  @Test(
    "is refused with the tile and the rule that it breaks",
    arguments: [
      ([25, 25, 25, 25, 25, 1], 952, "25 is given 5 times, but Countdown has it only once"),
      ([1, 1, 1, 2, 3, 4], 952, "1 is given 3 times, but Countdown has it only twice"),
      (
        [11, 1, 2, 3, 4, 5], 952,
        "Countdown has no tile 11: its tiles are 1 to 10, 25, 50, 75, 100"
      ),
      ([1, 2, 3, 4, 5], 952, "a game of Countdown has 6 numbers, not 5"),
      ([], 952, "a game of Countdown has 6 numbers, not 0"),
      (
        [0, 2, 3, 4, 5, 6], 952, "0 is not on a tile: the numbers of a game are 1 or more"
      ),
      (
        [.min, 2, 3, 4, 5, 6], 952,
        "\(Int.min) is not on a tile: the numbers of a game are 1 or more"
      ),
      (
        [1, 2, 3, 4, 5, 6], 12,
        "12 is not a target of Countdown: its targets are 100 to 999"
      ),
    ])
  func refusals(_ numbers: [Int], _ target: Int, _ message: String) {
    #expect {
      try Game(numbers: numbers, target: target)
    } throws: {
      "\($0)" == message
    }
  }

  @Test("has the targets of its show")
  func targets() throws {
    let numbers = [25, 50, 75, 100, 3, 6]
    #expect(throws: Never.self) { try Game(numbers: numbers, target: 100) }
    #expect(throws: GameError.self) { try Game(numbers: numbers, target: 1000) }
    #expect(throws: GameError.self) {
      try Game(numbers: numbers, target: 100, rules: .leCompteEstBon)
    }
    #expect(throws: Never.self) { try Game(numbers: numbers, target: 101, rules: .leCompteEstBon) }
  }

  @Test("takes any 1 to 12 positive integers under free rules")
  func freeRules() throws {
    #expect(throws: Never.self) { try Game(numbers: [.max], target: .max, rules: .free) }
    let twelve = Array(repeating: 7, count: 12)
    #expect(throws: Never.self) { try Game(numbers: twelve, target: 1, rules: .free) }
    let messages = [
      ([], 5, "a game of free rules has 1 to 12 numbers, not 0"),
      (twelve + [1], 5, "a game of free rules has 1 to 12 numbers, not 13"),
      ([1], 0, "0 is not a target: targets are 1 or more"),
    ]
    for (numbers, target, message) in messages {
      #expect {
        try Game(numbers: numbers, target: target, rules: .free)
      } throws: {
        "\($0)" == message
      }
    }
  }

  @Test("is coded with its rules' name")
  func coding() throws {
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952, rules: .leCompteEstBon)
    let data = try JSONEncoder().encode(game)
    #expect(try JSONDecoder().decode(Game.self, from: data) == game)
    let short = Data(#"{"numbers":[25,50,75,100,3,6],"target":952}"#.utf8)
    #expect(try JSONDecoder().decode(Game.self, from: short).rules == .countdown)
    for bad in [
      #"{"numbers":[25],"target":952}"#, #"{"target":952}"#,
      #"{"numbers":[1],"target":1,"rules":"chess"}"#,
    ] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(Game.self, from: Data(bad.utf8))
      }
    }
  }

  @Test("finds rules by name")
  func presets() throws {
    #expect(try Rules(preset: "Countdown") == .countdown)
    let error = #expect(throws: UnknownRules.self) { try Rules(preset: "chess") }
    #expect(
      error?.description
        == "'chess' is not the name of any rules: countdown, lecompteestbon, lettersandnumbers, "
        + "cijfersenletters, free are")
  }
}

@Suite("Scoring")
struct ScoringTests {
  @Test(
    "gives 10 for the target, 7 within 5, 5 within 10",
    arguments: [(0, 10), (1, 7), (5, 7), (6, 5), (10, 5), (11, 0), (Int.max, 0)])
  func countdown(_ distance: Int, _ points: Int) {
    #expect(Scoring.countdown.points(distance: distance) == points)
  }

  @Test("gives points only to the closest, alike if they are equally close")
  func contestants() {
    #expect(Scoring.countdown.points(distances: [0, 1]) == [10, 0])
    #expect(Scoring.countdown.points(distances: [3, 3]) == [7, 7])
    #expect(Scoring.countdown.points(distances: [nil, 7]) == [0, 5])
    #expect(Scoring.countdown.points(distances: [11, 12]) == [0, 0])
    #expect(Scoring.countdown.points(distances: [nil, nil]) == [0, 0])
    #expect(Scoring.countdown.points(distances: []) == [])
    #expect(Scoring.nearest.points(distances: [80, 81]) == [7, 0])
  }
}

@Suite("Rules of one's own")
struct RulesTests {
  @Test("are made of parts, and games are drawn, checked and scored by them")
  func parts() throws {
    let rules = try Rules(
      id: "family", title: "Our game",
      pool: TilePool(large: [40, 20], small: [3, 1, 2, 9, 7]), numberCount: 5...5,
      targets: 50...500,
      scoring: Scoring(bands: [.init(distance: 0, points: 3), .init(distance: 3, points: 1)]))
    #expect(rules.pool?.tiles == [1, 2, 3, 7, 9, 20, 40])
    #expect([0, 1, 3, 4].map { rules.scoring.points(distance: $0) } == [3, 1, 1, 0])
    var generator = try GameGenerator(rules: rules, seed: 1)
    for _ in 0..<200 {
      let game = try generator.next()
      #expect(game.numbers.count == 5 && rules.targets.contains(game.target))
    }
    let error = #expect(throws: GameError.self) {
      try Game(numbers: [20, 40, 3, 7, 8], target: 100, rules: rules)
    }
    #expect(error?.description == "Our game has no tile 8: its tiles are 1 to 3, 7, 9, 20, 40")
  }

  @Test(
    "are refused with what is wrong and what is allowed",
    arguments: [
      ("", 1...6, 1...9, "'' is not a name of rules: letters, digits and '-' are allowed"),
      ("a b", 1...6, 1...9, "'a b' is not a name of rules: letters, digits and '-' are allowed"),
      (
        "Countdown", 1...6, 1...9,
        "'Countdown' is the name of rules that exist: choose one other than countdown, lecompteestbon, "
          + "lettersandnumbers, cijfersenletters, free"
      ),
      ("x", 0...6, 1...9, "0 to 6 numbers cannot be given: 1 to 12 can"),
      ("x", 1...13, 1...9, "1 to 13 numbers cannot be given: 1 to 12 can"),
      ("x", 1...6, 0...9, "targets from 0 cannot be reached: targets are 1 or more"),
      ("x", 1...6, Int.min...9, "targets from \(Int.min) cannot be reached: targets are 1 or more"),
      ("x", 5...8, 1...9, "7 tiles are too few for games of 8 numbers"),
    ])
  func refused(
    _ id: String, _ count: ClosedRange<Int>, _ targets: ClosedRange<Int>, _ message: String
  ) throws {
    let pool = try TilePool(large: [40, 20], small: [3, 1, 2, 9, 7])
    let error = #expect(throws: RulesError.self) {
      try Rules(id: id, title: "x", pool: pool, numberCount: count, targets: targets)
    }
    #expect(error?.description == message)
  }

  @Test("have tiles with positive numbers that are large or small")
  func tiles() {
    #expect(throws: TilePoolError.notPositive(0)) { try TilePool(large: [25], small: [1, 0]) }
    #expect(throws: TilePoolError.notPositive(-5)) { try TilePool(large: [-5], small: []) }
    #expect(throws: TilePoolError.largeAndSmall(10)) { try TilePool(large: [10], small: [9, 10]) }
    #expect("\(TilePool.countdown)" == "1 to 10, 25, 50, 75, 100")
  }

  @Test(
    "score nearer answers no less",
    arguments: [
      ([(-1, 5)], ScoringError.badDistance(-1, after: nil)),
      ([(0, 5), (0, 4)], .badDistance(0, after: 0)), ([(0, 5), (3, 6)], .badPoints(6, after: 5)),
      ([(0, -1)], .badPoints(-1, after: nil)),
    ])
  func bands(_ bands: [(Int, Int)], _ expected: ScoringError) {
    #expect(throws: expected) {
      try Scoring(bands: bands.map { .init(distance: $0.0, points: $0.1) })
    }
  }
}
