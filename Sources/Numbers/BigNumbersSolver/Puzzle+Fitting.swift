import NumbersGame

extension Puzzle {
  /// Creates the puzzle that people mean by numbers and a target: the 24 game, make ten or Krypto if their rules allow them, and else
  /// any puzzle.
  ///
  /// ```swift
  /// let puzzle = try Puzzle(numbers: [3, 3, 8, 8], target: 24)
  /// print(puzzle.rules.title)  // the 24 game
  /// ```
  ///
  /// - Parameters:
  ///   - numbers: The numbers, in any order.
  ///   - target: The number to make.
  /// - Throws: ``PuzzleError`` if there are no numbers, or more than `PuzzleRules.maximumNumberCount`.
  public init(numbers: [Int], target: Int) throws(PuzzleError) {
    for rules in [PuzzleRules.twentyFour, .makeTen, .krypto] {
      if let puzzle = try? Puzzle(numbers: numbers, target: target, rules: rules) {
        self = puzzle
        return
      }
    }
    try self.init(numbers: numbers, target: target, rules: .anything)
  }
}
