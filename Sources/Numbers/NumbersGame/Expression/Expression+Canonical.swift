extension Expression {
  /// The same form for all expressions that differ only in the order and the grouping of sums and products.
  ///
  /// The terms of a sum that are added come before those that are taken away, and the factors of a product before
  /// its divisors; each in a fixed order. So the steps are legal if those of the expression are, but for products that an
  /// `Int` does not hold.
  ///
  /// - Complexity: O(*n*² log *n*), where *n* is the number of numbers.
  public var canonical: Expression {
    regrouped { chain in
      chain.expression(of: chain.members.sorted { $0.inFixedOrder($1) })
    }
  }

  /// The expression with another order and grouping of its sums and products.
  ///
  /// - Parameter write: Writes a chain, whose members are written.
  /// - Returns: The expression of the written chains.
  func regrouped(_ write: (Chain) -> Expression) -> Expression {
    fold {
      Chain($0)
    } operation: { operation, left, right in
      Chain(left, operation, right, write)
    }.written(write)
  }
}

/// A sum of terms that are added or taken away, or a product of factors and divisors, in no order; or a single number.
struct Chain {
  /// A part of a chain.
  struct Member {
    let expression: Expression
    /// Whether it is taken away, or divides.
    let isInverse: Bool
    /// The value of the expression; `nil` if a step of it does not give a positive integer.
    let value: Int?

    /// Whether it comes before another: what is taken away and what divides is last, each in the order of expressions.
    func inFixedOrder(_ other: Member) -> Bool {
      isInverse == other.isInverse
        ? expression.precedes(other.expression) : other.isInverse
    }
  }

  /// Whether the members are factors and divisors.
  let isProduct: Bool
  /// The members. At least one is not inverse.
  let members: [Member]
  /// The value; `nil` if a step does not give a positive integer.
  private let value: Int?

  fileprivate init(_ number: Int) {
    isProduct = false
    value = number
    members = [
      Member(expression: Expression(postfix: [.number(number)]), isInverse: false, value: number)
    ]
  }

  fileprivate init(
    _ left: Chain, _ operation: Operator, _ right: Chain, _ write: (Chain) -> Expression
  ) {
    let isProduct = operation == .multiply || operation == .divide
    let isInverse = operation == .subtract || operation == .divide
    self.isProduct = isProduct
    var members = left.members(ofProduct: isProduct, write)
    for member in right.members(ofProduct: isProduct, write) {
      members.append(
        Member(
          expression: member.expression, isInverse: member.isInverse != isInverse,
          value: member.value))
    }
    self.members = members
    if let first = left.value, let second = right.value {
      value = try? operation.apply(first, second)
    } else {
      value = nil
    }
  }

  /// The members that the chain has in one of a kind.
  private func members(ofProduct: Bool, _ write: (Chain) -> Expression) -> [Member] {
    isProduct == ofProduct || members.count == 1
      ? members : [Member(expression: write(self), isInverse: false, value: value)]
  }

  fileprivate func written(_ write: (Chain) -> Expression) -> Expression {
    members.count == 1 ? members[0].expression : write(self)
  }

  /// The operation that joins a member to those before it.
  func operation(of member: Member) -> Operator {
    isProduct
      ? (member.isInverse ? .divide : .multiply) : (member.isInverse ? .subtract : .add)
  }

  /// The expression that has the members from left to right.
  ///
  /// - Parameter members: The members in an order, of which the first is not inverse.
  /// - Returns: The expression.
  func expression(of members: [Member]) -> Expression {
    var tokens: [Expression.Token] = []
    tokens.reserveCapacity(members.reduce(members.count) { $0 + $1.expression.tokens.count })
    for member in members {
      let isFirst = tokens.isEmpty
      tokens += member.expression.tokens
      if !isFirst { tokens.append(.operation(operation(of: member))) }
    }
    return Expression(postfix: tokens)
  }
}
