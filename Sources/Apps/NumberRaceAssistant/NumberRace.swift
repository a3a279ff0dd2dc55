import BankIntents
import CheckAnswer
import DrawGame
import GameCoach
public import IntentKit
import IntentLanguage
import IntentStore
import ListIntents
import SolveGame
import SolvePuzzle

/// The assistant of this package: games, lists and money, with the user's own words and shortcuts.
///
/// All front ends share this assistant, and differ only in input and output:
///
/// ```swift
/// let stores = AssistantStores()  // in the user's data folder
/// let assistant = try NumberRace.assistant(language: .english, stores: stores)
/// let conversation = assistant.newConversation()
/// let turn = await conversation.respond(to: "solve a numbers game")
/// print(turn.dialogue.displayed)  // What is the target?
/// ```
public enum NumberRace {
  /// The scheme of links to the assistant's activities, such as `numberrace://solve?target=952`.
  public static let linkScheme = "numberrace"

  /// Puts the assistant together.
  ///
  /// It has the words and shortcuts that the user has at this moment; after a change to them, make another.
  ///
  /// - Parameters:
  ///   - language: The language it speaks.
  ///   - stores: The files it keeps. The memory is opened now, and the others when they are first needed.
  ///   - remembers: Whether it has a memory; if not, that file is not opened.
  ///   - environment: The source of time and chance.
  /// - Returns: The assistant.
  /// - Throws: `StorageError` if the memory cannot be used.
  public static func assistant(
    language: SpokenLanguage = .english, stores: AssistantStores, remembers: Bool = true,
    environment: AssistantEnvironment = .system
  ) throws -> Assistant {
    let memory = remembers ? try stores.memory() : nil
    return try Assistant(
      plugins: plugins(language, stores), language: language.language,
      vocabulary: Vocabulary(appNames: appNames),
      words: memory?.words() ?? [], shortcuts: memory?.shortcuts() ?? [], memory: memory,
      linkScheme: linkScheme, environment: environment)
  }

  /// The name of the app, and how speech recognisers write it. The user's own names are words of the kind
  /// `UserWord/appKind`.
  public static let appNames = ["NumberRace", "number race", "numbers race", "numberace"]

  /// All that the assistant can do: each domain is one line.
  static func plugins(_ language: SpokenLanguage, _ stores: AssistantStores) -> [Plugin] {
    let rules = language.rules
    let games = [
      Plugin(SolveGameHandler(rules: rules)), Plugin(SolvePuzzleHandler(rules: rules)),
      Plugin(CheckAnswerHandler(rules: rules)), Plugin(DrawGameHandler(rules: rules)),
    ]
    return games + CoachPlugins.all(rules: rules)
      + ListPlugins.all(language: language.language) { try stores.lists() }
      + BankPlugins.all(language: language.language) { try stores.bank() }
  }
}
