import NumbersGame

extension Formula {
  /// The formula as a person would write it, as `Expression.easiestForm` is, by rules that all results on the way keep. Where
  /// they keep the order of the numbers, it only loses the brackets that are not needed.
  func written(by rules: PuzzleRules) -> Formula {
    if rules.keepsOrder { return withoutBrackets(rules) }
    var writer = ChainWriter(FormulaArithmetic(digits: rules.digits, rules: rules))
    return writer.written(self) ?? self
  }

  /// The formula with sums in sums and products in products from left to right: `8 + 9 − 6 − 1` for `8 + 9 − (6 + 1)`. Brackets
  /// stay where a result would be one that the rules do not allow, or be below zero or a fraction.
  private func withoutBrackets(_ rules: PuzzleRules) -> Formula {
    switch self {
    case .number, .concatenation, .unary(.decimal, _): return self
    case .unary(let operation, let inner): return .unary(operation, inner.withoutBrackets(rules))
    case .binary(let operation, let left, let right):
      return Self.joined(
        left.withoutBrackets(rules), operation, right.withoutBrackets(rules), rules)
    }
  }

  private static func joined(
    _ left: Formula, _ operation: PuzzleOperation, _ right: Formula, _ rules: PuzzleRules
  ) -> Formula {
    guard case .binary(let inner, let first, let second) = right,
      let after = operation.distributed(over: inner)
    else { return .binary(operation, left, right) }
    let before = joined(left, operation, first, rules)
    guard let value = before.value(digits: rules.digits), value.isWhole, value.sign >= 0,
      rules.allows(value)
    else { return .binary(operation, left, right) }
    return .binary(after, before, second)
  }

  /// The effort of working out the formula in one's head, in points: the fewer, the easier. `nil` if the formula has no value, or
  /// a power or a factorial with more digits than are given.
  ///
  /// The four operations have points as those of an `Expression`, in the order of sums and products that takes the least; roots,
  /// factorials and powers have some more. A result below zero or a fraction costs more than all else, and a number after a point
  /// more than these. Digits that are written together cost nothing.
  ///
  /// - Complexity: O(2ⁿ *n*) operations for a sum or product of *n* members.
  public func effort(digits: Int = 1000) -> Int? {
    var writer = ChainWriter(FormulaArithmetic(digits: digits, rules: nil))
    return writer.effort(of: self)
  }

  /// Whether an operation on two numbers is in it.
  fileprivate var isResult: Bool {
    switch self {
    case .number, .concatenation: false
    case .unary(_, let inner): inner.isResult
    case .binary: true
    }
  }
}

/// The arithmetic of puzzles. If there are rules, members of chains are written by them; if there are none, they have their effort.
private struct FormulaArithmetic: ChainArithmetic {
  /// The most digits of a result.
  let digits: Int
  /// The rules; `nil` if every result is allowed.
  let rules: PuzzleRules?

  func parts(of form: Formula) -> (operation: Operator, left: Formula, right: Formula)? {
    guard case .binary(let operation, let left, let right) = form,
      let joining = operation.numbersOperator
    else { return nil }
    return (joining, left, right)
  }

  func member(_ form: Formula) -> ChainMember<Formula, ExactNumber> {
    let value = form.value(digits: digits).flatMap { allows($0) ? $0 : nil }
    let isResult = form.isResult
    guard let rules else {
      guard let value, let points = points(of: form, giving: value) else {
        return ChainMember(form, value: nil)
      }
      return ChainMember(form, value: value, points: points, isResult: isResult)
    }
    let written: Formula =
      switch form {
      case .number, .concatenation, .unary(.decimal, _): form
      case .unary(let operation, let inner): .unary(operation, inner.written(by: rules))
      case .binary(let operation, let left, let right):
        .binary(operation, left.written(by: rules), right.written(by: rules))
      }
    return ChainMember(written, value: value, isResult: isResult)
  }

  /// The points of what is no sum and no product, and has a value.
  private func points(of form: Formula, giving value: ExactNumber) -> Int? {
    switch form {
    case .number, .concatenation: return 0
    case .unary(.decimal, _): return PuzzleOperation.pointsAfterPoint
    case .unary(let operation, let inner):
      return inner.effort(digits: digits).map {
        $0 + operation.points(inner.binding, giving: value)
      }
    case .binary(let operation, let left, let right):
      guard let a = left.value(digits: digits), let b = right.value(digits: digits),
        let first = left.effort(digits: digits), let second = right.effort(digits: digits)
      else { return nil }
      let own = operation.points(
        Operand(a, left.binding, isResult: left.isResult),
        Operand(b, right.binding, isResult: right.isResult), giving: value)
      return first + second + own
    }
  }

  private func allows(_ value: ExactNumber) -> Bool { rules?.allows(value) ?? true }

  func join(_ left: Formula, _ operation: Operator, _ right: Formula) -> Formula {
    .binary(PuzzleOperation(operation), left, right)
  }

  func result(_ left: ExactNumber, _ operation: Operator, _ right: ExactNumber) -> ExactNumber? {
    PuzzleOperation(operation).apply(left, right, digits: digits)
      .flatMap { allows($0) ? $0 : nil }
  }

  func effort(of value: ExactNumber) -> EffortResult { EffortResult(value) }

  func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int {
    PuzzleOperation(operation).brackets(left, right)
  }
}

extension PuzzleOperation {
  /// The operation that joins the second operand of another one of its kind, after the first: in a − (b + c), a − b − c.
  fileprivate func distributed(over inner: PuzzleOperation) -> PuzzleOperation? {
    guard let own = numbersOperator, let other = inner.numbersOperator,
      own.isProduct == other.isProduct
    else { return nil }
    return PuzzleOperation(
      Operator(inProduct: own.isProduct, isInverse: own.isInverse != other.isInverse))
  }
}
