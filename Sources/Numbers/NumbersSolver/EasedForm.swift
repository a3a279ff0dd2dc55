import NumbersGame

/// An expression in a form that is made of two of its kind.
protocol JoinedForm {
  /// The last operation; `nil` of a number.
  var last: Operator? { get }

  /// Two expressions joined.
  init(_ left: Self, _ operation: Operator, _ right: Self)

  /// Whether it comes before another in the order of expressions.
  func precedes(_ other: Self) -> Bool
}

extension Expression: JoinedForm {
  var last: Operator? { lastOperation }

  init(_ left: Expression, _ operation: Operator, _ right: Expression) {
    self.init(known: left, operation, right)
  }
}

/// An expression, and its effort in points.
struct EasedForm<Form: JoinedForm> {
  let points: Int
  let form: Form

  /// A number, which takes no effort.
  init(number: Form) {
    (points, form) = (0, number)
  }

  /// Two expressions joined, the operands of + and × in the order that takes fewer brackets. Where brackets do not matter, or
  /// nothing else is allowed, the first is the left one or not as it is given. The step has its own points, without brackets.
  init(
    _ first: EasedForm, _ operation: Operator, _ second: EasedForm, isFirstLeft: Bool, own: Int
  ) {
    let (isFirstLeft, brackets) = StepEffort.arrangement(
      operation, first.form.last, second.form.last, isFirstLeft: isFirstLeft)
    points = own &+ brackets &+ first.points &+ second.points
    form =
      isFirstLeft
      ? Form(first.form, operation, second.form) : Form(second.form, operation, first.form)
  }

  /// Whether it is easier than another with the same value; of equally easy ones a product or quotient, which needs no more
  /// brackets wherever it stands, and then the first in the order of expressions.
  func precedes(_ other: EasedForm) -> Bool {
    if points != other.points { return points < other.points }
    let isSum = form.last.isSum
    return isSum == other.form.last.isSum ? form.precedes(other.form) : !isSum
  }
}

extension Operator? {
  /// Whether it is a sum or a difference.
  var isSum: Bool { self == .add || self == .subtract }
}
