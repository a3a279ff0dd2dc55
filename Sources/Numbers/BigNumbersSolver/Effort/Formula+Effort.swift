import NumbersGame

extension Formula {
  /// The effort of working out the formula in one's head, in points: the fewer, the easier.
  ///
  /// The four operations have points as those of an `Expression`, and roots, factorials and powers have some more; a result
  /// below zero or a fraction costs more than all else. Digits that are written together or after a point cost nothing. `nil` if the formula has no
  /// value.
  ///
  /// - Parameter digits: The most digits of a power or a factorial.
  /// - Returns: The points.
  /// - Complexity: O(*n*) operations.
  public func effort(digits: Int = 1000) -> Int? {
    work(digits)?.points
  }

  private func work(_ digits: Int) -> (value: ExactNumber, points: Int, isResult: Bool)? {
    switch self {
    case .number, .concatenation, .unary(.decimal, _):
      return value(digits: digits).map { ($0, 0, false) }
    case .unary(let operation, let inner):
      guard let inner = inner.work(digits),
        let value = operation.apply(inner.value, digits: digits)
      else { return nil }
      return (value, inner.points + operation.points(giving: value), true)
    case .binary(let operation, let left, let right):
      guard let left = left.work(digits), let right = right.work(digits),
        let value = operation.apply(left.value, right.value, digits: digits)
      else { return nil }
      let own = operation.points(
        left.value, right.value, giving: value, isOfResults: left.isResult && right.isResult)
      return (value, left.points + right.points + own, true)
    }
  }
}
