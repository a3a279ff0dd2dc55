extension Expression {
  /// The same form for all expressions that differ only in the order and the grouping of sums and products.
  ///
  /// The terms of a sum that are added come before those that are taken away, and the factors of a product before
  /// its divisors; each in a fixed order. So the steps are legal if those of the expression are, but for products that an
  /// `Int` does not hold.
  ///
  /// - Complexity: O(*n*² log *n*), where *n* is the number of numbers.
  public var canonical: Expression {
    if operationCount == 0 { return self }
    return Self.inFixedOrder(chain { (Self.inFixedOrder($0), 0) }).expression
  }

  private static func inFixedOrder(_ chain: Chain<PositiveIntegers>) -> ExpressionPart {
    let members = chain.members.sorted { first, second in
      // What is taken away and what divides is last.
      first.isInverse == second.isInverse
        ? first.form.precedes(second.form) : second.isInverse
    }
    return chain.form(of: members, in: PositiveIntegers()) ?? .tokens([])
  }

  /// The expression as the chain of its last operation.
  ///
  /// - Parameter write: Writes a chain that is a member of another, and whose own members are written, and tells its effort.
  /// - Returns: The chain.
  func chain(
    _ write: (Chain<PositiveIntegers>) -> (form: ExpressionPart, points: Int)?
  ) -> Chain<PositiveIntegers> {
    fold {
      Chain(.number($0), value: $0)
    } operation: { operation, left, right in
      Chain(left, operation, right, in: PositiveIntegers(), write)
    }
  }
}

/// A part of an expression.
enum ExpressionPart {
  case number(Int)
  /// In postfix order.
  case tokens([Expression.Token])

  var expression: Expression {
    switch self {
    case .number(let number): Expression(postfix: [.number(number)])
    case .tokens(let tokens): Expression(postfix: tokens)
    }
  }

  /// Whether it comes before another in the order of expressions.
  func precedes(_ other: ExpressionPart) -> Bool {
    if case .number(let first) = self, case .number(let second) = other { return first < second }
    return expression.precedes(other.expression)
  }
}

/// The arithmetic of the shows.
struct PositiveIntegers: ChainArithmetic {
  func result(_ left: Int, _ operation: Operator, _ right: Int) -> Int? {
    try? operation.apply(left, right)
  }

  func effort(of value: Int) -> EffortResult {
    EffortResult(topMagnitude: UInt64(value), sign: 1, isWhole: true)
  }

  func form(
    _ left: ExpressionPart, _ operation: Operator, _ right: ExpressionPart
  ) -> ExpressionPart {
    var tokens: [Expression.Token] = []
    if case .tokens(let first) = left { tokens = first }
    if case .number(let number) = left { tokens.append(.number(number)) }
    switch right {
    case .number(let number): tokens.append(.number(number))
    case .tokens(let last): tokens += last
    }
    tokens.append(.operation(operation))
    return .tokens(tokens)
  }

  func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int {
    StepEffort.brackets(operation, left, right)
  }
}
