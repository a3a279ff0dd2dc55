public import GameParameters
public import IntentKit
import NumbersGame

/// Asks something about a game, or about the solution that was told last.
public struct DescribeGameIntent: GameIntent {
  /// The solution as an ASCII expression, if the answer has one.
  public typealias Result = String

  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://game`
  public static let activityType: String? = "game"

  /// The game before the latest one to which the conversation goes back.
  @Parameter(prompt: "The first game, or the one before?") public var earlier: EarlierGame?
  /// The difference of the target from that of the latest game, if it is higher.
  @Parameter(in: 1...100, title: "difference upwards", prompt: "How much more?")
  public var more: Int?
  /// The difference of the target from that of the latest game, if it is lower.
  @Parameter(in: 1...100, title: "difference downwards", prompt: "How much less?")
  public var less: Int?
  /// The target number; that of the latest game by default.
  @Parameter(target: .countdown) public var target: Int?
  /// The numbers on the tiles; those of the latest game by default.
  @Parameter(numbers: .countdown) public var numbers: [Int]?
  /// The question; the game itself by default.
  @Parameter(prompt: "What would you like to know?") public var question: GameQuestion?
  /// The numbers that a solution is to do with, or without.
  @Parameter(each: .integer([1...100]), count: 1...4, prompt: "With or without which number?")
  public var tiles: [Int]?

  /// Creates the intent without values.
  public init() {}
}

/// A question about a game.
public enum GameQuestion: String, IntentEnum {
  /// The target and the numbers.
  case game
  /// Whether the target can be reached, or how nearly.
  case reach
  /// How hard it is.
  case difficulty
  /// How many steps it takes.
  case steps
  /// Which numbers are not used.
  case unused
  /// Whether there is a shorter solution.
  case shortest
  /// A solution without some numbers.
  case without
  /// Whether some numbers are needed.
  case needed
  /// A solution with some numbers.
  case with
  /// The highest target that can be reached.
  case highest
  /// The numbers that a solution uses.
  case used
  /// How to begin.
  case firstStep = "first-step"
  /// None: the user wants to try first.
  case ownTry = "own-try"

  /// Whether it is about a solution, rather than the game.
  var isOfSolution: Bool {
    switch self {
    case .game, .reach, .difficulty, .steps, .highest, .firstStep, .ownTry: false
    case .unused, .used, .shortest, .without, .needed, .with: true
    }
  }

  /// "game-question".
  public static let typeName = "game-question"

  /// The names of the case.
  public var names: [String] {
    switch self {
    case .game: ["numbers and target"]
    case .reach: ["reachable"]
    case .difficulty: ["difficulty"]
    case .steps: ["number of steps"]
    case .unused: ["unused numbers"]
    case .shortest: ["shortest solution"]
    case .without: ["solution without a number"]
    case .needed: ["needed numbers"]
    case .with: ["solution with a number"]
    case .highest: ["highest target"]
    case .used: ["used numbers"]
    case .firstStep: ["first step"]
    case .ownTry: ["own try"]
    }
  }
}
