public import IntentKit
public import IntentLanguage
import IntentStore

/// A name that the app cannot have.
public struct AppNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was refused.
  public let name: String
  /// The language in which it cannot be one.
  public let language: String
  /// The reason.
  public let fault: AppNameFault

  /// The reason, and what is allowed.
  public var description: String {
    "'\(name.prefix(80))' can't be a name of the app: \(fault) (\(language)); choose a word that requests don't "
      + "have in them, such as Max"
  }
}

/// A word that the user cannot have.
public enum UserWordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is a command to the assistant, such as "stop" or "yes", in the language with a code.
  case command(String, language: String)
  /// There is no such kind of thing that a word could name.
  case unknownKind(String, known: [String])

  /// The reason, and what is allowed.
  public var description: String {
    switch self {
    case .command(let text, let language):
      "'\(text.prefix(80))' can't stand for another word: it is a command to the assistant (\(language))"
    case .unknownKind(let kind, let known):
      "there is no kind of thing '\(kind.prefix(80))'; choose one of \(known.joined(separator: ", "))"
    }
  }
}

extension NumberRace {
  /// Checks that a word of the user takes no command away, and names a kind of thing that there is.
  ///
  /// - Throws: ``UserWordError`` if it cannot be one; `StorageError` if a file cannot be accessed.
  public static func check(word: UserWord, stores: AssistantStores) throws {
    for language in SpokenLanguage.all {
      let assistant = try assistant(language: language, stores: stores, remembers: false)
      let known = assistant.catalog.entities.map(\.type)
      if let kind = word.kind, !known.contains(kind) {
        throw UserWordError.unknownKind(kind, known: known)
      }
      guard let recognizer = assistant.recognizer as? TemplateRecognizer else { continue }
      for text in [word.name] + word.pronunciations
      where recognizer.fault(ofAppName: text, among: KnownNames()) == .command {
        throw UserWordError.command(text, language: language.code)
      }
    }
  }

  /// Checks that a name can be one of the app in all languages.
  ///
  /// - Parameters:
  ///   - word: The name, with its pronunciations.
  ///   - stores: The files of the user, whose names it must not have.
  /// - Throws: ``AppNameError`` if it cannot; `StorageError` if a file cannot be accessed.
  public static func check(appName word: UserWord, stores: AssistantStores) async throws {
    for language in SpokenLanguage.all {
      let assistant = try assistant(language: language, stores: stores, remembers: false)
      guard let recognizer = assistant.recognizer as? TemplateRecognizer else { continue }
      let names = await assistant.knownNames()
      for name in [word.name] + word.pronunciations {
        if let fault = recognizer.fault(ofAppName: name, among: names) {
          throw AppNameError(name: name, language: language.code, fault: fault)
        }
      }
    }
  }
}
