extension Rational {
  /// The maximum number of digits behind the point of a number.
  static let maximumPlaces = 15

  /// A number with decimals; `nil` if it has too many.
  static func decimal(_ digits: Int, places: UInt8) -> Rational? {
    guard places <= maximumPlaces else { return nil }
    return Rational(Int64(digits), over: (0..<places).reduce(1) { below, _ in below * 10 })
  }

  /// The nearest number with a floating point.
  var approximation: Double { Double(numerator) / Double(denominator) }

  /// The result of an operation by the rules that hold.
  static func apply(
    _ operation: Operator, _ left: Rational, _ right: Rational, _ options: AnswerVerifier.Options
  ) throws(AnswerVerifier.Fault) -> Rational {
    if left.isWhole, right.isWhole, let whole = whole(operation, left.numerator, right.numerator) {
      return whole
    }
    if operation == .divide, right.numerator == 0 { throw .divisionByZero }
    guard let result = left.applying(operation, right) else { throw .resultTooLarge }
    if !result.isWhole, left.isWhole, right.isWhole, !options.contains(.allowsFractions) {
      throw .inexactDivision
    }
    try result.check(options)
    return result
  }

  /// The result of most steps, which all rules allow: a positive whole number; `nil` for others.
  @inline(__always)
  private static func whole(_ operation: Operator, _ left: Int64, _ right: Int64) -> Rational? {
    let (result, isOther): (Int64, Bool)
    switch operation {
    case .add: (result, isOther) = left.addingReportingOverflow(right)
    case .subtract: (result, isOther) = left.subtractingReportingOverflow(right)
    case .multiply: (result, isOther) = left.multipliedReportingOverflow(by: right)
    case .divide:
      guard right > 0 else { return nil }
      let (quotient, rest) = left.quotientAndRemainder(dividingBy: right)
      (result, isOther) = (quotient, rest != 0)
    }
    return isOther || result <= 0 ? nil : Rational(result)
  }

  /// Checks that a result is allowed.
  func check(_ options: AnswerVerifier.Options) throws(AnswerVerifier.Fault) {
    if numerator == 0 {
      if !options.contains(.allowsZero) { throw .zeroResult }
    } else if numerator < 0, !options.contains(.allowsNegative) {
      throw .negativeResult
    }
  }
}
