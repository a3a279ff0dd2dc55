import GameParameters
public import IntentKit
import NumbersGame
import NumbersSolver

/// Requests a hint for a game.
public struct GiveHintIntent: WrittenIntent {
  /// "games".
  public static let domain = "games"
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The texts of the intent.
  public static let texts = gameTexts
  /// `numberrace://hint`
  public static let activityType: String? = "hint"

  /// The target number; that of the latest game by default.
  @Parameter(target: .countdown) public var target: Int?
  /// The numbers on the tiles; those of the latest game by default.
  @Parameter(numbers: .countdown) public var numbers: [Int]?
  /// The number of hints given before; zero by default.
  @Parameter(in: 0...3, title: "number of hints given", prompt: "How many hints were given?")
  public var givenCount: Int?

  /// Creates the intent without values.
  public init() {}
}

/// Gives hints.
struct GiveHintHandler: IntentHandler {
  let rules: Rules

  /// Applies the rules' ranges of targets and numbers.
  func declare(_ parameter: inout ParameterDeclaration) { rules.declare(&parameter) }

  /// Fills in the game that was drawn, solved or spoken of.
  var resolvers: [ParameterResolver<GiveHintIntent>] {
    [
      .init(\.$target) { target, intent, context in
        rules.resolve(target: target, of: intent.numbers, context)
      },
      .init(\.$numbers) { numbers, intent, context in
        rules.resolve(numbers: numbers, for: intent.target, context)
      },
    ]
  }

  /// Gives the next hint.
  func handle(
    _ intent: GiveHintIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    guard let numbers = intent.numbers, let target = intent.target else {
      return .withoutGame(in: context.language)
    }
    let game = try Game(numbers: numbers, target: target, rules: rules)
    let hints = Self.hints(try await Solver(order: .easiest).solve(game), of: game)
    let given = intent.givenCount ?? 0
    var next = intent
    next.givenCount = min(given + 1, hints.count)
    let hint = given < hints.count ? hints[given] : .noMoreHints
    return .success(hint.dialogue(in: context.language), followUps: game.followUps(with: next))
  }

  /// The hints, in the order in which they are given.
  static func hints(_ solution: Solution, of game: Game) -> [CoachMessage] {
    let steps = solution.steps
    var hints = [CoachMessage.stepCount(steps.count, distance: solution.distance)]
    if let number = solution.unused(of: game).first, !steps.isEmpty {
      hints.append(.unneeded(number))
    }
    // The first of two steps or more is not the whole.
    if steps.count > 1 { hints.append(.firstStep(steps[0])) }
    return hints
  }
}
