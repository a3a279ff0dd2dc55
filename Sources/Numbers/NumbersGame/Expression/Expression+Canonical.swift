extension Expression {
  /// The same form for all expressions that differ only in the order and the grouping of sums and products.
  ///
  /// The terms of a sum that are added come before those that are taken away, and the factors of a product before
  /// its divisors; each in a fixed order. So the steps are legal if those of the expression are, but for products that an
  /// `Int` does not hold.
  ///
  /// - Complexity: O(*n*² log *n*), where *n* is the number of numbers.
  public var canonical: Expression {
    fold {
      FlatExpression.number($0)
    } operation: { operation, left, right in
      FlatExpression(left, operation, right)
    }.expression
  }
}

/// An expression without the grouping of its sums and products.
private indirect enum FlatExpression {
  case number(Int)
  /// Terms that are added, and terms that are taken away.
  case sum([Expression], less: [Expression])
  /// Factors and divisors.
  case product([Expression], by: [Expression])

  init(_ left: FlatExpression, _ operation: Operator, _ right: FlatExpression) {
    switch operation {
    case .add, .subtract:
      let (added, taken) = left.terms
      let (otherAdded, otherTaken) = right.terms
      self =
        operation == .add
        ? .sum(added + otherAdded, less: taken + otherTaken)
        : .sum(added + otherTaken, less: taken + otherAdded)
    case .multiply, .divide:
      let (factors, divisors) = left.factors
      let (otherFactors, otherDivisors) = right.factors
      self =
        operation == .multiply
        ? .product(factors + otherFactors, by: divisors + otherDivisors)
        : .product(factors + otherDivisors, by: divisors + otherFactors)
    }
  }

  private var terms: ([Expression], [Expression]) {
    if case .sum(let added, let taken) = self { (added, taken) } else { ([expression], []) }
  }

  private var factors: ([Expression], [Expression]) {
    if case .product(let factors, let divisors) = self {
      (factors, divisors)
    } else {
      ([expression], [])
    }
  }

  var expression: Expression {
    switch self {
    case .number(let number): Expression(postfix: [.number(number)])
    case .sum(let added, let taken): Self.chain(added, .add, taken, .subtract)
    case .product(let factors, let divisors): Self.chain(factors, .multiply, divisors, .divide)
    }
  }

  /// There always is a first member: one is added, or is a factor, in what has a member at all.
  private static func chain(
    _ first: [Expression], _ operation: Operator, _ last: [Expression], _ inverse: Operator
  ) -> Expression {
    let first = first.sorted { $0.precedes($1) }
    var tokens = first.first?.tokens ?? []
    for member in first.dropFirst() { tokens += member.tokens + [.operation(operation)] }
    for member in last.sorted(by: { $0.precedes($1) }) {
      tokens += member.tokens + [.operation(inverse)]
    }
    return Expression(postfix: tokens)
  }
}
