public import NumbersGame

/// The best solutions of many games, in their order.
public struct BatchSolutions: RandomAccessCollection, Sendable {
  private let outcomes: BatchOutcomes

  /// The solutions of games of which each has one.
  init(_ outcomes: BatchOutcomes) {
    self.outcomes = outcomes
  }

  /// The position of the first solution, 0.
  public var startIndex: Int { 0 }
  /// The position after the last solution: the number of games.
  public var endIndex: Int { outcomes.endIndex }

  /// The best solution of a game.
  ///
  /// - Parameter position: The place of the game.
  public subscript(position: Int) -> Solution {
    guard case .success(let solution)? = outcomes[position] else {
      preconditionFailure("a game was not solved")
    }
    return solution
  }

  /// The distance of the best solution of a game from its target.
  ///
  /// - Parameter position: The place of the game.
  /// - Returns: The distance, 0 for an exact solution.
  public func distance(at position: Int) -> Int {
    outcomes.distance(at: position) ?? self[position].distance
  }
}
