import Foundation
import NumbersGame
import NumbersSolver
import Testing
import Workers

@Suite("Asynchronous forms")
struct AsyncTests {
  /// A game that takes far longer than any test.
  private static func long() throws -> Game {
    try Game(
      numbers: [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53], target: Int.max, rules: .free)
  }

  @Test(
    "give the answers of the synchronous ones",
    arguments: [[25, 50, 75, 100, 3, 6], [1, 1, 2, 2, 3, 3], [100, 7, 5, 4, 9, 3, 2]])
  func answers(numbers: [Int]) async throws {
    let game = try Game(numbers: numbers, target: 952, rules: .free)
    let solver = Solver()
    let (solution, isSolvable, solutions, difficulty) = try synchronously {
      (
        try solver.solve(game), try solver.isSolvable(game),
        Array(try solver.solutions(of: game).prefix(3000)), try solver.difficulty(of: game)
      )
    }
    #expect(try await solver.solve(game) == solution)
    #expect(try await solver.isSolvable(game) == isSolvable)
    #expect(try await solver.difficulty(of: game) == difficulty)
    #expect(try await Array(solver.solve(batch: [game, game])) == [solution, solution])
    var found: [Solution] = []
    for await next in try await solver.solutions(of: game) {
      found.append(next)
      if found.count == 3000 { break }
    }
    #expect(found == solutions)
    #expect(!found.isEmpty)
  }

  @MainActor
  @Test("do not block the main actor, and end with their task")
  func mainActor() async throws {
    let game = try Self.long()
    let task = Task { try await Solver().solve(game) }
    // This is the actor that the task inherits: it would not go on if the search ran there.
    for _ in 0..<20 { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    let error = await #expect(throws: SolverError.self) { try await task.value }
    #expect(error?.isStopped == true)
  }

  @Test("leave the threads of tasks free, however many search", .timeLimit(.minutes(patience)))
  func sharedThreads() async throws {
    let game = try Self.long()
    let isWanted = Flag()
    let solver = Solver()
    await withTaskGroup { group in
      for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) {
        group.addTask {
          let error = await #expect(throws: SolverError.self) {
            try await solver.solve(game, limit: SearchLimit { isWanted.isOn })
          }
          #expect(error?.isStopped == true)
        }
      }
      // The searches end only if this task gets a thread beside them.
      group.addTask {
        try? await Task.sleep(for: .milliseconds(20))
        isWanted.isOn = false
      }
    }
  }

  @Test("a walk over solutions ends with its task, and says so")
  func walk() async throws {
    let game = try Game(
      numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], target: 100, rules: .free)
    let solutions = try await Solver().solutions(of: game)
    let task = Task {
      var iterator = solutions.makeAsyncIterator()
      while await iterator.next() != nil {}
      return iterator.wasStopped
    }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    #expect(await task.value)
  }

  @Test("solve everything as the synchronous one does, and end with the task")
  func everything() async throws {
    let rules = try Rules(
      id: "some", title: "Some rules", pool: TilePool(large: [], small: [1, 2, 3, 4, 5, 6]),
      numberCount: 5...5, targets: 100...999)
    let index = try synchronously { try Solver().solveAll(rules) }
    let other = try await Solver().solveAll(rules)
    #expect(other.gameCount == index.gameCount)
    let games = try (100...999).map {
      try Game(numbers: [1, 2, 4, 5, 6], target: $0, rules: rules)
    }
    #expect(other.solutions(of: games) == index.solutions(of: games))

    let task = Task { try await Solver().solveAll(.countdown) }
    task.cancel()
    await #expect(throws: IndexError.stopped) { try await task.value }
  }

  /// Calls the synchronous forms from an asynchronous test.
  private func synchronously<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

extension SolverError {
  fileprivate var isStopped: Bool {
    if case .stopped = self { true } else { false }
  }
}
