public import CNumberRace
import NumbersGame
import NumbersSolver
import Synchronization

extension nr_solution {
  init(_ solution: Solution) {
    self.init()
    steps = Int32(solution.expression.operationCount)
    value = Int64(solution.value)
    distance = Int64(solution.distance)
    points = Int64(solution.points)
    largest_result = Int64(solution.largestStepResult)
  }
}

extension SolverError {
  /// The best solution that was found.
  var best: Solution {
    switch self {
    case .stopped(let best), .tooLarge(let best): best
    }
  }
}

/// Implements `nr_solve`; see `numberrace.h`.
@c(nr_solve) @implementation
public func nr_solve(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ notation: nr_notation, _ limits: UnsafePointer<nr_limits>?,
  _ solution: UnsafeMutablePointer<nr_solution>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let game = try Game(rules, numbers, count, target)
    let notation = try NotationChoice(notation)
    try nr_solution.check(solution, "solution")
    let text = try TextBuffer(buffer, capacity, length)
    func write(_ found: Solution) throws {
      nr_solution.write(nr_solution(found), to: solution)
      try text.write(notation.text(found.expression))
    }
    let found: Solution
    do {
      found = try Work.within(limits) { work in
        try Solver(order: work.order).solve(game, limit: work.limit)
      }
    } catch {
      // What is too long for the buffer is cut; that the search was cut too matters more.
      if let best = (error as? SolverError)?.best { try? write(best) }
      throw error
    }
    try write(found)
  }
}

/// Implements `nr_count_solutions`; see `numberrace.h`.
@c(nr_count_solutions) @implementation
public func nr_count_solutions(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ limits: UnsafePointer<nr_limits>?, _ solutions: UnsafeMutablePointer<UInt64>?,
  _ distance: UnsafeMutablePointer<Int64>?
) -> nr_status {
  call {
    let game = try Game(rules, numbers, count, target)
    let (found, away, isStopped) = try Work.within(limits) { work -> (Int, Int, Bool) in
      let all = try Solver(order: work.order).solutions(of: game, limit: work.limit)
      do throws(CountStopped) {
        return (try all.count, all.distance, false)
      } catch {
        return (error.countedSoFar, all.distance, true)
      }
    }
    solutions?.pointee = found == .max ? .max : UInt64(found)
    distance?.pointee = Int64(away)
    if isStopped { throw Failure(NR_STOPPED, "stopped after counting \(found) solutions") }
  }
}

/// A walk over the solutions of a game.
private final class SolutionsHandle: Handle {
  private struct Walk {
    var iterator: DistinctSolutions.Iterator
    /// A solution that did not fit into a buffer.
    var waiting: Solution?
  }

  private let walk: Mutex<Walk>

  init(_ solutions: DistinctSolutions) {
    walk = Mutex(Walk(iterator: solutions.makeIterator()))
  }

  /// Gives the next solution to a function, again and again until it takes it.
  func next(_ body: (Solution) throws -> Void) throws -> nr_status {
    try walk.withLock { walk in
      guard let solution = walk.waiting ?? walk.iterator.next() else {
        if walk.iterator.wasStopped {
          throw Failure(NR_STOPPED, "the limit was reached before all solutions were found")
        }
        return nr_status(NR_END)
      }
      walk.waiting = solution
      try body(solution)
      walk.waiting = nil
      return nr_status(NR_OK)
    }
  }
}

/// Implements `nr_solutions_open`; see `numberrace.h`.
@c(nr_solutions_open) @implementation
public func nr_solutions_open(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ limits: UnsafePointer<nr_limits>?, _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let game = try Game(rules, numbers, count, target)
    let solutions = try Work.within(limits) { work in
      try Solver(order: work.order).solutions(of: game, limit: work.limit)
    }
    SolutionsHandle(solutions).handOut(to: place)
  }
}

/// Implements `nr_solutions_next`; see `numberrace.h`.
@c(nr_solutions_next) @implementation
public func nr_solutions_next(
  _ solutions: OpaquePointer?, _ notation: nr_notation,
  _ solution: UnsafeMutablePointer<nr_solution>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  status {
    let handle = try SolutionsHandle.of(solutions, "solutions")
    let notation = try NotationChoice(notation)
    try nr_solution.check(solution, "solution")
    let text = try TextBuffer(buffer, capacity, length)
    return try handle.next { found in
      nr_solution.write(nr_solution(found), to: solution)
      try text.write(notation.text(found.expression))
    }
  }
}

/// Implements `nr_solutions_free`; see `numberrace.h`.
@c(nr_solutions_free) @implementation
public func nr_solutions_free(_ solutions: OpaquePointer?) { SolutionsHandle.takeBack(solutions) }

/// Implements `nr_rate`; see `numberrace.h`.
@c(nr_rate) @implementation
public func nr_rate(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ limits: UnsafePointer<nr_limits>?, _ difficulty: UnsafeMutablePointer<nr_difficulty>?
) -> nr_status {
  call {
    let difficulty = try given(difficulty, "difficulty")
    try nr_difficulty.check(difficulty, "difficulty")
    let game = try Game(rules, numbers, count, target)
    let rated = try Work.within(limits) { work in
      try Solver().difficulty(of: game, limit: work.limit)
    }
    var result = nr_difficulty()
    result.rating = Int32(rated.rating)
    result.distance = Int64(rated.distance)
    result.solutions = rated.solutionCount == .max ? .max : UInt64(rated.solutionCount)
    result.fewest_steps = Int32(rated.fewestSteps)
    result.is_additive = rated.isAdditive ? 1 : 0
    result.largest_result = Int64(rated.largestStepResult)
    nr_difficulty.write(result, to: difficulty)
  }
}
