extension Solution {
  /// Whether a contestant who gave an answer can learn an easier way to it from the solution: it is as close, takes less
  /// ``Expression/effort``, and differs in more than the order and the grouping of sums and products.
  ///
  /// - Parameter answer: A legal answer to the same game.
  /// - Returns: Whether it is an easier way.
  public func isEasierWay(than answer: Solution) -> Bool {
    guard distance == answer.distance, let effort = expression.effort,
      let answered = answer.expression.effort
    else { return false }
    return effort < answered && expression.canonical != answer.expression.canonical
  }
}
