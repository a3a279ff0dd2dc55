import GameParameters
public import IntentKit
import NumbersGame
public import NumbersSolver

/// Solves games.
public struct SolveGameHandler: IntentHandler {
  private let solver: Solver

  /// A handler.
  ///
  /// - Parameter solver: What finds the solutions.
  public init(solver: Solver = Solver()) {
    self.solver = solver
  }

  /// The numbers must be on as many tiles.
  public var resolvers: [ParameterResolver<SolveGameIntent>] {
    [.init(\.$numbers) { numbers, _, _ in Rules.countdown.resolve(numbers) }]
  }

  /// Solves the game.
  ///
  /// - Parameters:
  ///   - intent: The game.
  ///   - context: What surrounds it.
  /// - Returns: How close the solution is, and its steps.
  /// - Throws: `GameError` if the numbers are no game; `SolverError` if the task is cancelled.
  public func handle(
    _ intent: SolveGameIntent, context: HandlingContext
  ) async throws -> IntentResponse<SolvedGame> {
    let game = try Game(numbers: intent.numbers, target: intent.target)
    let solution = try solver.solve(game)
    let verdict =
      solution.isExact
      ? "I've found a solution" : "I could only find a solution \(solution.distance) away"
    let dialogue = Dialogue(
      "\(verdict): \(solution.spokenSteps).", short: "\(verdict).",
      displayed: "\(verdict): \(solution.expression) = \(solution.value)")
    return .success(
      dialogue, snippet: Snippet(solution, to: game), value: SolvedGame(solution, to: game),
      activity: UserActivity(intent, title: "Numbers game \(game.target)"))
  }
}
