import BigNumbersSolver
public import NumbersGame
public import NumbersSolver

/// A quick solution for a search that was stopped with one that is farther away.
public enum QuickLook {
  /// The error with a closer solution, if the search was stopped and there is one that is found at once.
  public static func improved(_ error: SolverError, of game: Game) -> SolverError {
    guard case .stopped(let best) = error else { return error }
    return .stopped(best: better(best, of: game))
  }

  /// The better of a solution that is not proved to be the best and one that is found at once.
  ///
  /// - Returns: One of the two.
  public static func better(_ solution: Solution, of game: Game) -> Solution {
    var rules = PuzzleRules(.free)
    rules.numberCount = 1...Rules.maximumNumberCount
    guard !solution.isExact,
      let puzzle = try? Puzzle(numbers: game.numbers, target: game.target, rules: rules),
      let found = PuzzleSolver.quickSolution(of: puzzle),
      let expression = Expression(found.formula),
      let quick = try? Solution(expression, to: game), quick < solution
    else { return solution }
    return quick
  }
}

extension Expression {
  /// The expression that a formula is, if it has the operations of the shows only.
  fileprivate init?(_ formula: Formula) {
    switch formula {
    case .number(let number):
      guard let expression = try? Expression(number) else { return nil }
      self = expression
    case .binary(let operation, let left, let right):
      guard let sign = operation.numbersOperator,
        let first = Expression(left), let second = Expression(right),
        let expression = try? Expression(first, sign, second)
      else { return nil }
      self = expression
    case .unary, .concatenation: return nil
    }
  }
}
