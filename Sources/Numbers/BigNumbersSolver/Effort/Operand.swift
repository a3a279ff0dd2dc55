import NumbersGame

/// An operand of an operation.
struct Operand {
  let value: ExactNumber
  /// How tightly its last operation binds.
  let binding: Int
  /// Whether an operation on two numbers is in it.
  let isResult: Bool

  init(_ value: ExactNumber, _ binding: Int, isResult: Bool) {
    (self.value, self.binding, self.isResult) = (value, binding, isResult)
  }

  fileprivate var effort: EffortOperand {
    EffortOperand(EffortResult(value), binding: binding, isResult: isResult)
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
  init(_ value: ExactNumber) {
    self.init(topMagnitude: value.topMagnitude, sign: value.sign, isWhole: value.isWhole)
  }
}

extension ExactNumber {
  /// The number above the bar without its sign, or the largest of 64 bits.
  fileprivate var topMagnitude: UInt64 {
    if case .small(let number) = storage { number.numerator.magnitude } else { .max }
  }
}
