import CBankTranslations
package import IntentKit

/// The translations of the intents of accounts, and their messages, which are in the folder `CBankTranslations/Texts`.
package enum BankTranslations {
  /// The messages.
  package static let messages = MessageCatalog(
    languages: ["en", "de", "es", "fr", "nl"], text: text)

  /// The intents. A test reads the texts.
  fileprivate static let intents = try? IntentTranslations(
    messages.texts.merging(["en": text("en-intents") ?? ""]) { $1 })

  @Sendable private static func text(_ name: String) -> String? {
    bank_translations(name).map { String(cString: $0) }
  }
}

extension Intent {
  /// The texts of an intent of accounts.
  package static var bankTexts: [String: IntentTranslation] {
    BankTranslations.intents?[Self.self] ?? [:]
  }
}
