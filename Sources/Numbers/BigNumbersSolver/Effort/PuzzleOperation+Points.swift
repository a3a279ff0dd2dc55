import NumbersGame

extension PuzzleOperation {
  /// The points of an operation on one number, by its result. A root has those of the square that it undoes, and 2 more.
  func points(giving result: ExactNumber) -> Int {
    let magnitude = result.topMagnitude
    let own = self == .squareRoot ? 2 + StepEffort.product(magnitude, magnitude) : 4
    return own + StepEffort.size(magnitude) + result.avoidedPoints
  }

  /// The points of an operation on two numbers.
  ///
  /// The four operations have those of ``StepEffort``, of fractions by the numbers above the bar.
  func points(
    _ left: ExactNumber, _ right: ExactNumber, giving result: ExactNumber, isOfResults: Bool
  ) -> Int {
    let operation: Operator? =
      switch self {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .divide: .divide
      default: nil
      }
    guard let operation else {
      return 4 + 2 * StepEffort.digits(result.topMagnitude)
        + StepEffort.size(result.topMagnitude) + result.avoidedPoints
    }
    return StepEffort.points(
      operation, left.topMagnitude, right.topMagnitude, result: result.topMagnitude,
      isOfResults: isOfResults) + result.avoidedPoints
  }
}

extension ExactNumber {
  /// The number above the bar without its sign, or the largest of 64 bits.
  fileprivate var topMagnitude: UInt64 {
    if case .small(let number) = storage { number.numerator.magnitude } else { .max }
  }

  /// The points for a result that people avoid.
  fileprivate var avoidedPoints: Int {
    switch sign {
    case 0: 3
    case 1 where isWhole: 0
    default: StepEffort.avoided
    }
  }
}
