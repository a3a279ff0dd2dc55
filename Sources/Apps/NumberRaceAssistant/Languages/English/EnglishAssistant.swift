import IntentLanguage
import NumbersGame

extension SpokenLanguage {
  /// English, with the rules of Countdown.
  public static let english = SpokenLanguage(
    .english, rules: .countdown,
    greeting: "What would you like to do? Say help for what there is.",
    terminalHint: "Ctrl-D ends the conversation.")
}
