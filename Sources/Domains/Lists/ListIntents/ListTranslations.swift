import CListTranslations
package import IntentKit

/// The translations of the intents of lists, and their messages, which are in the folder `CListTranslations/Texts`.
package enum ListTranslations {
  /// The messages.
  package static let messages = MessageCatalog(
    languages: ["en", "de", "es", "fr", "nl"], text: text)

  /// The intents. A test reads the texts.
  fileprivate static let intents = try? IntentTranslations(
    messages.texts.merging(["en": text("en-intents") ?? ""]) { $1 })

  @Sendable private static func text(_ name: String) -> String? {
    list_translations(name).map { String(cString: $0) }
  }
}

extension Intent {
  /// The texts of an intent of lists.
  package static var listTexts: [String: IntentTranslation] {
    ListTranslations.intents?[Self.self] ?? [:]
  }
}
