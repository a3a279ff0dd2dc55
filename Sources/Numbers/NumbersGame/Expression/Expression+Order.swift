extension Expression {
  /// Whether this expression comes before another in the order that settles which of two equally
  /// good solutions is given: the postfix forms are compared from left to right, where a number
  /// comes before an operator, smaller numbers come first, and operators stand in the order of
  /// their cases.
  package func precedes(_ other: Expression) -> Bool {
    tokens.lexicographicallyPrecedes(other.tokens) { $0.rank < $1.rank }
  }
}

extension Expression.Token {
  /// The place in the order: numbers before operators.
  fileprivate var rank: (Int, Int) {
    switch self {
    case .number(let number): (0, number)
    case .operation(let operation): (1, Int(operation.rawValue))
    }
  }
}
