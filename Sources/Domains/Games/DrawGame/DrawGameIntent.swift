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
    "(draw|deal|give me|start|play|find|make) (an|a|another) [new] {difficulty} [new] [numbers|countdown] (game|round|puzzle|one) [with {large} (large|big) [one|ones|number|numbers|tile|tiles]]",
    "(draw|deal|give me|start|play) (a|another) [new] [numbers|countdown] (game|round|puzzle) [with {large} (large|big) [one|ones|number|numbers|tile|tiles]]",
    "[(give me|draw|deal)] {large} (large|big) [one|ones|number|numbers|tile|tiles]",
    "{large} (large|big) [one|ones|number|numbers|tile|tiles] [and] [the] {small} small [one|ones|number|numbers|tile|tiles]",
    "{small} small [one|ones|number|numbers|tile|tiles] [and] {large} (large|big) [one|ones|number|numbers|tile|tiles]",
    "{large} from the top",
    "{large} from the top [and] [the] {small} from (the bottom|anywhere else)",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "(numbers|countdown) (game|round|puzzle)",
    "(new|another|next|random|practice) [numbers|countdown] (game|round|puzzle)",
    "play countdown",
    "play [the] numbers",
    "{small} small [one|ones|number|numbers|tile|tiles]",
    "{large} (large|big) [and] the rest small",
    "(draw|deal|pick) [(some|six)] [new] (numbers|tiles)",
    "{large} from the top [and] {small} from [the] (bottom|rest)",
    "{small} from the bottom",
    "{small} small [and] {large} (large|big)",
    "{large} large {small} others",
    "{large} (large|big) [and] {small} from [the] (bottom|rest)",
    "{large} from the top row [and] {small} small",
    "{large} (large|big) [and] {small} small",
    "fresh numbers",
    "random numbers",
    "another go",
    "play again",
    "(let us|can we|shall we) play",
    "(draw|deal|pick|give me) six numbers",
    "all (small|large)",
    "set up a [countdown] [numbers] (game|round)",
    "[countdown] [numbers] (game|round|puzzle) {large} (large|big) {small} small",
    "(give me|come up with) a target [number] and six numbers",
    "(draw|deal|pick|give me) [some] [countdown] numbers",
    "(fresh|different|new|random) (board|selection|set|tiles)",
    "(fresh|new|another) set of (tiles|numbers)",
    "random (target|tiles|numbers)",
    "(different|new|another|random) target and (numbers|tiles)",
    "(target|tiles|numbers) and (target|tiles|numbers) random",
    "(draw|deal|pick|generate|choose) [six] [random] [countdown] (tiles|numbers) [and a target]",
    "put six numbers on the board",
    "go again",
    "(deal|play|give me) another one",
    "(draw|deal|pick) [the|some] numbers with {large} (large|big|from the top)",
    "hit me with another [one]",
    "one more game",
    "set (a|another) (game|round|puzzle)",
    "set (it|one) up with {large} (large|big)",
    "{large} (large|big) [and] the (remainder|others) small",
    "{large} of the (large|big) [one|ones|number|numbers|tile|tiles]",
    "{large} from the (top|big) (row|lot)",
    "{large} from the top row [and] {small} from (the bottom|anywhere else)",
    "{small} from (the bottom|below) [and] {large} from the top",
    "{difficulty} [numbers|countdown] (game|round|puzzle)",
    "(something|one) {difficulty}",
    "(a|an) {difficulty} one",
    "(game|round|puzzle) with {large} (large|big)",
    "(game|round|puzzle) with {small} small",
    "split of {large} (large|big) [and] {small} small",
  ]
  /// The phrases that request it while a game is at hand.
  public static let followUpPhrases: [Phrase] = [
    "[(make it|a|an|something|give me|draw|deal|can I have)] [(a|an|something|another)] [(bit|little)] {change} [one] [please]",
    "[(give me|draw|deal)] (another|a new|the next|one more) [(one|game)]",
    "(next|again) [one]",
  ]
  /// A one-sentence summary.
  public static let summary: Summary =
    "Draw a [{difficulty}] game [with {large} large tiles]"
  /// The translations of the intent.
  public static let translations = gameTranslations
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

  /// Creates the intent with a random number of large tiles.
  public init() {}

  /// Creates the intent.
  ///
  /// - Parameter large: The number of large tiles among the six.
  public init(large: Int?) {
    self.large = large
  }
}
