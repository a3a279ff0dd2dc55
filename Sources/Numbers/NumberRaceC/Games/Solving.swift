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

extension Failure {
  init(_ error: SolverError) {
    switch error {
    case .stopped: self.init(NR_STOPPED, error.description)
    case .tooLarge: self.init(NR_TOO_LARGE, error.description)
    }
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
  call { () throws(Failure) in
    let game = try Game(rules, numbers, count, target)
    let notation = try NotationChoice(notation)
    try nr_solution.check(solution, "solution")
    let text = try TextBuffer(buffer, capacity, length)
    func write(_ found: Solution) throws(Failure) {
      nr_solution.write(nr_solution(found), to: solution)
      if !text.isAbsent { try text.write(notation.text(found.expression)) }
    }
    let result = try Work.within(limits) { work throws(Failure) in
      Result { () throws(SolverError) in
        try Solver(order: work.order).solve(game, limit: work.limit)
      }
    }
    switch result {
    case .success(let found): try write(found)
    case .failure(let error):
      // What is too long for the buffer is cut; that the search was cut too matters more.
      do throws(Failure) { try write(error.best) } catch {}
      throw Failure(error)
    }
  }
}

/// Implements `nr_count_solutions`; see `numberrace.h`.
@c(nr_count_solutions) @implementation
public func nr_count_solutions(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ limits: UnsafePointer<nr_limits>?, _ solutions: UnsafeMutablePointer<UInt64>?,
  _ distance: UnsafeMutablePointer<Int64>?
) -> nr_status {
  call { () throws(Failure) in
    let game = try Game(rules, numbers, count, target)
    let (found, away, isStopped) = try Work.within(limits) {
      work throws(Failure) -> (Int, Int, Bool) in
      let all = try distinctSolutions(of: game, work)
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

private func distinctSolutions(
  of game: Game, _ work: Work
) throws(Failure) -> DistinctSolutions {
  try failing(Failure.init) { () throws(SolverError) in
    try Solver(order: work.order).solutions(of: game, limit: work.limit)
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
  func next(
    _ body: (Solution) throws(Failure) -> Void
  ) throws(Failure) -> nr_status {
    try walk.withLock { walk throws(Failure) in
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
  call { () throws(Failure) in
    let place = try NumberRaceC.out(out)
    let game = try Game(rules, numbers, count, target)
    let solutions = try Work.within(limits) { work throws(Failure) in
      try distinctSolutions(of: game, work)
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
  status { () throws(Failure) in
    let handle = try SolutionsHandle.of(solutions, "solutions")
    let notation = try NotationChoice(notation)
    try nr_solution.check(solution, "solution")
    let text = try TextBuffer(buffer, capacity, length)
    return try handle.next { found throws(Failure) in
      nr_solution.write(nr_solution(found), to: solution)
      if !text.isAbsent { try text.write(notation.text(found.expression)) }
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
  call { () throws(Failure) in
    let difficulty = try given(difficulty, "difficulty")
    try nr_difficulty.check(difficulty, "difficulty")
    let game = try Game(rules, numbers, count, target)
    let rated = try Work.within(limits) { work throws(Failure) in
      try failing(Failure.init) { () throws(SolverError) in
        try Solver().difficulty(of: game, limit: work.limit)
      }
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
