extension Rational {
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
