public import GameParameters
public import IntentKit
import NumbersGame
import NumbersSolver

/// Requests the number of solutions of a game.
public struct CountSolutionsIntent: GameIntent {
  /// The number of distinct solutions.
  public typealias Result = Int

  /// The category of the intent.
  public static let verb = IntentVerb.show
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
struct CountSolutionsHandler: GameHandler {
  let rules: Rules

  /// Checks that there are enough tiles with the numbers.
  var resolvers: [ParameterResolver<CountSolutionsIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// Counts the distinct solutions at the smallest distance.
  func handle(
    _ intent: CountSolutionsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let solutions = try await Solver().solutions(of: game)
    let count = try await solutions.count
    return .success(
      CoachMessage.count(count, target: game.target, distance: solutions.distance)
        .dialogue(in: context.language),
      value: count, followUps: game.followUps)
  }
}
