import NumbersGame
import Testing

@testable import NumbersSolver

@Suite("A batch")
struct BatchTests {
  @Test("has the solutions of its games one by one, in order", arguments: [false, true])
  func sameAsAlone(_ usesCensus: Bool) throws {
    var generator = try GameGenerator(seed: 21)
    var games = try (0..<1_500).map { _ in try generator.next() }
    // Games of other kinds in between: other rules, few numbers, many, large ones.
    games.insert(try Game(numbers: [100, 3], target: 103, rules: .free), at: 7)
    games.insert(try Game(numbers: [1, 1, 1, 1, 1, 1], target: 500, rules: .free), at: 70)
    games.insert(try Game(numbers: [1, 2, 3, 4, 5, 6, 7], target: 4_999, rules: .free), at: 700)
    games.insert(try Game(numbers: [5_000_000_000, 3], target: 9, rules: .free), at: 800)
    games.insert(try Game(numbers: [25, 50, 75, 100, 3, 6], target: 20, rules: .free), at: 900)
    let alone = try games.map { try Solver().solve($0) }
    for threads in [1, 2, 3] {
      let batch = try Solver().solve(
        batch: games, threads: threads, limit: .never, usesCensus: usesCensus)
      #expect(Array(batch) == alone)
      #expect(batch.indices.map(batch.distance) == alone.map(\.distance))
    }
  }

  @Test("may be empty")
  func empty() throws {
    #expect(try Solver().solve(batch: []).isEmpty)
  }

  @Test("stops at its limit")
  func limit() throws {
    var generator = try GameGenerator(seed: 22)
    let games = try (0..<500).map { _ in try generator.next() }
    #expect(throws: SolverError.self) {
      try Solver().solve(batch: games, limit: SearchLimit { false })
    }
  }
}
