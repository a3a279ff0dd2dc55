import CMessages

extension MessageCatalog {
  /// The messages of conversations, and the rules of their languages, in the folder `CMessages/Texts`.
  package static let conversations = MessageCatalog(
    languages: ["en", "de", "es", "fr", "nl"], text: conversationText,
    rules: { _ in LanguageRules() })

  static func conversationText(_ language: String) -> String? {
    message_texts(language).map { String(cString: $0) }
  }
}
