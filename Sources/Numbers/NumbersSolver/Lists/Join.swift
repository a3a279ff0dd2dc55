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

extension UInt64 {
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
