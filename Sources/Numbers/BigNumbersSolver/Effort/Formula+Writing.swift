import NumbersGame

extension Formula {
  /// The formula as a person would write it, as `Expression.easiestForm` is; itself if the rules keep the order of the numbers.
  ///
  /// - Parameter rules: The rules, which all results on the way keep.
  /// - Returns: The formula.
  func written(by rules: PuzzleRules) -> Formula {
    if rules.keepsOrder { return self }
    let arithmetic = FormulaArithmetic(digits: rules.digits, rules: rules)
    return chain(arithmetic).written(in: arithmetic) ?? self
  }

  /// The effort of working out the formula in one's head, in points: the fewer, the easier.
  ///
  /// The four operations have points as those of an `Expression`, in the order of sums and products that takes the least; roots,
  /// factorials and powers have some more. A result below zero or a fraction costs more than all else, and a number after a point
  /// more than these. Digits that are written together cost nothing. `nil` if the formula has no
  /// value.
  ///
  /// - Parameter digits: The most digits of a power or a factorial.
  /// - Returns: The points.
  /// - Complexity: O(2ⁿ *n*) operations for a sum or product of *n* members.
  public func effort(digits: Int = 1000) -> Int? {
    let arithmetic = FormulaArithmetic(digits: digits, rules: nil)
    return chain(arithmetic).effort(in: arithmetic)
  }

  /// The formula as a chain, of which the parts are written if there are rules, and have their effort if there are none.
  private func chain(_ arithmetic: FormulaArithmetic) -> Chain<FormulaArithmetic> {
    let digits = arithmetic.digits
    func part(_ form: Formula, points: Int?, isResult: Bool) -> Chain<FormulaArithmetic> {
      let value = points.flatMap { _ in form.value(digits: digits) }
      return Chain(
        form, value: value.flatMap { arithmetic.allows($0) ? $0 : nil }, points: points ?? 0,
        isResult: isResult)
    }
    func written(_ inner: Formula) -> (form: Formula, points: Int?) {
      arithmetic.rules.map { (inner.written(by: $0), 0) } ?? (inner, inner.effort(digits: digits))
    }
    switch self {
    case .number, .concatenation: return part(self, points: 0, isResult: false)
    case .unary(.decimal, _):
      return part(self, points: PuzzleOperation.pointsAfterPoint, isResult: false)
    case .unary(let operation, let inner):
      let (form, points) = written(inner)
      let result = inner.value(digits: digits).flatMap { operation.apply($0, digits: digits) }
      let own = result.map { operation.points(inner.binding, giving: $0) }
      return part(
        .unary(operation, form), points: points.flatMap { all in own.map { all + $0 } },
        isResult: inner.isResult)
    case .binary(let operation, let left, let right):
      if let joining = operation.numbersOperator {
        return Chain(
          left.chain(arithmetic), joining, right.chain(arithmetic), in: arithmetic
        ) { inner in
          arithmetic.rules == nil
            ? inner.effort(in: arithmetic).map { (self, $0) }
            : inner.written(in: arithmetic).map { ($0, 0) }
        }
      }
      let (first, second) = (written(left), written(right))
      var points: Int?
      if let a = left.value(digits: digits), let b = right.value(digits: digits),
        let result = operation.apply(a, b, digits: digits), let firstPoints = first.points,
        let secondPoints = second.points
      {
        points =
          firstPoints + secondPoints
          + operation.points(
            Operand(a, left.binding, isResult: left.isResult),
            Operand(b, right.binding, isResult: right.isResult), giving: result)
      }
      return part(.binary(operation, first.form, second.form), points: points, isResult: true)
    }
  }

  /// Whether an operation on two numbers is in it.
  private var isResult: Bool {
    switch self {
    case .number, .concatenation: false
    case .unary(_, let inner): inner.isResult
    case .binary: true
    }
  }
}

/// The arithmetic of puzzles.
private struct FormulaArithmetic: ChainArithmetic {
  /// The most digits of a result.
  let digits: Int
  /// The rules; `nil` if every result is allowed.
  let rules: PuzzleRules?

  func allows(_ value: ExactNumber) -> Bool { rules?.allows(value) ?? true }

  func result(_ left: ExactNumber, _ operation: Operator, _ right: ExactNumber) -> ExactNumber? {
    PuzzleOperation(operation).apply(left, right, digits: digits)
      .flatMap { allows($0) ? $0 : nil }
  }

  func effort(of value: ExactNumber) -> EffortResult { EffortResult(value) }

  func form(_ left: Formula, _ operation: Operator, _ right: Formula) -> Formula {
    .binary(PuzzleOperation(operation), left, right)
  }

  func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int {
    PuzzleOperation(operation).brackets(left, right)
  }
}
