/// What of the result of a step in a puzzle counts for its points.
package struct EffortResult {
  /// The number above the bar of a fraction without its sign, or the largest of 64 bits.
  let topMagnitude: UInt64
  /// The points for a result that people avoid.
  let avoidedPoints: Int

  /// A result.
  ///
  /// - Parameters:
  ///   - topMagnitude: The number above the bar without its sign, or the largest of 64 bits.
  ///   - sign: -1, 0 or 1.
  ///   - isWhole: Whether it is a whole number.
  package init(topMagnitude: UInt64, sign: Int, isWhole: Bool) {
    self.topMagnitude = topMagnitude
    avoidedPoints = sign == 0 ? 3 : sign > 0 && isWhole ? 0 : StepEffort.avoided
  }

  package init(_ value: Rational) {
    self.init(
      topMagnitude: value.numerator.magnitude, sign: Int(value.numerator.signum()),
      isWhole: value.isWhole)
  }
}

extension PuzzleOperation {
  /// The points of an operation on one number, by its result. A root has those of the square that it undoes, and 2 more.
  package func points(giving result: EffortResult) -> Int {
    let magnitude = result.topMagnitude
    let own = self == .squareRoot ? 2 + StepEffort.product(magnitude, magnitude) : 4
    return own + StepEffort.size(magnitude) + result.avoidedPoints
  }

  /// The points of an operation on two numbers, of which those above the bar without their signs are given.
  ///
  /// The four operations have those of ``StepEffort``, of fractions by the numbers above the bar.
  package func points(
    _ left: UInt64, _ right: UInt64, giving result: EffortResult, isOfResults: Bool
  ) -> Int {
    let magnitude = result.topMagnitude
    let own =
      numbersOperator.map {
        StepEffort.points($0, left, right, result: magnitude, isOfResults: isOfResults)
      } ?? 4 + 2 * StepEffort.digits(magnitude) + StepEffort.size(magnitude)
    return own + result.avoidedPoints
  }
}
