import BigNumbersSolver
import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Puzzles with other rules")
struct ChangedRulesTests {
  typealias Fraction = FractionSearch.Fraction

  private func rules(_ change: (inout PuzzleRules) -> Void) -> PuzzleRules {
    var rules = PuzzleRules.anything
    change(&rules)
    return rules
  }

  /// All values of numbers in their order, by the four operations.
  private func ordered(_ numbers: ArraySlice<Int>) -> Set<Fraction> {
    guard numbers.count > 1 else { return Set(numbers.compactMap { Fraction($0, 1) }) }
    var values: Set<Fraction> = []
    for place in numbers.indices.dropFirst() {
      for a in ordered(numbers[..<place]) {
        for b in ordered(numbers[place...]) {
          values.formUnion(
            [
              Fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom),
              Fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom),
              Fraction(a.top * b.top, a.bottom * b.bottom),
              Fraction(a.top * b.bottom, a.bottom * b.top),
            ].compactMap(\.self))
        }
      }
    }
    return values
  }

  @Test(
    "that keep the order have the values of a plain enumeration",
    arguments: [[1, 1, 5, 8], [8, 5, 1, 1], [3, 1, 4, 1, 5], [7, 2], [9, 9, 9, 9]])
  func order(_ numbers: [Int]) throws {
    let rules = rules {
      $0.keepsOrder = true
      $0.usesAllNumbers = true
    }
    var solver = try PuzzleSolver(rules)
    let expected = Set(
      ordered(numbers[...]).filter { $0.bottom == 1 && abs($0.top) <= 100 }.map(\.top))
    let found = try solver.reachable(from: numbers, in: -100...100)
    #expect(Set(found.keys) == expected)
    for target in -30...60 {
      let puzzle = try Puzzle(numbers: numbers, target: target, rules: rules)
      let exact = try solver.exactSolution(of: puzzle)
      #expect((exact != nil) == expected.contains(target), "\(target)")
      let all = try solver.solutions(of: puzzle)
      #expect(all.isEmpty == !expected.contains(target), "\(target)")
      for formula in all + [exact?.formula].compactMap(\.self) {
        #expect(formula.numbers == numbers, "\(formula)")
        #expect(formula.value() == ExactNumber(target))
        #expect(try FormulaChecker(puzzle).check("\(formula)").isExact)
      }
    }
  }

  @Test("with a number of steps use one number more", arguments: 0..<5)
  func steps(_ steps: Int) throws {
    let rules = rules {
      $0.usedCount = steps + 1
      $0.allowsNegative = false
      $0.allowsFractions = false
      $0.allowsZero = false
      $0.numbers = 1...100
      $0.targets = 1...1000
    }
    let numbers = [25, 75, 3, 6, 1]
    var plain = FractionSearch { $0.bottom == 1 && $0.top > 0 }
    var values: Set<Int> = []
    for mask in 1..<32 where mask.nonzeroBitCount == steps + 1 {
      let chosen = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
      values.formUnion(plain.values(of: chosen).map(\.top))
    }
    var solver = try PuzzleSolver(rules)
    for target in 1...200 {
      let puzzle = try Puzzle(numbers: numbers, target: target, rules: rules)
      let best = try solver.solve(puzzle)
      #expect(best.isExact == values.contains(target), "\(target): \(best.formula)")
      #expect(best.formula.operationCount == steps)
      for formula in try solver.solutions(of: puzzle) {
        #expect(formula.operationCount == steps)
      }
    }
  }

  @Test(
    "with points before digits make what others do not",
    arguments: [
      (33, [4, 4, 4, 4]), (41, [4, 4, 4, 4]), (85, [4, 4, 4, 4]), (10, [4, 4]), (5, [2, 4, 4]),
    ])
  func decimals(_ target: Int, _ numbers: [Int]) throws {
    var rules = rules {
      $0.operations = [.add, .subtract, .multiply, .divide, .decimal, .concatenate]
      $0.usesAllNumbers = true
    }
    if numbers.count == 4 {
      rules = .fourFours
      rules.operations.insert(.decimal)
    }
    var solver = try PuzzleSolver(rules)
    let puzzle = try Puzzle(numbers: numbers, target: target, rules: rules)
    let best = try solver.solve(puzzle)
    #expect(best.isExact, "\(best.formula)")
    #expect(best.formula.value() == ExactNumber(target))
    let checker = FormulaChecker(puzzle)
    #expect(try checker.check(best.formula.ascii).value == best.value, "\(best.formula)")
    #expect(try checker.check("\(best.formula)").value == best.value)
  }

  @Test(
    "read a point before digits, and nowhere else",
    arguments: [
      ("4 / .4", 10), ("4 / 0.4", 10), ("4 / (.4)", 10), ("4 / .(4)", nil), ("4 + .04", nil),
      ("4.4", nil), ("4 / .9", nil), ("4 / .", nil), ("4 / 0.", nil), ("..4 + 4", nil),
    ] as [(String, Int?)])
  func points(_ text: String, _ value: Int?) throws {
    let rules = rules {
      $0.operations = [.add, .divide, .decimal]
      $0.usesAllNumbers = true
    }
    let puzzle = try Puzzle(numbers: [4, 4], target: 10, rules: rules)
    let solution = try? FormulaChecker(puzzle).check(text)
    #expect(solution?.value.integer == value, "\(text)")
    let plain = try Puzzle(numbers: [4, 4], target: 10, rules: .anything)
    #expect(throws: FormulaFault.self) { try FormulaChecker(plain).check(".4 + 4") }
  }

  @Test("refuse answers out of order and with too few numbers")
  func refused() throws {
    let inOrder = rules { $0.keepsOrder = true }
    let checker = FormulaChecker(try Puzzle(numbers: [3, 1, 4, 1], target: 5, rules: inOrder))
    #expect(try checker.check("1 + 4").isExact)
    #expect(throws: FormulaFault.wrongOrder(given: [3, 1, 4, 1])) { try checker.check("4 + 3") }
    let two = rules { $0.usedCount = 3 }
    let counted = FormulaChecker(try Puzzle(numbers: [3, 1, 4, 1], target: 5, rules: two))
    #expect(throws: FormulaFault.wrongCount(2, wanted: 3)) { try counted.check("4 + 1") }
    #expect(try counted.check("4 + 3 - 1").value == ExactNumber(6))
    #expect(throws: PuzzleRulesError.badUsedCount(0)) {
      try PuzzleSolver(rules { $0.usedCount = 0 })
    }
  }

  @Test("are those of shows, all of whose numbers must be used")
  func useAll() throws {
    var rules = PuzzleRules(.countdown)
    let numbers = [100, 75, 50, 25, 6, 3]
    let game = try Puzzle(numbers: numbers, target: 952, rules: rules)
    var solver = try PuzzleSolver(rules)
    #expect(try solver.solve(game).isExact)
    rules.usesAllNumbers = true
    let hard = try Puzzle(numbers: numbers, target: 303, rules: rules)
    let solution = try solver.solve(hard)
    #expect(solution.formula.numbers.sorted() == numbers.sorted())
    #expect(solution.isExact)
    #expect(throws: PuzzleError.tooManyOf(100, available: 1, rules: rules)) {
      try Puzzle(numbers: [100, 100, 1, 1, 2, 2], target: 303, rules: rules)
    }
  }
}

@Suite("Working on a puzzle")
struct PuzzleWorkingTests {
  private func working(_ numbers: [Int] = [3, 3, 8, 8]) throws -> PuzzleWorking {
    PuzzleWorking(for: try Puzzle(numbers: numbers, target: 24, rules: .twentyFour))
  }

  @Test("goes on from results that are fractions, until all numbers are used")
  func steps() throws {
    var working = try working()
    #expect(try working.add("8 / 3").answer == nil)
    #expect(working.unusedNumbers == [3, 8])
    #expect("\(try working.add("3 - 8/3").value)" == "1/3")
    #expect(working.unusedNumbers == [8])
    #expect(try working.add("8 / (1/3)").answer?.isExact == true)
    #expect(working.unusedNumbers.isEmpty)
    #expect(working.best?.formula.description == "8 ÷ (3 − 8 ÷ 3)")
  }

  @Test("keeps results that are not used at once, and drops them for a new attempt")
  func attempts() throws {
    var working = try working([4, 6, 1, 1])
    try working.add("4 * 6")
    try working.add("1 / 1")
    #expect(working.unusedNumbers.isEmpty)
    #expect(try working.add("24 * 1").answer?.isExact == true)
    try working.add("6 - 1")
    #expect(working.unusedNumbers == [4, 1])
    #expect(try working.add("x 4").value == ExactNumber(20))
    #expect(throws: FormulaFault.self) { try working.add("20 + 5") }
    #expect(working.undo()?.text == "x 4")
    #expect(working.lines.count == 4)
  }

  @Test("refuses numbers that are not there, and results that are not allowed")
  func refused() throws {
    var whole = PuzzleRules.twentyFour
    whole.allowsFractions = false
    var working = PuzzleWorking(for: try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: whole))
    for text in ["8 / 3", "9 + 3", "3 + 3 + 3", "3 +", ""] {
      #expect(throws: FormulaFault.self, "\(text)") { try working.add(text) }
    }
    #expect(working.lines.isEmpty && working.best == nil)
  }
}
