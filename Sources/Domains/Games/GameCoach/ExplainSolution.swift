public import GameParameters
public import IntentKit
import NumbersGame
import NumbersSolver

/// Requests the steps of a solution, one at a time.
public struct ExplainSolutionIntent: GameIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://explain`
  public static let activityType: String? = "explain"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The numbers on the tiles.
  @Parameter(numbers: .countdown) public var numbers: [Int]

  /// Creates the intent without values.
  public init() {}
}

/// Explains solutions.
struct ExplainSolutionHandler: GameHandler {
  let rules: Rules

  /// Takes the numbers of the game that had the target, and checks that there are enough tiles with them.
  var resolvers: [ParameterResolver<ExplainSolutionIntent>] {
    [
      .init(\.$numbers) { numbers, intent, context in
        let target = intent.$target.value
        return rules.resolve(numbers: context.numbers(for: target, or: numbers, rules), context)
      }
    ]
  }

  /// Goes through the steps of the solution that was told last, or else of the best, and names a trick that it uses.
  func handle(
    _ intent: ExplainSolutionIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let best = try await Solver(order: .easiest).solve(game)
    let solution = context.toldSolution(of: game, at: best.distance) ?? best
    let trick = Trick.all(in: solution, of: game).first
    var snippet = Snippet(solution, to: game, in: context.language)
    if let trick { snippet.blocks.append(.paragraph(trick.text(in: context.language))) }
    return .success(
      CoachMessage.steps(solution, trick).dialogue(in: context.language), snippet: snippet,
      followUps: game.followUps)
  }
}
