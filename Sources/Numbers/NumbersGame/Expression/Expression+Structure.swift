extension Expression {
  /// The root of an expression.
  public enum Node: Hashable, Sendable {
    /// A number of the game.
    case number(Int)
    /// An operator with its left and right operands.
    case operation(Operator, Expression, Expression)
  }

  /// The root of the tree, with its operands as expressions of their own.
  ///
  /// - Complexity: O(*n*), where *n* is the number of numbers.
  public var node: Node {
    switch tokens[tokens.count - 1] {
    case .number(let number):
      return .number(number)
    case .operation(let operation):
      // Walk back over the right operand: it is complete when as many operands as are wanted
      // have been seen.
      var start = tokens.count - 1
      var wanted = 1
      while wanted > 0 {
        start -= 1
        if case .operation = tokens[start] { wanted += 1 } else { wanted -= 1 }
      }
      return .operation(
        operation,
        Expression(postfix: Array(tokens[..<start])),
        Expression(postfix: Array(tokens[start..<(tokens.count - 1)])))
    }
  }

  /// The operation at the root; `nil` of a number.
  package var lastOperation: Operator? {
    if case .operation(let operation)? = tokens.last { operation } else { nil }
  }

  /// The numbers used, from left to right, each as often as it is used.
  public var numbers: [Int] {
    tokens.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The number of numbers used, each as often as it is used; at least 1.
  public var numberCount: Int { (tokens.count + 1) / 2 }

  /// The number of operations, and so of steps: one less than the number of numbers.
  public var operationCount: Int { tokens.count / 2 }

  /// Computes a result from the leaves up, without recursion: that of an operation from the results of its operands.
  ///
  /// - Returns: The result of the root.
  /// - Throws: The first error that `operation` throws.
  package func fold<Result, Failure: Error>(
    number: (Int) -> Result,
    operation: (Operator, Result, Result) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var stack: [Result] = []
    stack.reserveCapacity(numberCount)
    for token in tokens {
      switch token {
      case .number(let value):
        stack.append(number(value))
      case .operation(let op):
        let right = stack.removeLast()
        let left = stack.removeLast()
        stack.append(try operation(op, left, right))
      }
    }
    return stack.removeLast()
  }
}
