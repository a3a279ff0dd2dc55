extension PuzzleSolution {
  /// Whether whoever gave an answer can learn an easier way to it from the solution: it is as close, and takes less
  /// ``Formula/effort()``, which is that of the best order and grouping of sums and products.
  ///
  /// - Parameter answer: An answer to the same puzzle.
  /// - Returns: Whether it is an easier way.
  public func isEasierWay(than answer: PuzzleSolution) -> Bool {
    guard distance == answer.distance, let effort = formula.effort(),
      let answered = answer.formula.effort()
    else { return false }
    return effort < answered
  }
}
