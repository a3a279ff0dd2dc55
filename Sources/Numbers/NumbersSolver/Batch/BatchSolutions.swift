public import NumbersGame

/// The best solutions of many games, in their order.
public struct BatchSolutions: RandomAccessCollection, Sendable {
  /// The games that were solved.
  public let games: [Game]
  private let solutions: [SmallSolution]
  private let others: [Int: Solution]

  init(games: [Game], solutions: [SmallSolution], others: [Int: Solution]) {
    self.games = games
    self.solutions = solutions
    self.others = others
  }

  /// The position of the first solution, 0.
  public var startIndex: Int { 0 }
  /// The position after the last solution: the number of games.
  public var endIndex: Int { games.count }

  /// The best solution of a game.
  ///
  /// - Parameter position: The place of the game.
  public subscript(position: Int) -> Solution {
    if let other = others[position] { return other }
    guard let selection = SmallSelection(games[position]) else {
      preconditionFailure("a game was not solved")
    }
    return solutions[position].solution(over: selection, to: games[position])
  }

  /// The distance of the best solution of a game from its target.
  ///
  /// - Parameter position: The place of the game.
  /// - Returns: The distance, 0 for an exact solution.
  public func distance(at position: Int) -> Int {
    others[position]?.distance ?? abs(Int(solutions[position].value) - games[position].target)
  }
}
