/// The value that is missing from a chain: a sum over one, or a ratio in lowest terms.
struct Ratio {
  let numerator: Int
  let denominator: Int

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
  ) -> Ratio? {
    switch kind {
    case .sum:
      let (left, overflow) =
        isInverse
        ? numerator.addingReportingOverflow(value) : numerator.subtractingReportingOverflow(value)
      return overflow || abs(left) > bound || left == 0
        ? nil : Ratio(numerator: left, denominator: 1)
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
      return ChainMember(subset: subset, value: abs(numerator), isInverse: numerator < 0)
    case .product:
      if denominator == 1 { return ChainMember(subset: subset, value: numerator, isInverse: false) }
      return numerator == 1 ? ChainMember(subset: subset, value: denominator, isInverse: true) : nil
    }
  }

  /// The rest of a product of this value that has a given member; `nil` if that is too large.
  @inline(__always)
  private func without(_ value: Int, isInverse: Bool) -> Ratio? {
    let (same, other) = isInverse ? (numerator, denominator) : (denominator, numerator)
    let common = other == 1 ? 1 : Self.commonDivisor(other, value)
    let (product, overflow) = same.multipliedReportingOverflow(by: value / common)
    if overflow { return nil }
    return isInverse
      ? Ratio(numerator: product, denominator: other / common)
      : Ratio(numerator: other / common, denominator: product)
  }

  /// The same if the rest is an integer of two or more, or the inverse of one. That is known without lowest terms.
  @inline(__always)
  private func wholeWithout(_ value: Int, isInverse: Bool, upTo bound: Int) -> Ratio? {
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
      ? Ratio(numerator: quotient, denominator: 1) : Ratio(numerator: 1, denominator: quotient)
  }

  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    if (first | second) >> 32 == 0 {
      // Divisions of 32 bits are faster.
      var (a, b) = (UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: second))
      while b != 0 { (a, b) = (b, a % b) }
      return Int(a)
    }
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
