public import NumbersGame

/// An arithmetic puzzle: the numbers given, the target to make of them, and the rules.
///
/// A puzzle keeps its rules.
///
/// ```swift
/// let puzzle = try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour)
/// ```
public struct Puzzle: Hashable, Sendable {
  /// The numbers, in the order in which they were given.
  public let numbers: [Int]
  /// The number to make, of any size.
  public let target: ExactNumber
  /// The rules that the numbers and the target keep.
  public let rules: PuzzleRules

  /// Creates a puzzle with a target of any size.
  ///
  /// - Throws: ``PuzzleError`` if the rules do not allow the numbers or the target.
  public init(numbers: [Int], target: ExactNumber, rules: PuzzleRules) throws(PuzzleError) {
    try rules.check(numbers, target: target)
    self.numbers = numbers
    self.target = target
    self.rules = rules
  }

  /// Creates a puzzle.
  ///
  /// - Throws: ``PuzzleError`` if the rules do not allow the numbers or the target.
  public init(numbers: [Int], target: Int, rules: PuzzleRules) throws(PuzzleError) {
    try self.init(numbers: numbers, target: ExactNumber(target), rules: rules)
  }
}
