import GameParameters
public import IntentKit
import NumbersGame
import NumbersSolver

/// Requests another solution of a game.
public struct FindAnotherSolutionIntent: WrittenIntent {
  /// The solution as an ASCII expression.
  public typealias Result = String

  /// "games".
  public static let domain = "games"
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The texts of the intent.
  public static let texts = gameTexts
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
struct FindAnotherSolutionHandler: IntentHandler {
  let rules: Rules

  /// Applies the rules' ranges of targets and numbers.
  func declare(_ parameter: inout ParameterDeclaration) { rules.declare(&parameter) }

  /// Checks that there are enough tiles with the numbers.
  var resolvers: [ParameterResolver<FindAnotherSolutionIntent>] {
    [.init(\.$numbers) { numbers, _, context in rules.resolve(numbers: numbers, context) }]
  }

  /// Finds the next solution: those with the fewest numbers come first.
  func handle(
    _ intent: FindAnotherSolutionIntent, context: HandlingContext
  ) async throws -> IntentResponse<String> {
    let game = try Game(numbers: intent.numbers, target: intent.target, rules: rules)
    let language = context.language
    if let last = context.recentGames(rules).first, last != game, intent.toldCount != nil {
      // "And 614?" after another solution asks for the solution of that.
      let solution = try await Solver(order: .easiest).solve(game)
      return .success(
        GameMessage.solved(solution).dialogue(in: language),
        snippet: Snippet(solution, to: game, in: language),
        value: solution.expression.text(in: .ascii), followUps: game.followUps)
    }
    let solver = Solver(order: .easiest)
    let best = try await solver.solve(game).expression.canonical
    let told = intent.toldCount ?? 0
    let solutions = try await solver.solutions(of: game)
    let others = solutions.filter { $0.expression.canonical != best }
    guard let next = await others.dropFirst(told).first(where: { _ in true }) else {
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
