import NumbersGame

extension Formula {
  /// The effort of working out the formula in one's head, in points: the fewer, the easier.
  ///
  /// The four operations have points as those of an `Expression`, and roots, factorials and powers have some more; a result
  /// below zero or a fraction costs more than all else, and a number after a point
  /// more than these. Digits that are written together cost nothing. `nil` if the formula has no
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
    case .number, .concatenation:
      return value(digits: digits).map { ($0, 0, false) }
    case .unary(.decimal, _):
      return value(digits: digits).map { ($0, PuzzleOperation.pointsAfterPoint, false) }
    case .unary(let operation, let inner):
      guard let part = inner.work(digits),
        let value = operation.apply(part.value, digits: digits)
      else { return nil }
      return (value, part.points + operation.points(inner.binding, giving: value), true)
    case .binary(let operation, let first, let second):
      guard let left = first.work(digits), let right = second.work(digits),
        let value = operation.apply(left.value, right.value, digits: digits)
      else { return nil }
      let own = operation.points(
        Operand(left.value, first.binding, isResult: left.isResult),
        Operand(right.value, second.binding, isResult: right.isResult), giving: value)
      return (value, left.points + right.points + own, true)
    }
  }
}

/// An operand of an operation.
struct Operand {
  let value: ExactNumber
  /// How tightly its last operation binds.
  let binding: Int
  /// Whether it is the result of an operation.
  let isResult: Bool

  init(_ value: ExactNumber, _ binding: Int, isResult: Bool) {
    (self.value, self.binding, self.isResult) = (value, binding, isResult)
  }

  fileprivate var effort: EffortOperand {
    EffortOperand(topMagnitude: value.topMagnitude, binding: binding, isResult: isResult)
  }
}

extension PuzzleOperation {
  /// The points of an operation on one number, by its result and how tightly the operand binds.
  func points(_ operand: Int, giving result: ExactNumber) -> Int {
    points(operand, giving: EffortResult(result))
  }

  /// The points of an operation on two numbers.
  func points(_ left: Operand, _ right: Operand, giving result: ExactNumber) -> Int {
    points(left.effort, right.effort, giving: EffortResult(result))
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
