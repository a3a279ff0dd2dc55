import NumbersGame

/// The search for the expression with the least effort of those with as few numbers as will do.
extension BackwardSearch {
  /// An expression, and its effort in points.
  struct Eased {
    let points: Int
    let expression: PackedExpression
  }

  /// The easiest of the solutions with one of two values that use exactly that many numbers; of equally easy ones the one
  /// with the smaller value.
  func easiest(_ below: UInt32?, _ above: UInt32, size: Int) -> SmallSolution? {
    let first = below.flatMap { easiest($0, beside: 0, size: size, upTo: .max) }
    let bound = first.map { $0.points - 1 } ?? .max
    if let second = easiest(above, beside: 0, size: size, upTo: bound) {
      return SmallSolution(expression: second.expression, value: above)
    }
    return first.map { SmallSolution(expression: $0.expression, value: below ?? above) }
  }

  /// The easiest expression with a value that uses exactly that many numbers, none of them used elsewhere, and takes at
  /// most some points; of equally easy ones the first in the fixed order.
  private func easiest(_ value: UInt32, beside used: Int, size: Int, upTo bound: Int) -> Eased? {
    if size <= tabulatedSize {
      let reached = reached(value, beside: used, size: size)
      if reached == 0 { return nil }
      if size == 1 {
        let place = reached.trailingZeroBitCount.trailingZeroBitCount
        return Eased(points: 0, expression: PackedExpression(numberAt: place, of: selection))
      }
    }
    // Each step takes a point or more.
    if bound < size &- 1 { return nil }
    var best: Eased?
    forEachSplit(value, beside: used, size: size) { split in
      let rest = size &- split.size
      let own = split.points(to: value, isOfResults: rest > 1)
      // For the parts, which have all steps but this one.
      let left = (best?.points ?? bound) &- own
      if left < size &- 2 { return }
      guard
        let wanted = easiest(
          split.wanted, beside: split.used, size: rest, upTo: left &- (split.size &- 1)),
        let known = easiest(
          split.known, beside: full ^ split.mask, size: split.size, upTo: left &- wanted.points)
      else { return }
      let points = own &+ wanted.points &+ known.points
      let expression = join(split, known.expression, wanted.expression)
      if let best, best.points == points, !expression.precedes(best.expression) { return }
      best = Eased(points: points, expression: expression)
    }
    return best
  }
}

extension Split {
  /// The points of the step.
  ///
  /// - Parameters:
  ///   - value: Its result.
  ///   - isOfResults: Whether the operand that is wanted is a result.
  /// - Returns: The points, at least 1.
  func points(to value: UInt32, isOfResults: Bool) -> Int {
    let (left, right) = isReversed ? (wanted, known) : (known, wanted)
    return StepEffort.points(
      operation, UInt64(left), UInt64(right), result: UInt64(value),
      isOfResults: isOfResults && size > 1)
  }
}
