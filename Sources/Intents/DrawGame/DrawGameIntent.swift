public import GameParameters
public import IntentKit

/// Asks for a Countdown game to be drawn.
public struct DrawGameIntent: Intent {
  /// The game.
  public typealias Result = GameValue

  /// "Draw a numbers game".
  public static let title = "Draw a numbers game"
  /// What it does.
  public static let explanation =
    "Draws six tiles and a target as the show does, with as many large tiles as you like, and offers to "
    + "solve the game."
  /// Something new comes of it.
  public static let verb = IntentVerb.create
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    """
    (draw|deal|give me|start) (a|another) [new] [numbers|countdown] (game|round|puzzle) \
    [with {large} large [ones|numbers|tiles]]
    """,
    "[give me] {large} (large|big) [ones|numbers|tiles]",
  ]
  /// The question before it is done, if there is one.
  public static let summary: Summary = "Draw a game [with {large} large tiles]"
  /// The intent in other languages.
  public static let translations = ["fr": french]
  /// `numberrace://draw`
  public static let activityType: String? = "draw"

  /// How many of the six tiles are large; chance decides if it is not given.
  @Parameter(in: 0...4, title: "number of large tiles", prompt: "How many large ones?")
  public var large: Int?

  /// A game with any number of large tiles.
  public init() {}

  /// A game.
  ///
  /// - Parameter large: How many of the six tiles are large.
  public init(large: Int?) {
    self.large = large
  }
}
