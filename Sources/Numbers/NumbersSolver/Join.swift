import NumbersGame

/// The ways to join a known value with another.
enum Join: CaseIterable {
  case sum, knownLessOther, otherLessKnown, product, otherByKnown, knownByOther

  /// The operator of the step.
  var operation: Operator {
    switch self {
    case .sum: .add
    case .knownLessOther, .otherLessKnown: .subtract
    case .product: .multiply
    case .otherByKnown, .knownByOther: .divide
    }
  }

  /// Whether the known value is the right operand of − and ÷.
  var isReversed: Bool { self == .otherLessKnown || self == .otherByKnown }

  /// The range in which the other value must lie for a result within a range, if any does.
  @inline(__always)
  func others(
    beside known: UInt64, from low: UInt64, to high: UInt64
  ) -> (low: UInt64, high: UInt64)? {
    let range: (low: UInt64, high: UInt64)
    switch self {
    case .sum where high > known: range = (low > known ? low - known : 1, high - known)
    case .knownLessOther where known > low:
      range = (known > high ? known - high : 1, known - low)
    case .otherLessKnown: range = (low.adding(known), high.adding(known))
    case .product where known > 1: range = ((low - 1) / known + 1, high / known)
    case .otherByKnown where known > 1:
      range = (low.multiplied(by: known), high.multiplied(by: known))
    case .knownByOther where known > 1: range = ((known - 1) / high + 1, known / low)
    default: return nil
    }
    return range.low <= range.high ? range : nil
  }

  /// The result with another value in that range, if the step can be taken.
  @inline(__always)
  func result(of known: UInt64, _ other: UInt64) -> UInt64? {
    switch self {
    case .sum: other + known
    case .knownLessOther: known - other
    case .otherLessKnown: other - known
    case .product: other * known
    case .otherByKnown: other % known == 0 ? other / known : nil
    case .knownByOther: known % other == 0 ? known / other : nil
    }
  }
}

extension Join {
  /// Calls a function with all joins that give a value, when one operand is known, and with the other operand. Joins that leave
  /// an operand as it is, × 1 and ÷ 1, are left out.
  static func forEach(giving value: UInt64, with known: UInt64, _ body: (Join, UInt64) -> Void) {
    if value > known { body(.sum, value &- known) }
    if known > value { body(.knownLessOther, known &- value) }
    let (minuend, sumOverflow) = value.addingReportingOverflow(known)
    if !sumOverflow, minuend <= UInt64.largestResult { body(.otherLessKnown, minuend) }
    if known > 1, value > known, value % known == 0 { body(.product, value / known) }
    if known > value, known % value == 0 { body(.knownByOther, known / value) }
    let (dividend, productOverflow) = value.multipliedReportingOverflow(by: known)
    if !productOverflow, dividend <= UInt64.largestResult, known > 1 {
      body(.otherByKnown, dividend)
    }
  }

  /// Whether the known operand is on the left: of + and × the larger one is, and of equal ones the one that comes first in the
  /// order of expressions.
  @inline(__always)
  func isKnownLeft<Form: JoinedForm, Value: Comparable>(
    _ known: Form, _ knownValue: Value, _ other: Form, _ otherValue: Value
  ) -> Bool {
    if !operation.isCommutative { return !isReversed }
    if knownValue != otherValue { return knownValue > otherValue }
    return !other.precedes(known)
  }

  /// The expression of the step.
  @inline(__always)
  func form<Form: JoinedForm, Value: Comparable>(
    _ known: Form, _ knownValue: Value, _ other: Form, _ otherValue: Value
  ) -> Form {
    isKnownLeft(known, knownValue, other, otherValue)
      ? Form(known, operation, other) : Form(other, operation, known)
  }

  /// The points of the step without brackets.
  @inline(__always)
  func points<Value: FixedWidthInteger>(
    from known: Value, _ other: Value, to value: Value, isOfResults: Bool
  ) -> Int {
    let (left, right) = isReversed ? (other, known) : (known, other)
    return StepEffort.points(
      operation, UInt64(left), UInt64(right), result: UInt64(value), isOfResults: isOfResults)
  }
}

extension UInt64 {
  /// The largest result that a step can have, which is that of an `Int`.
  static let largestResult = UInt64(Int.max)

  /// The sum, or the maximum of the type where it is larger.
  fileprivate func adding(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The product, or the maximum of the type where it is larger.
  fileprivate func multiplied(by other: UInt64) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
