import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Requests the number of solutions of a game.
public struct CountSolutionsIntent: Intent {
  /// The number of distinct solutions.
  public typealias Result = Int

  /// "Count the solutions".
  public static let title = "Count the solutions"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Counts the solutions of a game that are really different: not only in another order."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "how many (ways|solutions) (are there|can you) (to|for|make|of) [make] {target} (with|using|from|out of) [the] [numbers] {numbers}",
    "count the (ways|solutions) (to make|for|of) {target} (with|using|from|out of) [the] [numbers] {numbers}",
  ]
  /// The phrases that request it after a game was solved.
  public static let followUpPhrases: [Phrase] = [
    "[in] how many [(different|other|more)] (ways|solutions|answers) [(are there|exist|is it possible|does it have|has it got|can you do it|can it be done)] [(to do it|of doing it)]",
    "(count|number of) [the] (ways|solutions)",
    "how many",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Count the solutions [with {numbers}] [for {target}]"
  /// The translations of the intent.
  public static let translations = gameTranslations
  /// `numberrace://count`
  public static let activityType: String? = "count"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The numbers on the tiles.
  @Parameter(numbers: .countdown) public var numbers: [Int]

  /// Creates the intent without values.
  public init() {}
}

/// Counts solutions.
public struct CountSolutionsHandler: IntentHandler {
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
  public var resolvers: [ParameterResolver<CountSolutionsIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// Counts the distinct solutions at the smallest distance.
  ///
  /// - Parameters:
  ///   - intent: The game.
  ///   - context: The handling context.
  /// - Returns: The number.
  /// - Throws: `GameError` if the numbers do not form a game; `SolverError` or `CountStopped` if the
  ///   task is cancelled.
  public func handle(
    _ intent: CountSolutionsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let solutions = try Solver().solutions(of: game)
    let count = try solutions.count
    return .success(
      CoachMessage.count(count, target: game.target, distance: solutions.distance)
        .dialogue(in: context.language),
      value: count, followUps: game.followUps)
  }
}
