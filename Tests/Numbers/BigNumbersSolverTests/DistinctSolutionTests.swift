import BigNumbersSolver
import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Solutions of puzzles")
struct DistinctSolutionTests {
  @Test(
    "are listed once, wherever what changes nothing stands",
    arguments: [
      ([1, 1, 4, 6], ["6 × 4 × 1 × 1", "6 × 4 + 1 − 1", "(4 + 1 − 1) × 6", "(6 + 1 − 1) × 4"]),
      ([5, 6, 11, 13], ["(13 + 11) × (6 − 5)", "(13 − 6) × 5 − 11"]),
    ])
  func neutral(_ hand: [Int], _ texts: [String]) throws {
    var solver = try PuzzleSolver(.twentyFour)
    let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
    #expect(try solver.solutions(of: puzzle).map(\.description) == texts)
  }

  @Test("have no step that changes nothing where numbers may be left unused")
  func detours() throws {
    var solver = try PuzzleSolver(.digits)
    let puzzle = try Puzzle(numbers: [1, 2, 3, 4, 6, 8], target: 24, rules: .digits)
    let formulas = try solver.solutions(of: puzzle)
    #expect(formulas.first?.description == "6 × 4" && formulas.count > 100)
    for formula in formulas {
      #expect(!formula.steps().contains { $0.operands.contains($0.result) }, "\(formula)")
    }
  }

  @Test(
    "lead round a corner where a result was there before",
    arguments: [
      ([3, 5, 5, 8], "8 × 3 + 5 − 5", ["29 − 5 = 24"]), ([1, 4, 6, 8], "(8 − 4) × 6 × 1", []),
      ([3, 5, 5, 8], "(5 + 3 − 5) × 8", ["8 − 5 = 3"]), ([3, 5, 5, 8], "(5 + 3) × (8 − 5)", []),
    ])
  func around(_ hand: [Int], _ text: String, _ detours: [String]) throws {
    var solver = try PuzzleSolver(.twentyFour)
    let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
    let formula = try #require(solver.solutions(of: puzzle).first { $0.description == text })
    #expect(formula.detours(in: puzzle).map(\.text) == detours)
  }

  @Test("have all their distinct solutions listed once")
  func distinct() throws {
    var random = SplitMix64(seed: 11)
    let hands =
      [[1, 2, 3, 4], [1, 1, 2, 12], [2, 2, 6, 6], [3, 3, 8, 8], [1, 1, 1, 1], [6, 6, 6, 6]]
      + (0..<25).map { _ in (0..<4).map { _ in 1 + random.next(below: 13) } }
    var solver = try PuzzleSolver(.twentyFour)
    for hand in hands {
      let formulas = try solver.solutions(
        of: Puzzle(numbers: hand, target: 24, rules: .twentyFour))
      for formula in formulas {
        #expect(formula.value() == ExactNumber(24))
        #expect(formula.numbers.sorted() == hand.sorted())
      }
      let forms = formulas.map(PlainForm.init)
      #expect(Set(forms).count == formulas.count, "\(hand)")
      let all = PlainForm.all(of: hand, value: 24)
      #expect(
        Set(forms.filter { !$0.hasNeutralPart }) == all.filter { !$0.hasNeutralPart }, "\(hand)")
      #expect(Set(forms).isSubset(of: all), "\(hand)")
      #expect(forms.contains(where: \.hasNeutralPart) == all.contains(where: \.hasNeutralPart))
    }
    // Not all numbers need be used, and results must be positive and whole: what the solver of shows counts, and
    // besides it solutions with steps that are of no use.
    var rules = PuzzleRules.digits
    rules.numberCount = 4...4
    for numbers in [[2, 3, 5, 7], [1, 2, 3, 4], [25, 10, 4, 6]] {
      let target = 24
      var solver = try PuzzleSolver(rules)
      let listed = try solver.solutions(
        of: Puzzle(numbers: numbers, target: target, rules: rules))
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let expected = try Solver().solutions(of: game)
      let forms = Set(listed.map(PlainForm.init))
      #expect(forms.count == listed.count)
      for solution in expected where solution.isExact {
        #expect(forms.contains(PlainForm(Formula(solution.expression))), "\(solution.expression)")
      }
    }
  }
}

/// The form of a formula of the four operations, as text: sums and products flattened and sorted, signs taken out.
private struct PlainForm: Hashable {
  let text: String
  /// Whether some members of a sum are zero together, or some of a product one.
  let hasNeutralPart: Bool

  init(_ formula: Formula) {
    let (sign, text) = Self.form(formula)
    self.text = (sign < 0 ? "-" : "") + text
    hasNeutralPart = Self.hasNeutralPart(formula)
  }

  private static func hasNeutralPart(_ formula: Formula) -> Bool {
    guard case .binary(let operation, let a, let b) = formula else { return false }
    let isSum = operation == .add || operation == .subtract
    let members =
      isSum
      ? signedTerms(formula, 1)
      : factors(formula, isOver: true)
        .map { ($0.formula, $0.isOver ? 1 : -1) }
    let isNeutral = (1..<(1 << members.count) - 1).contains { mask in
      let chosen = members.indices.filter { mask & 1 << $0 != 0 }.map { members[$0] }
      return isSum
        ? abs(chosen.reduce(0) { $0 + Double($1.1) * value($1.0) }) < 1e-9
        : abs(abs(chosen.reduce(1) { $0 * ($1.1 > 0 ? value($1.0) : 1 / value($1.0)) }) - 1) < 1e-9
    }
    return isNeutral || hasNeutralPart(a) || hasNeutralPart(b)
  }

  private static func signedTerms(_ formula: Formula, _ sign: Int) -> [(Formula, Int)] {
    switch formula {
    case .binary(.add, let a, let b): signedTerms(a, sign) + signedTerms(b, sign)
    case .binary(.subtract, let a, let b): signedTerms(a, sign) + signedTerms(b, -sign)
    default: [(formula, sign)]
    }
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
