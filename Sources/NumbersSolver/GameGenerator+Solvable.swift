public import NumbersGame

extension GameGenerator {
  /// Draws games until one has an exact solution.
  ///
  /// - Parameters:
  ///   - large: How many of the tiles are large, as in `next(large:)`.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Returns: A game that can be solved exactly.
  /// - Throws: `GameGeneratorError` if there are too few large tiles; ``SolverError`` if the
  ///   limit is reached.
  public mutating func nextSolvable(
    large: Int? = nil, limit: SearchLimit = .taskCancellation
  ) throws -> Game {
    while true {
      let game = try next(large: large)
      guard limit.shouldContinue() else {
        throw SolverError.stopped(best: try Solver().solve(game, limit: limit))
      }
      if try Solver().isSolvable(game, limit: limit) { return game }
    }
  }

  /// Draws games until one has an exact solution and a rating.
  ///
  /// - Parameters:
  ///   - rating: The rating, from 1 to 5; see ``Difficulty``. With others no game is ever found.
  ///   - large: How many of the tiles are large, as in `next(large:)`.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Returns: A game that can be solved exactly.
  /// - Throws: `GameGeneratorError` if there are too few large tiles; ``SolverError`` if the
  ///   limit is reached.
  public mutating func nextSolvable(
    rated rating: Int, large: Int? = nil, limit: SearchLimit = .taskCancellation
  ) throws -> Game {
    try nextSolvable(rated: rating...rating, large: large, limit: limit)
  }

  /// Draws games until one has an exact solution and one of several ratings.
  ///
  /// - Parameters:
  ///   - ratings: The ratings, from 1 to 5; see ``Difficulty``. With others no game is ever found.
  ///   - large: How many of the tiles are large, as in `next(large:)`.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Returns: A game that can be solved exactly.
  /// - Throws: `GameGeneratorError` if there are too few large tiles; ``SolverError`` if the
  ///   limit is reached.
  public mutating func nextSolvable(
    rated ratings: ClosedRange<Int>, large: Int? = nil, limit: SearchLimit = .taskCancellation
  ) throws -> Game {
    while true {
      let game = try nextSolvable(large: large, limit: limit)
      if ratings.contains(try Solver().difficulty(of: game, limit: limit).rating) { return game }
    }
  }
}
