public import NumbersGame

/// The same functions for asynchronous code. Each runs on a thread of its own, in the task that awaits it: it blocks neither an
/// actor nor the threads that tasks share, and ends with the task, as the limit is its cancellation unless you give another.
/// To get there takes some ten microseconds, about as long as a game of six numbers takes: solve many as a batch.
extension Solver {
  /// The best solution of a game, found on another thread.
  @concurrent
  public func solve(
    _ game: Game, limit: SearchLimit = .taskCancellation
  ) async throws(SolverError) -> Solution {
    try await onOwnThread { () throws(SolverError) in try solve(game, limit: limit) }
  }

  /// Whether a game has an exact solution, found out on another thread.
  @concurrent
  public func isSolvable(
    _ game: Game, limit: SearchLimit = .taskCancellation
  ) async throws(SolverError) -> Bool {
    try await onOwnThread { () throws(SolverError) in try isSolvable(game, limit: limit) }
  }

  /// All distinct solutions of a game. The smallest distance is found on another thread, and so are the solutions, while the
  /// asynchronous sequence is walked.
  ///
  /// ```swift
  /// for await solution in try await Solver().solutions(of: game) { print(solution.expression) }
  /// ```
  ///
  /// - Returns: The solutions of the synchronous `solutions(of:limit:)`, in the same order.
  @concurrent
  public func solutions(
    of game: Game, limit: SearchLimit = .taskCancellation
  ) async throws(SolverError) -> AsyncDistinctSolutions {
    AsyncDistinctSolutions(
      try await onOwnThread { () throws(SolverError) in try solutions(of: game, limit: limit) })
  }

  /// How hard a game is, found out on another thread.
  @concurrent
  public func difficulty(
    of game: Game, limit: SearchLimit = .taskCancellation
  ) async throws(SolverError) -> Difficulty {
    try await onOwnThread { () throws(SolverError) in try difficulty(of: game, limit: limit) }
  }

  /// The best solutions of many games, found on all cores while the caller is free.
  @concurrent
  public func solve(
    batch games: [Game], threads: Int? = nil, limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(SolverError) -> BatchSolutions {
    try await onOwnThread { () throws(SolverError) in
      try solve(batch: games, threads: threads, limit: limit, progress: progress)
    }
  }

  /// The best solutions of every game under some rules, found on all cores while the caller is free.
  @concurrent
  public func solveAll(
    _ rules: Rules, threads: Int? = nil, limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws(IndexError) -> SolutionIndex {
    try await onOwnThread { () throws(IndexError) in
      try solveAll(rules, threads: threads, limit: limit, progress: progress)
    }
  }
}
