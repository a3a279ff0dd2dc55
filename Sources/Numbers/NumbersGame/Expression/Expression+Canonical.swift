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
    func inOrder(_ chain: Chain) -> Expression {
      chain.expression(of: chain.members.sorted { $0.inFixedOrder($1) })
    }
    return inOrder(chain(inOrder))
  }

  /// The expression as the chain of its last operation.
  ///
  /// - Parameter write: Writes a chain that is a member of another, and whose own members are written.
  /// - Returns: The chain.
  func chain(_ write: (Chain) -> Expression) -> Chain {
    fold {
      Chain($0)
    } operation: { operation, left, right in
      Chain(left, operation, right, write)
    }
  }
}

/// A sum of terms that are added or taken away, or a product of factors and divisors, in no order; or a single number.
struct Chain {
  /// A part of a chain.
  struct Member {
    /// Its postfix form; empty if it is a single number.
    let tokens: [Expression.Token]
    /// Whether it is taken away, or divides.
    let isInverse: Bool
    /// Its value; `nil` if a step of it does not give a positive integer.
    let value: Int?

    /// Whether it is the result of an operation.
    var isResult: Bool { !tokens.isEmpty }

    /// Whether it comes before another: what is taken away and what divides is last, each in the order of expressions.
    func inFixedOrder(_ other: Member) -> Bool {
      if isInverse != other.isInverse { return other.isInverse }
      if !isResult, !other.isResult { return value ?? 0 < other.value ?? 0 }
      return expression.precedes(other.expression)
    }

    var expression: Expression {
      Expression(postfix: isResult ? tokens : [.number(value ?? 0)])
    }
  }

  /// Whether the members are factors and divisors.
  let isProduct: Bool
  /// The members, of which at least one is not inverse; none if it is a single number.
  let members: [Member]
  /// The value; `nil` if a step does not give a positive integer.
  let value: Int?
  /// Whether no right operand in it is a chain of the same kind, so that it is written without brackets around one.
  let isFlat: Bool

  fileprivate init(_ number: Int) {
    (isProduct, members, value, isFlat) = (false, [], number, true)
  }

  fileprivate init(
    _ left: Chain, _ operation: Operator, _ right: Chain, _ write: (Chain) -> Expression
  ) {
    let isProduct = operation == .multiply || operation == .divide
    let isInverse = operation == .subtract || operation == .divide
    var members: [Member] = []
    members.reserveCapacity(max(1, left.members.count) + max(1, right.members.count))
    func add(_ chain: Chain, isInverse: Bool) {
      if chain.members.isEmpty || chain.isProduct != isProduct {
        let tokens = chain.members.isEmpty ? [] : write(chain).tokens
        members.append(Member(tokens: tokens, isInverse: isInverse, value: chain.value))
        return
      }
      for member in chain.members {
        members.append(
          Member(
            tokens: member.tokens, isInverse: member.isInverse != isInverse, value: member.value))
      }
    }
    add(left, isInverse: false)
    add(right, isInverse: isInverse)
    self.isProduct = isProduct
    isFlat =
      left.isFlat && right.isFlat && (right.members.isEmpty || right.isProduct != isProduct)
    self.members = members
    if let first = left.value, let second = right.value {
      value = try? operation.apply(first, second)
    } else {
      value = nil
    }
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
    tokens.reserveCapacity(members.reduce(members.count) { $0 + max(1, $1.tokens.count) })
    for member in members {
      let isFirst = tokens.isEmpty
      if member.isResult {
        tokens += member.tokens
      } else {
        tokens.append(.number(member.value ?? 0))
      }
      if !isFirst { tokens.append(.operation(operation(of: member))) }
    }
    return Expression(postfix: tokens)
  }
}
