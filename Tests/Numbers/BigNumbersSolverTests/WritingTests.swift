import BigNumbersSolver
import BruteForce
import NumbersGame
import Testing
import Workers

@Suite("The writing of formulas")
struct WritingTests {
  @Test(
    "is a person's",
    arguments: [
      ("24", [1, 11, 12, 13], 24, "(13 − 11) × 12 × 1"), ("24", [1, 2, 3, 4], 24, "4 × 3 × 2 × 1"),
      ("make-ten", [0, 2, 3, 7], 10, "7 + 3 + 2 × 0"), ("24", [3, 3, 8, 8], 24, "8 ÷ (3 − 8 ÷ 3)"),
      ("four-fours", [4, 4, 4, 4], 24, "4 × 4 + 4 + 4"),
      ("four-fours", [4, 4, 4, 4], 11, "(4! + 4) ÷ 4 + 4"),
      ("krypto", [1, 1, 7, 13, 22], 2, "(22 − 13 − 7) × 1 × 1"),
      ("krypto", [1, 1, 3, 5, 25], 17, "(25 − 5 − 3) × 1 × 1"),
    ])
  func examples(_ id: String, _ numbers: [Int], _ target: Int, _ text: String) throws {
    let rules = try #require(PuzzleRules.presets.first { $0.id == id })
    var solver = try PuzzleSolver(rules)
    let puzzle = try Puzzle(numbers: numbers, target: target, rules: rules)
    #expect(try solver.solve(puzzle).formula.description == text)
  }

  @Test("keeps value, numbers and effort and begins with nothing needless")
  func allHands() throws {
    var solver = try PuzzleSolver(.twentyFour)
    var count = 0
    for hand in someHands(4, 1...13) {
      let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
      guard let best = try solver.exactSolution(of: puzzle)?.formula else { continue }
      let formulas = try solver.solutions(of: puzzle)
      for formula in formulas + [best] {
        #expect(formula.value() == ExactNumber(24), "\(formula)")
        #expect(formula.numbers.sorted() == hand, "\(formula)")
        #expect(!formula.description.hasPrefix("1 × ") && !formula.description.hasPrefix("0 "))
        #expect(changesNothingLast(formula), "\(formula)")
        #expect(!takesAwaySums(formula), "\(formula)")
      }
      #expect(best.effort() == formulas.compactMap { $0.effort() }.min(), "\(hand)")
      count += 1
    }
    #expect(count == Extent.count(176, of: 1362))
  }

  /// Whether only steps like it come after a step by one.
  private func changesNothingLast(_ formula: Formula) -> Bool {
    let byOne = formula.steps().map { step in
      [.multiply, .divide].contains(step.operation) && step.operands.last == ExactNumber(1)
        || step.operation == .multiply && step.operands.first == ExactNumber(1)
    }
    return byOne.drop { !$0 }.allSatisfy(\.self)
  }

  /// Whether a sum or a difference is taken away somewhere.
  private func takesAwaySums(_ formula: Formula) -> Bool {
    guard case .binary(let operation, let left, let right) = formula else { return false }
    if operation == .subtract, case .binary(.add, _, _) = right { return true }
    if operation == .subtract, case .binary(.subtract, _, _) = right { return true }
    return takesAwaySums(left) || takesAwaySums(right)
  }

  @Test(
    "needs no brackets in sums and products, also where the order of the numbers is kept",
    arguments: [
      ("make-ten", [8, 9, 6, 1], 10, "8 + 9 − 6 − 1"),
      ("make-ten", [2, 4, 6, 3], 10, "2 + 4 × 6 ÷ 3"),
      ("krypto", [13, 11, 5, 3, 9], 7, "13 + 11 − 5 − 3 − 9"),
      ("make-ten", [9, 3, 2, 2], 10, "9 − 3 + 2 + 2"),
      ("make-ten", [5, 1, 2, 7], 10, "5 − 1 × 2 + 7"),
    ])
  func inOrderWithoutBrackets(_ id: String, _ numbers: [Int], _ target: Int, _ text: String) throws
  {
    var rules = try #require(PuzzleRules.presets.first { $0.id == id })
    rules.keepsOrder = true
    var solver = try PuzzleSolver(rules)
    let puzzle = try Puzzle(numbers: numbers, target: target, rules: rules)
    #expect(try solver.solve(puzzle).formula.description == text)
  }

  @Test("writes results as decimals where numbers are")
  func decimals() throws {
    var rules = PuzzleRules.fourFours
    rules.operations.insert(.decimal)
    var solver = try PuzzleSolver(rules)
    func steps(_ target: Int) throws -> String {
      let puzzle = try Puzzle(numbers: [4, 4, 4, 4], target: target, rules: rules)
      return try solver.solve(puzzle).formula.text(in: .steps)
    }
    #expect(try steps(14) == "4 × .4 = 1.6\n4 + 1.6 = 5.6\n5.6 ÷ .4 = 14")
    var hands = try PuzzleSolver(.twentyFour)
    let hand = try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour)
    #expect(
      try hands.solve(hand).formula.text(in: .steps)
        == "8 ÷ 3 = 8/3\n3 − (8/3) = 1/3\n8 ÷ (1/3) = 24")
  }

  @Test("keeps the order of the numbers where the rules do")
  func inOrder() throws {
    var rules = PuzzleRules.makeTen
    rules.keepsOrder = true
    var solver = try PuzzleSolver(rules)
    var count = 0
    for number in stride(from: 1000, to: 10_000, by: 7) {
      let digits = "\(number)".compactMap(\.wholeNumberValue)
      let puzzle = try Puzzle(numbers: digits, target: 10, rules: rules)
      guard let formula = try solver.exactSolution(of: puzzle)?.formula else { continue }
      #expect(formula.numbers == digits, "\(formula)")
      count += 1
    }
    #expect(count > 100)
  }
}
