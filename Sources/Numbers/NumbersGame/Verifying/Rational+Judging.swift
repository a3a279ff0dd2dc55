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
    if operation == .divide, right.numerator == 0 { throw .divisionByZero }
    guard let result = left.applying(operation, right) else { throw .resultTooLarge }
    if !result.isWhole, left.isWhole, right.isWhole, !options.contains(.allowsFractions) {
      throw .inexactDivision
    }
    try result.check(options)
    return result
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
