import Foundation
import NumbersGame
import NumbersSolver
import Synchronization
import Testing
import Workers

@Suite("Limits of a search")
struct SearchLimitTests {
  /// A game that takes far longer than any test: nothing near the target can be reached.
  let long: Game

  init() throws {
    long = try Game(
      numbers: [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53], target: Int.max, rules: .free)
  }

  @Test("a deadline ends a search with the best found so far")
  func deadline() throws {
    let start = ContinuousClock.now
    let error = try #require(throws: SolverError.self) {
      try Solver().solve(long, limit: .duration(.milliseconds(200)))
    }
    // A whole search would take days.
    #expect(start.duration(to: .now) < .seconds(20 * patience))
    guard case .stopped(let best) = error else { throw error }
    #expect(AnswerChecker(long).check(best.expression) == .legal(best))
    #expect(best.value > 53)
  }

  @Test("a condition ends a search at once")
  func condition() throws {
    let error = try #require(throws: SolverError.self) {
      try Solver().isSolvable(long, limit: SearchLimit { false })
    }
    guard case .stopped = error else { throw error }
  }

  @Test("a cancelled task ends its search")
  func cancellation() async throws {
    let task = Task { [long] in try Solver().solve(long) }
    // Tests may take all threads that tasks run on, and the search would go on, and take memory, until one is free.
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      task.cancel()
    }
    await #expect(throws: SolverError.self) { try await task.value }
  }

  @Test("a sequence of solutions ends early and says so")
  func sequence() throws {
    let game = try Game(
      numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], target: 100, rules: .free)
    let flag = Flag()
    let solutions = try Solver().solutions(of: game, limit: SearchLimit { flag.isOn })
    var iterator = solutions.makeIterator()
    #expect(iterator.next() != nil)
    flag.isOn = false
    while iterator.next() != nil {}
    #expect(iterator.wasStopped)
    #expect(throws: CountStopped.self) { try solutions.count }
  }

  @Test("is polled every few milliseconds, however long the work takes that is counted")
  func polling() throws {
    let gaps = Gaps()
    #expect(throws: SolverError.self) {
      try Solver().solve(
        long,
        limit: SearchLimit {
          gaps.note()
          return gaps.total < .milliseconds(1500)
        })
    }
    #expect(gaps.longest < .milliseconds(500 * patience))
  }

  @Test("ends the threads of a batch when the task is cancelled")
  func cancelledBatch() async throws {
    let games = Array(repeating: long, count: 3)
    let isWaiting = Flag()
    let cancelled = Mutex(ContinuousClock.now)
    let ended = Mutex(ContinuousClock.now)
    let task = Task {
      isWaiting.isOn = false
      // The task that waits for this one may get a thread much later.
      defer { ended.withLock { $0 = .now } }
      return try Solver().solve(batch: games, threads: 3)
    }
    // The batch may take all threads that tasks run on, so it is cancelled from one of its own.
    Thread.detachNewThread {
      while isWaiting.isOn { Thread.sleep(forTimeInterval: 0.01) }
      Thread.sleep(forTimeInterval: 0.3)
      cancelled.withLock { $0 = .now }
      task.cancel()
    }
    await #expect(throws: SolverError.self) { try await task.value }
    // Three threads end after at most a poll each, and the machine may have other work.
    let time = cancelled.withLock(\.self).duration(to: ended.withLock(\.self))
    #expect(time < .seconds(60 * patience))
  }

  @Test(
    "values near the largest integer are added and multiplied without a trap",
    arguments: Extreme.all)
  fileprivate func largestTarget(_ extreme: Extreme) throws {
    let (game, distance) = (
      try Game(numbers: extreme.numbers, target: extreme.target, rules: .free), extreme.distance
    )
    do throws(SolverError) {
      let solution = try Solver().solve(game)
      #expect(AnswerChecker(game).check(solution.expression) == .legal(solution))
      #expect(solution.distance == distance)
      #expect(try Solver().difficulty(of: game).distance == distance)
      let solutions = try Solver().solutions(of: game)
      #expect(solutions.first { _ in true }?.distance == distance)
    } catch {
      guard case .tooLarge(let best) = error else { throw error }
      #expect(AnswerChecker(game).check(best.expression) == .legal(best))
      #expect(distance == nil || best.distance == distance)
    }
  }

  @Test("values beyond an integer that might matter are reported, not passed over")
  func tooLarge() throws {
    let huge = 5_000_000_029
    let game = try Game(
      numbers: [huge, huge + 2, huge + 6, huge + 12], target: 17, rules: .free)
    let error = try #require(throws: SolverError.self) { try Solver().solve(game) }
    guard case .tooLarge(let best) = error else { throw error }
    #expect(AnswerChecker(game).check(best.expression) == .legal(best))
    // Where the answer cannot depend on them, there is one.
    let easy = try Game(numbers: [huge, huge + 2, huge + 6, 5], target: huge + 7, rules: .free)
    #expect(try Solver().solve(easy).steps.count == 1)
  }

  @Test("all solutions are listed where only all numbers together are beyond an integer")
  func largeTogether() throws {
    let huge = 3_000_000_000
    for (target, expected) in [
      (huge + 7, ["\(huge) + 7"]), (8, ["7 + \(huge) ÷ \(huge)"]), (7, ["7"]),
      (2 * huge - 7, ["\(huge) + \(huge) − 7"]), (7 * huge, ["\(huge) × 7"]),
    ] {
      let game = try Game(numbers: [huge, huge, 7], target: target, rules: .free)
      let solutions = try Solver().solutions(of: game)
      #expect(solutions.distance == 0)
      #expect(try solutions.count == expected.count)
      for (solution, text) in zip(solutions, expected) {
        // Their numbers and signs, however they are grouped.
        let parts = "\(solution.expression)".split { "() ".contains($0) }
        #expect(Set(parts) == Set(text.split(separator: " ")))
        #expect(AnswerChecker(game).check(solution.expression) == .legal(solution))
      }
    }
    let beyond = try Game(numbers: [huge, huge, huge, 7], target: 8, rules: .free)
    #expect(throws: SolverError.self) { try Solver().solutions(of: beyond) }
  }
}

/// A switch that searches look at.
final class Flag: Sendable {
  private let state = Atomic(true)

  var isOn: Bool {
    get { state.load(ordering: .relaxed) }
    set { state.store(newValue, ordering: .relaxed) }
  }
}

/// A game of very large numbers.
private struct Extreme {
  let numbers: [Int]
  let target: Int
  /// The smallest distance, if it is known by hand.
  let distance: Int?

  static let all: [Extreme] = [
    Extreme(numbers: [1], target: .max, distance: .max - 1),
    Extreme(numbers: [1 << 62, 2], target: .max, distance: nil),
    Extreme(numbers: [.max, 1], target: .max, distance: 0),
    Extreme(numbers: [.max, .max], target: 1, distance: 0),
    Extreme(numbers: [.max, 1 << 62, 2], target: 1, distance: nil),
    Extreme(numbers: [1 << 62, 3, 5], target: .max, distance: nil),
    Extreme(numbers: [.max, .max - 1, 1, 1, 1, 1, 1], target: .max - 5, distance: 0),
  ]
}

/// The processor's time between the polls of a limit by one thread.
private final class Gaps: Sendable {
  private let times: Mutex<(first: Duration, last: Duration)>
  private let longestGap = Mutex(Duration.zero)

  init() {
    let now = threadTime()
    times = Mutex((now, now))
  }

  var longest: Duration { longestGap.withLock { $0 } }
  var total: Duration { times.withLock { $0.last - $0.first } }

  func note() {
    let now = threadTime()
    let gap = times.withLock { times in
      defer { times.last = now }
      return now - times.last
    }
    longestGap.withLock { $0 = max($0, gap) }
  }
}
