import Foundation
import NumbersGame
import Synchronization
import Testing

@testable import NumbersSolver

@Suite("A batch")
struct BatchTests {
  @Test(
    "has the solutions of its games one by one, in order",
    arguments: [false, true])
  func sameAsAlone(byMultisets: Bool) throws {
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
        batch: games, threads: threads, limit: .never, byMultisets: byMultisets)
      #expect(Array(batch) == alone)
      #expect(batch.indices.map(batch.distance) == alone.map(\.distance))
    }
  }

  @Test("may be empty")
  func empty() throws {
    #expect(try Solver().solve(batch: []).isEmpty)
  }

  @Test("solves games of many numbers on several threads at once")
  func manyNumbers() throws {
    let games = try (0..<6).map {
      try Game(numbers: [3, 5, 7, 11, 13, 17, 19], target: 100_003 + $0, rules: .free)
    }
    let threads = Mutex<Set<UInt>>([])
    // A limit is polled by the thread that searches. The first one waits for another.
    let deadline = ContinuousClock.now + .seconds(20)
    let limit = SearchLimit {
      let count = threads.withLock {
        $0.insert(UInt(bitPattern: pthread_self().hashValue))
        return $0.count
      }
      while count == 1, threads.withLock({ $0.count }) == 1, .now < deadline { usleep(1000) }
      return true
    }
    let batch = try Solver().solve(batch: games, threads: 2, limit: limit)
    #expect(Array(batch) == (try games.map { try Solver().solve($0) }))
    if ProcessInfo.processInfo.activeProcessorCount > 1 {
      #expect(threads.withLock { $0.count } > 1)
    }
  }

  @Test(
    "throws the error of the first game that has one, on any number of threads", arguments: 1...3)
  func firstError(_ threads: Int) throws {
    let huge = 5_000_000_029
    var games = try (0..<8).map {
      try Game(numbers: [3, 5, 7, 11, 13, 17, 19], target: 100_003 + $0, rules: .free)
    }
    for target in [17, 18] {
      games.append(
        try Game(numbers: [huge, huge + 2, huge + 6, huge + 12], target: target, rules: .free))
    }
    let error = #expect(throws: SolverError.self) {
      try Solver().solve(batch: games, threads: threads)
    }
    let alone = #expect(throws: SolverError.self) { try Solver().solve(games[8]) }
    #expect(error == alone)
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
