public import IntentKit
public import IntentLanguage
import IntentStore

/// A name that the app cannot have.
public struct AppNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name.
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

extension NumberRace {
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
