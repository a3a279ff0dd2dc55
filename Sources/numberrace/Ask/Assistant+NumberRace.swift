import ArgumentParser
import BankIntents
import CheckAnswer
import DrawGame
import IntentKit
import IntentLanguage
import IntentStore
import ListIntents
import NumbersGame
import SolveGame

extension Assistant {
  /// The assistant of this tool, with the user's words and shortcuts: every intent is one line here.
  static func numberRace(
    _ language: SpokenLanguage, _ apps: AppFiles, memory: FileMemory? = nil,
    environment: AssistantEnvironment = .system
  ) throws -> Assistant {
    let rules = language.rules
    return try Assistant(
      plugins: [
        Plugin(SolveGameHandler(rules: rules)),
        Plugin(CheckAnswerHandler(rules: rules)),
        Plugin(DrawGameHandler(rules: rules)),
      ] + ListPlugins.all(language: language.language) { try apps.lists() }
        + BankPlugins.all(language: language.language) { try apps.bank() },
      language: language.language,
      vocabulary: Vocabulary(appNames: ["NumberRace", "number race"]),
      words: memory?.words() ?? [], shortcuts: memory?.shortcuts() ?? [], memory: memory,
      linkScheme: numberRaceScheme, environment: environment)
  }

  /// The scheme of links to its activities.
  static let numberRaceScheme = "numberrace"
}

/// A language that the assistant speaks, and the game that is played in it.
enum SpokenLanguage: String, CaseIterable, ExpressibleByArgument {
  case english = "en"
  case french = "fr"

  /// The language of conversations.
  var language: Language { Language(code: rawValue) }

  var greeting: String {
    switch self {
    case .english: "What would you like to do? Say help for what there is, and Ctrl-D to end."
    case .french: "Que voulez-vous faire ? Dites aide pour savoir quoi, et Ctrl-D pour finir."
    }
  }

  var rules: Rules {
    switch self {
    case .english: .countdown
    case .french: .leCompteEstBon
    }
  }
}

/// The choice of a language.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language to speak: en, with Countdown's rules, or fr, with those of Le compte est bon.",
      valueName: "code"))
  var language = SpokenLanguage.english
}
