import BigNumbersSolver
public import GameParameters
public import IntentKit
import NumbersGame
import NumbersSolver
import SolvePuzzle

/// Requests a hint for a game.
public struct GiveHintIntent: GameIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.show
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
struct GiveHintHandler: GameHandler {
  let rules: Rules

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
      guard let puzzle = context.latestPuzzle(besides: rules) else {
        return .withoutGame(in: context.language)
      }
      return try await hint(for: puzzle, intent, in: context.language)
    }
    let game = try Game(numbers: numbers, target: target, rules: rules)
    let hints = Self.hints(try await Solver(order: .easiest).solve(game), of: game)
    let (hint, next) = next(of: hints, intent)
    return .success(hint.dialogue(in: context.language), followUps: game.followUps(with: next))
  }

  /// The next of some hints, and the intent that asks for the one after it.
  private func next(
    of hints: [CoachMessage], _ intent: GiveHintIntent
  ) -> (hint: CoachMessage, next: GiveHintIntent) {
    let given = intent.givenCount ?? 0
    var next = intent
    next.givenCount = min(given + 1, hints.count)
    return (given < hints.count ? hints[given] : .noMoreHints, next)
  }

  /// Gives the next hint for a puzzle that is no game of the show.
  private func hint(
    for puzzle: Puzzle, _ intent: GiveHintIntent, in language: String
  ) async throws -> IntentResponse<Nothing> {
    let (solution, _) = try await puzzle.best(within: Self.patience)
    let (hint, next) = next(of: Self.hints(solution, of: puzzle), intent)
    return .success(
      hint.dialogue(in: language), followUps: [Invocation(next)] + puzzle.followUps)
  }

  /// The time for a puzzle with many numbers.
  private static let patience = Duration.seconds(5)

  /// The hints, in the order in which they are given.
  static func hints(_ solution: Solution, of game: Game) -> [CoachMessage] {
    let steps = solution.steps
    var hints = [CoachMessage.stepCount(steps.count, distance: "\(solution.distance)")]
    if let number = solution.unused(of: game).first, !steps.isEmpty {
      hints.append(.unneeded(number))
    }
    // The first of two steps or more is not the whole.
    if steps.count > 1 { hints.append(.firstStep(steps[0])) }
    return hints
  }

  /// The hints for a puzzle.
  static func hints(_ solution: PuzzleSolution, of puzzle: Puzzle) -> [CoachMessage] {
    let count = solution.formula.operationCount
    var hints = [CoachMessage.stepCount(count, distance: "\(solution.distance)")]
    if let number = puzzle.numbers.without(solution.formula.numbers).first {
      hints.append(.unneeded(number))
    }
    if count > 1, let part = solution.formula.firstPart { hints.append(.firstPart(part)) }
    return hints
  }
}

extension Formula {
  /// The operation that is carried out first, with its operands.
  fileprivate var firstPart: Formula? {
    switch self {
    case .number, .concatenation: nil
    case .unary(_, let inner): inner.firstPart ?? self
    case .binary(_, let left, let right): left.firstPart ?? right.firstPart ?? self
    }
  }
}
