public import GameParameters
public import IntentKit

/// Requests a random Countdown game.
public struct DrawGameIntent: Intent {
  /// The game.
  public typealias Result = GameValue

  /// "Draw a numbers game".
  public static let title = "Draw a numbers game"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Draws six tiles and a target as the show does, with as many large tiles as you like, and offers to "
    + "solve the game."
  /// The category of the intent.
  public static let verb = IntentVerb.create
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    """
    (draw|deal|give me|start) (a|another) [new] [numbers|countdown] (game|round|puzzle) \
    [with {large} large [ones|numbers|tiles]]
    """,
    "[give me] {large} (large|big) [ones|numbers|tiles]",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Draw a game [with {large} large tiles]"
  /// The translations of the intent.
  public static let translations = ["fr": french]
  /// `numberrace://draw`
  public static let activityType: String? = "draw"

  /// The number of large tiles among the six; random by default.
  @Parameter(in: 0...4, title: "number of large tiles", prompt: "How many large ones?")
  public var large: Int?

  /// Creates the intent with a random number of large tiles.
  public init() {}

  /// Creates the intent.
  ///
  /// - Parameter large: The number of large tiles among the six.
  public init(large: Int?) {
    self.large = large
  }
}
