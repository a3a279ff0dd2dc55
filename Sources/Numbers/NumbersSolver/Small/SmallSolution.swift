import NumbersGame

/// The best solution of a game over a small selection, without memory of its own.
///
/// The order of its parts makes it 16 bytes.
struct SmallSolution {
  let expression: PackedExpression
  let value: UInt32

  /// No solution yet; its value is 0.
  static let none = SmallSolution(
    expression: PackedExpression(numberAt: 0, of: SmallSelection()), value: 0)

  /// The solution of the game that was solved.
  func solution(over selection: SmallSelection, to game: Game) -> Solution {
    Solution(legal: expression.expression(over: selection), value: Int(value), to: game)
  }
}
