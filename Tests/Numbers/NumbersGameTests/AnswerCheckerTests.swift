import NumbersGame
import Testing

@Suite("The judge of answers")
struct AnswerCheckerTests {
  let checker: AnswerChecker

  init() throws {
    checker = AnswerChecker(try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952))
  }

  @Test(
    "gives value, distance and points of legal answers",
    arguments: [
      ("25 + (100 + 3) * (6 * 75 / 50)", 952, 0, 10), ("(100 + 3) * (75 / 25 * 3)", nil, 0, 0),
      ("(100 + 6) * 75 / 50 * 6", nil, 0, 0), ("100 * 6 + 75 * 3 + 50 + 25", 900, 52, 0),
      ("100 + 3 = 103; 75 / 25 = 3; 6 + 3 = 9; 103 * 9 = 927", 927, 25, 0),
      ("(100 + 3) * (75 / 25 + 6)", 927, 25, 0), ("100", 100, 852, 0),
      ("(100 - 6) * (25 / (75 / 3) + 50 / 50)", nil, 0, 0),
      ("((100 + 6) * 75 * 3 - 50) / 25", 952, 0, 10),
    ] as [(String, Int?, Int, Int)])
  func answers(_ answer: String, _ value: Int?, _ distance: Int, _ points: Int) {
    switch checker.check(answer) {
    case .legal(let solution):
      #expect(solution.value == value)
      #expect(solution.distance == distance)
      #expect(solution.points == points)
    case .illegal:
      #expect(value == nil, "\(answer)")
    }
  }

  @Test(
    "says which step or number breaks which rule",
    arguments: [
      ("100 * 9", "9 is not one of the numbers: they are 25, 50, 75, 100, 3, 6"),
      ("3 * 3", "3 is used 2 times, but was given once"),
      (
        "25 + (3 - 6)",
        "step 1, 3 − 6, is below zero: every result must be a positive whole number"
      ),
      (
        "100 * (75 - 25 - 50)",
        "step 2, 50 − 50, is zero: every result must be a positive whole number"
      ),
      ("75 + 100 / 6", "step 1, 100 ÷ 6, leaves a remainder: every division must be exact"),
      ("100 / 6 = 16", "step 1, 100 ÷ 6, leaves a remainder: every division must be exact"),
      ("100 +", "at character 6: expected a number or '(', found the end"),
      ("100 + 3 = 104", "at character 11: the result is 103, not 104"),
    ])
  func faults(_ answer: String, _ message: String) {
    guard case .illegal(let fault) = checker.check(answer) else {
      Issue.record("\(answer) was found legal")
      return
    }
    #expect(fault.description == message)
  }

  @Test("lets each of two equal numbers be used")
  func equalNumbers() throws {
    let checker = AnswerChecker(try Game(numbers: [3, 3, 1, 2, 4, 100], target: 109))
    guard case .legal = checker.check("100 + 3 * 3") else {
      Issue.record("3 was given twice")
      return
    }
    #expect(
      checker.check("100 + 3 * 3 * 3") == .illegal(.numberUsedTooOften(3, used: 3, given: 2)))
  }

  @Test("orders solutions by distance, steps, largest step result and value")
  func order() throws {
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 103)
    func solution(_ text: String) throws -> Solution {
      try Solution(Expression(parsing: text), to: game)
    }
    let ordered = try ["100 + 3", "100 + 75 / 25", "100 + 6 - 3", "75 + 25", "100 + 6", "100 - 6"]
      .map(solution)
    #expect(ordered.map(\.distance) == [0, 0, 0, 3, 3, 9])
    for (better, worse) in zip(ordered, ordered.dropFirst()) {
      #expect(better < worse)
      #expect(!(worse < better))
    }
    #expect(ordered.shuffled().sorted() == ordered)
  }
}
