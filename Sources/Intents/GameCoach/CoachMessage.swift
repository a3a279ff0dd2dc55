import IntentKit
import NumbersGame

/// The replies about a game other than its solution.
enum CoachMessage: HandlerMessage {
  /// The steps of a solution, one at a time.
  case steps(Solution)
  /// Another solution.
  case another(Solution)
  /// There are no more solutions than those that were told.
  case noOther(told: Int)
  /// The number of solutions at a distance from a target.
  case count(Int, target: Int, distance: Int)
  /// The number of steps of the best solution.
  case stepCount(Int, distance: Int)
  /// A number that the best solution does not need.
  case unneeded(Int)
  /// The first step of the best solution.
  case firstStep(Step)
  /// Anything more would be the solution.
  case noMoreHints

  /// English, French and German.
  static let wordings = [english, french, german]
}
