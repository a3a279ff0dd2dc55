import CBankTranslations
package import IntentKit

/// The translations of the intents of accounts, and their messages, which are in the folder `CBankTranslations/Texts`.
package enum BankTranslations {
  /// The texts by language.
  package static let texts: [String: String] = {
    let languages: [String] = ["de", "en", "fr"]
    return languages.reduce(into: [:]) { texts, language in
      texts[language] = bank_translations(language).map { String(cString: $0) }
    }
  }()

  /// The translations. A test reads the texts.
  fileprivate static let all = try? IntentTranslations(texts)
}

extension Intent {
  /// The translations of an intent of accounts.
  package static var bankTranslations: [String: IntentTranslation] {
    BankTranslations.all?[Self.self] ?? [:]
  }
}
