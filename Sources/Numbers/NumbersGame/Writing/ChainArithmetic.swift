/// The arithmetic of expressions that are written as chains: sums of terms that are added or taken away, and products of factors
/// and divisors.
package protocol ChainArithmetic {
  /// An expression.
  associatedtype Form
  /// The value of an expression.
  associatedtype Value: Comparable

  /// The last operation and its operands; `nil` of what is no sum and no product.
  func parts(of form: Form) -> (operation: Operator, left: Form, right: Form)?

  /// What is no sum and no product as a member of a chain.
  mutating func member(_ form: Form) -> ChainMember<Form, Value>

  /// Two expressions joined.
  mutating func join(_ left: Form, _ operation: Operator, _ right: Form) -> Form

  /// The result of an operation; `nil` if there is none, or if the rules do not allow it.
  func result(_ left: Value, _ operation: Operator, _ right: Value) -> Value?

  /// What of a value counts for the points of steps.
  func effort(of value: Value) -> EffortResult

  /// The pairs of brackets around the operands of an operation that have these operations last; `nil` for what is no sum or
  /// product.
  func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int
}

/// A part of a chain.
package struct ChainMember<Form, Value> {
  /// The part as it is written.
  let form: Form
  /// Its value; `nil` if it has none that is allowed.
  let value: Value?
  /// The effort of its steps, if that was asked for.
  let points: Int
  /// Whether an operation on two numbers is in it.
  let isResult: Bool
  /// Its last operation, if it is a product in a sum or a sum in a product.
  var last: Operator?
  /// Whether it is taken away, or divides.
  var isInverse = false
  /// Its place in the chain as it is given.
  var place = 0
  /// Its place in the order of writing: members with a lower rank come first.
  var rank = 0

  /// A part that is no sum and no product.
  package init(_ form: Form, value: Value?, points: Int = 0, isResult: Bool = false) {
    (self.form, self.value, self.points, self.isResult) = (form, value, points, isResult)
  }
}

extension ChainArithmetic {
  /// The points of a step without brackets.
  @inline(__always)
  func points(
    _ operation: Operator, _ left: Value, _ right: Value, giving value: Value, isOfResults: Bool
  ) -> Int {
    let result = effort(of: value)
    return result.avoidedPoints
      + StepEffort.points(
        operation, effort(of: left).topMagnitude, effort(of: right).topMagnitude,
        result: result.topMagnitude, isOfResults: isOfResults)
  }
}
