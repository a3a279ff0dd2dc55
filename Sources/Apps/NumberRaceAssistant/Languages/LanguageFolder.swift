import BankIntents
import GameParameters
import IntentKit
import IntentLanguage
import ListIntents

/// The texts of a language, as files in a folder that a translator writes.
///
/// ```swift
/// let folder = LanguageFolder(code: "it", texts: [.words: words, .messages: messages])
/// for fault in folder.faults() { print(fault) }
/// ```
public struct LanguageFolder: Sendable {
  /// The ISO 639-1 code of the language.
  public let code: String
  let texts: [File: String]

  /// A file of the folder, with the texts of one subject.
  public enum File: String, CaseIterable, Sendable {
    /// The words by which sentences are understood.
    case words
    /// The messages of conversations, and the rules of the language.
    case messages
    /// The intents of the numbers game, and their messages.
    case games
    /// The intents of lists, and their messages.
    case lists
    /// The intents of accounts, and their messages.
    case bank

    /// The name of the file: "words.txt".
    public var name: String { "\(rawValue).txt" }

    /// The file of an intent.
    init?(_ intent: IntentDescription) {
      switch intent.domain {
      case "games": self = .games
      case "ListIntents": self = .lists
      case "BankIntents": self = .bank
      default: return nil
      }
    }

    /// The messages that this package has.
    var catalog: MessageCatalog? {
      switch self {
      case .words: nil
      case .messages: .conversations
      case .games: GameTranslations.messages
      case .lists: ListTranslations.messages
      case .bank: BankTranslations.messages
      }
    }
  }

  /// A fault in a file.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The file of the folder that has the fault.
    public let file: File
    /// The line, from 1 on; 0 if it is of the whole file.
    public let line: Int
    /// What is wrong, and what is allowed.
    public let reason: String

    /// The place and the reason.
    public var description: String {
      line > 0 ? "\(file.name), line \(line): \(reason)" : "\(file.name): \(reason)"
    }
  }

  /// Creates a folder of texts.
  ///
  /// - Parameters:
  ///   - code: The ISO 639-1 code of the language.
  ///   - texts: The texts by file. Missing ones are faults.
  public init(code: String, texts: [File: String]) {
    self.code = code
    self.texts = texts
  }

  /// The texts of a language of this package, to be translated or mended.
  public init(_ language: SpokenLanguage) {
    code = language.code
    var texts: [File: String] = [:]
    for file in File.allCases {
      texts[file] = file.catalog.map { $0.texts[language.code] ?? "" } ?? language.language.text
    }
    if code == "en" {
      // The parameters of English intents are declared in Swift.
      for plugin in NumberRace.plugins(language, AssistantStores()) {
        guard let file = File(plugin.intent) else { continue }
        texts[file, default: ""] += "\n" + plugin.intent.translationText
      }
    }
    self.texts = texts
  }

  /// The text of a file; `nil` if the folder lacks it.
  public subscript(file: File) -> String? { texts[file] }
}
