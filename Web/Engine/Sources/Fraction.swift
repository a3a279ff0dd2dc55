/// A fraction in lowest terms whose parts are integers of 64 bits. What would not fit is `nil`.
struct Fraction {
  let numerator: Int64
  /// Above zero.
  let denominator: Int64

  init(_ whole: Int64) {
    numerator = whole
    denominator = 1
  }

  private init?(_ numerator: Int64, over denominator: Int64) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int64(a) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var isWhole: Bool { denominator == 1 }

  static func == (a: Fraction, b: Fraction) -> Bool {
    a.numerator == b.numerator && a.denominator == b.denominator
  }

  @inline(never)
  private static func product(_ a: Int64, _ b: Int64) -> Int64? {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow || product == .min ? nil : product
  }

  func plus(_ other: Fraction) -> Fraction? {
    guard let left = Self.product(numerator, other.denominator),
      let right = Self.product(other.numerator, denominator),
      let below = Self.product(denominator, other.denominator)
    else { return nil }
    let (above, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Fraction(above, over: below)
  }

  var negated: Fraction? { Fraction(-numerator, over: denominator) }

  @inline(never)
  func times(_ other: Fraction) -> Fraction? {
    guard let above = Self.product(numerator, other.numerator),
      let below = Self.product(denominator, other.denominator)
    else { return nil }
    return Fraction(above, over: below)
  }

  /// One by the fraction; `nil` for zero.
  var reciprocal: Fraction? { Fraction(denominator, over: numerator) }

  /// The power of a whole exponent; `nil` for zero to the power of zero or less.
  func power(_ exponent: Fraction) -> Fraction? {
    guard exponent.isWhole, numerator != 0 || exponent.numerator > 0 else { return nil }
    // No more than 63 factors that are not 0, 1 or −1 fit.
    let isUnit = isWhole && numerator.magnitude <= 1
    let times = isUnit ? exponent.numerator.magnitude % 2 : exponent.numerator.magnitude
    guard times < 64 else { return nil }
    if isUnit, numerator == 0 { return self }
    var power = Fraction(1)
    for _ in 0..<times {
      guard let next = power.times(self) else { return nil }
      power = next
    }
    return exponent.numerator < 0 ? power.reciprocal : power
  }

  /// The factorial of a whole number from 0 to 20.
  var factorial: Fraction? {
    guard isWhole, (0...20).contains(numerator) else { return nil }
    var factorial: Int64 = 1
    for factor in 1..<max(1, numerator + 1) { factorial *= factor }
    return Fraction(factorial)
  }

  /// The exact square root; `nil` if it is not a fraction.
  var squareRoot: Fraction? {
    guard let above = Self.root(numerator), let below = Self.root(denominator) else { return nil }
    return Fraction(above, over: below)
  }

  private static func root(_ number: Int64) -> Int64? {
    guard number >= 0 else { return nil }
    // Rounded, the root is at most one off.
    var root = min(Int64(Double(number).squareRoot()), 3_037_000_499)
    while root * root > number { root -= 1 }
    while root < 3_037_000_499, (root + 1) * (root + 1) <= number { root += 1 }
    return root * root == number ? root : nil
  }
}
