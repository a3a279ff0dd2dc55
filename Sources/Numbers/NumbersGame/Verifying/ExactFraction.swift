/// A fraction in lowest terms with a positive denominator, to which the steps of answers come.
struct ExactFraction: Equatable {
  let numerator: Int
  let denominator: Int

  init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// A quotient in lowest terms; `nil` if it is beyond an `Int`.
  private init?(_ numerator: Int, over denominator: Int) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let isNegative = (numerator < 0) != (denominator < 0)
    guard a != 0, let above = Int(exactly: numerator.magnitude / a),
      let below = Int(exactly: denominator.magnitude / a)
    else { return nil }
    self.numerator = isNegative ? -above : above
    self.denominator = below
  }

  var isWhole: Bool { denominator == 1 }

  /// The result of an operation by the rules that hold.
  static func apply(
    _ operation: Operator, _ left: ExactFraction, _ right: ExactFraction,
    _ options: AnswerVerifier.Options
  ) throws(AnswerVerifier.Fault) -> ExactFraction {
    if operation == .divide, right.numerator == 0 { throw .divisionByZero }
    let result =
      left.isWhole && right.isWhole
      ? try whole(operation, left.numerator, right.numerator, options)
      : fraction(operation, left, right)
    guard let result else { throw .resultTooLarge }
    try result.check(options)
    return result
  }

  /// Checks that a result is allowed.
  func check(_ options: AnswerVerifier.Options) throws(AnswerVerifier.Fault) {
    if numerator <= 0 {
      if numerator == 0 {
        if !options.contains(.allowsZero) { throw .zeroResult }
      } else if !options.contains(.allowsNegative) {
        throw .negativeResult
      }
    }
  }

  private static func whole(
    _ operation: Operator, _ left: Int, _ right: Int, _ options: AnswerVerifier.Options
  ) throws(AnswerVerifier.Fault) -> ExactFraction? {
    let (value, overflow): (Int, Bool)
    switch operation {
    case .add: (value, overflow) = left.addingReportingOverflow(right)
    case .subtract: (value, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (value, overflow) = left.multipliedReportingOverflow(by: right)
    case .divide:
      let remainder = left.remainderReportingOverflow(dividingBy: right).partialValue
      if remainder != 0 {
        guard options.contains(.allowsFractions) else { throw .inexactDivision }
        return ExactFraction(left, over: right)
      }
      (value, overflow) = left.dividedReportingOverflow(by: right)
    }
    return overflow ? nil : ExactFraction(value)
  }

  private static func fraction(
    _ operation: Operator, _ left: ExactFraction, _ right: ExactFraction
  ) -> ExactFraction? {
    func product(_ a: Int, _ b: Int) -> Int? {
      let (product, overflow) = a.multipliedReportingOverflow(by: b)
      return overflow ? nil : product
    }
    let above: Int?
    let below: Int?
    switch operation {
    case .add, .subtract:
      guard let first = product(left.numerator, right.denominator),
        let second = product(right.numerator, left.denominator)
      else { return nil }
      let (sum, overflow) =
        operation == .add
        ? first.addingReportingOverflow(second) : first.subtractingReportingOverflow(second)
      above = overflow ? nil : sum
      below = product(left.denominator, right.denominator)
    case .multiply:
      above = product(left.numerator, right.numerator)
      below = product(left.denominator, right.denominator)
    case .divide:
      above = product(left.numerator, right.denominator)
      below = product(left.denominator, right.numerator)
    }
    guard let above, let below else { return nil }
    return ExactFraction(above, over: below)
  }

  /// The value with the other sign; `nil` if it is beyond an `Int`.
  var negated: ExactFraction? {
    let (value, overflow) = (0).subtractingReportingOverflow(numerator)
    return overflow ? nil : isWhole ? ExactFraction(value) : ExactFraction(value, over: denominator)
  }
}
