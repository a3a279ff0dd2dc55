extension Expression {
  /// The effort of working out the expression in one's head, in points: the fewer, the easier.
  ///
  /// Each step has points by its operands and its result: sums fewer than differences, and those fewer than most products
  /// and quotients; products that people know, and with 10 or 100, have few; large results, results that must be kept in
  /// mind, and brackets have more. `nil` if a step does not give a positive integer.
  ///
  /// - Complexity: O(*n*), where *n* is the number of numbers.
  public var effort: Int? {
    var points = 0
    do throws(IllegalStep.Reason) {
      _ = try fold {
        (value: $0, last: Operator?.none)
      } operation: { (operation, left, right) throws(IllegalStep.Reason) in
        guard left.value >= 1, right.value >= 1 else { throw .operandNotPositive }
        let result = try operation.apply(left.value, right.value)
        points += StepEffort.points(
          operation, UInt64(left.value), UInt64(right.value), result: UInt64(result),
          isOfResults: left.last != nil && right.last != nil)
        points += StepEffort.brackets(operation, left.last, right.last)
        return (result, operation)
      }
    } catch {
      return nil
    }
    return points
  }
}

/// Which of the solutions with the smallest distance and the fewest steps is the best.
public enum SolutionOrder: String, CaseIterable, Sendable {
  /// The one with the smallest largest step result, as Alliot ranks them; then the smaller value; then the first in a fixed
  /// order of expressions.
  case smallest
  /// The one with the least ``Expression/effort``; then the smaller value; then the first in a fixed order of expressions.
  case easiest
}
