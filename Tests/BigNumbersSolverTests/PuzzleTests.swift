import BigNumbersSolver
import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Puzzles")
struct PuzzleTests {
  /// All collections of so many numbers from a range.
  private func hands(_ count: Int, _ range: ClosedRange<Int>) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return range.flatMap { first in
      hands(count - 1, first...range.upperBound).map { [first] + $0 }
    }
  }

  private func check(
    _ solution: PuzzleSolution, _ numbers: [Int], _ rules: PuzzleRules,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(solution.formula.value() == solution.value, sourceLocation: sourceLocation)
    if rules.usesAllNumbers {
      #expect(solution.formula.numbers.sorted() == numbers.sorted(), sourceLocation: sourceLocation)
    }
  }

  @Test("of 24 are solved where they can be, all 1,820 hands")
  func twentyFour() throws {
    var solver = try PuzzleSolver(.twentyFour)
    var search = FractionSearch { _ in true }
    let wanted = try #require(FractionSearch.Fraction(24, 1))
    var solvable = 0
    let hands = hands(4, 1...13)
    #expect(hands.count == 1820)
    for hand in hands {
      let values = search.values(of: hand)
      let solution = try solver.solve(hand, target: 24)
      #expect(solution.isExact == values.contains(wanted), "\(hand)")
      let exact = try solver.exactSolution(hand, target: ExactNumber(24))
      #expect(exact == (solution.isExact ? solution : nil))
      check(solution, hand, .twentyFour)
      if solution.isExact { solvable += 1 }
    }
    #expect(solvable == hands.count { search.values(of: $0).contains(wanted) })
  }

  @Test("come as close as can be where they cannot be solved")
  func closest() throws {
    for (rules, isAllowed) in [
      (PuzzleRules.twentyFour, { (_: FractionSearch.Fraction) in true }),
      (.krypto, { $0.bottom == 1 }), (.classic(4), { $0.bottom == 1 && $0.top > 0 }),
    ] {
      var solver = try PuzzleSolver(rules)
      var search = FractionSearch(isAllowed: isAllowed)
      var random = SplitMix64(seed: 7)
      for _ in 0..<60 {
        let count = rules.numberCount.lowerBound
        let numbers = (0..<count).map { _ in 1 + random.next(below: 13) }
        let target =
          rules.targets.lowerBound
          + random.next(below: min(rules.targets.upperBound - rules.targets.lowerBound, 499) + 1)
        let solution = try solver.solve(numbers, target: target)
        check(solution, numbers, rules)
        let nearest = search.values(of: numbers)
          .map { abs(Double($0.top) / Double($0.bottom) - Double(target)) }.min()
        #expect("\(solution.distance)" == solution.distance.description)
        let distance = try #require(solution.distance.double)
        #expect(abs(distance - (nearest ?? -1)) < 1e-9, "\(numbers) \(target)")
      }
    }
  }

  @Test(
    "that are known for being hard",
    arguments: [
      ("24", [3, 3, 8, 8], 24, "8 ÷ (3 − 8 ÷ 3)"), ("24", [1, 5, 5, 5], 24, "(5 − 1 ÷ 5) × 5"),
      ("24", [3, 3, 7, 7], 24, "(3 + 3 ÷ 7) × 7"),
      ("make-ten", [1, 1, 5, 8], 10, "8 ÷ (1 − 1 ÷ 5)"),
      ("make-ten", [1, 1, 9, 9], 10, "(1 + 1 ÷ 9) × 9"),
      ("make-ten", [3, 4, 7, 8], 10, "(3 − 7 ÷ 4) × 8"),
    ])
  func knownPuzzles(_ id: String, _ numbers: [Int], _ target: Int, _ text: String) throws {
    let rules = try #require(PuzzleRules(preset: id))
    var solver = try PuzzleSolver(rules)
    let solution = try solver.solve(numbers, target: target)
    #expect(solution.isExact)
    #expect(solution.formula.operationCount == 3)
    check(solution, numbers, rules)
    // There is one way but for the order of sums and products.
    #expect(
      solution.formula.description.filter { !" ()".contains($0) }.sorted()
        == text.filter { !" ()".contains($0) }.sorted())
  }

  @Test("of the shows get the same distance as by the solver of shows")
  func shows() throws {
    var random = SplitMix64(seed: 3)
    // A digit less than it takes to be solved as a show, so that both solvers are asked.
    var rules = PuzzleRules.mojBroj
    rules.digits = 19
    var (solver, asShow) = (try PuzzleSolver(rules), try PuzzleSolver(.mojBroj))
    for _ in 0..<12 {
      let numbers =
        (0..<4).map { _ in 1 + random.next(below: 9) } + [[10, 15, 20][random.next(below: 3)]]
        + [[25, 50, 75, 100][random.next(below: 4)]]
      let target = 1 + random.next(below: 999)
      let ours = try solver.solve(numbers, target: target)
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let theirs = try Solver().solve(game)
      #expect(ours.distance.integer == theirs.distance, "\(numbers) \(target)")
      #expect(ours.formula.value() == ours.value)
      let same = try asShow.solve(numbers, target: target)
      #expect(same.formula == Formula(theirs.expression))
      #expect(same.value == ExactNumber(theirs.value))
      if theirs.distance == 0 {
        #expect(ours.formula.operationCount == theirs.expression.operationCount)
      }
    }
  }

  @Test("of four fours give every number to 100 that can be given, and what they say is right")
  func fourFours() throws {
    var solver = try PuzzleSolver(.fourFours)
    let found = try solver.reachable(from: [4, 4, 4, 4], in: 0...100)
    for (value, formula) in found {
      #expect(formula.value()?.integer == value, "\(formula)")
      #expect(formula.numbers == [4, 4, 4, 4])
    }
    // Known since 1892 for the numbers to 30 or so (Rouse Ball).
    #expect(Set(found.keys).isSuperset(of: 0...30))
    #expect(found[0] != nil && found[100] != nil)
  }

  @Test("with roots, factorials and powers have the values of a plain enumeration")
  func enumeration() throws {
    for (digit, count) in [(4, 1), (4, 2), (4, 3), (3, 3), (2, 3), (9, 2)] {
      var rules = PuzzleRules.fourFours
      rules.unaryDepth = 1
      rules.digits = 6
      var solver = try PuzzleSolver(rules)
      let numbers = [Int](repeating: digit, count: count)
      let found = try solver.reachable(from: numbers, in: -500...500)
      let plain = PlainFours(digit: digit).values(count)
      let expected = Set(plain.filter { $0.bottom == 1 && abs($0.top) <= 500 }.map(\.top))
      #expect(Set(found.keys) == expected, "\(numbers)")
    }
  }

  @Test("with squares reach what a plain enumeration reaches")
  func squares() throws {
    for numbers in [[2, 3], [5, 7, 2], [10, 9, 4], [1, 6, 25]] {
      var solver = try PuzzleSolver(.squares)
      let found = try solver.reachable(from: numbers, in: 1...10_000)
      let plain = PlainSquares.values(numbers.sorted()).filter { $0 <= 10_000 }
      #expect(Set(found.keys) == Set(plain), "\(numbers)")
      for (value, formula) in found { #expect(formula.value()?.integer == value, "\(formula)") }
      let survey = try solver.survey(numbers, upTo: 10_000)
      #expect(survey.reachableCount == found.count)
      #expect(survey.largest?.integer == PlainSquares.values(numbers.sorted()).max())
      #expect(survey.smallestUnreachable == (1...10_000).first { found[$0] == nil })
    }
  }

  @Test("have all their distinct solutions listed once")
  func distinct() throws {
    var random = SplitMix64(seed: 11)
    let hands =
      [[1, 2, 3, 4], [1, 1, 2, 12], [2, 2, 6, 6], [3, 3, 8, 8], [1, 1, 1, 1], [6, 6, 6, 6]]
      + (0..<25).map { _ in (0..<4).map { _ in 1 + random.next(below: 13) } }
    let solver = try PuzzleSolver(.twentyFour)
    for hand in hands {
      let formulas = try solver.solutions(hand, target: ExactNumber(24))
      for formula in formulas {
        #expect(formula.value() == ExactNumber(24))
        #expect(formula.numbers.sorted() == hand.sorted())
      }
      let forms = formulas.map(PlainForm.init)
      #expect(Set(forms).count == formulas.count, "\(hand)")
      #expect(Set(forms) == PlainForm.all(of: hand, value: 24), "\(hand)")
    }
    // Not all numbers need be used, and results must be positive and whole: what the solver of shows counts, and
    // besides it solutions with steps that are of no use.
    var rules = PuzzleRules.digits
    rules.numberCount = 4...4
    for numbers in [[2, 3, 5, 7], [1, 2, 3, 4], [25, 10, 4, 6]] {
      let target = 24
      let listed = try PuzzleSolver(rules).solutions(numbers, target: ExactNumber(target))
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let expected = try Solver().solutions(of: game)
      let forms = Set(listed.map(PlainForm.init))
      #expect(forms.count == listed.count)
      for solution in expected where solution.isExact {
        #expect(forms.contains(PlainForm(Formula(solution.expression))), "\(solution.expression)")
      }
    }
  }

  @Test("of four digits reach what is published")
  func published() throws {
    // Project Euler, problem 93, <https://projecteuler.net/problem=93>: of 1 2 3 4, 31 positive whole numbers can
    // be made, up to 36, and all from 1 to 28; of all sets of four digits 1 2 5 8 have the longest such run.
    var solver = try PuzzleSolver(.twentyFour)
    let survey = try solver.survey([1, 2, 3, 4], upTo: 1000)
    #expect(survey.reachableCount == 31)
    #expect(survey.largest == ExactNumber(36))
    #expect(survey.longestRun == 28)
    let sets = (hands(4, 1...9)).filter { Set($0).count == 4 }
    let surveys = try sets.map { try solver.survey($0, upTo: 1000) }
    #expect(surveys.max { $0.longestRun < $1.longestRun }?.numbers == [1, 2, 5, 8])
  }

  @Test("are surveyed by the family, the same on any number of threads")
  func family() throws {
    let family = try #require(PuzzleRules.twentyFour.selections(of: 4))
    #expect(family == hands(4, 1...13))
    #expect(PuzzleRules.fourFours.selections(of: 3)?.count == 9)
    #expect(PuzzleRules.anything.selections(of: 2) == nil)
    #expect(PuzzleRules.twentyFour.selections(of: 5) == nil)
    let some = Array(family.prefix(60))
    let surveys = try PuzzleSurvey.surveys(of: some, by: .twentyFour, upTo: 100, threads: 1)
    #expect(try PuzzleSurvey.surveys(of: some, by: .twentyFour, upTo: 100, threads: 4) == surveys)
    var search = FractionSearch { _ in true }
    for survey in surveys {
      let whole = search.values(of: survey.numbers).filter { $0.bottom == 1 }.map(\.top)
      #expect(survey.reachableCount == whole.count { (1...100).contains($0) })
      #expect(survey.smallestUnreachable == (1...100).first { !whole.contains($0) })
      #expect(survey.largest?.integer == whole.max())
      #expect(survey.largestFormula?.value() == survey.largest)
    }
  }

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
      ("24", [3, 3, 8, 8], 24, "8 8 + 3", "at character 3: expected a sign or the end, found '8'"),
      ("24", [3, 3, 8, 8], 24, "(8 + 8", "at character 7: expected ')', found the end"),
      ("24", [3, 3, 8, 8], 24, "", "at character 1: expected a number or '(', found the end"),
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
    ])
  func judged(
    _ id: String, _ numbers: [Int], _ target: Int, _ answer: String, _ expected: String
  ) throws {
    let checker = try FormulaChecker(
      #require(PuzzleRules(preset: id)), numbers: numbers, target: ExactNumber(target))
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
        let checker = try FormulaChecker(rules, numbers: numbers, target: ExactNumber(value))
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
    let checker = try FormulaChecker(
      .fourFours, numbers: [4, 4, 4, 4], target: ExactNumber(7))
    _ = try? checker.check(text.joined())
    _ = try? checker.check(String(repeating: pieces[random.next(below: pieces.count)], count: 900))
  }

  @Test("in numbers beyond machine integers are exact")
  func bigNumbers() throws {
    var solver = try PuzzleSolver(.anything)
    let large = Int.max
    let product = ExactNumber(large) * ExactNumber(large)
    let target = product * ExactNumber(large) + ExactNumber(1)
    let solution = try solver.solve([large, large, large, 1], target: target)
    #expect(solution.isExact)
    #expect(solution.value == target)
    #expect(solution.formula.value() == target)
    #expect(!target.isSmall)
    let near = try solver.solve([large, large, large], target: target)
    #expect(near.distance == ExactNumber(1))
    let (all, small) = solver.valueCount
    #expect(small > 0 && small < all)
  }

  @Test("end although operations on one number could go on and on, and undo each other")
  func endless() throws {
    var rules = PuzzleRules.fourFours
    rules.operations = Set(PuzzleOperation.allCases)
    rules.unaryDepth = PuzzleRules.maximumUnaryDepth
    rules.digits = 12
    var solver = try PuzzleSolver(rules)
    let found = try solver.reachable(from: [3, 3], in: 0...20)
    for (value, formula) in found { #expect(formula.value()?.integer == value) }
    #expect(found[6] != nil)
    let solution = try solver.solve([3, 3], target: 362_880)
    #expect(solution.isExact)
    let listing = #expect(throws: PuzzleError.self) {
      try PuzzleSolver(rules, memory: 1_000_000).solutions([3, 3], target: ExactNumber(6))
    }
    guard case .outOfMemory = listing else {
      Issue.record("\(String(describing: listing))")
      return
    }
  }

  @Test("end when they are stopped or the memory is full, with what was found")
  func limits() throws {
    var solver = try PuzzleSolver(.anything)
    let stop = #expect(throws: PuzzleError.self) {
      try solver.solve(
        [2, 3, 5, 7, 11, 13, 17], target: 999_983, limit: .duration(.milliseconds(50)))
    }
    guard case .stopped(let best?) = stop, best.formula.value() == best.value else {
      Issue.record("\(String(describing: stop))")
      return
    }
    var small = try PuzzleSolver(.anything, memory: 100_000)
    let full = #expect(throws: PuzzleError.self) {
      try small.solve([2, 3, 5, 7, 11, 13], target: 999_983)
    }
    guard case .outOfMemory(let close?) = full, close.formula.value() == close.value else {
      Issue.record("\(String(describing: full))")
      return
    }
  }

  @Test(
    "that the rules do not allow are refused at once, with what is allowed",
    arguments: [
      ("24", [3, 3, 8], 24, "a puzzle of the 24 game has 4 numbers, not 3"),
      ("24", [3, 3, 8, 14], 24, "14 is not a number of the 24 game: they are 1 to 13"),
      ("24", [3, 3, 8, 8], 25, "25 is not a target of the 24 game: they are only 24"),
      ("four-fours", [4, 4, 4, 5], 9, "the numbers of four fours must all be the same"),
      ("four-fours", [4, 4], -1, "-1 is not a target of four fours: they are 0 or more"),
      ("anything", [], 1, "a puzzle of any puzzle has 1 to 10 numbers, not 0"),
      (
        "anything", [Int](repeating: 1, count: 20), 1,
        "a puzzle of any puzzle has 1 to 10 numbers, not 20"
      ),
      ("krypto", [1, 2, 3, 4, -5], 9, "-5 is not a number of Krypto: they are 1 to 25"),
    ])
  func refused(_ id: String, _ numbers: [Int], _ target: Int, _ message: String) throws {
    var solver = try PuzzleSolver(#require(PuzzleRules(preset: id)))
    #expect {
      try solver.solve(numbers, target: target)
    } throws: {
      "\($0)" == message
    }
  }
}

extension PuzzleRules {
  fileprivate static func classic(_ count: Int) -> PuzzleRules {
    var rules = PuzzleRules(id: "classic", title: "classic")
    rules.numberCount = count...count
    return rules
  }
}

extension ExactNumber {
  /// The number as a floating-point one.
  fileprivate var double: Double? {
    let parts = description.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first
  }
}

/// What copies of a digit can make, with an operation on one number once in a row, in fractions of six digits.
private struct PlainFours {
  typealias Fraction = FractionSearch.Fraction
  let digit: Int

  func values(_ count: Int) -> Set<Fraction> {
    var plain: Set<Fraction> = []
    if let written = Int(String(repeating: "\(digit)", count: count)).flatMap({ Fraction($0, 1) }) {
      plain.insert(written)
    }
    for left in 1..<max(count, 1) where left < count {
      for a in values(left) {
        for b in values(count - left) { plain.formUnion(results(a, b)) }
      }
    }
    plain = plain.filter(isShort)
    return plain.union(plain.flatMap(unary).filter(isShort))
  }

  private func isShort(_ value: Fraction) -> Bool {
    abs(value.top) < 1_000_000 && value.bottom < 1_000_000
  }

  private func results(_ a: Fraction, _ b: Fraction) -> [Fraction] {
    var all = [
      Fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom),
      Fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom),
      Fraction(a.top * b.top, a.bottom * b.bottom), Fraction(a.top * b.bottom, a.bottom * b.top),
    ].compactMap(\.self)
    // Powers by repeated multiplication, as long as they are short.
    guard b.bottom == 1, !(a.top == 0 && b.top <= 0) else { return all }
    guard var power = Fraction(1, 1) else { return all }
    if a.top.magnitude == 1, a.bottom == 1 {
      all += [Fraction(b.top % 2 == 0 ? 1 : a.top, 1)].compactMap(\.self)
      return all
    }
    for _ in 0..<b.top.magnitude {
      guard isShort(power), let next = Fraction(power.top * a.top, power.bottom * a.bottom) else {
        return all
      }
      power = next
      if power.top == 0 { break }
    }
    if let result = b.top < 0 ? Fraction(power.bottom, power.top) : power { all.append(result) }
    return all
  }

  private func unary(_ value: Fraction) -> [Fraction] {
    var all: [Fraction] = []
    func root(_ number: Int) -> Int? { (0...1000).first { $0 * $0 == number } }
    if value.top >= 0, let top = root(value.top), let bottom = root(value.bottom) {
      all += [Fraction(top, bottom)].compactMap(\.self)
    }
    if value.bottom == 1, (0...10).contains(value.top) {
      all += [Fraction((1...max(1, value.top)).reduce(1, *), 1)].compactMap(\.self)
    }
    return all
  }
}

/// What some of the numbers can make in positive whole numbers below 10⁹, with squares.
private enum PlainSquares {
  static func values(_ numbers: [Int]) -> Set<Int> {
    (1..<(1 << numbers.count)).reduce(into: []) { all, choice in
      all.formUnion(ofAll(numbers.indices.filter { choice & (1 << $0) != 0 }.map { numbers[$0] }))
    }
  }

  private static func ofAll(_ numbers: [Int]) -> Set<Int> {
    guard numbers.count > 1 else { return squared(Set(numbers)) }
    var all: Set<Int> = []
    for choice in 1..<(1 << numbers.count) - 1 {
      let first = ofAll(numbers.indices.filter { choice & (1 << $0) != 0 }.map { numbers[$0] })
      let second = ofAll(numbers.indices.filter { choice & (1 << $0) == 0 }.map { numbers[$0] })
      for a in first {
        for b in second {
          all.formUnion([a + b, a - b, a * b].filter { (1..<1_000_000_000).contains($0) })
          if a % b == 0 { all.insert(a / b) }
        }
      }
    }
    return squared(all)
  }

  private static func squared(_ values: Set<Int>) -> Set<Int> {
    var all = values
    for value in values where value > 1 {
      var square = value
      while square < 31_623, square * square < 1_000_000_000 {
        square *= square
        all.insert(square)
      }
    }
    return all
  }
}

/// The form of a formula of the four operations, as text: sums and products flattened and sorted, signs taken out.
private struct PlainForm: Hashable {
  let text: String

  init(_ formula: Formula) {
    let (sign, text) = Self.form(formula)
    self.text = (sign < 0 ? "-" : "") + text
  }

  private static func value(_ formula: Formula) -> Double {
    switch formula {
    case .number(let number): Double(number)
    case .binary(.add, let a, let b): value(a) + value(b)
    case .binary(.subtract, let a, let b): value(a) - value(b)
    case .binary(.multiply, let a, let b): value(a) * value(b)
    case .binary(.divide, let a, let b): value(a) / value(b)
    default: .nan
    }
  }

  private static func form(_ formula: Formula) -> (sign: Int, text: String) {
    switch formula {
    case .number(let number): return (1, "\(number)")
    case .binary(.add, _, _), .binary(.subtract, _, _):
      let terms = terms(formula, 1)
      let total = value(formula)
      func text(_ sign: Int) -> String {
        "(" + terms.map { ($0.sign * sign < 0 ? "-" : "+") + $0.text }.sorted().joined() + ")"
      }
      if abs(total) < 1e-9 { return (1, min(text(1), text(-1))) }
      return total < 0 ? (-1, text(-1)) : (1, text(1))
    default:
      var (sign, over, under) = (1, [String](), [String]())
      for factor in factors(formula, isOver: true) {
        let (own, text) = form(factor.formula)
        sign *= own
        let isOne = abs(abs(value(factor.formula)) - 1) < 1e-9
        if factor.isOver || isOne { over.append(text) } else { under.append(text) }
      }
      return (
        sign,
        "[" + over.sorted().joined(separator: "*") + "/" + under.sorted().joined(separator: "*")
          + "]"
      )
    }
  }

  private static func terms(_ formula: Formula, _ sign: Int) -> [(sign: Int, text: String)] {
    switch formula {
    case .binary(.add, let a, let b): return terms(a, sign) + terms(b, sign)
    case .binary(.subtract, let a, let b):
      // Nothing is taken away as well as added.
      return terms(a, sign) + terms(b, abs(value(b)) < 1e-9 ? sign : -sign)
    default:
      let (own, text) = form(formula)
      return [(sign * own, text)]
    }
  }

  private static func factors(
    _ formula: Formula, isOver: Bool
  ) -> [(formula: Formula, isOver: Bool)] {
    switch formula {
    case .binary(.multiply, let a, let b):
      factors(a, isOver: isOver) + factors(b, isOver: isOver)
    case .binary(.divide, let a, let b):
      factors(a, isOver: isOver) + factors(b, isOver: !isOver)
    default: [(formula, isOver)]
    }
  }

  /// The forms of all formulas of all of some numbers that have a value, by joining any two and going on.
  static func all(of numbers: [Int], value wanted: Double) -> Set<PlainForm> {
    func join(_ formulas: [Formula]) -> Set<PlainForm> {
      if formulas.count == 1 {
        return abs(value(formulas[0]) - wanted) < 1e-9 ? [PlainForm(formulas[0])] : []
      }
      var all: Set<PlainForm> = []
      for i in formulas.indices {
        for j in formulas.indices where i != j {
          let rest = formulas.indices.filter { $0 != i && $0 != j }.map { formulas[$0] }
          for operation in [PuzzleOperation.add, .subtract, .multiply, .divide] {
            if i > j, operation == .add || operation == .multiply { continue }
            if operation == .divide, abs(value(formulas[j])) < 1e-9 { continue }
            all.formUnion(join(rest + [.binary(operation, formulas[i], formulas[j])]))
          }
        }
      }
      return all
    }
    return join(numbers.map { .number($0) })
  }
}
