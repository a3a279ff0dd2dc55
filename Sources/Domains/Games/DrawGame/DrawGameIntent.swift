public import GameParameters
public import IntentKit

/// Requests a random Countdown game.
public struct DrawGameIntent: GameIntent {
  /// The game.
  public typealias Result = GameValue

  /// The category of the intent.
  public static let verb = IntentVerb.create
  /// `numberrace://draw`
  public static let activityType: String? = "draw"

  /// The number of large tiles among the six; random by default.
  @Parameter(in: 0...4, title: "number of large tiles", prompt: "How many large ones?")
  public var large: Int?
  /// The number of small tiles among the six, which says how many are large.
  @Parameter(in: 2...6, title: "number of small tiles", prompt: "How many small ones?")
  public var small: Int?

  /// The difficulty of the game; any by default. A game of a given difficulty has an exact solution.
  @Parameter(prompt: "How hard?") public var difficulty: GameDifficulty?
  /// The difficulty compared with the last game.
  @Parameter(title: "change of the difficulty", prompt: "Harder or easier?")
  public var change: DifficultyChange?

  /// The way in which the game is chosen; random by default.
  @Parameter(prompt: "A random one, or the game of the day?") public var choice: GameChoice?

  /// Creates the intent with a random number of large tiles.
  public init() {}

  /// Creates the intent.
  public init(large: Int?) {
    self.large = large
  }
}
