package import NumbersGame

/// The best solution of each of many games, or why it has none.
package struct BatchOutcomes: RandomAccessCollection, Sendable {
  /// A solution or an error; `nil` if the limit was reached before the game was looked at.
  package typealias Outcome = Result<Solution, SolverError>?

  let games: [Game]
  /// The solutions of the games of few and small numbers; their value is 0 for games that were not solved.
  let solutions: [SmallSolution]
  /// The outcomes of the other games, by their places.
  let others: [Int: Outcome]
  /// The solver, which says how solutions are written.
  let solver: Solver

  /// The position of the first outcome, 0.
  package var startIndex: Int { 0 }
  /// The position after the last outcome: the number of games.
  package var endIndex: Int { games.count }

  /// The outcome of a game.
  package subscript(position: Int) -> Outcome {
    if let other = others[position] { return other }
    let solution = solutions[position]
    guard solution.value != 0, let selection = SmallSelection(games[position]) else { return nil }
    return .success(solver.shown(solution.solution(over: selection, to: games[position])))
  }

  /// The distance of the best solution of a game from its target, 0 for an exact one; `nil` if it has none.
  package func distance(at position: Int) -> Int? {
    if let other = others[position] { return try? other?.get().distance }
    let value = Int(solutions[position].value)
    return value == 0 ? nil : abs(value - games[position].target)
  }

  /// Whether the limit kept some game from being solved.
  package var isStopped: Bool {
    indices.contains { distance(at: $0) == nil && self[$0].map { $0.isStopped } ?? true }
  }

  /// The error of the first game that has one, or is given one because it was not looked at; `nil` if each game has a solution.
  func firstError(orStopped stopped: (Game) -> SolverError) -> SolverError? {
    guard let place = indices.first(where: { distance(at: $0) == nil }) else { return nil }
    guard case .failure(let error)? = self[place] else { return stopped(games[place]) }
    return error
  }
}

extension Result<Solution, SolverError> {
  /// Whether a limit ended the search.
  fileprivate var isStopped: Bool {
    if case .failure(.stopped) = self { true } else { false }
  }
}
