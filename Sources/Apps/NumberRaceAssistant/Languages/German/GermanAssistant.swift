import IntentLanguage
import NumbersGame

extension SpokenLanguage {
  /// German, with the rules of Countdown.
  public static let german = SpokenLanguage(
    .german, rules: .countdown,
    greeting: "Was möchtest du tun? „Hilfe“ sagt dir, was geht.",
    terminalHint: "Strg-D beendet das Gespräch.")
}
