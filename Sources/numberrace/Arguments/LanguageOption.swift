public import ArgumentParser
public import NumberRaceAssistant

/// The choice of a language.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language to speak: en, with Countdown's rules, or fr, with those of Le compte est bon.",
      valueName: "code"))
  var language = SpokenLanguage.english
}

extension SpokenLanguage: ExpressibleByArgument {
  /// The first words to someone at a terminal.
  var greeting: String {
    switch self {
    case .english: "What would you like to do? Say help for what there is, and Ctrl-D to end."
    case .french: "Que voulez-vous faire ? Dites aide pour savoir quoi, et Ctrl-D pour finir."
    }
  }
}
