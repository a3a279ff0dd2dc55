import NumbersGame

extension ExactNumber {
  /// The sum.
  public static func + (first: ExactNumber, second: ExactNumber) -> ExactNumber {
    first.applying(.add, second)
  }

  /// The difference.
  public static func - (first: ExactNumber, second: ExactNumber) -> ExactNumber {
    first.applying(.subtract, second)
  }

  /// The product.
  public static func * (first: ExactNumber, second: ExactNumber) -> ExactNumber {
    first.applying(.multiply, second)
  }

  /// The quotient; `nil` for a division by zero.
  func divided(by second: ExactNumber) -> ExactNumber? {
    second.sign == 0 ? nil : applying(.divide, second)
  }

  /// The result of an operation, in machine integers if they are enough. No number is divided by zero.
  @inline(__always)
  private func applying(_ operation: Operator, _ other: ExactNumber) -> ExactNumber {
    if case .small(let a) = storage, case .small(let b) = other.storage,
      let result = a.applying(operation, b)
    {
      return ExactNumber(result)
    }
    return ExactNumber(BigRational(big, operation, other.big))
  }

  /// The distance from another number.
  func distance(to other: ExactNumber) -> ExactNumber {
    self < other ? other - self : self - other
  }

  /// The number with the other sign.
  var negated: ExactNumber {
    if case .small(let number) = storage, let negated = number.negated {
      return ExactNumber(negated)
    }
    return ExactNumber(0) - self
  }

  /// The square root; `nil` if it is not rational.
  var squareRoot: ExactNumber? {
    switch storage {
    case .small(let number): number.squareRoot.map { ExactNumber($0) }
    case .big(let big): BigRational(squareRootOf: big).map { ExactNumber($0) }
    }
  }

  /// The factorial; `nil` unless it is of a whole number from 0, and has at most this many digits.
  func factorial(digits: Int) -> ExactNumber? {
    guard let number = integer, number >= 0 else { return nil }
    if case .small(let small) = storage, let factorial = small.factorial {
      return ExactNumber(factorial)
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
    case .small(let number):
      max("\(number.numerator.magnitude)".utf8.count, "\(number.denominator)".utf8.count)
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
}
