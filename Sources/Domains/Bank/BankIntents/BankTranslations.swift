import CBankTranslations
package import IntentKit

/// The translations of the intents of accounts, and their messages, which are in the folder `CBankTranslations/Texts`.
package enum BankTranslations {
  /// The messages.
  package static let messages = MessageCatalog(languages: ["en", "de", "es", "fr", "nl"]) {
    bank_translations($0).map { String(cString: $0) }
  }

  /// The translations. A test reads the texts.
  fileprivate static let all = try? IntentTranslations(messages.texts)
}

extension Intent {
  /// The translations of an intent of accounts.
  package static var bankTranslations: [String: IntentTranslation] {
    BankTranslations.all?[Self.self] ?? [:]
  }
}
