import BigNumbersSolver
import NumbersGame
import Testing

@Suite("Tricks of puzzles")
struct PuzzleTrickTests {
  @Test(
    "are named as those of games, with other operations as parts",
    arguments: [
      (
        "24", [1, 11, 12, 13], 24,
        ["Factors of the target: 2 and 12 multiply to 24, so make 2 from the other numbers"]
      ),
      (
        "krypto", [8, 8, 9, 10, 25], 4,
        [
          "A multiple of the target: 25 times 4 is 100, so make that and divide at the end",
          "Multiply, then divide: 10 × 10 ÷ 25 = 4, though 25 divides neither",
        ]
      ),
      (
        "four-fours", [4, 4, 4, 4], 40,
        ["Factors of the target: 10 and 4 multiply to 40, so make 10 from the other numbers"]
      ), ("24", [3, 3, 8, 8], 24, []), ("make-ten", [1, 2, 3, 4], 10, []),
    ])
  func named(_ id: String, _ numbers: [Int], _ target: Int, _ texts: [String]) throws {
    let rules = try #require(PuzzleRules(preset: id))
    var solver = try PuzzleSolver(rules)
    let solution = try solver.solve(Puzzle(numbers: numbers, target: target, rules: rules))
    #expect(Trick.all(in: solution).map(\.description) == texts, "\(solution.formula)")
  }
}
