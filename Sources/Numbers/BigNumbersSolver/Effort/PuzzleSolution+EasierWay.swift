import NumbersGame

extension PuzzleSolution {
  /// Whether whoever gave an answer to the same puzzle can learn an easier way to it from the solution: it is as close, takes
  /// less ``Formula/effort(digits:)``, which is that of the best order and grouping of sums and products, and has no more
  /// brackets, and no more roots, factorials, powers and numbers written together or after a point.
  public func isEasierWay(than answer: PuzzleSolution) -> Bool {
    guard distance == answer.distance, let effort = formula.effort(),
      let answered = answer.formula.effort()
    else { return false }
    return effort < answered
      && "\(formula)".bracketCount <= "\(answer.formula)".bracketCount
      && formula.specialCount <= answer.formula.specialCount
  }
}

extension Formula {
  /// The number of its parts that are beyond the four operations on the numbers as they are.
  fileprivate var specialCount: Int {
    if case .number = self { return 0 }
    return operands.reduce(operation?.numbersOperator == nil ? 1 : 0) { $0 + $1.specialCount }
  }
}
