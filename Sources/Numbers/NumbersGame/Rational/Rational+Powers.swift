extension Rational {
  /// The power with a whole exponent; `nil` for zero to the power of zero or less too.
  package func power(_ exponent: Rational) -> Rational? {
    guard exponent.isWhole, numerator != 0 || exponent.numerator > 0 else { return nil }
    // No more than 63 factors that are not 0, 1 or −1 fit.
    let isUnit = isWhole && numerator.magnitude <= 1
    let times = isUnit ? exponent.numerator.magnitude % 2 : exponent.numerator.magnitude
    guard times < 64 else { return nil }
    if isUnit, numerator == 0 { return self }
    var power = Rational(1)
    for _ in 0..<times {
      guard let next = power.multiplied(by: self) else { return nil }
      power = next
    }
    return exponent.numerator < 0 ? Rational(1).divided(by: power) : power
  }

  /// The factorial of a whole number from 0 to 20; `nil` for others.
  package var factorial: Rational? {
    guard isWhole, (0...20).contains(numerator) else { return nil }
    var factorial: Int64 = 1
    for factor in 1..<max(1, numerator + 1) { factorial *= factor }
    return Rational(factorial)
  }

  /// The square root; `nil` if it is not rational.
  package var squareRoot: Rational? {
    guard let above = Self.root(numerator), let below = Self.root(denominator) else { return nil }
    return Rational(lowestTerms: above, below)
  }

  private static func root(_ number: Int64) -> Int64? {
    guard number >= 0 else { return nil }
    // Rounded, the root is at most one off.
    let largest: Int64 = 3_037_000_499
    var root = min(Int64(Double(number).squareRoot()), largest)
    while root * root > number { root -= 1 }
    while root < largest, (root + 1) * (root + 1) <= number { root += 1 }
    return root * root == number ? root : nil
  }
}
