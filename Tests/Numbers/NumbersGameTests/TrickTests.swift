import NumbersGame
import Testing

import struct NumbersGame.Expression

@Suite("Tricks")
struct TrickTests {
  @Test(
    "are named in a solution, the most useful first",
    arguments: [
      (
        "75 * 6 / 50 * (100 + 3) + 25",
        [
          "Multiply, then divide: 75 × 6 ÷ 50 = 9, though 50 divides neither",
          "Near 100: 9 × 103 is 900 + 27",
        ]
      ),
      (
        "((100 + 6) * 75 * 3 - 50) / 25",
        [
          "A multiple of the target: 25 times 952 is 23800, so make that and divide at the end"
        ]
      ),
      (
        "75 * (50 + 6)",
        [
          "Factors of the target: 75 and 56 multiply to 4200, so make 56 from the other numbers",
          "Quarters: 25 and 75 times a multiple of 4 make hundreds, such as 75 × 56 = 4200",
        ]
      ),
      ("(100 - 3) * 6 + 25", ["Near 100: 97 × 6 is 600 − 18"]),
      ("100 + 25", []),
      // Two numbers that are given, or none.
      (
        "50 * 6",
        ["Factors of the target: 50 and 6 multiply to 300, and both are among the numbers"]
      ),
      (
        "(50 + 3) * (25 - 6)",
        ["Factors of the target: 53 and 19 multiply to 1007, so make both"]
      ),
      // A number that is given need not be made.
      ("100 / (50 - 25)", []),
      // Zeros after a number are no trick.
      ("(100 - 4) * 10 + 6", []),
      ("25 * 100 + 3", []),
    ])
  func named(_ text: String, _ expected: [String]) throws {
    let expression = try Expression(parsing: text)
    let game = try Game(
      numbers: [25, 50, 75, 100, 3, 6, 4, 10], target: expression.evaluate(), rules: .free)
    let tricks = Trick.all(in: try Solution(expression, to: game), of: game)
    #expect(tricks.map(\.description) == expected)
  }

  @Test("of a solution that misses the target are none")
  func inexact() throws {
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
    let solution = try Solution(Expression(parsing: "(100 + 3) * 6"), to: game)
    #expect(Trick.all(in: solution, of: game).isEmpty)
  }
}
