extension ExactNumber {
  /// The sum.
  ///
  /// - Parameters:
  ///   - first: A number.
  ///   - second: A number.
  /// - Returns: The sum.
  public static func + (first: ExactNumber, second: ExactNumber) -> ExactNumber {
    if case .small(let a, let b) = first.storage, case .small(let c, let d) = second.storage {
      if b == 1, d == 1 {
        let (sum, overflow) = a.addingReportingOverflow(c)
        if !overflow, sum != .min { return ExactNumber(.small(sum, 1)) }
      } else if let sum = fraction(a, d, c, b, b, d, subtracting: false) {
        return sum
      }
    }
    return ExactNumber(BigRational(first.big, .add, second.big))
  }

  /// The difference.
  ///
  /// - Parameters:
  ///   - first: A number.
  ///   - second: The number to subtract.
  /// - Returns: The difference.
  public static func - (first: ExactNumber, second: ExactNumber) -> ExactNumber {
    if case .small(let a, let b) = first.storage, case .small(let c, let d) = second.storage {
      if b == 1, d == 1 {
        let (difference, overflow) = a.subtractingReportingOverflow(c)
        if !overflow, difference != .min { return ExactNumber(.small(difference, 1)) }
      } else if let difference = fraction(a, d, c, b, b, d, subtracting: true) {
        return difference
      }
    }
    return ExactNumber(BigRational(first.big, .subtract, second.big))
  }

  /// The product.
  ///
  /// - Parameters:
  ///   - first: A number.
  ///   - second: A number.
  /// - Returns: The product.
  public static func * (first: ExactNumber, second: ExactNumber) -> ExactNumber {
    if case .small(let a, let b) = first.storage, case .small(let c, let d) = second.storage,
      let product = quotient(a, c, b, d)
    {
      return product
    }
    return ExactNumber(BigRational(first.big, .multiply, second.big))
  }

  /// The quotient; `nil` for a division by zero.
  func divided(by second: ExactNumber) -> ExactNumber? {
    guard second.sign != 0 else { return nil }
    if case .small(let a, let b) = storage, case .small(let c, let d) = second.storage,
      let quotient = Self.quotient(a, d, b, c)
    {
      return quotient
    }
    return ExactNumber(BigRational(big, .divide, second.big))
  }

  /// The distance from another number.
  func distance(to other: ExactNumber) -> ExactNumber {
    self < other ? other - self : self - other
  }

  /// The number with the other sign.
  var negated: ExactNumber {
    if case .small(let numerator, let denominator) = storage {
      return ExactNumber(.small(-numerator, denominator))
    }
    return ExactNumber(0) - self
  }

  /// The square root; `nil` if it is not rational.
  var squareRoot: ExactNumber? {
    guard case .small(let numerator, let denominator) = storage else {
      return BigRational(squareRootOf: big).map { ExactNumber($0) }
    }
    guard let top = Self.root(numerator), let bottom = Self.root(denominator) else { return nil }
    return ExactNumber(.small(top, bottom))
  }

  /// The factorial; `nil` unless it is of a whole number from 0, and has at most this many digits.
  func factorial(digits: Int) -> ExactNumber? {
    guard let number = integer, number >= 0 else { return nil }
    if number <= 20 {
      return ExactNumber((1...max(1, number)).reduce(1, *))
    }
    // The digits of n! are more than n · (log10(n) − 0.4343), by Stirling's formula.
    guard number < 10_000, Double(number) * (Self.log10(number) - 0.4343) <= Double(digits) else {
      return nil
    }
    return ExactNumber(BigRational(factorialOf: number))
  }

  /// The power; `nil` unless the exponent is whole and the power has at most this many digits.
  func power(_ exponent: ExactNumber, digits: Int) -> ExactNumber? {
    guard let times = exponent.integer else { return nil }
    if times == 0 { return sign == 0 ? nil : ExactNumber(1) }
    if self == ExactNumber(1) { return self }
    if self == ExactNumber(-1) { return times % 2 == 0 ? ExactNumber(1) : self }
    if sign == 0 { return times > 0 ? self : nil }
    guard times.magnitude <= 4 * digits else { return nil }
    let (count, overflow) = (length - 1).multipliedReportingOverflow(by: Int(times.magnitude))
    guard !overflow, count <= digits else { return nil }
    let result = ExactNumber(BigRational(big, power: Int(times.magnitude)))
    return times < 0 ? ExactNumber(1).divided(by: result) : result
  }

  /// The decimal digits above or below the bar, whichever are more.
  private var length: Int {
    switch storage {
    case .small(let numerator, let denominator):
      max("\(numerator.magnitude)".utf8.count, "\(denominator)".utf8.count)
    case .big(let big): max(1, big.digitCount - 1)
    }
  }

  private static func log10(_ number: Int) -> Double {
    var (rest, log) = (Double(number), 0.0)
    while rest >= 10 {
      rest /= 10
      log += 1
    }
    // Below the logarithm by less than 0.05 between powers of ten.
    return log + (rest - 1) / 9
  }

  private static func root(_ number: Int) -> Int? {
    guard number >= 0 else { return nil }
    var root = Int(Double(number).squareRoot())
    while root > 3_037_000_499 || root * root > number { root -= 1 }
    while root < 3_037_000_499, (root + 1) * (root + 1) <= number { root += 1 }
    return root * root == number ? root : nil
  }

  /// (a·d ± c·b) / (b·d), in lowest terms; `nil` if a part does not fit.
  private static func fraction(
    _ a: Int, _ d: Int, _ c: Int, _ b: Int, _ first: Int, _ second: Int, subtracting: Bool
  ) -> ExactNumber? {
    let (left, overflow1) = a.multipliedReportingOverflow(by: d)
    let (right, overflow2) = c.multipliedReportingOverflow(by: b)
    let (bottom, overflow3) = first.multipliedReportingOverflow(by: second)
    let (top, overflow4) =
      subtracting
      ? left.subtractingReportingOverflow(right) : left.addingReportingOverflow(right)
    guard !overflow1, !overflow2, !overflow3, !overflow4, top != .min else { return nil }
    return reduced(top, bottom)
  }

  /// (a·c) / (b·d), in lowest terms; `nil` if a part does not fit.
  private static func quotient(_ a: Int, _ c: Int, _ b: Int, _ d: Int) -> ExactNumber? {
    let (top, overflow1) = a.multipliedReportingOverflow(by: c)
    let (bottom, overflow2) = b.multipliedReportingOverflow(by: d)
    guard !overflow1, !overflow2, top != .min, bottom != .min else { return nil }
    if bottom == 1 { return ExactNumber(.small(top, 1)) }
    return bottom < 0 ? reduced(-top, -bottom) : reduced(top, bottom)
  }

  private static func reduced(_ top: Int, _ bottom: Int) -> ExactNumber {
    if bottom == 1 { return ExactNumber(.small(top, 1)) }
    var (a, b) = (top.magnitude, bottom.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return ExactNumber(.small(top / Int(a), bottom / Int(a)))
  }
}
