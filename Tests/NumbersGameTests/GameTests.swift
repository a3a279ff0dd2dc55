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
        [0, 2, 3, 4, 5, 6], 952, "0 is not a positive number: the numbers of a game are 1 or more"
      ),
      (
        [.min, 2, 3, 4, 5, 6], 952,
        "\(Int.min) is not a positive number: the numbers of a game are 1 or more"
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
