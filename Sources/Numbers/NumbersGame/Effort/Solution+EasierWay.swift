extension Solution {
  /// Whether a contestant who gave a legal answer to the same game can learn an easier way to it from the solution: it is as
  /// close, takes less ``Expression/effort``, needs no more brackets, and differs in more than the order and the grouping of sums
  /// and products.
  public func isEasierWay(than answer: Solution) -> Bool {
    guard distance == answer.distance, let effort = expression.effort,
      let answered = answer.expression.effort
    else { return false }
    return effort < answered
      && "\(expression)".bracketCount <= "\(answer.expression)".bracketCount
      && expression.canonical != answer.expression.canonical
  }
}

extension String {
  /// The number of pairs of brackets: what one has to keep in mind for later.
  package var bracketCount: Int { utf8.count { $0 == UInt8(ascii: "(") } }
}
