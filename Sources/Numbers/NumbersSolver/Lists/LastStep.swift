import NumbersGame

/// The last step of an expression, from a known value and a value that is wanted beside it.
struct LastStep {
  let operation: Operator
  /// Whether the known value is the right operand.
  let isReversed: Bool
  /// The value that the other operand must have.
  let wanted: UInt64

  /// Calls a function with all last steps that give a value, when one operand is known. Steps that
  /// leave an operand as it is, × 1 and ÷ 1, are left out.
  static func forEach<Failure: Error>(
    giving value: UInt64, with known: UInt64, _ body: (LastStep) throws(Failure) -> Void
  ) throws(Failure) {
    if value > known {
      try body(LastStep(operation: .add, isReversed: false, wanted: value &- known))
    }
    if known > value {
      try body(LastStep(operation: .subtract, isReversed: false, wanted: known &- value))
    }
    let (minuend, sumOverflow) = value.addingReportingOverflow(known)
    if !sumOverflow, minuend <= UInt64.largestResult {
      try body(LastStep(operation: .subtract, isReversed: true, wanted: minuend))
    }
    if known > 1, value > known, value % known == 0 {
      try body(LastStep(operation: .multiply, isReversed: false, wanted: value / known))
    }
    if known > value, known % value == 0 {
      try body(LastStep(operation: .divide, isReversed: false, wanted: known / value))
    }
    let (dividend, productOverflow) = value.multipliedReportingOverflow(by: known)
    if !productOverflow, dividend <= UInt64.largestResult, known > 1 {
      try body(LastStep(operation: .divide, isReversed: true, wanted: dividend))
    }
  }
}

extension UInt64 {
  /// The largest result that a step can have, which is that of an `Int`.
  static let largestResult = UInt64(Int.max)
}
