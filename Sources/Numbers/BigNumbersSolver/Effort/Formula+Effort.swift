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

extension PuzzleOperation {
  /// The points of an operation on one number, by its result.
  func points(giving result: ExactNumber) -> Int {
    points(giving: EffortResult(result))
  }

  /// The points of an operation on two numbers.
  func points(
    _ left: ExactNumber, _ right: ExactNumber, giving result: ExactNumber, isOfResults: Bool
  ) -> Int {
    points(
      left.topMagnitude, right.topMagnitude, giving: EffortResult(result), isOfResults: isOfResults)
  }
}

extension EffortResult {
  fileprivate init(_ value: ExactNumber) {
    self.init(topMagnitude: value.topMagnitude, sign: value.sign, isWhole: value.isWhole)
  }
}

extension ExactNumber {
  /// The number above the bar without its sign, or the largest of 64 bits.
  fileprivate var topMagnitude: UInt64 {
    if case .small(let number) = storage { number.numerator.magnitude } else { .max }
  }
}
