import CMessages

extension MessageCatalog {
  /// The languages that this package has, the first one at the beginning.
  private static let ownLanguages = ["en", "de", "es", "fr", "nl"]

  /// The messages of conversations, and the rules of their languages, in the folder `CMessages/Texts`.
  package static let conversations = MessageCatalog(
    languages: ownLanguages, text: conversationText, rules: { _ in LanguageRules() })

  static func conversationText(_ language: String) -> String? {
    message_texts(language).map { String(cString: $0) }
  }

  /// Creates the messages of a domain in the languages that this package has.
  ///
  /// - Parameter text: The text of a language. That of `en-intents` has the English intents.
  package convenience init(ofDomain text: @escaping @Sendable (String) -> String?) {
    self.init(languages: Self.ownLanguages, text: text)
  }
}
