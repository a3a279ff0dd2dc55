import NumbersGame

/// The value that is missing from a chain: an integer if it is a sum.
extension Rational {
  /// The value that is missing after a member.
  ///
  /// - Parameters:
  ///   - value: The member's value.
  ///   - isInverse: Whether it is taken away or divided by.
  ///   - kind: Of the chain.
  ///   - bound: No value of the others is larger.
  ///   - mustBeMember: Whether the others are one member.
  /// - Returns: `nil` if the others cannot come to it, or if it is zero or one, so that they would be useless.
  @inline(__always)
  func without(
    _ value: Int, isInverse: Bool, _ kind: ChainKind, upTo bound: Int, asMember mustBeMember: Bool
  ) -> Rational? {
    let (value, bound) = (Int64(value), Int64(bound))
    switch kind {
    case .sum:
      let (left, overflow) =
        isInverse
        ? numerator.addingReportingOverflow(value) : numerator.subtractingReportingOverflow(value)
      return overflow || abs(left) > bound || left == 0
        ? nil : Rational(left)
    case .product:
      if mustBeMember { return wholeWithout(value, isInverse: isInverse, upTo: bound) }
      guard let left = without(value, isInverse: isInverse) else { return nil }
      // Factors and divisors are made of different numbers, so the bound is on both together.
      let (both, overflow) = left.numerator.multipliedReportingOverflow(by: left.denominator)
      return overflow || both > bound || both == 1 ? nil : left
    }
  }

  /// The member that comes to it by itself, if one can.
  @inline(__always)
  func member(_ kind: ChainKind, _ subset: Int) -> ChainMember? {
    switch kind {
    case .sum:
      return ChainMember(subset: subset, value: Int(numerator.magnitude), isInverse: numerator < 0)
    case .product:
      if denominator == 1 {
        return ChainMember(subset: subset, value: Int(numerator), isInverse: false)
      }
      return numerator == 1
        ? ChainMember(subset: subset, value: Int(denominator), isInverse: true) : nil
    }
  }

  /// The rest of a product of this value that has a given member; `nil` if that is too large.
  @inline(__always)
  private func without(_ value: Int64, isInverse: Bool) -> Rational? {
    let (same, other) = isInverse ? (numerator, denominator) : (denominator, numerator)
    let common = other == 1 ? 1 : Int64(Self.commonDivisor(other.magnitude, value.magnitude))
    let (product, overflow) = same.multipliedReportingOverflow(by: value / common)
    if overflow { return nil }
    return isInverse
      ? Rational(lowestTerms: product, other / common)
      : Rational(lowestTerms: other / common, product)
  }

  /// The same if the rest is an integer of two or more, or the inverse of one. That is known without lowest terms.
  @inline(__always)
  private func wholeWithout(_ value: Int64, isInverse: Bool, upTo bound: Int64) -> Rational? {
    let (same, other) = isInverse ? (numerator, denominator) : (denominator, numerator)
    let (product, overflow) = same.multipliedReportingOverflow(by: value)
    if overflow { return nil }
    // What is missing is other / product or, of a divisor, product / other.
    let isBelowOne = other < product
    let (large, small) = isBelowOne ? (product, other) : (other, product)
    // A multiplication tells sooner than a division that the ratio is too large.
    let (most, isBeyond) = small.multipliedReportingOverflow(by: bound)
    if large == small || !isBeyond && most < large { return nil }
    let (quotient, remainder) = large.quotientAndRemainder(dividingBy: small)
    if remainder != 0 { return nil }
    return isBelowOne == isInverse
      ? Rational(quotient) : Rational(lowestTerms: 1, quotient)
  }
}
