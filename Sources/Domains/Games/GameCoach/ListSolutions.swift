public import GameParameters
public import IntentKit
import NumbersGame
import NumbersSolver

/// Requests all solutions of a game.
public struct ListSolutionsIntent: GameIntent {
  /// The number of distinct solutions.
  public typealias Result = Int

  /// The category of the intent.
  public static let verb = IntentVerb.show
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
struct ListSolutionsHandler: GameHandler {
  let rules: Rules

  /// Checks that there are enough tiles with the numbers.
  var resolvers: [ParameterResolver<ListSolutionsIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// The maximum number of solutions that are read out.
  private static let maximumTold = 3

  /// Lists the distinct solutions at the smallest distance, those with the fewest numbers first. If there are
  /// more than can be listened to, the first ones are told, and the app is opened for all of them.
  func handle(
    _ intent: ListSolutionsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let solutions = try await Solver(order: .easiest).solutions(of: game)
    let count = try await solutions.count
    var first: [Solution] = []
    for await solution in solutions.prefix(Self.maximumTold) { first.append(solution) }
    let dialogue = CoachMessage.list(first, count: count).dialogue(in: context.language)
    guard count > first.count else {
      return .success(dialogue, value: count, followUps: game.followUps)
    }
    var activity = UserActivity(intent, in: context.language)
    activity?.language = context.language
    return .continueInApp(dialogue, activity: activity, followUps: game.followUps)
  }
}
