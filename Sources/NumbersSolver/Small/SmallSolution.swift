import NumbersGame

/// The best solution of a game over a small selection, without memory of its own.
struct SmallSolution {
  let value: UInt32
  let expression: PackedExpression

  /// No solution yet; its value is 0.
  static let none = SmallSolution(
    value: 0, expression: PackedExpression(numberAt: 0, of: SmallSelection()))

  /// The solution of the game that was solved.
  func solution(over selection: SmallSelection, to game: Game) -> Solution {
    Solution(legal: expression.expression(over: selection), value: Int(value), to: game)
  }
}
