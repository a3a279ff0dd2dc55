import BigNumbersSolver
import NumbersGame
import Testing

@Suite("Answers to puzzles")
struct FormulaCheckerTests {
  @Test(
    "have their answers judged",
    arguments: [
      ("24", [3, 3, 8, 8], 24, "8 / (3 - 8 / 3)", "8 ÷ (3 − 8 ÷ 3) = 24"),
      (
        "24", [3, 3, 8, 8], 24, "3 x 8 + 3 - 3",
        "3 is not one of the numbers, or used too often: they are 3, 3, 8, 8"
      ),
      ("24", [3, 3, 8, 8], 24, "3 × 8", "all numbers must be used, but there are left: 3, 8"),
      (
        "24", [3, 3, 8, 8], 24, "8 / (3 - 3) + 8",
        "8 ÷ (3 − 3) has no result that can be worked out"
      ),
      (
        "24", [3, 3, 8, 8], 24, "8 8 + 3",
        "at character 3: expected a sign or the end, found 8"
      ),
      ("24", [3, 3, 8, 8], 24, "(8 + 8", "at character 1: '(' is never closed"),
      (
        "24", [3, 3, 8, 8], 24, "", "there is no expression: write one like 25 + (100 + 3) * 9"
      ),
      (
        "24", [3, 3, 8, 8], 24, "88 + 3 + 3",
        "88 is not one of the numbers, or used too often: they are 3, 3, 8, 8"
      ),
      ("24", [3, 3, 8, 8], 24, "3^3 + 8 - 8", "the rules do not allow power"),
      (
        "four-fours", [4, 4, 4, 4], 20, "44 - 4! + 4 - 4",
        "4 is not one of the numbers, or used too often: they are 4, 4, 4, 4"
      ),
      (
        "four-fours", [4, 4, 4, 4], 20, "44 - 4!/√4*2",
        "2 is not one of the numbers, or used too often: they are 4, 4, 4, 4"
      ),
      ("four-fours", [4, 4, 4, 4], 20, "44 - sqrt(4)^4", "44 − (√4)^4 = 28"),
      ("four-fours", [4, 4, 4, 4], 20, "-4 + 4! + 4 - 4", "the rules do not allow negate"),
      (
        "four-fours", [4, 4, 4], 9, "√√√4 + 4 + 4",
        "√√√4 has more than 2 operations on one number in a row"
      ),
      ("four-fours", [4, 4, 4], 9, "4!! + 4 + 4", "(4!)! + 4 + 4 = 620448401733239439360008"),
      ("moj-broj", [1, 2, 3, 4, 10, 25], 7, "2 - 3", "2 − 3 = -1 is not allowed"),
      ("moj-broj", [1, 2, 3, 4, 10, 25], 7, "10 / 4", "10 ÷ 4 = 5/2 is not allowed"),
      ("squares", [3, 4], 81, "(3²)²", "(3²)² = 81"),
      (
        "four-fours", [4, 4, 4, 4], 9, #"\frac{44}{4} - \sqrt{4}"#,
        "44 ÷ 4 − √4 = 9"
      ),
      ("four-fours", [4, 4, 4, 4], 7, "√4! + 4^√4 - [4]", "(√4)! + 4^(√4) − 4 = 14"),
      (
        "24", [3, 3, 8, 8], 24, "4" + String(repeating: "!", count: 101),
        "at character 102: the brackets are nested too deeply: 100 levels are allowed"
      ),
    ])
  func judged(
    _ id: String, _ numbers: [Int], _ target: Int, _ answer: String, _ expected: String
  ) throws {
    let rules = try #require(PuzzleRules(preset: id))
    let checker = FormulaChecker(try Puzzle(numbers: numbers, target: target, rules: rules))
    let verdict: String
    do {
      let solution = try checker.check(answer)
      verdict = "\(solution.formula) = \(solution.value)"
      #expect(solution.isExact == (solution.value == ExactNumber(target)))
    } catch {
      verdict = "\(error)"
    }
    #expect(verdict == expected)
  }

  @Test("are solved by answers that the judge takes, however they are written")
  func judgedSolutions() throws {
    for (rules, numbers) in [
      (PuzzleRules.twentyFour, [1, 2, 3, 4]), (.twentyFour, [1, 5, 5, 5]),
      (.fourFours, [4, 4, 4, 4]), (.makeTen, [0, 1, 5, 5]), (.squares, [2, 3, 5]),
    ] {
      var solver = try PuzzleSolver(rules)
      for (value, formula) in try solver.reachable(from: numbers, in: 1...100)
      where rules.targets.contains(value) {
        let checker = FormulaChecker(
          try Puzzle(numbers: numbers, target: ExactNumber(value), rules: rules))
        for text in ["\(formula)", formula.ascii] {
          let judged = try checker.check(text)
          #expect(judged.isExact, "\(text)")
          // Sums and products may be grouped otherwise.
          #expect(judged.formula.description == formula.description, "\(text)")
        }
      }
    }
  }

  @Test("have no answer that the judge traps on", arguments: 0..<500)
  func randomAnswers(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = [
      "4", "44", "0", " ", "+", "-", "×", "/", "(", ")", "^", "!", "√", "²", "sqrt", "sqrt(", "x",
      "é",
      "99999999999999999999", ",", "=",
    ]
    let text = (0..<random.next(below: 20)).map { _ in pieces[random.next(below: pieces.count)] }
    let checker = FormulaChecker(
      try Puzzle(numbers: [4, 4, 4, 4], target: ExactNumber(7), rules: .fourFours))
    _ = try? checker.check(text.joined())
    _ = try? checker.check(String(repeating: pieces[random.next(below: pieces.count)], count: 900))
  }
}
