/// An arithmetic expression over the numbers of a game: a tree whose leaves are numbers and whose
/// inner nodes are operations.
///
/// An expression is always well formed: it can only be built from numbers, by combining two
/// expressions, or by reading text. It is not necessarily *legal*: `3 − 5` and `7 ÷ 2` are
/// expressions too, so that an answer can be judged. ``evaluate()`` and ``steps()`` apply the
/// arithmetic of numbers games; ``AnswerChecker`` applies the rules of a game as well.
///
/// ```swift
/// let expression = try Expression(parsing: "25 + (100 + 3) * (6 * 75 / 50)")
/// try expression.evaluate()              // 952
/// expression.text(in: .mathematical)     // "25 + (100 + 3) × (6 × 75 ÷ 50)"
/// ```
///
/// Two expressions are equal if they are the same tree: `2 + 3` and `3 + 2` differ.
///
/// Foundation has a generic type of the same name. In a file that imports both and names the type
/// (rather than calling its initialiser), say `import struct NumbersGame.Expression` as well.
public struct Expression: Hashable, Sendable {
  /// The tree in postfix order. There is always exactly one way to read it as a tree.
  package let tokens: [Token]

  /// The most numbers an expression may hold, more than any game gives.
  public static let maximumNumberCount = 64

  /// A leaf or an operator of the postfix form.
  package enum Token: Hashable, Sendable {
    case number(Int)
    case operation(Operator)
  }

  /// Wraps tokens that are known to be a postfix form of not too many numbers.
  package init(postfix tokens: [Token]) {
    self.tokens = tokens
  }

  /// The expression that is a single number.
  ///
  /// - Parameter number: The number, at least 1.
  /// - Throws: ``ExpressionError/notPositive(_:)`` if the number is zero or negative.
  public init(_ number: Int) throws(ExpressionError) {
    guard number >= 1 else { throw .notPositive(number) }
    self.init(postfix: [.number(number)])
  }

  /// The expression that applies an operator to two others.
  ///
  /// - Parameters:
  ///   - left: The left operand.
  ///   - operation: The operator at the root.
  ///   - right: The right operand.
  /// - Throws: ``ExpressionError/tooManyNumbers(_:)`` if the operands have more than
  ///   ``maximumNumberCount`` numbers together.
  /// - Complexity: O(*n*), where *n* is the number of numbers.
  public init(
    _ left: Expression, _ operation: Operator, _ right: Expression
  ) throws(ExpressionError) {
    let count = left.numberCount + right.numberCount
    guard count <= Self.maximumNumberCount else { throw .tooManyNumbers(count) }
    self.init(known: left, operation, right)
  }

  /// A number that is known to be positive.
  package init(known number: UInt64) {
    self.init(postfix: [.number(Int(number))])
  }

  /// A combination that is known not to be too long.
  package init(known left: Expression, _ operation: Operator, _ right: Expression) {
    self.init(postfix: left.tokens + right.tokens + [.operation(operation)])
  }
}

/// Why an expression could not be built.
public enum ExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number is zero or negative.
  case notPositive(Int)
  /// The expression would have this many numbers, more than ``Expression/maximumNumberCount``.
  case tooManyNumbers(Int)

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .notPositive(let number):
      "\(number) is not a positive number: the numbers of an expression are 1 or more"
    case .tooManyNumbers(let count):
      "an expression of \(count) numbers is too long: \(Expression.maximumNumberCount) are allowed"
    }
  }
}
