import NumbersGame
import NumbersSolver
import PlainJSON

extension PageEngine {
  static func solve(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    let solution = try best(of: game)
    return [
      "game": .game(game),
      "solution": .solution(solution),
    ]
  }

  static func best(of game: Game) throws(RequestError) -> Solution {
    try RequestError.naming { () throws(SolverError) in
      try Solver(order: .easiest).solve(game, limit: limit)
    }
  }

  /// The distinct solutions at the smallest distance, those of fewer steps first, up to a number of rows.
  static func solutions(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    let rowLimit = try fields.optionalNumber(4) ?? 20_000
    let solutions = try RequestError.naming { () throws(SolverError) in
      try Solver(order: .easiest).solutions(of: game, limit: limit)
    }
    let count: Int
    do throws(CountStopped) {
      count = try solutions.count
    } catch {
      throw .solve(.stopped(best: try best(of: game)))
    }
    var rows: [JSON] = []
    var steps: [Int] = []
    var iterator = solutions.makeIterator()
    while rows.count < rowLimit, let solution = iterator.next() {
      let stepCount = solution.expression.operationCount
      while steps.count <= stepCount { steps.append(0) }
      steps[stepCount] += 1
      rows.append(.string("\(solution.expression) = \(solution.value)"))
    }
    return [
      "game": .game(game),
      "distance": .integer(solutions.distance),
      "count": .integer(count),
      "rowsBySteps": .integers(steps),
      "rows": .array(rows),
    ]
  }

  static func difficulty(_ fields: Fields) throws(RequestError) -> JSON {
    let game = try fields.game()
    let difficulty = try RequestError.naming { () throws(SolverError) in
      try Solver().difficulty(of: game, limit: limit)
    }
    return [
      "rating": .integer(difficulty.rating),
      "distance": .integer(difficulty.distance),
      "solutionCount": .integer(difficulty.solutionCount),
      "fewestSteps": .integer(difficulty.fewestSteps),
      "largestStepResult": .integer(difficulty.largestStepResult),
      "isAdditive": .boolean(difficulty.isAdditive),
      "reasons": difficulty.reasons,
    ]
  }
}
