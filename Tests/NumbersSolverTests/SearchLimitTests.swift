import NumbersGame
import NumbersSolver
import Synchronization
import Testing

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
    let error = #expect(throws: SolverError.self) {
      try Solver().solve(long, limit: .duration(.milliseconds(200)))
    }
    #expect(start.duration(to: .now) < .seconds(5))
    guard case .stopped(let best)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(AnswerChecker(long).check(best.expression) == .legal(best))
    #expect(best.value > 53)
  }

  @Test("a condition ends a search at once")
  func condition() throws {
    let error = #expect(throws: SolverError.self) {
      try Solver().isSolvable(long, limit: SearchLimit { false })
    }
    guard case .stopped? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a cancelled task ends its search")
  func cancellation() async throws {
    let task = Task { [long] in try Solver().solve(long) }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
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

  @Test("values of more than 64 bits that might matter are reported, not passed over")
  func tooLarge() throws {
    let huge = 5_000_000_029
    let game = try Game(
      numbers: [huge, huge + 2, huge + 6, huge + 12], target: 17, rules: .free)
    let error = #expect(throws: SolverError.self) { try Solver().solve(game) }
    guard case .tooLarge(let best)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(AnswerChecker(game).check(best.expression) == .legal(best))
    // Where the answer cannot depend on them, there is one.
    let easy = try Game(numbers: [huge, huge + 2, huge + 6, 5], target: huge + 7, rules: .free)
    #expect(try Solver().solve(easy).steps.count == 1)
  }
}

/// A switch that searches look at.
private final class Flag: Sendable {
  private let state = Atomic(true)

  var isOn: Bool {
    get { state.load(ordering: .relaxed) }
    set { state.store(newValue, ordering: .relaxed) }
  }
}
