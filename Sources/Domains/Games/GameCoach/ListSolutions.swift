import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Requests all solutions of a game.
public struct ListSolutionsIntent: Intent {
  /// The number of distinct solutions.
  public typealias Result = Int

  /// "List the solutions".
  public static let title = "List the solutions"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Tells all solutions of a game if they are few; otherwise tells the first ones, and where the others are "
    + "listed."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(list|show|show me|give me|what are) (all|all the|every) (ways|solutions|solution) (to make|for|of) {target} (with|using|from|out of) [the] [numbers] {numbers}"
  ]
  /// The phrases that request it after a game was solved.
  public static let followUpPhrases: [Phrase] = [
    "(list|show|show me|give me|tell me|what are) (all|all the|every|all of the) [(other|possible)] (ways|solutions|answers|solution|answer)",
    "(list|show|show me|give me|tell me) (all of them|them all|the rest|the others)",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "List the solutions [with {numbers}] [for {target}]"
  /// The translations of the intent.
  public static let translations = gameTranslations
  /// `numberrace://solutions`
  public static let activityType: String? = "solutions"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The numbers on the tiles.
  @Parameter(numbers: .countdown) public var numbers: [Int]

  /// Creates the intent without values.
  public init() {}
}

/// Lists solutions.
public struct ListSolutionsHandler: IntentHandler {
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
  public var resolvers: [ParameterResolver<ListSolutionsIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// The maximum number of solutions that are read out.
  private static let maximumTold = 3

  /// Lists the distinct solutions at the smallest distance, those with the fewest numbers first. If there are
  /// more than can be listened to, the first ones are told, and the app is opened for all of them.
  ///
  /// - Parameters:
  ///   - intent: The game.
  ///   - context: The handling context.
  /// - Returns: The solutions.
  /// - Throws: `GameError` if the numbers do not form a game; `SolverError` or `CountStopped` if the
  ///   task is cancelled.
  public func handle(
    _ intent: ListSolutionsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let solutions = try Solver(order: .easiest).solutions(of: game)
    let count = try solutions.count
    let first = Array(solutions.prefix(Self.maximumTold))
    let dialogue = CoachMessage.list(first, count: count).dialogue(in: context.language)
    guard count > first.count else {
      return .success(dialogue, value: count, followUps: game.followUps)
    }
    var activity = UserActivity(intent, in: context.language)
    activity?.language = context.language
    return .continueInApp(dialogue, activity: activity, followUps: game.followUps)
  }
}
