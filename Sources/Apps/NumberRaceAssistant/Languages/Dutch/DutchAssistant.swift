import IntentLanguage
import NumbersGame

extension SpokenLanguage {
  /// Dutch, with the rules of Countdown.
  public static let dutch = SpokenLanguage(
    .dutch, rules: .countdown,
    greeting: "Wat wil je doen? ‘Help’ zegt je wat er kan.",
    terminalHint: "Ctrl-D beëindigt het gesprek.")
}
