import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Requests the steps of a solution, one at a time.
public struct ExplainSolutionIntent: Intent {
  /// "Explain a solution".
  public static let title = "Explain a solution"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Goes through the steps of a solution slowly, one at a time, and says how each follows."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "explain [the solution (of|for)] {target} (with|using|from|out of) [the] [numbers] {numbers}"
  ]
  /// The phrases that request it after a game was solved.
  public static let followUpPhrases: [Phrase] = [
    "(why|how|how come|how so)",
    "(why|how) is that",
    "how did you (get|do|make|work out|find|reach) (it|that|this|there|{target})",
    "how (does|do) (that|it|this|you do that) [work]",
    "how (does|do) you (get|make|reach) (it|that|this|there|{target})",
    "(explain|walk me through|take me through) [(it|that|this|the solution|the answer|your answer|the working)]",
    "show me (how|the working)",
    "(show|tell|give) me (the|your) (steps|working)",
    "what (are|were) the steps",
    "[(one|go)] step by step",
    "(go|run) (through|over) (it|that|them|the steps) [again] [slowly]",
    "(read|say|repeat) (it|that|them) [again] (slowly|slower|more slowly)",
    "(slower|slowly|more slowly)",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Explain the solution [with {numbers}] [for {target}]"
  /// The translations of the intent.
  public static let translations = gameTranslations
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
public struct ExplainSolutionHandler: IntentHandler {
  private let rules: Rules

  /// Creates a handler.
  ///
  /// - Parameter rules: The rules of the games.
  public init(rules: Rules = .countdown) {
    self.rules = rules
  }

  /// Applies the rules' ranges of targets and numbers.
  ///
  /// - Parameter parameter: The declaration of a parameter.
  public func declare(_ parameter: inout ParameterDeclaration) { rules.declare(&parameter) }

  /// Checks that there are enough tiles with the numbers.
  public var resolvers: [ParameterResolver<ExplainSolutionIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// Goes through the steps of the best solution, and names a trick that it uses.
  ///
  /// - Parameters:
  ///   - intent: The game.
  ///   - context: The handling context.
  /// - Returns: The steps.
  /// - Throws: `GameError` if the numbers do not form a game; `SolverError` if the task is cancelled.
  public func handle(
    _ intent: ExplainSolutionIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let solution = try Solver(order: .easiest).solve(game)
    let trick = Trick.all(in: solution, of: game).first
    var snippet = Snippet(solution, to: game, in: context.language)
    if let trick { snippet.blocks.append(.paragraph(trick.text(in: context.language))) }
    return .success(
      CoachMessage.steps(solution, trick).dialogue(in: context.language), snippet: snippet,
      followUps: game.followUps)
  }
}
