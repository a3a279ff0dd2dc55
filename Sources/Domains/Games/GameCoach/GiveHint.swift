import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Requests a hint for a game.
public struct GiveHintIntent: Intent {
  /// "Give a hint".
  public static let title = "Give a hint"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Tells a little about the best solution of a game: its steps, then a number that it doesn't need, "
    + "then its first step; never all of it."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "[give me] a (hint|clue) for {target} (with|using|from|out of) [the] [numbers] {numbers}"
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "(hint|hints|clue|clues|tip|tips) [for|on] [(getting|making|reaching|how to get|how to make)] {target} (with|using|from|out of) {numbers}"
  ]
  /// The phrases that request it while a game is at hand.
  public static let followUpPhrases: [Phrase] = [
    "[(give|tell) me] [(a|another|one more|the next)] (hint|clue|tip)",
    "(can|could) (I|we|you) (have|get|give me) (a|another|one more) (hint|clue|tip)",
    "help me [(a bit|a little|out)]",
    "(where|how) (do|should) I (start|begin)",
    "what (is|should be) the first step",
    "I am stuck", "I do not know",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Give a hint [with {numbers}] [for {target}]"
  /// The translations of the intent.
  public static let translations = gameTranslations
  /// `numberrace://hint`
  public static let activityType: String? = "hint"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The numbers on the tiles.
  @Parameter(numbers: .countdown) public var numbers: [Int]
  /// The number of hints given before; zero by default.
  @Parameter(in: 0...3, title: "number of hints given", prompt: "How many hints were given?")
  public var givenCount: Int?

  /// Creates the intent without values.
  public init() {}
}

/// Gives hints.
public struct GiveHintHandler: IntentHandler {
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
  public var resolvers: [ParameterResolver<GiveHintIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// Gives the next hint.
  ///
  /// - Parameters:
  ///   - intent: The game, and the number of hints given before.
  ///   - context: The handling context.
  /// - Returns: The hint.
  /// - Throws: `GameError` if the numbers do not form a game; `SolverError` if the task is cancelled.
  public func handle(
    _ intent: GiveHintIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let hints = Self.hints(try Solver(order: .easiest).solve(game), of: game)
    let given = intent.givenCount ?? 0
    var next = intent
    next.givenCount = min(given + 1, hints.count)
    let hint = given < hints.count ? hints[given] : .noMoreHints
    return .success(hint.dialogue(in: context.language), followUps: game.followUps(with: next))
  }

  /// The hints, in the order in which they are given.
  static func hints(_ solution: Solution, of game: Game) -> [CoachMessage] {
    let steps = solution.steps
    var unused = game.numbers
    for number in solution.expression.numbers {
      if let place = unused.firstIndex(of: number) { unused.remove(at: place) }
    }
    var hints = [CoachMessage.stepCount(steps.count, distance: solution.distance)]
    if let number = unused.first, !steps.isEmpty { hints.append(.unneeded(number)) }
    // The first of two steps or more is not the whole.
    if steps.count > 1 { hints.append(.firstStep(steps[0])) }
    return hints
  }
}
