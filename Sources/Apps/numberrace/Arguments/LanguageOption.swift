public import ArgumentParser
public import NumberRaceAssistant

/// The choice of a language.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language to speak: en, de, nl or es, with Countdown's rules, or fr, with those of Le compte est bon.",
      valueName: "code"))
  var language = SpokenLanguage.english
}

extension SpokenLanguage: ExpressibleByArgument {
  /// The language with a code.
  public init?(argument: String) { self.init(code: argument) }

  /// The code.
  public var defaultValueDescription: String { code }

  /// The codes of all languages.
  public static var allValueStrings: [String] { all.map(\.code) }
}
