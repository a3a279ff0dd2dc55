public import NumbersGame

extension Solver {
  /// The rating of a game: that of its ``Difficulty``, in a fraction of the time.
  ///
  /// The rating depends on whether there are five solutions, or twenty, and not on how many more there are. So no more are
  /// counted than settle it, and none where the best solution does.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - best: Its best solution, as `solve(_:limit:)` finds it.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Returns: The rating, from 1 to 5.
  /// - Throws: ``SolverError`` as `difficulty(of:limit:)` does.
  public func rating(
    of game: Game, best: Solution, limit: SearchLimit = .taskCancellation
  ) throws(SolverError) -> Int {
    let largestStepResult = best.largestStepResult
    let isAdditive = Self.isAdditive(game, at: best.distance)
    // From a number of solutions on, the rating is that of any more.
    func rating(_ count: Int) -> Int {
      Difficulty(
        distance: best.distance, solutionCount: count,
        fewestSteps: best.expression.operationCount, largestStepResult: largestStepResult,
        isAdditive: isAdditive
      ).rating
    }
    let easiest = rating(Difficulty.manySolutions)
    if rating(1) == easiest { return easiest }
    let enough =
      rating(Difficulty.someSolutions) == easiest
      ? Difficulty.someSolutions : Difficulty.manySolutions
    let solutions =
      SmallSelection(game) == nil
      ? try solutions(of: game, limit: limit)
      : DistinctSolutions(of: game, distance: best.distance, in: order, limit: limit)
    do throws(CountStopped) {
      return rating(
        try solutions.count(upTo: enough, usingAtLeast: best.expression.numberCount))
    } catch {
      throw .stopped(best: best)
    }
  }
}
