import NumbersGame

/// A step that joins a value of many tiles with one of few.
enum TileStep: UInt8 {
  case add, subtract, multiply, divide
  /// The value of many tiles is taken away, or divides.
  case subtractFrom, divideInto

  /// The expression, given those of the operands with their values and numbers of tiles.
  @inline(__always)
  func expression(
    _ many: TileExpression, _ manyValue: UInt32, _ manyCount: Int, _ few: TileExpression,
    _ fewValue: UInt32, _ fewCount: Int
  ) -> TileExpression {
    let operation: Operator =
      switch self {
      case .add: .add
      case .subtract, .subtractFrom: .subtract
      case .multiply: .multiply
      case .divide, .divideInto: .divide
      }
    // The larger operand is on the left, whatever the step.
    return .joining(many, manyValue, manyCount, operation, few, fewValue, fewCount)
  }
}
