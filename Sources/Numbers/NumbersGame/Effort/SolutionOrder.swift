/// Which of the solutions with the smallest distance and the fewest steps is the best.
public enum SolutionOrder: String, CaseIterable, Sendable {
  /// The one with the smallest largest step result, as Alliot ranks them; then the smaller value; then the first in a fixed
  /// order of expressions.
  case smallest
  /// The one with the least ``Expression/effort``; then the smaller value; then the first in a fixed order of expressions.
  case easiest
}
