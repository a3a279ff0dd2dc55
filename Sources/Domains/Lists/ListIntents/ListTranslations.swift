import CListTranslations
package import IntentKit

/// The translations of the intents of lists, and their messages, which are in the folder `CListTranslations/Texts`.
package enum ListTranslations {
  /// The texts by language.
  package static let texts: [String: String] = {
    let languages: [String] = ["de", "en", "fr"]
    return languages.reduce(into: [:]) { texts, language in
      texts[language] = list_translations(language).map { String(cString: $0) }
    }
  }()

  /// The translations. A test reads the texts.
  fileprivate static let all = try? IntentTranslations(texts)
}

extension Intent {
  /// The translations of an intent of lists.
  package static var listTranslations: [String: IntentTranslation] {
    ListTranslations.all?[Self.self] ?? [:]
  }
}
