/// The arithmetic of the parts that a chain is made of, and how they are put together.
package protocol ChainArithmetic {
  /// An expression.
  associatedtype Form
  /// The value of an expression.
  associatedtype Value: Comparable

  /// The result of an operation; `nil` if there is none, or if the rules do not allow it.
  func result(_ left: Value, _ operation: Operator, _ right: Value) -> Value?

  /// What of a value counts for the points of steps.
  func effort(of value: Value) -> EffortResult

  /// Two expressions joined.
  func form(_ left: Form, _ operation: Operator, _ right: Form) -> Form

  /// The pairs of brackets around the operands of an operation that have these operations last; `nil` for what is no sum or
  /// product.
  func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int
}
