import IntentLanguage
import NumbersGame

extension SpokenLanguage {
  /// French, with the rules of Le compte est bon.
  public static let french = SpokenLanguage(
    .french, rules: .leCompteEstBon,
    greeting: "Que voulez-vous faire ? Dites aide pour savoir quoi.",
    terminalHint: "Ctrl-D termine la conversation.")
}
