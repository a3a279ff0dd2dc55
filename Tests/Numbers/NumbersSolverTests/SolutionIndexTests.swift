import BruteForce
import Foundation
import NumbersGame
import Synchronization
import Testing
import Workers

@testable import NumbersSolver

/// Every game of Countdown solved at once, held against the solvers that go game by game.
///
/// With the environment variable `EVERYTHING` a hundred times as many games are looked at.
@Suite("Every game at once")
struct SolutionIndexTests {
  static let countdown: SolutionIndex = {
    do {
      return try Solver().solveAll(.countdown)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Selections of every kind, from none to four large tiles.
  static let selections = [
    [1, 1, 2, 2, 3, 3], [1, 2, 3, 4, 5, 6], [5, 7, 8, 8, 9, 10], [9, 9, 10, 10, 7, 7],
    [25, 1, 1, 2, 2, 3], [100, 4, 5, 6, 9, 10], [75, 7, 7, 8, 8, 9],
    [25, 50, 1, 1, 2, 3], [75, 100, 5, 5, 6, 6], [50, 75, 3, 6, 9, 10],
    [25, 50, 75, 1, 1, 2], [50, 75, 100, 4, 8, 9], [25, 75, 100, 10, 10, 3],
    [25, 50, 75, 100, 1, 1], [25, 50, 75, 100, 3, 6], [25, 50, 75, 100, 1, 2],
  ]

  @Test("has all games, in less than 60 MB")
  func size() {
    #expect(Self.countdown.selectionCount == 13_243)
    #expect(Self.countdown.gameCount == 11_918_700)
    #expect(Self.countdown.withContents { $0.count } < 60_000_000)
  }

  @Test("has the solutions that random games have alone", arguments: 0...4)
  func randomGames(large: Int) throws {
    var generator = try GameGenerator(seed: UInt64(1_000 + large))
    for _ in 0..<Extent.count(600, of: 60_000) {
      let game = try generator.next(large: large)
      #expect(try Self.countdown.solution(of: game) == Solver().solve(game), "\(game)")
    }
  }

  @Test("has the solutions of whole selections, far targets among them", arguments: selections)
  func wholeSelections(_ numbers: [Int]) throws {
    for target in 100...999 {
      let game = try Game(numbers: numbers.shuffled(), target: target)
      #expect(try Self.countdown.solution(of: game) == Solver().solve(game), "\(game)")
    }
  }

  @Test(
    "has the distances, steps and largest results that the oracle finds",
    arguments: Extent.isWhole ? selections : [selections[0], selections[6], selections[14]])
  func oracle(_ numbers: [Int]) throws {
    let table = BestTable(numbers)
    for target in 100...999 {
      let game = try Game(numbers: numbers, target: target)
      let solution = try #require(Self.countdown.solution(of: game))
      let best = table.best(for: target)
      #expect(solution.distance == best.distance, "\(game)")
      #expect(solution.steps.count == best.entry.steps, "\(game)")
      #expect(solution.largestStepResult == best.entry.peak, "\(game)")
      #expect(try solution.expression.evaluate() == solution.value)
    }
  }

  @Test("has the distances of the census")
  func census() throws {
    let census = CensusTests.whole
    let step = Extent.isWhole ? 1 : 29
    for place in stride(from: 0, to: census.entries.count, by: step) {
      let entry = census.entries[place]
      #expect(Self.countdown.numbers(ofSelection: place) == entry.numbers)
      let entries = try Self.countdown.entries(ofSelection: place)
      #expect(
        entries.filter { $0.distance == 0 }.map(\.target)
          == (100...999).filter(entry.solvable.contains))
      #expect(entries.map(\.distance).filter { $0 > 0 } == entry.distances)
    }
  }

  @Test("is the same for any number of threads")
  func threads() throws {
    let tiles = [1, 2, 3, 4, 5, 6, 7, 8, 25, 50]
    let rules = try Self.rules(tiles: tiles, count: 6, targets: 100...999)
    let one = try Solver().solveAll(rules, threads: 1).withContents { Array($0) }
    for threads in [2, 3] {
      #expect(try Solver().solveAll(rules, threads: threads).withContents { Array($0) } == one)
    }
  }

  @Test("stops when it is told to, at any time")
  func limits() throws {
    for polls in [0, 3, 60, 400] {
      let limit = Countdown(polls)
      #expect(throws: IndexError.stopped) {
        try Solver().solveAll(.countdown, threads: 1, limit: SearchLimit { limit.next() })
      }
    }
  }

  @Test("tells how far it is, which only grows", arguments: 1...4)
  func progress(threads: Int) throws {
    let rules = try Self.rules(tiles: Array(1...9) + [1, 2, 3], count: 6, targets: 100...999)
    let shares = Shares()
    _ = try Solver().solveAll(rules, threads: threads) { shares.add($0) }
    #expect(shares.all.count > 20)
    #expect(zip(shares.all, shares.all.dropFirst()).allSatisfy { $0 < $1 })
    #expect(shares.all.last == 1)
  }

  // MARK: Other rules

  static func rules(tiles: [Int], count: Int, targets: ClosedRange<Int>) throws -> Rules {
    try Rules(
      id: "some", title: "Some rules", pool: TilePool(large: [], small: tiles),
      numberCount: count...count, targets: targets)
  }

  @Test("has the solutions of other pools, numbers of tiles and targets", arguments: 0..<24)
  func otherRules(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let count = 1 + random.next(below: 6)
    // As large as the products of so many tiles may be; above 100 tiles are not tabulated.
    let largest = seed % 2 == 0 ? [300, 300, 300, 300, 250, 80, 40][count] : 12
    let kinds = (0..<(count + random.next(below: 3))).map { _ in 1 + random.next(below: largest) }
    let tiles = kinds + kinds.prefix(random.next(below: 3))
    // Nor are targets above 2,000.
    let lowest = 1 + random.next(below: [2, 900, 3_000][seed % 3])
    let rules = try Self.rules(
      tiles: tiles, count: count, targets: lowest...(lowest + random.next(below: 400)))
    let index = try Solver().solveAll(rules, threads: 2)
    for _ in 0..<300 {
      let numbers = index.numbers(ofSelection: random.next(below: index.selectionCount))
      let target = rules.targets.lowerBound + random.next(below: rules.targets.count)
      let game = try Game(numbers: numbers, target: target, rules: rules)
      #expect(try index.solution(of: game) == Solver().solve(game), "\(tiles): \(game)")
    }
  }

  @Test(
    "has the same solutions for games side by side, others among them",
    arguments: [0, 1, 32, 33, 500])
  func sideBySide(_ count: Int) throws {
    var generator = try GameGenerator(seed: 77)
    let other = try Game(numbers: [11, 1, 2, 3, 4, 5], target: 100, rules: .free)
    let games = try (0..<count).map { $0 % 7 == 3 ? other : try generator.next() }
    let solutions = Self.countdown.solutions(of: games)
    #expect(solutions == (try games.map { $0 == other ? nil : try Solver().solve($0) }))
  }

  @Test("does not have games of other tiles, targets or numbers of them")
  func otherGames() throws {
    let games = [
      try Game(numbers: [1, 1, 1, 2, 3, 4], target: 100, rules: .free),
      try Game(numbers: [11, 1, 2, 3, 4, 5], target: 100, rules: .free),
      try Game(numbers: [1, 2, 3, 4, 5], target: 100, rules: .free),
      try Game(numbers: [1, 2, 3, 4, 5, 6, 7], target: 100, rules: .free),
      try Game(numbers: [1, 2, 3, 4, 5, 6], target: 99, rules: .free),
      try Game(numbers: [1, 2, 3, 4, 5, 6], target: 1_000, rules: .free),
      try Game(numbers: [1, 2, 3, 4, 5, 5_000_000_000], target: 100, rules: .free),
    ]
    for game in games { #expect(Self.countdown.solution(of: game) == nil) }
  }

  @Test("is refused for rules that it is not made for")
  func unsupported() throws {
    #expect(throws: IndexError.unsupportedRules) { try Solver().solveAll(.free) }
    let many = try Self.rules(tiles: Array(1...17), count: 6, targets: 100...999)
    #expect(throws: IndexError.unsupportedRules) { try Solver().solveAll(many) }
    let seven = try Self.rules(tiles: Array(1...8), count: 7, targets: 100...999)
    #expect(throws: IndexError.unsupportedRules) { try Solver().solveAll(seven) }
    let large = try Self.rules(tiles: Array(9_000...9_006), count: 6, targets: 100...999)
    #expect(throws: IndexError.unsupportedRules) { try Solver().solveAll(large) }
  }
}

/// Says "go on" so many times.
private final class Countdown: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) { left = Mutex(count) }

  func next() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}

/// Shares that work told.
private final class Shares: Sendable {
  private let shares = Mutex<[Double]>([])

  var all: [Double] { shares.withLock { $0 } }

  func add(_ share: Double) { shares.withLock { $0.append(share) } }
}
