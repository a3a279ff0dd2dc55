import GameParameters
public import IntentKit
public import NumbersGame
public import NumbersSolver

/// Solves games.
public struct SolveGameHandler: IntentHandler {
  private let solver: Solver
  private let rules: Rules

  /// A handler.
  ///
  /// - Parameters:
  ///   - solver: What finds the solutions.
  ///   - rules: The rules of the games.
  public init(solver: Solver = Solver(), rules: Rules = .countdown) {
    self.solver = solver
    self.rules = rules
  }

  /// Takes the ranges of targets and numbers from the rules.
  ///
  /// - Parameter parameter: The declaration of a parameter.
  public func declare(_ parameter: inout ParameterDeclaration) { rules.declare(&parameter) }

  /// The target must be one of the rules, and the numbers must be on as many tiles.
  public var resolvers: [ParameterResolver<SolveGameIntent>] {
    [
      .init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }
    ]
  }

  /// Solves the game.
  ///
  /// - Parameters:
  ///   - intent: The game.
  ///   - context: The handling context.
  /// - Returns: How close the solution is, and its steps.
  /// - Throws: `GameError` if the numbers are no game; `SolverError` if the task is cancelled.
  public func handle(
    _ intent: SolveGameIntent, context: HandlingContext
  ) async throws -> IntentResponse<SolvedGame> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let solution = try solver.solve(game)
    let language = context.language
    return .success(
      GameMessage.solved(solution).dialogue(in: language),
      snippet: Snippet(solution, to: game, in: language), value: SolvedGame(solution, to: game),
      activity: UserActivity(intent, title: GameMessage.activity(game).text(in: language)))
  }
}
