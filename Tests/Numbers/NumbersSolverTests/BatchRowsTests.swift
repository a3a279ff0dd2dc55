import BruteForce
import NumbersGame
import Synchronization
import Testing
import Workers

@testable import NumbersSolver

/// Batches that are solved by multisets, of which only the values are followed that are asked for, held against the solvers that
/// go game by game.
@Suite("A batch by multisets")
struct BatchRowsTests {
  private static func solve(
    _ games: [Game], threads: Int, limit: SearchLimit = .never, byMultisets: Bool = true,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> BatchSolutions {
    try Solver().solve(
      batch: games, threads: threads, limit: limit, byMultisets: byMultisets, progress: progress)
  }

  @Test("has the solutions of selections of which every target is asked for")
  func everyTarget() throws {
    let all = SolutionIndexTests.selections
    let games = try stride(from: 0, to: all.count, by: Extent.isWhole ? 1 : 5).flatMap { place in
      try (100...999).map { try Game(numbers: all[place], target: $0) }
    }.shuffled()
    let alone = try games.map { try Solver().solve($0) }
    for threads in [1, 2] {
      #expect(Array(try Self.solve(games, threads: threads)) == alone)
    }
  }

  @Test("has the solutions of selections of which one target is asked for")
  func oneTarget() throws {
    var random = SplitMix64(seed: 5)
    let index = SolutionIndexTests.countdown
    let games = try (0..<index.selectionCount).map {
      try Game(numbers: index.numbers(ofSelection: $0), target: 100 + random.next(below: 900))
    }
    let batch = try Self.solve(games, threads: 2)
    #expect(batch.indices.allSatisfy { batch[$0] == index.solution(of: games[$0]) })
  }

  @Test(
    "has the distances, steps and largest results that the oracle finds, by multisets or not",
    arguments: [SolutionIndexTests.selections[0], SolutionIndexTests.selections[14]])
  func oracle(numbers: [Int]) throws {
    let table = BestTable(numbers)
    let games = try (100...999).map { try Game(numbers: numbers, target: $0) }
    for byMultisets in [false, true] {
      let batch = try Self.solve(games, threads: 1, byMultisets: byMultisets)
      for (game, solution) in zip(games, batch) {
        let best = table.best(for: game.target)
        #expect(solution.distance == best.distance, "\(game)")
        #expect(solution.steps.count == best.entry.steps, "\(game)")
        #expect(solution.largestStepResult == best.entry.peak, "\(game)")
        #expect(try solution.expression.evaluate() == solution.value)
      }
    }
  }

  @Test(
    "has the solutions of games that the multisets do not have, between others",
    arguments: [false, true])
  func otherGames(byMultisets: Bool) throws {
    var generator = try GameGenerator(seed: 31)
    var games = try (0..<200).map { _ in try generator.next() }
    let french = try Game(numbers: [10, 9, 100, 8, 75, 7], target: 999, rules: .leCompteEstBon)
    games.append(french)
    // Targets at the ends of what is followed, beyond them, and beyond all that is tabulated.
    for target in [1, 63, 64, 65, 99, 1_000, 1_086, 1_087, 1_088, 4_000, 2_000_000_000, Int.max] {
      games.append(try Game(numbers: [25, 50, 75, 100, 3, 6], target: target, rules: .free))
      games.append(try Game(numbers: [1, 2, 1, 3, 2, 3], target: target, rules: .free))
    }
    // More tiles than there are, other tiles, other counts of them, large ones.
    for numbers in [
      [1, 1, 1, 2, 3, 4], [11, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [7], [1, 2, 3, 4, 5, 6, 7],
      [5_000_000_000, 3, 4, 5, 6, 7], [1, 1, 1, 1, 1, 1], [75, 75, 2, 3, 4, 5],
    ] {
      games.append(try Game(numbers: numbers, target: 317, rules: .free))
    }
    // The first game says which rules there are rows for.
    let first = games.removeFirst()
    games = [first] + games.shuffled()
    let alone = try games.map { try Solver().solve($0) }
    for threads in [1, 2] {
      let batch = try Self.solve(games, threads: threads, byMultisets: byMultisets)
      #expect(Array(batch) == alone)
      #expect(batch.indices.map(batch.distance) == alone.map(\.distance))
    }
  }

  @Test("solves games that have no multisets one by one", arguments: [1, 2])
  func noRows(_ threads: Int) throws {
    let games = try (0..<70).map {
      try Game(numbers: [3, 5, 7, 11, 13], target: 100 + $0, rules: .free)
    }
    #expect(
      Array(try Self.solve(games, threads: threads)) == (try games.map { try Solver().solve($0) }))
  }

  @Test(
    "has the solutions of other pools, numbers of tiles and targets",
    arguments: [(1, 1...30), (2, 1...90), (4, 50...400), (5, 20...300), (6, 1...150)])
  func otherRules(_ count: Int, _ targets: ClosedRange<Int>) throws {
    let rules = try SolutionIndexTests.rules(
      tiles: [1, 1, 2, 3, 3, 4, 7, 9, 12, 40], count: count, targets: targets)
    var generator = try GameGenerator(rules: rules, seed: 41)
    let games = try (0..<500).map { _ in try generator.next() }
    #expect(
      Array(try Self.solve(games, threads: 2)) == (try games.map { try Solver().solve($0) }))
  }

  // MARK: Limits

  @Test("stops wherever it is, and says so of the first game that is not solved")
  func stopped() throws {
    var generator = try GameGenerator(seed: 51)
    // Ten pieces of work are left when all rows are there.
    let games = try (0..<5_000).map { _ in try generator.next() }
    let all = Polls(.max)
    let solved = Mutex(0)
    _ = try Self.solve(
      games, threads: 1, limit: SearchLimit { all.next() },
      progress: { count in solved.withLock { $0 += count } })
    #expect(solved.withLock { $0 } == games.count)

    // While games are read, while rows are made, and before the first and the last piece of work.
    for (polls, game) in [
      (0, 0), (1, 0), (all.used / 2, 0), (all.used - 10, 0), (all.used - 1, 4_608),
    ] {
      let left = Polls(polls)
      let error = #expect(throws: SolverError.self) {
        try Self.solve(games, threads: 1, limit: SearchLimit { left.next() })
      }
      #expect(error == .stopped(best: try Solver().solve(games[game])))
    }
    for polls in [0, all.used / 2] {
      let left = Polls(polls)
      #expect(throws: SolverError.self) {
        try Self.solve(games, threads: 2, limit: SearchLimit { left.next() })
      }
    }
  }

  @Test("ends with its task")
  func cancelled() async throws {
    var generator = try GameGenerator(seed: 52)
    let games = try (0..<3_000).map { _ in try generator.next() }
    let task = Task {
      try Self.solve(games, threads: 2, limit: .taskCancellation)
    }
    task.cancel()
    await #expect(throws: SolverError.self) { try await task.value }
  }

  /// Says "go on" a number of times, and counts.
  private final class Polls: Sendable {
    private let count = Atomic(0)
    private let allowed: Int

    init(_ allowed: Int) { self.allowed = allowed }

    var used: Int { count.load(ordering: .relaxed) }

    func next() -> Bool { count.wrappingAdd(1, ordering: .relaxed).oldValue < allowed }
  }

  @Test("takes 16 bytes a solution")
  func size() {
    #expect(MemoryLayout<SmallSolution>.stride == 16)
  }
}
