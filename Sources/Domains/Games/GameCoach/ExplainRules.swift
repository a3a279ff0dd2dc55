import GameParameters
public import IntentKit

/// Asks how the game is played.
public struct ExplainRulesIntent: Intent {
  /// "Explain the rules".
  public static let title = "Explain the rules"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Tells how the numbers game is played: what may be used, how often, and who wins."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(explain|tell me|what are) [(the|its|your)] rules [of (the|this|a)] [(numbers|countdown)] [game]",
    "how (do I|do you|do we|does one|can I) play [(the|this|a)] [(numbers|countdown)] game",
    "how (do I|do you|do we|does one|can I) play countdown",
    "how does (the|this|a) [(numbers|countdown)] game work",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "[game] rules", "how [to] play [the] [numbers] game",
    "(can|may|could|must|should) (I|you|we) use (a|any|each|every|the same) (number|tile|one) (once|twice|again|more than once|several times)",
    "(do|must|should) (I|you|we) [(have to|need to)] use (all|all of them|all [the] (numbers|tiles)|every (number|tile|one)|each (number|tile|one)|them all)",
    "(are|is) (fractions|negative numbers|brackets) allowed",
    "(can|may) (I|you|we) use (fractions|negative numbers|brackets)",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Explain the rules"
  /// The translations of the intent.
  public static let translations = gameTranslations
  /// `numberrace://rules`
  public static let activityType: String? = "rules"

  /// Creates the intent.
  public init() {}
}

/// Explains the rules.
public struct ExplainRulesHandler: IntentHandler {
  /// Creates a handler.
  public init() {}

  /// Explains the rules.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - context: The handling context.
  /// - Returns: The rules.
  public func handle(
    _ intent: ExplainRulesIntent, context: HandlingContext
  ) async -> IntentResponse<Nothing> {
    .success(CoachMessage.rules.dialogue(in: context.language))
  }
}
