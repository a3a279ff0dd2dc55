public import NumbersGame

/// A solver of numbers games.
///
/// ```swift
/// let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
/// let solution = try Solver().solve(game)
/// print(solution.expression.text(in: .steps))
/// ```
///
/// A solver's answers are exact: it looks at every expression that could be better. The same game
/// always gets the same answer.
///
/// Of solutions that are equally close and equally short, the ``order`` decides.
///
/// Any legal game can be asked about. A game of up to six numbers takes some ten to a hundred
/// microseconds, which no limit cuts short. Seven to ten numbers take milliseconds if the target can be reached, as
/// most of up to a million can; if it cannot, each further number multiplies the time by ten or more, so give those
/// a ``SearchLimit``.
///
/// The functions block their caller until they return. In asynchronous functions, and in closures that `await` them, the compiler
/// takes their `async` forms, which run on a thread of their own, and end with the task that awaits them.
public struct Solver: Sendable {
  /// The order that decides among the solutions with the smallest distance and the fewest steps.
  public let order: SolutionOrder

  /// Creates a solver.
  public init(order: SolutionOrder = .smallest) {
    self.order = order
  }

  /// The best solution of a game.
  ///
  /// Best is the smallest distance from the target; then the fewest steps; then what the order of the solver says: the
  /// smallest largest step result or the least effort; then the smaller value; then the first in a fixed order of
  /// expressions (those with the larger operand of + and × on the left). In the order of ease it is written as a person
  /// would, `Expression.easiestForm`.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Returns: The best solution. There always is one: a number of the game, if nothing better.
  /// - Throws: ``SolverError/stopped(best:)`` if the limit is reached;
  ///   ``SolverError/tooLarge(best:)`` if the answer depends on values beyond an `Int`.
  public func solve(
    _ game: Game, limit: SearchLimit = .taskCancellation
  ) throws(SolverError) -> Solution {
    do throws(SolverError) {
      return shown(try Engine.answer(game, order, limit) { $0.solve })
    } catch {
      switch error {
      case .stopped(let best): throw .stopped(best: shown(best))
      case .tooLarge(let best): throw .tooLarge(best: shown(best))
      }
    }
  }

  /// A solution as the order of the solver has it written.
  func shown(_ solution: Solution) -> Solution {
    order == .easiest ? solution.inEasiestForm : solution
  }

  /// Whether a game has an exact solution.
  ///
  /// - Returns: Whether the target can be reached.
  /// - Throws: ``SolverError`` as `solve(_:limit:)` does.
  public func isSolvable(
    _ game: Game, limit: SearchLimit = .taskCancellation
  ) throws(SolverError) -> Bool {
    try Engine.answer(game, order, limit) { $0.isSolvable }
  }

  /// All distinct solutions of a game at the smallest distance that can be reached, each once, and written in the order of
  /// the solver.
  ///
  /// - Returns: A sequence that finds solutions as it is walked.
  /// - Throws: ``SolverError`` if the smallest distance cannot be found, as `solve(_:limit:)`
  ///   does, or if the product of all numbers but the smallest is beyond an `Int`.
  public func solutions(
    of game: Game, limit: SearchLimit = .taskCancellation
  ) throws(SolverError) -> DistinctSolutions {
    let distance = try Engine.answer(game, order, limit) { $0.distance }
    return DistinctSolutions(of: game, distance: distance, in: order, limit: limit)
  }
}

/// Why a solver could not answer.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The limit was reached. The best solution found until then, which need not be the best.
  case stopped(best: Solution)
  /// Results beyond an `Int` might give a better solution than this.
  case tooLarge(best: Solution)

  /// A description of what happened, and of what was found.
  public var description: String {
    switch self {
    case .stopped(let best):
      "the search was stopped; the best solution found by then is \(best.distance) away"
    case .tooLarge(let best):
      "these numbers lead to results above \(Int.max), beyond this solver; "
        + "the best solution without them is \(best.distance) away"
    }
  }
}
