import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Requests another solution of a game.
public struct FindAnotherSolutionIntent: Intent {
  /// The solution as an ASCII expression.
  public typealias Result = String

  /// "Find another solution".
  public static let title = "Find another solution"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Finds a solution of a game that is really different from the ones that were told: not only in "
    + "another order."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "another (way|solution) (for|of|to make|to get|to reach) {target} (with|using|from|out of) [the] [numbers] {numbers}"
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "(another|other|different) (way|solution) (for|of|to|to make|to get|to reach) {target} (with|using|from|out of) {numbers}"
  ]
  /// The phrases that request it after a game was solved.
  public static let followUpPhrases: [Phrase] = [
    "[(is|are) there] (another|a different|any other|one more|other) (way|ways|solution|solutions|answer|answers) [(of doing|to do) (it|that)]",
    "(show|give|tell|find) me (another|a different|one more) (way|solution|answer)",
    "(do|solve|make) (it|that) (differently|another way|a different way|some other way)",
    "can (it|that|you do it) [be done] (differently|another way|a different way|some other way)",
    "(what|any) others", "what else", "and another",
    "(is|was) (that|it) the only (way|solution|one)",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Find another solution [with {numbers}] [for {target}]"
  /// The translations of the intent.
  public static let translations = gameTranslations
  /// `numberrace://another`
  public static let activityType: String? = "another"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The numbers on the tiles.
  @Parameter(numbers: .countdown) public var numbers: [Int]
  /// The number of solutions given besides the best one; zero by default.
  @Parameter(in: 0...1_000_000, title: "number of solutions told", prompt: "How many are known?")
  public var toldCount: Int?

  /// Creates the intent without values.
  public init() {}
}

/// Finds other solutions.
public struct FindAnotherSolutionHandler: IntentHandler {
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
  public var resolvers: [ParameterResolver<FindAnotherSolutionIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// Finds the next solution: those with the fewest numbers come first.
  ///
  /// - Parameters:
  ///   - intent: The game, and the number of other solutions that were told.
  ///   - context: The handling context.
  /// - Returns: The solution, or that there are no more.
  /// - Throws: `GameError` if the numbers do not form a game; `SolverError` if the task is cancelled.
  public func handle(
    _ intent: FindAnotherSolutionIntent, context: HandlingContext
  ) async throws -> IntentResponse<String> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let language = context.language
    let solver = Solver(order: .easiest)
    let best = try solver.solve(game).expression.canonical
    let told = intent.toldCount ?? 0
    let others = try solver.solutions(of: game).lazy.filter { $0.expression.canonical != best }
    guard let next = others.dropFirst(told).first(where: { _ in true }) else {
      return .success(
        CoachMessage.noOther(told: told + 1).dialogue(in: language), followUps: game.followUps)
    }
    var another = intent
    another.toldCount = told + 1
    return .success(
      CoachMessage.another(next).dialogue(in: language),
      snippet: Snippet(next, to: game, in: language), value: next.expression.text(in: .ascii),
      followUps: game.followUps(with: another))
  }
}
