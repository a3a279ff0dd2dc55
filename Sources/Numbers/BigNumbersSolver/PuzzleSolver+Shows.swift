public import NumbersGame
import NumbersSolver

/// Puzzles that are games of the shows but for their names are solved as those.
extension PuzzleSolver {
  /// The solution by the solver of shows; `nil` if it cannot have the puzzle, or if results of more than 64 bits
  /// might be better.
  func solveAsShow(
    _ numbers: [Int], target: ExactNumber, limit: SearchLimit
  ) throws(PuzzleError) -> PuzzleSolution? {
    guard rules.isThatOfShows, let whole = target.integer,
      let game = try? Game(numbers: numbers, target: whole, rules: .free)
    else { return nil }
    do throws(SolverError) {
      return PuzzleSolution(
        try Solver(order: .easiest).solve(game, limit: limit), target: target)
    } catch {
      guard case .stopped(let best) = error else { return nil }
      throw .stopped(best: PuzzleSolution(best, target: target))
    }
  }
}

extension PuzzleRules {
  /// Whether the arithmetic is that of the shows: the four operations, and positive whole results, of which 64
  /// bits have no more digits than are allowed.
  var isThatOfShows: Bool {
    operations == [.add, .subtract, .multiply, .divide] && !usesAllNumbers && usedCount == nil
      && !keepsOrder && !allowsNegative && !allowsZero && !allowsFractions && digits >= 20
  }
}

extension PuzzleSolution {
  fileprivate init(_ solution: Solution, target: ExactNumber) {
    self.init(
      Formula(solution.expression), value: ExactNumber(solution.value), target: target)
  }
}

extension Formula {
  /// The formula of an expression.
  public init(_ expression: Expression) {
    var stack: [Formula] = []
    for token in expression.tokens {
      switch token {
      case .number(let number): stack.append(.number(number))
      case .operation(let operation):
        let right = stack.removeLast()
        stack.append(.binary(PuzzleOperation(operation), stack.removeLast(), right))
      }
    }
    // An expression is always one tree.
    self = stack[0]
  }
}
