import NumbersGame
import Testing

@Suite("Detours")
struct DetourTests {
  @Test(
    "are steps whose result is unused, or went into it",
    arguments: [
      ("25 * 4 + 3", [25, 4, 100, 3], "25 × 4 = 100"),
      ("25 * 4 + 100", [25, 4, 100, 3], ""), ("25 * 4 + 100", [25, 4, 100, 100], "25 × 4 = 100"),
      ("(50 - 25) * 3", [25, 50, 3], "50 − 25 = 25"), ("7 * 1 + 2", [7, 1, 2], "7 × 1 = 7"),
      ("100 / 10 * 3", [100, 10, 3, 6], "100 ÷ 10 = 10"),
      ("(3 + 4) * 2 - 7", [3, 4, 2, 7], "14 − 7 = 7"),
      ("(3 + 4) * (6 + 1)", [3, 4, 6, 1], ""),
      ("3 * 4 * 5", [3, 4, 5, 12, 60], "3 × 4 = 12, 12 × 5 = 60"),
      ("3 - 5 + 2", [3, 5, 2, 7], ""), ("9", [9, 9], ""),
    ])
  func found(_ text: String, _ numbers: [Int], _ detours: String) throws {
    let expression = try Expression(parsing: text)
    let steps = expression.detours(in: numbers)
    #expect(steps.map { "\($0)" }.joined(separator: ", ") == detours)
  }
}
