import IntentLanguage
import NumbersGame

extension SpokenLanguage {
  /// Spanish, with the rules of Countdown.
  public static let spanish = SpokenLanguage(
    .spanish, rules: .countdown,
    greeting: "¿Qué quieres hacer? «Ayuda» te dice lo que hay.",
    terminalHint: "Ctrl-D termina la conversación.")
}
