import GameParameters
public import IntentKit

/// Asks how the game is played.
public struct ExplainRulesIntent: WrittenIntent {
  /// "games".
  public static let domain = "games"
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The texts of the intent.
  public static let texts = gameTexts
  /// `numberrace://rules`
  public static let activityType: String? = "rules"

  /// Creates the intent.
  public init() {}
}

/// Explains the rules.
struct ExplainRulesHandler: IntentHandler {
  /// Explains the rules.
  func handle(
    _ intent: ExplainRulesIntent, context: HandlingContext
  ) async -> IntentResponse<Nothing> {
    .success(CoachMessage.rules.dialogue(in: context.language))
  }
}
