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
    try nextSolvable(inAnyOf: nil, large: large, limit: limit)
  }

  /// Draws games until one has an exact solution and a rating, as with a range of ratings.
  public mutating func nextSolvable(
    rated rating: Int, large: Int? = nil, limit: SearchLimit = .taskCancellation
  ) throws -> Game {
    try nextSolvable(inAnyOf: rating...rating, large: large, limit: limit)
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
    try nextSolvable(inAnyOf: ratings, large: large, limit: limit)
  }

  private mutating func nextSolvable(
    inAnyOf ratings: ClosedRange<Int>?, large: Int?, limit: SearchLimit
  ) throws -> Game {
    do throws(SolvableDrawError) {
      return try drawSolvable(rated: ratings, large: large, limit: limit)
    } catch {
      throw error.reason
    }
  }
}

extension SolvableDrawError {
  /// The error for callers that tell both kinds apart by their types.
  package var reason: any Error {
    switch self {
    case .cannotDraw(let error): error
    case .cannotSolve(let error): error
    }
  }
}
