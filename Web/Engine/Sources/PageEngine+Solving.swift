import NumbersGame
import NumbersSolver

extension PageEngine {
  static func solve(_ fields: Fields) throws(RequestError) -> JSONText {
    let game = try fields.game()
    let solution = try best(of: game)
    return JSONObject()
      .with("game", .game(game))
      .with("solution", .solution(solution))
      .json
  }

  static func best(of game: Game) throws(RequestError) -> Solution {
    try RequestError.naming { () throws(SolverError) in try Solver().solve(game, limit: limit) }
  }

  /// The distinct solutions at the smallest distance, those of fewer steps first, up to a number of rows.
  static func solutions(_ fields: Fields) throws(RequestError) -> JSONText {
    let game = try fields.game()
    let rowLimit = try fields.optionalNumber(5) ?? 20_000
    let solutions = try RequestError.naming { () throws(SolverError) in
      try Solver().solutions(of: game, limit: limit)
    }
    let count: Int
    do throws(CountStopped) {
      count = try solutions.count
    } catch {
      throw .solve(.stopped(best: try best(of: game)))
    }
    var rows: [JSONText] = []
    var steps: [Int] = []
    var iterator = solutions.makeIterator()
    while rows.count < rowLimit, let solution = iterator.next() {
      let stepCount = solution.expression.operationCount
      while steps.count <= stepCount { steps.append(0) }
      steps[stepCount] += 1
      rows.append(.string("\(solution.expression) = \(solution.value)"))
    }
    return JSONObject()
      .with("game", .game(game))
      .with("distance", solutions.distance)
      .with("count", count)
      .with("rowsBySteps", steps)
      .with("rows", .array(rows))
      .json
  }

  static func difficulty(_ fields: Fields) throws(RequestError) -> JSONText {
    let game = try fields.game()
    let difficulty = try RequestError.naming { () throws(SolverError) in
      try Solver().difficulty(of: game, limit: limit)
    }
    return JSONObject()
      .with("rating", difficulty.rating)
      .with("distance", difficulty.distance)
      .with("solutionCount", difficulty.solutionCount)
      .with("fewestSteps", difficulty.fewestSteps)
      .with("largestStepResult", difficulty.largestStepResult)
      .with("isAdditive", difficulty.isAdditive)
      .with("reasons", .array(difficulty.reasons(in: PageLanguage(fields[1])).map { .string($0) }))
      .json
  }
}
