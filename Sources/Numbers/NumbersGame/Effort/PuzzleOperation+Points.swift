/// What of the result of a step in a puzzle counts for its points.
package struct EffortResult {
  /// The number above the bar of a fraction without its sign, or the largest of 64 bits.
  let topMagnitude: UInt64
  /// The points for a result that people avoid.
  let avoidedPoints: Int

  /// A result, whose sign is -1, 0 or 1.
  package init(topMagnitude: UInt64, sign: Int, isWhole: Bool) {
    self.topMagnitude = topMagnitude
    avoidedPoints = sign == 0 ? 3 : sign > 0 && isWhole ? 0 : StepEffort.avoided
  }

  /// Whether it changes nothing: zero in a sum, one in a product.
  func isNeutral(inProduct: Bool) -> Bool { inProduct ? isOne : topMagnitude == 0 }

  /// Whether it is 1.
  var isOne: Bool { topMagnitude == 1 && avoidedPoints == 0 }

  package init(_ value: Rational) {
    self.init(
      topMagnitude: value.numerator.magnitude, sign: Int(value.numerator.signum()),
      isWhole: value.isWhole)
  }
}

/// What of an operand of a step in a puzzle counts for its points.
package struct EffortOperand {
  let value: EffortResult
  /// How tightly its last operation binds.
  let binding: Int
  /// Whether an operation on two numbers is in it, so that it must be kept in mind beside another such.
  let isResult: Bool

  /// An operand.
  package init(_ value: EffortResult, binding: Int, isResult: Bool) {
    (self.value, self.binding, self.isResult) = (value, binding, isResult)
  }
}

extension PuzzleOperation {
  /// How tightly a number binds, more than what is the result of any operation.
  package static let bindingOfNumber = 6

  /// The points of a number that is written after a point: more than those of any expression without one.
  package static let pointsAfterPoint = 100 * StepEffort.avoided

  /// For how many operations it counts where the fewest are looked for: people do several others before a power.
  package var length: UInt16 { self == .power ? 3 : 1 }

  /// How tightly it binds where it is the last operation, from 1, sums, to ``bindingOfNumber``, digits that are written together.
  package var binding: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .negate: 3
    // "4!!" would be read as another operation.
    case .power, .factorial, .square: 4
    case .squareRoot: 5
    case .concatenate, .decimal: Self.bindingOfNumber
    }
  }

  /// Whether an operand, whose last operation binds so tightly, is written in brackets.
  package func brackets(_ operand: Int, isRight: Bool) -> Bool {
    switch self {
    case .add, .multiply, .negate, .squareRoot: operand < binding
    case .subtract, .divide: operand < binding + (isRight ? 1 : 0)
    // Powers are read from the right, all else from the left.
    case .power, .factorial, .square, .concatenate, .decimal: operand < Self.bindingOfNumber
    }
  }

  /// Whether an operand is written in brackets: also a quotient that is multiplied with, so that its steps stay what they are.
  package func writesBrackets(_ operand: Int, isRight: Bool, isQuotient: Bool) -> Bool {
    brackets(operand, isRight: isRight) || self == .multiply && isRight && isQuotient
  }

  /// The pairs of brackets around the operands of an operation on two numbers, given the last operation of each; `nil` if that is
  /// no sum and no product.
  package func brackets(_ left: Operator?, _ right: Operator?) -> Int {
    func count(_ operand: Operator?, isRight: Bool) -> Int {
      let binding = operand.map { PuzzleOperation($0).binding } ?? Self.bindingOfNumber
      return brackets(binding, isRight: isRight) ? 1 : 0
    }
    return count(left, isRight: false) + count(right, isRight: true)
  }

  /// The points of an operation on one number, by its result and how tightly the operand binds. A root has those of the square
  /// that it undoes, and 2 more.
  package func points(_ operand: Int, giving result: EffortResult) -> Int {
    let magnitude = result.topMagnitude
    let own = self == .squareRoot ? 2 + StepEffort.product(magnitude, magnitude) : 4
    return own + StepEffort.size(magnitude) + result.avoidedPoints
      + (brackets(operand, isRight: false) ? 1 : 0)
  }

  /// The points of an operation on two numbers.
  ///
  /// The four operations have those of ``StepEffort``, of fractions by the numbers above the bar. A power is several products, and
  /// has more than any operation on small numbers.
  package func points(
    _ left: EffortOperand, _ right: EffortOperand, giving result: EffortResult
  ) -> Int {
    let magnitude = result.topMagnitude
    let own =
      numbersOperator.map {
        StepEffort.points(
          $0, left.value.topMagnitude, right.value.topMagnitude, result: magnitude,
          isOfResults: left.isResult && right.isResult)
      } ?? 8 + 2 * StepEffort.digits(magnitude) + StepEffort.size(magnitude)
    return own + result.avoidedPoints + brackets(left, right)
  }

  /// The pairs of brackets around the operands of an operation on two numbers. What is multiplied with or divided by one needs
  /// none, since that is done at the end of all.
  private func brackets(_ left: EffortOperand, _ right: EffortOperand) -> Int {
    if self == .multiply && (left.value.isOne || right.value.isOne)
      || self == .divide && right.value.isOne
    {
      return 0
    }
    return (brackets(left.binding, isRight: false) ? 1 : 0)
      + (brackets(right.binding, isRight: true) ? 1 : 0)
  }
}
