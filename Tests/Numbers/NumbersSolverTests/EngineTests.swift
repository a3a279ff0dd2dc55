import NumbersGame
import Testing

@testable import NumbersSolver

@Suite("Engines")
struct EngineTests {
  @Test("answer alike what they take", arguments: DrawnGames.all)
  func sameAnswers(_ draw: DrawnGames) throws {
    for game in try draw.games(seed: 19) { try check(game) }
  }

  @Test("answer alike the games of a show", arguments: 0..<8)
  func sameInShows(_ seed: Int) throws {
    var generator = try GameGenerator(seed: UInt64(1000 + seed))
    for _ in 0..<150 {
      let game = try generator.next()
      #expect(try Engine.small.solve(game, .smallest, .never) != nil)
      try check(game)
    }
  }

  @Test("answer alike in the order of ease", arguments: 0..<4)
  func sameEasiest(_ seed: Int) throws {
    var generator = try GameGenerator(seed: UInt64(2000 + seed))
    for _ in 0..<15 { try check(try generator.next(), .easiest) }
    for game in try DrawnGames.all[1].games(seed: UInt64(seed)).prefix(5) {
      try check(game, .easiest)
    }
  }

  /// Holds all engines that take a game against the one that takes all.
  private func check(_ game: Game, _ order: SolutionOrder = .smallest) throws {
    let expected = try #require(try Engine.lists.solve(game, order, .never))
    var taken = 0
    for engine in Engine.all.dropLast() {
      guard let solution = try engine.solve(game, order, .never) else { continue }
      taken += 1
      #expect(solution == expected, "\(engine.name): \(game)")
      #expect(try engine.isSolvable(game, order, .never) == (expected.distance == 0))
      // Not known where the product of all numbers is beyond an `Int`.
      if let distance = try? engine.distance(game, order, .never) {
        #expect(distance == expected.distance)
      }
    }
    #expect(taken > 0)
  }
}

/// Games of some kind, drawn by a seed.
struct DrawnGames: Sendable, CustomTestStringConvertible {
  let numbers: ClosedRange<Int>
  let largestNumber: Int
  let largestTarget: Int
  var games = 25

  var testDescription: String {
    "\(numbers) numbers to \(largestNumber), targets to \(largestTarget)"
  }

  func games(seed: UInt64) throws -> [Game] {
    var random = SplitMix64(seed: seed)
    return try (0..<games).map { _ in
      let count = numbers.lowerBound + random.next(below: numbers.count)
      return try Game(
        numbers: (0..<count).map { _ in 1 + random.next(below: largestNumber) },
        target: 1 + random.next(below: largestTarget), rules: .free)
    }
  }

  static let all = [
    DrawnGames(numbers: 7...7, largestNumber: 100, largestTarget: 1_000_000),
    DrawnGames(numbers: 7...7, largestNumber: 12, largestTarget: 2_000, games: 60),
    DrawnGames(numbers: 7...8, largestNumber: 3, largestTarget: 500, games: 60),
    DrawnGames(numbers: 7...7, largestNumber: 1_000, largestTarget: 1_000_000_000),
    DrawnGames(numbers: 8...8, largestNumber: 10, largestTarget: 100_000, games: 10),
    DrawnGames(numbers: 8...8, largestNumber: 100, largestTarget: 1_000_000, games: 3),
    DrawnGames(numbers: 9...12, largestNumber: 2, largestTarget: 5_000, games: 10),
    DrawnGames(numbers: 1...6, largestNumber: 30, largestTarget: 1_000, games: 200),
    DrawnGames(numbers: 1...6, largestNumber: 4, largestTarget: 200, games: 200),
  ]
}
