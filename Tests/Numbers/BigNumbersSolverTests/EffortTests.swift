import BigNumbersSolver
import BruteForce
import NumbersGame
import Testing

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

  @Test("keeps answers above zero and whole where that can be done")
  func avoided() throws {
    var solver = try PuzzleSolver(.twentyFour)
    var plain = FractionSearch { $0.bottom == 1 && $0.top >= 0 }
    var solved = 0
    for hand in hands(4, 1...13) {
      let puzzle = try Puzzle(numbers: hand, target: 24, rules: .twentyFour)
      guard let solution = try solver.exactSolution(of: puzzle) else { continue }
      solved += 1
      if !isPlain(solution.formula) {
        #expect(!plain.values(of: hand).contains { $0.top == 24 && $0.bottom == 1 }, "\(hand)")
      }
    }
    #expect(solved == 1362)
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
