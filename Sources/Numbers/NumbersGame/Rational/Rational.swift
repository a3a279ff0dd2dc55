/// An exact fraction of two 64-bit integers, in lowest terms.
///
/// Operations are `nil` where a part does not fit before it is brought to lowest terms, and where there is no result.
package struct Rational: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let numerator: Int64
  /// Above zero.
  @usableFromInline package let denominator: Int64

  /// A whole number.
  @inlinable
  package init(_ whole: Int64) {
    self.init(lowestTerms: whole, 1)
  }

  /// A fraction whose parts have no common divisor.
  @inlinable
  package init(lowestTerms numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A quotient; `nil` for a division by zero.
  @inlinable
  package init?(_ numerator: Int64, over denominator: Int64) {
    if denominator == 1 {
      self.init(numerator)
      return
    }
    guard denominator != 0 else { return nil }
    var (above, below) = (numerator.magnitude, denominator.magnitude)
    let divisor = Self.commonDivisor(above, below)
    if divisor > 1 { (above, below) = (above / divisor, below / divisor) }
    guard let bottom = Int64(exactly: below) else { return nil }
    if (numerator < 0) == (denominator < 0) {
      guard let top = Int64(exactly: above) else { return nil }
      self.init(lowestTerms: top, bottom)
    } else {
      // At most 2⁶³, whose complement is the least integer.
      self.init(lowestTerms: Int64(bitPattern: 0 &- above), bottom)
    }
  }

  @inlinable
  package static func commonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    if (first | second) >> 32 == 0 {
      // Divisions of 32 bits are faster.
      var (a, b) = (UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: second))
      while b != 0 { (a, b) = (b, a % b) }
      return UInt64(a)
    }
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  @inlinable
  package static func == (first: Rational, second: Rational) -> Bool {
    first.numerator == second.numerator && first.denominator == second.denominator
  }

  @inlinable package var isWhole: Bool { denominator == 1 }

  /// The number as an integer, if it is one.
  @inlinable package var integer: Int? { isWhole ? Int(exactly: numerator) : nil }
}

extension Rational {
  @inlinable
  package func adding(_ other: Rational) -> Rational? {
    if isWhole, other.isWhole {
      let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
      return overflow ? nil : Rational(sum)
    }
    guard let (left, right, below) = common(other) else { return nil }
    let (above, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Rational(above, over: below)
  }

  @inlinable
  package func subtracting(_ other: Rational) -> Rational? {
    if isWhole, other.isWhole {
      let (difference, overflow) = numerator.subtractingReportingOverflow(other.numerator)
      return overflow ? nil : Rational(difference)
    }
    guard let (left, right, below) = common(other) else { return nil }
    let (above, overflow) = left.subtractingReportingOverflow(right)
    return overflow ? nil : Rational(above, over: below)
  }

  @inlinable
  package func multiplied(by other: Rational) -> Rational? {
    quotient(other.numerator, other.denominator)
  }

  /// The quotient; `nil` for a division by zero too.
  @inlinable
  package func divided(by other: Rational) -> Rational? {
    quotient(other.denominator, other.numerator)
  }

  @inlinable
  package var negated: Rational? {
    let (value, overflow) = Int64(0).subtractingReportingOverflow(numerator)
    return overflow ? nil : Rational(lowestTerms: value, denominator)
  }

  /// Both numerators over the common denominator, and that.
  @inlinable
  package func common(_ other: Rational) -> (Int64, Int64, below: Int64)? {
    let (left, overflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, overflow2) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (below, overflow3) = denominator.multipliedReportingOverflow(by: other.denominator)
    return overflow || overflow2 || overflow3 ? nil : (left, right, below)
  }

  /// The number times a quotient.
  @inlinable
  package func quotient(_ factor: Int64, _ divisor: Int64) -> Rational? {
    let (above, overflow) = numerator.multipliedReportingOverflow(by: factor)
    let (below, overflow2) = denominator.multipliedReportingOverflow(by: divisor)
    return overflow || overflow2 ? nil : Rational(above, over: below)
  }

  /// The result of an operation.
  @inlinable @inline(__always)
  package func applying(_ operation: Operator, _ other: Rational) -> Rational? {
    switch operation {
    case .add: adding(other)
    case .subtract: subtracting(other)
    case .multiply: multiplied(by: other)
    case .divide: divided(by: other)
    }
  }
}

extension Rational: Comparable {
  /// Whether one fraction is less than another.
  package static func < (first: Rational, second: Rational) -> Bool {
    let left = first.numerator.multipliedFullWidth(by: second.denominator)
    let right = second.numerator.multipliedFullWidth(by: first.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }
}
