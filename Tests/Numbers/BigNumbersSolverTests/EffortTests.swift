import BigNumbersSolver
import BruteForce
import Foundation
import NumbersGame
import Testing
import Workers

@Suite("The effort of puzzles")
struct EffortTests {
  @Test("is the least of all formulas of a hand of 24", arguments: 0..<4)
  func least(_ part: Int) throws {
    var solver = try PuzzleSolver(.twentyFour)
    var oracle = EasiestFormula(target: 24)
    for (place, hand) in hands(4, 1...13).enumerated() where place % 20 == part {
      let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
      let solution = try solver.exactSolution(of: puzzle)
      let listed = try solver.solutions(of: puzzle).first
      let points = oracle.points(of: hand, avoided: 10_000)
      #expect(solution?.formula.effort() == points, "\(hand)")
      #expect(listed?.effort() == points, "\(hand)")
    }
  }

  @Test("keeps answers of 24 above zero and whole where that can be done, in all hands")
  func hands24() throws {
    var solver = try PuzzleSolver(.twentyFour)
    var solved = 0
    for hand in hands(4, 1...13) {
      let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
      if try solvesPlainly(puzzle, with: &solver) { solved += 1 }
    }
    #expect(solved == 1362)
  }

  @Test("keeps answers of Krypto above zero where that can be done")
  func krypto() throws {
    var solver = try PuzzleSolver(.krypto)
    var random = SplitMix64(seed: 24)
    var cards = try #require(PuzzleRules.krypto.pool)
    var solved = 0
    for _ in 0..<Extent.count(100, of: 2000) {
      for place in 0..<6 { cards.swapAt(place, place + random.next(below: cards.count - place)) }
      let puzzle = try Puzzle(
        numbers: Array(cards[..<5]), target: cards[5], rules: .krypto)
      if try solvesPlainly(puzzle, with: &solver) { solved += 1 }
    }
    #expect(solved > Extent.count(90, of: 1900))
  }

  /// Checks that an exact answer is plain if one exists.
  ///
  /// - Returns: Whether there is an exact answer.
  private func solvesPlainly(_ puzzle: Puzzle, with solver: inout PuzzleSolver) throws -> Bool {
    guard let solution = try solver.exactSolution(of: puzzle) else { return false }
    if !isPlain(solution.formula) {
      var plain = FractionSearch { $0.bottom == 1 && $0.top >= 0 }
      let exists = plain.values(of: puzzle.numbers).contains {
        $0.bottom == 1 && $0.top == puzzle.target.integer
      }
      #expect(!exists, "\(puzzle.numbers) \(puzzle.target): \(solution.formula)")
    }
    return true
  }

  @Test("keeps four fours above zero and whole, to 100, where that can be done")
  func fourFours() throws {
    var solver = try PuzzleSolver(.fourFours)
    let plain = PlainCopies(of: 4).values(4)
    let found = try solver.reachable(from: [4, 4, 4, 4], in: 0...100)
    for (value, formula) in found where !isPlain(formula) {
      #expect(!plain.contains(value), "\(value) = \(formula)")
    }
    #expect(plain.isSuperset(of: found.filter { isPlain($0.value) }.keys))
    for (value, text) in [
      (25, "(4! × 4 + 4) ÷ 4"), (40, "(4 + 4 + √4) × 4"), (4, "4 + (4 − 4) × 4"),
    ] {
      #expect(found[value]?.description == text)
    }
  }

  /// Whether a formula and all its parts are whole and not below zero.
  private func isPlain(_ formula: Formula) -> Bool {
    guard let value = formula.value(), value.isWhole, value.sign >= 0 else { return false }
    return switch formula {
    case .number, .concatenation: true
    case .unary(_, let inner): isPlain(inner)
    case .binary(_, let left, let right): isPlain(left) && isPlain(right)
    }
  }
}

/// The whole numbers that copies of a digit make with nothing but whole numbers up to 10¹⁵ on the way, roots and factorials
/// taken twice in a row at most.
private struct PlainCopies {
  let digit: Int
  private static let largest = 1_000_000_000_000_000

  init(of digit: Int) { self.digit = digit }

  func values(_ count: Int) -> Set<Int> {
    var values: Set = [(0..<count).reduce(0) { number, _ in 10 * number + digit }]
    for left in 1..<max(count, 1) where left < count {
      let (first, second) = (self.values(left), self.values(count - left))
      for a in first { for b in second { values.formUnion(joined(a, b)) } }
    }
    for _ in 0..<2 { values.formUnion(values.flatMap(changed)) }
    return values
  }

  private func joined(_ a: Int, _ b: Int) -> [Int] {
    var all = [a + b, a - b].filter { $0 >= 0 }
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    if !overflow { all.append(product) }
    if b != 0, a % b == 0 { all.append(a / b) }
    if a > 1 {
      var power = 1
      for _ in 0..<min(b, 60) where power <= Self.largest {
        let (next, overflow) = power.multipliedReportingOverflow(by: a)
        power = overflow ? .max : next
      }
      if b < 60 { all.append(power) }
    } else if a == 1 || b > 0 {
      all.append(a)
    }
    return all.filter { $0 <= Self.largest }
  }

  private func changed(_ value: Int) -> [Int] {
    let root = Int(Double(value).squareRoot())
    return (root * root == value ? [root] : [])
      + (value < 18 ? [(1...max(value, 1)).reduce(1, *)] : [])
  }
}
