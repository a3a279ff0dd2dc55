import BruteForce
import NumbersGame
import NumbersSolver
import SpelledNumbers
import Testing
import Workers

@testable import BigNumbersSolver

@Suite("Drawing puzzles")
struct PuzzleGeneratorTests {
  @Test(
    "gives puzzles that keep the rules and can be solved, the same from the same seed",
    arguments: ["24", "make-ten", "krypto", "four-fours", "moj-broj", "digits"])
  func solvable(_ id: String) throws {
    let rules = try #require(PuzzleRules(preset: id))
    var (first, second) = (
      try PuzzleGenerator(rules: rules, seed: 7), try PuzzleGenerator(rules: rules, seed: 7)
    )
    var solver = try PuzzleSolver(rules)
    for _ in 0..<5 {
      let puzzle = try first.next()
      #expect(puzzle == (try second.next()))
      try rules.check(puzzle.numbers, target: puzzle.target)
      let solution = try solver.solve(puzzle)
      #expect(solution.isExact)
      // The value is worked out anew.
      #expect(solution.formula.value() == puzzle.target)
    }
  }

  @Test("draws Moj broj's numbers as the show does, and Krypto's from its cards")
  func numbers() throws {
    var generator = try PuzzleGenerator(rules: .mojBroj, seed: 1)
    for _ in 0..<20 {
      let numbers = try generator.next().numbers
      #expect(numbers.prefix(4).allSatisfy { (1...9).contains($0) })
      #expect([10, 15, 20].contains(numbers[4]) && [25, 50, 75, 100].contains(numbers[5]))
    }
  }

  @Test("draws targets that can be made where the rules allow nearly any")
  func squares() throws {
    let rules = try #require(PuzzleRules(preset: "squares"))
    var generator = try PuzzleGenerator(rules: rules, seed: 1)
    for _ in 0..<3 {
      let puzzle = try generator.next()
      let solution = try #require(PuzzleSolver.quickSolution(of: puzzle) ?? nil)
      #expect(PuzzleGenerator.openTargets.contains(puzzle.target.integer ?? 0))
      #expect(solution.formula.value() == solution.value)
    }
  }

  @Test("rates puzzles of the 24 game from easy to hard", arguments: 1...5)
  func ratings(_ rating: Int) throws {
    var generator = try PuzzleGenerator(rules: .twentyFour, seed: 3)
    let puzzle = try generator.next(rated: rating...rating)
    var solver = try PuzzleSolver(.twentyFour)
    #expect(try solver.difficulty(of: puzzle)?.rating == rating)
  }

  @Test(
    "has about as many hands of each rating",
    arguments: Extent.isWhole
      ? [(PuzzleRules.twentyFour, 1...13), (.makeTen, 0...9)] : [(.makeTen, 0...9)])
  func shares(_ rules: PuzzleRules, _ range: ClosedRange<Int>) throws {
    let target = rules.targets.lowerBound
    var solver = try PuzzleSolver(rules)
    let ratings = try hands(4, range).compactMap {
      try solver.difficulty(of: Puzzle(numbers: $0, target: target, rules: rules))?.rating
    }
    for rating in 1...5 {
      let part = Double(ratings.count { $0 == rating }) / Double(ratings.count)
      #expect((0.15...0.25).contains(part), "\(rating)")
    }
    // How many there are is known before any is drawn.
    let generator = try PuzzleGenerator(rules: rules, seed: 1)
    #expect(generator.maximumPuzzleCount() == ratings.count)
    for rating in 1...5 {
      #expect(
        generator.maximumPuzzleCount(rated: rating...rating) == ratings.count { $0 == rating })
    }
  }

  @Test("bounds the number of puzzles of other rules by selections and targets")
  func bounds() throws {
    var rules = PuzzleRules.makeTen
    rules.keepsOrder = true
    #expect(try PuzzleGenerator(rules: rules, seed: 1).maximumPuzzleCount() == 10_000)
    #expect(try PuzzleGenerator(rules: .fourFours, seed: 1).maximumPuzzleCount() == 900)
    #expect(try PuzzleGenerator(rules: .krypto, seed: 1).maximumPuzzleCount() == nil)
  }

  @Test("finds easy what people do: 98.8 of 100 solve 1 1 1 8, and 99 make 24 of 2 2 2 3")
  func people() throws {
    var solver = try PuzzleSolver(.twentyFour)
    for hand in [[1, 1, 1, 8], [2, 2, 2, 3], [1, 2, 3, 4]] {
      let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
      let difficulty = try solver.difficulty(of: puzzle)
      #expect((difficulty?.rating ?? 5) <= 2, "\(hand)")
    }
  }

  @Test("rates what is known to be hard or easy as that, and what cannot be reached not at all")
  func known() throws {
    var solver = try PuzzleSolver(.twentyFour)
    let hard = try solver.difficulty(
      of: Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour))
    #expect(hard?.rating == 5 && hard?.needsFractions == true && hard?.solutionCount == 1)
    let easy = try solver.difficulty(
      of: Puzzle(numbers: [6, 6, 6, 6], target: 24, rules: .twentyFour))
    #expect((easy?.rating ?? 9) <= 2)
    #expect(
      try solver.difficulty(of: Puzzle(numbers: [1, 1, 1, 1], target: 24, rules: .twentyFour))
        == nil)
    var fours = try PuzzleSolver(.fourFours)
    let plain = try fours.difficulty(
      of: Puzzle(numbers: [4, 4, 4, 4], target: 1, rules: .fourFours))
    #expect((plain?.rating ?? 9) <= 2)
  }

  @Test(
    "says that fractions are needed exactly where they are, as a plain search does",
    arguments: [(PuzzleRules.twentyFour, 1...13, 1820, 16), (.makeTen, 0...9, 715, 4)])
  func fractions(
    _ rules: PuzzleRules, _ range: ClosedRange<Int>, _ count: Int, _ hardCount: Int
  ) throws {
    #expect(hands(4, range).count == count)
    let target = rules.targets.lowerBound
    let wanted = try #require(FractionSearch.Fraction(target, 1))
    var (any, whole) = (FractionSearch { _ in true }, FractionSearch { $0.bottom == 1 })
    var solver = try PuzzleSolver(rules)
    // Negation makes no more values, but the rules are rated in another way.
    var others = rules
    others.operations.insert(.negate)
    var otherSolver = try PuzzleSolver(others)
    var hard = 0
    for hand in someHands(4, range) {
      let puzzle = try Puzzle(numbers: hand, target: target, rules: rules)
      let difficulty = try solver.difficulty(of: puzzle)
      let isSolvable = any.values(of: hand).contains(wanted)
      #expect((difficulty != nil) == isSolvable, "\(hand)")
      guard let difficulty else { continue }
      let needsFractions = !whole.values(of: hand).contains(wanted)
      #expect(difficulty.needsFractions == needsFractions, "\(hand)")
      guard needsFractions else { continue }
      hard += 1
      let other = try otherSolver.difficulty(
        of: Puzzle(numbers: hand, target: target, rules: others))
      #expect(other?.needsFractions == true, "\(hand)")
    }
    // Each eighth hand has one of them.
    #expect(hard == Extent.count(1, of: hardCount))
  }

  @Test(
    "writes a solution without fractions where its numbers allow it",
    arguments: [
      (PuzzleRules.twentyFour, [1, 5, 10, 13], ["(13 − 1) × 10 ÷ 5"]),
      (.twentyFour, [1, 3, 8, 9], ["9 ÷ 3 × 8 × 1", "3 ÷ (9 ÷ 8 − 1)"]),
      (.makeTen, [3, 4, 8, 8], ["(8 − 3) × 8 ÷ 4"]),
    ])
  func written(_ rules: PuzzleRules, _ hand: [Int], _ texts: [String]) throws {
    let puzzle = try Puzzle(numbers: hand, target: rules.targets.lowerBound, rules: rules)
    var solver = try PuzzleSolver(rules)
    #expect(try solver.solutions(of: puzzle).map(\.description) == texts)
    var others = rules
    others.operations.insert(.negate)
    solver = try PuzzleSolver(others)
    let difficulty = try solver.difficulty(
      of: Puzzle(numbers: hand, target: puzzle.target, rules: others))
    #expect(difficulty?.needsFractions == false)
  }

  @Test("says which ratings there are, if none of the puzzles has the one wanted")
  func ratingsThere() throws {
    var rules = PuzzleRules(id: "q", title: "q")
    (rules.numbers, rules.numberCount, rules.targets) = (1...2, 2...2, 2...2)
    rules.operations = [.add]
    var generator = try PuzzleGenerator(rules: rules, seed: 1)
    let fault = #expect(throws: PuzzleError.self) { try generator.next(rated: 1...1) }
    #expect(fault == .noneDrawn(3, rated: 1...1, found: [5], rules: rules))
    #expect(
      fault?.description.hasSuffix(
        "is rated 1: choose 5, which there are, or let the rules have other numbers, targets or operations"
      )
        == true)
    #expect(try generator.next(rated: 5...5).numbers == [1, 1])
  }

  /// Rules with changes that are asked for.
  private static let changed: [PuzzleRules] = {
    func with(_ rules: PuzzleRules, _ change: (inout PuzzleRules) -> Void) -> PuzzleRules {
      var rules = rules
      change(&rules)
      return rules
    }
    return [
      .krypto, .fourFours, with(.makeTen) { $0.keepsOrder = true },
      with(.twentyFour) { $0.keepsOrder = true },
      with(.twentyFour) { $0.operations.insert(.squareRoot) },
      with(.makeTen) { $0.operations.insert(.squareRoot) },
      with(.twentyFour) { $0.operations.insert(.decimal) },
      with(.krypto) { $0.keepsOrder = true },
      with(PuzzleRules(.countdown)) { $0.usedCount = 5 },
      with(.twentyFour) { $0.targets = 30...40 },
    ]
  }()

  @Test(
    "knows the levels of rules that are asked for most",
    arguments: [PuzzleRules.krypto, .fourFours])
  func known(_ rules: PuzzleRules) throws {
    var generator = try PuzzleGenerator(rules: rules, seed: 1, memory: 1_000_000_000)
    let bounds = PuzzleLevels.bounds(of: try generator.scores(.never))
    #expect(bounds == PuzzleLevels.fitted[rules])
  }

  @Test(
    "gives each rating to 10 to 30 of 100 puzzles, whatever the rules",
    arguments: changed.prefix(Extent.count(4, of: changed.count)))
  func levels(_ rules: PuzzleRules) throws {
    var solver = try PuzzleSolver(rules)
    var generator = try PuzzleGenerator(rules: rules, seed: 99)
    let ratings = try (0..<100).compactMap { _ in
      try solver.difficulty(of: generator.next())?.rating
    }
    #expect(ratings.count == 100)
    for rating in 1...5 {
      let count = ratings.count { $0 == rating }
      #expect((10...30).contains(count), "\(rules.id): \(rating) has \(count)")
    }
  }

  @Test("ends where no puzzle will do, and says what to change")
  func none() throws {
    var rules = PuzzleRules(id: "q", title: "q")
    rules.targets = 100...100
    rules.numberCount = 2...2
    rules.numbers = 1...2
    let advice = "let the rules have other numbers, targets or operations"
    func fault(_ ratings: ClosedRange<Int>? = nil) throws -> String? {
      var generator = try PuzzleGenerator(rules: rules, seed: 1)
      return #expect(throws: PuzzleError.self) { try generator.next(rated: ratings) }?.description
    }
    #expect(
      try fault()
        == "none of the 3 different puzzles that were drawn under the rules 'q' can be solved: \(advice)"
    )
    #expect(
      try fault(4...5)
        == "none of the 3 different puzzles that were drawn under the rules 'q' is rated 4 to 5: "
        + "none can be solved; \(advice)")
    rules.numbers = 1...1
    #expect(
      try fault() == "the one puzzle that was drawn under the rules 'q' cannot be solved: \(advice)"
    )
    // Of those that are many, not all are drawn.
    rules.numbers = 1...1000
    rules.targets = 5_000_000...6_000_000
    rules.operations = [.add]
    #expect(try fault()?.hasPrefix("none of the ") == true)
    rules.targets = 1000...1000
    var generator = try PuzzleGenerator(rules: rules, seed: 1)
    #expect(try generator.next().numbers.reduce(0, +) == 1000)
  }

  @Test("refuses rules that do not say what to draw from")
  func refused() {
    #expect(throws: PuzzleGeneratorError.noNumbers(.anything)) {
      try PuzzleGenerator(rules: .anything, seed: 1)
    }
  }
}

@Suite("A quick look")
struct QuickSearchTests {
  @Test("comes close where a sum is far away, and keeps the rules")
  func close() throws {
    let puzzle = try Puzzle(
      numbers: [11, 13, 17, 19, 23, 29, 31], target: 98_765_432_171, rules: .anything)
    let quick = try #require(PuzzleSolver.quickSolution(of: puzzle))
    #expect(quick.formula.value() == quick.value)
    #expect(try FormulaChecker(puzzle).check(quick.formula) == quick)
    let product = puzzle.numbers.reduce(1, *)
    #expect(
      quick.distance
        <= PuzzleSolution(.number(0), value: .init(product), target: puzzle.target).distance)
  }

  @Test("is what a search that is stopped at once has")
  func stopped() throws {
    let puzzle = try Puzzle(
      numbers: [7, 11, 13, 954_097], target: 98_765_432_171, rules: .anything)
    var solver = try PuzzleSolver(.anything)
    do throws(PuzzleError) {
      // Four numbers may be searched before the limit is looked at.
      _ = try solver.solve(puzzle, limit: SearchLimit { false })
    } catch {
      guard case .stopped(let found) = error else { throw error }
      let quick = try #require(PuzzleSolver.quickSolution(of: puzzle))
      #expect(try #require(found).distance <= quick.distance)
      #expect(quick.value == ExactNumber(7 * 11 * 13 * 954_097))
    }
  }

  @Test("uses all numbers where it must", arguments: [1, 2, 3, 4, 5])
  func all(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<5).map { _ in 1 + random.next(below: 25) }
    var rules = PuzzleRules.krypto
    rules.pool = nil
    let puzzle = try Puzzle(numbers: numbers, target: 20, rules: rules)
    let quick = try #require(PuzzleSolver.quickSolution(of: puzzle))
    #expect(quick.formula.numbers.sorted() == numbers.sorted())
    #expect(try FormulaChecker(puzzle).check(quick.formula) == quick)
  }
}

@Suite("Formulas written down")
struct FormulaNotationTests {
  private let formula = Formula.binary(
    .divide, .number(8), .binary(.subtract, .number(3), .binary(.divide, .number(8), .number(3))))

  @Test("in all notations")
  func notations() {
    #expect(formula.text(in: .mathematical) == "8 ÷ (3 − 8 ÷ 3)")
    #expect(formula.text(in: .ascii) == "8 / (3 - 8 / 3)")
    #expect(formula.text(in: .latex) == "\\frac{8}{3 - \\frac{8}{3}}")
    #expect(formula.text(in: .steps) == "8 ÷ 3 = 8/3\n3 − (8/3) = 1/3\n8 ÷ (1/3) = 24")
    #expect(formula.text(in: .json) == #"["Divide",8,["Subtract",3,["Divide",8,3]]]"#)
    #expect(
      formula.text(in: .spoken)
        == "eight divided by three equals eight thirds, three minus eight thirds equals "
        + "a third, eight divided by a third equals twenty four")
    let special = Formula.binary(
      .power, .unary(.factorial, .unary(.squareRoot, .number(4))),
      .unary(.negate, .concatenation([4, 4])))
    #expect(special.text(in: .latex) == "\\left(\\sqrt{4}!\\right)^{-44}")
    #expect(special.text(in: .json) == #"["Power",["Factorial",["Sqrt",4]],["Negate",44]]"#)
  }

  @Test("as one says them, with roots, powers, factorials and fractions, in all languages")
  func spoken() {
    let special = Formula.binary(
      .divide, .unary(.factorial, .unary(.squareRoot, .number(9))),
      .unary(.negate, .binary(.power, .unary(.square, .number(2)), .number(2))))
    #expect(
      special.spoken()
        == "the square root of nine equals three, three factorial equals six, two squared equals four, "
        + "four to the power of two equals sixteen, the negative of sixteen equals minus sixteen, "
        + "six divided by minus sixteen equals minus three eighths")
    #expect(
      special.spoken(in: .french)
        == "la racine carrée de neuf égale trois, trois factorielle égale six, deux au carré égale quatre, "
        + "quatre puissance deux égale seize, l'opposé de seize égale moins seize, "
        + "six divisé par moins seize égale moins trois huitièmes")
    let texts = Set(NumberLanguage.all.map { special.spoken(in: $0) })
    #expect(texts.count == NumberLanguage.all.count)
    #expect(Formula.number(42).spoken() == "forty two")
    #expect(Formula.concatenation([4, 4]).spoken() == "forty four")
    let large = Formula.binary(.power, .number(10), .number(30))
    #expect(
      large.spoken() == "ten to the power of thirty equals 1\(String(repeating: "0", count: 30))")
  }

  @Test(
    "as one says them, with fractions that are one number",
    arguments: [
      ("en", "eight divided by a third equals twenty four", "point four plus point two five"),
      ("de", "acht geteilt durch ein Drittel gleich", "null Komma vier plus null Komma zwei fünf"),
      ("fr", "huit divisé par un tiers égale", "zéro virgule quatre plus zéro virgule deux cinq"),
      ("nl", "acht gedeeld door een derde is", "nul komma vier plus nul komma twee vijf"),
      ("es", "ocho entre un tercio es igual a", "cero coma cuatro más cero coma dos cinco"),
    ])
  func fractions(code: String, division: String, decimals: String) {
    let language = NumberLanguage(code: code)
    #expect(formula.spoken(in: language).contains(division))
    let sum = Formula.binary(
      .add, .unary(.decimal, .number(4)), .unary(.decimal, .concatenation([2, 5])))
    #expect(sum.spoken(in: language).hasPrefix(decimals))
    #expect(sum.spoken(in: .english).hasSuffix(" equals thirteen twentieths"))
    #expect(Formula.unary(.decimal, .number(4)).spoken() == "point four")
    // A step without a value is not said, and neither are those after it.
    let none = Formula.binary(
      .divide, .binary(.add, .number(1), .number(2)), .binary(.subtract, .number(1), .number(1)))
    #expect(none.spoken() == "one plus two equals three, one minus one equals zero")
  }

  @Test(
    "as answers, with steps and stated results",
    arguments: [
      ("8 / 3 = 8/3, 3 - 8/3 = 1/3, 8 / (1/3)", "8 ÷ (3 − 8 ÷ 3) = 24"),
      ("8 / (3 - 8 / 3) = 24", "8 ÷ (3 − 8 ÷ 3) = 24"),
      ("3 + 3 = 6\n8 + 8 = 16\n6 + 16", "3 + 3 + 8 + 8 = 22"),
      ("3 * 8; * 8; + 3", "3 × 8 × 8 + 3 = 195"),
      ("３ × ８ ＝ ２４, 3 × 8 = 24, 24 + 24", "3 × 8 + 3 × 8 = 48"),
    ])
  func steps(_ text: String, _ expected: String) throws {
    let checker = FormulaChecker(try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour))
    let solution = try checker.check(text)
    #expect("\(solution.formula) = \(solution.value)" == expected)
  }

  @Test(
    "as answers with a fault, which has a place",
    arguments: [
      ("3 * 8 = 25", "at character 9: the result is 24, not 25", 9),
      ("3 * 8, 3 * 8", "at character 1: the result 24 is not used by any later step", 1),
      ("8 / (3 - 8 / 3", "at character 5: '(' is never closed", 5),
      ("", "there is no expression: write one like 25 + (100 + 3) * 9", nil),
      ("3 3", "at character 3: expected a sign or the end, found 3", 3),
    ])
  func faults(_ text: String, _ description: String, _ place: Int?) throws {
    let checker = FormulaChecker(try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour))
    let fault = try #require(throws: FormulaFault.self) { try checker.check(text) }
    #expect(fault.description == description)
    #expect(fault.place == place)
  }
}
