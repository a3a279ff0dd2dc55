import BigNumbersSolver
import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Puzzles")
struct PuzzleTests {
  private func check(
    _ solution: PuzzleSolution, _ numbers: [Int], _ rules: PuzzleRules,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(solution.formula.value() == solution.value, sourceLocation: sourceLocation)
    if rules.usesAllNumbers {
      #expect(solution.formula.numbers.sorted() == numbers.sorted(), sourceLocation: sourceLocation)
    }
  }

  @Test("of 24 are solved where they can be")
  func twentyFour() throws {
    var solver = try PuzzleSolver(.twentyFour)
    var search = FractionSearch { _ in true }
    let wanted = try #require(FractionSearch.Fraction(24, 1))
    var solvable = 0
    #expect(hands(4, 1...13).count == 1820)
    let tried = someHands(4, 1...13)
    for hand in tried {
      let values = search.values(of: hand)
      let solution = try solver.solve(Puzzle(numbers: hand, target: 24, rules: solver.rules))
      #expect(solution.isExact == values.contains(wanted), "\(hand)")
      let exact = try solver.exactSolution(
        of: Puzzle(numbers: hand, target: ExactNumber(24), rules: solver.rules))
      #expect(exact == (solution.isExact ? solution : nil))
      check(solution, hand, .twentyFour)
      if solution.isExact { solvable += 1 }
    }
    #expect(solvable == tried.count { search.values(of: $0).contains(wanted) })
  }

  @Test("are solved where no solution can be shorter, though there is no memory to look at all")
  func shortest() throws {
    var solver = try PuzzleSolver(.anything, memory: 1_000_000)
    func solve(_ target: Int, _ numbers: ClosedRange<Int>) throws -> PuzzleSolution {
      try solver.solve(Puzzle(numbers: Array(numbers), target: target, rules: .anything))
    }
    #expect(try solve(1, 2...11).formula.operationCount == 1)
    #expect(try solve(5, 2...11).formula == .number(5))
    #expect(throws: PuzzleError.self) { try solve(1_000_003, 2...11) }
    // A limit that is reached at once leaves no more to be found either.
    let game = try Puzzle(numbers: Array(2...11), target: 7, rules: .anything)
    #expect(try solver.solve(game, limit: SearchLimit { false }).formula == .number(7))
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
        var tiles = rules.pool ?? (1...13).flatMap { [Int](repeating: $0, count: count) }
        let numbers = (0..<count).map { _ in tiles.remove(at: random.next(below: tiles.count)) }
        let target =
          rules.targets.lowerBound
          + random.next(below: min(rules.targets.upperBound - rules.targets.lowerBound, 499) + 1)
        let solution = try solver.solve(
          Puzzle(numbers: numbers, target: target, rules: solver.rules))
        check(solution, numbers, rules)
        let nearest = search.values(of: numbers)
          .map { abs(Double($0.top) / Double($0.bottom) - Double(target)) }.min()
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
    let solution = try solver.solve(Puzzle(numbers: numbers, target: target, rules: solver.rules))
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
      let ours = try solver.solve(Puzzle(numbers: numbers, target: target, rules: solver.rules))
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let theirs = try Solver(order: .easiest).solve(game)
      #expect(ours.distance.integer == theirs.distance, "\(numbers) \(target)")
      #expect(ours.formula.value() == ours.value)
      let same = try asShow.solve(Puzzle(numbers: numbers, target: target, rules: asShow.rules))
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

  @Test("have no answer with more digits than the rules allow")
  func digits() throws {
    var rules = PuzzleRules.anything
    rules.digits = 3
    var solver = try PuzzleSolver(rules)
    #expect(
      try solver.exactSolution(
        of: Puzzle(numbers: [50, 40], target: ExactNumber(2000), rules: solver.rules)) == nil)
    #expect(
      try solver.exactSolution(
        of: Puzzle(numbers: [50, 4], target: ExactNumber(200), rules: solver.rules)) != nil)
    let solution = try solver.solve(
      Puzzle(numbers: [5000, 50, 40], target: 5000, rules: solver.rules))
    #expect(solution.value == ExactNumber(90))
  }

  @Test("in numbers beyond machine integers are exact")
  func bigNumbers() throws {
    var solver = try PuzzleSolver(.anything)
    let large = Int.max
    let product = ExactNumber(large) * ExactNumber(large)
    let target = product * ExactNumber(large) + ExactNumber(1)
    let solution = try solver.solve(
      Puzzle(numbers: [large, large, large, 1], target: target, rules: solver.rules))
    #expect(solution.isExact)
    #expect(solution.value == target)
    #expect(solution.formula.value() == target)
    #expect(!target.isSmall)
    let near = try solver.solve(
      Puzzle(numbers: [large, large, large], target: target, rules: solver.rules))
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
    let solution = try solver.solve(Puzzle(numbers: [3, 3], target: 362_880, rules: solver.rules))
    #expect(solution.isExact)
    let listing = try #require(throws: PuzzleError.self) {
      var small = try PuzzleSolver(rules, memory: 1_000_000)
      return try small.solutions(of: Puzzle(numbers: [3, 3], target: 6, rules: rules))
    }
    guard case .outOfMemory = listing else { throw listing }
  }

  @Test("have the memory that earlier ones took")
  func room() throws {
    var small = try PuzzleSolver(.twentyFour, memory: 500_000)
    var large = try PuzzleSolver(.twentyFour)
    for (place, hand) in hands(4, 1...13).enumerated() where place % 5 == 0 {
      let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
      #expect(try small.exactSolution(of: puzzle) == large.exactSolution(of: puzzle))
      #expect(try small.reachable(from: hand, in: 0...9) == large.reachable(from: hand, in: 0...9))
    }
    #expect(small.valueCount.all < 2_500 && large.valueCount.all > 2_500)
  }

  @Test("the asynchronous forms give the same, and end with their task")
  func asynchronous() async throws {
    let puzzle = try Puzzle(numbers: [1, 5, 6, 13], target: 24, rules: .twentyFour)
    func synchronously() throws -> (PuzzleSolution, [Formula]) {
      var solver = try PuzzleSolver(.twentyFour)
      return (try solver.solve(puzzle), try solver.solutions(of: puzzle))
    }
    let (solution, formulas) = try synchronously()
    var solver = try PuzzleSolver(.twentyFour)
    let found = (try await solver.solve(puzzle), try await solver.solutions(of: puzzle))
    #expect(found == (solution, formulas))
    #expect(!formulas.isEmpty)
    let long = try Puzzle(
      numbers: [2, 3, 5, 7, 11, 13, 17], target: 999_983, rules: .anything)
    let task = Task { () async throws -> PuzzleSolution in
      var solver = try PuzzleSolver(.twentyFour)
      return try await solver.solve(long)
    }
    task.cancel()
    let error = try await #require(throws: PuzzleError.self) { try await task.value }
    guard case .stopped = error else { throw error }
  }

  @Test("end when they are stopped or the memory is full, with what was found")
  func limits() throws {
    var solver = try PuzzleSolver(.anything)
    let stop = try #require(throws: PuzzleError.self) {
      try solver.solve(
        Puzzle(numbers: [2, 3, 5, 7, 11, 13, 17], target: 999_983, rules: .anything),
        limit: .duration(.milliseconds(50)))
    }
    guard case .stopped(let best?) = stop, best.formula.value() == best.value else { throw stop }
    var small = try PuzzleSolver(.anything, memory: 100_000)
    let full = try #require(throws: PuzzleError.self) {
      try small.solve(Puzzle(numbers: [2, 3, 5, 7, 11, 13], target: 999_983, rules: small.rules))
    }
    guard case .outOfMemory(let close?) = full, close.formula.value() == close.value else {
      throw full
    }
  }

  @Test("by other rules are solved by theirs, by a solver that had others")
  func otherRules() throws {
    var solver = try PuzzleSolver(.twentyFour)
    let first = try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour)
    #expect(try solver.solve(first).isExact)
    var whole = PuzzleRules.twentyFour
    whole.allowsFractions = false
    let second = try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: whole)
    #expect(try !solver.solve(second).isExact)
    #expect(solver.rules == whole)
    #expect(try solver.solve(first).isExact)
    whole.digits = 0
    #expect(throws: PuzzleError.badRules(.badDigits(0))) {
      try solver.solve(Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: whole))
    }
  }

  @Test("of the smallest integer are listed without a trap")
  func extremes() throws {
    var solver = try PuzzleSolver(.anything)
    let least = try Puzzle(numbers: [Int.min, 3], target: 5, rules: .anything)
    #expect(try solver.solutions(of: least).isEmpty)
    #expect(try solver.solve(least).value == ExactNumber(3))
  }

  @Test(
    "that the rules do not allow are refused at once, with what is allowed",
    arguments: [
      ("24", [3, 3, 8], 24, "a puzzle of the 24 game has 4 numbers, not 3"),
      ("24", [3, 3, 8, 14], 24, "14 is not a number of the 24 game: they are 1 to 13"),
      ("24", [3, 3, 8, 8], 25, "25 is not a target of the 24 game: its only target is 24"),
      ("four-fours", [4, 4, 4, 5], 9, "the numbers of four fours must all be the same"),
      ("four-fours", [4, 4], -1, "-1 is not a target of four fours: its targets are 0 or more"),
      ("anything", [], 1, "a puzzle of any puzzle has 1 to 10 numbers, not 0"),
      (
        "anything", [Int](repeating: 1, count: 20), 1,
        "a puzzle of any puzzle has 1 to 10 numbers, not 20"
      ),
      ("krypto", [1, 2, 3, 25, 25], 9, "Krypto has 25 only once"),
      ("krypto", [1, 1, 1, 1, 2], 9, "Krypto has 1 only 3 times"),
      ("krypto", [1, 2, 3, 4, -5], 9, "-5 is not a number of Krypto: they are 1 to 25"),
    ])
  func refused(_ id: String, _ numbers: [Int], _ target: Int, _ message: String) throws {
    let rules = try #require(PuzzleRules(preset: id))
    #expect {
      try Puzzle(numbers: numbers, target: target, rules: rules)
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
