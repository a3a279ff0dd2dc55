import BigNumbersSolver
public import GameParameters
public import IntentKit
import NumbersGame
import NumbersSolver
import SolvePuzzle

/// Requests another solution of a game.
public struct FindAnotherSolutionIntent: GameIntent {
  /// The solution as an ASCII expression.
  public typealias Result = String

  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://another`
  public static let activityType: String? = "another"

  /// The target number; missing if the puzzle of the conversation is meant.
  @Parameter(target: .countdown) public var target: Int?
  /// The numbers on the tiles; missing if the puzzle of the conversation is meant.
  @Parameter(numbers: .countdown) public var numbers: [Int]?
  /// The number of solutions given besides the best one; zero by default.
  @Parameter(in: 0...1_000_000, title: "number of solutions told", prompt: "How many are known?")
  public var toldCount: Int?

  /// Creates the intent without values.
  public init() {}
}

/// Finds other solutions.
struct FindAnotherSolutionHandler: GameHandler {
  let rules: Rules

  /// Asks for the game, unless the conversation is about a puzzle, and checks that there are enough tiles with the numbers.
  var resolvers: [ParameterResolver<FindAnotherSolutionIntent>] {
    [
      .init(\.$target) { target, intent, context in
        if let target { return .success(target) }
        let isOfPuzzle = intent.numbers == nil && context.latestPuzzle(besides: rules) != nil
        return isOfPuzzle ? .notRequired : .needsValue
      },
      .init(\.$numbers) { numbers, intent, context in
        let isOfPuzzle = intent.target == nil && numbers == nil
        return isOfPuzzle ? .notRequired : rules.resolve(numbers: numbers, context)
      },
    ]
  }

  /// Finds the next solution: those with the fewest numbers come first.
  func handle(
    _ intent: FindAnotherSolutionIntent, context: HandlingContext
  ) async throws -> IntentResponse<String> {
    let language = context.language
    if intent.target == nil, let puzzle = context.latestPuzzle(besides: rules) {
      return try await another(of: puzzle, intent, in: language)
    }
    let game = try Game(numbers: intent.numbers ?? [], target: intent.target ?? 0, rules: rules)
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

  /// Finds the next solution of a puzzle that is no game of the show.
  private func another(
    of puzzle: Puzzle, _ intent: FindAnotherSolutionIntent, in language: String
  ) async throws -> IntentResponse<String> {
    guard puzzle.numbers.count <= Puzzle.fewNumbers else {
      return .success(
        CoachMessage.tooManyNumbers.dialogue(in: language), followUps: puzzle.followUps)
    }
    var solver = try PuzzleSolver(puzzle.rules)
    let told = intent.toldCount ?? 0
    let best = try await solver.solve(puzzle)
    let others = try await solver.solutions(of: puzzle).filter { $0 != best.formula }
    guard others.indices.contains(told) else {
      let message =
        best.isExact
        ? CoachMessage.noOther(told: told + 1)
        : .stepCount(best.formula.operationCount, distance: "\(best.distance)")
      return .success(message.dialogue(in: language), followUps: puzzle.followUps)
    }
    var another = intent
    another.toldCount = told + 1
    let next = PuzzleSolution(others[told], value: puzzle.target, target: puzzle.target)
    return .success(
      CoachMessage.anotherFormula(next.formula, value: next.value.mathematical).dialogue(
        in: language),
      snippet: Snippet(next, to: puzzle, in: language), value: next.formula.ascii,
      followUps: [Invocation(another)] + puzzle.followUps)
  }
}
