public import NumbersSolver

/// The same functions for asynchronous code. Each runs on a thread of its own, in the task that awaits it, and ends with the task
/// unless you give another limit.
extension PuzzleSolver {
  /// Finds the best solution of a puzzle on another thread.
  @concurrent
  public mutating func solve(
    _ puzzle: Puzzle, limit: SearchLimit = .taskCancellation
  ) async throws(PuzzleError) -> PuzzleSolution {
    try await onOwnThread { () throws(PuzzleError) in try solve(puzzle, limit: limit) }
  }

  /// Finds all formulas that make exactly the target on another thread.
  @concurrent
  public mutating func solutions(
    of puzzle: Puzzle, limit: SearchLimit = .taskCancellation
  ) async throws(PuzzleError) -> [Formula] {
    try await onOwnThread { () throws(PuzzleError) in try solutions(of: puzzle, limit: limit) }
  }
}
