import CListTranslations
package import IntentKit

/// The translations of the intents of lists, and their messages, which are in the folder `CListTranslations/Texts`.
package enum ListTranslations {
  /// The messages.
  package static let messages = MessageCatalog(languages: ["en", "de", "es", "fr", "nl"]) {
    list_translations($0).map { String(cString: $0) }
  }

  /// The translations. A test reads the texts.
  fileprivate static let all = try? IntentTranslations(messages.texts)
}

extension Intent {
  /// The translations of an intent of lists.
  package static var listTranslations: [String: IntentTranslation] {
    ListTranslations.all?[Self.self] ?? [:]
  }
}
