import CListTranslations
package import IntentKit

/// The translations of the intents of lists, and their messages, which are in the folder `CListTranslations/Texts`.
package enum ListTranslations {
  /// The messages.
  package static let messages = MessageCatalog(ofDomain: {
    list_translations($0).map { String(cString: $0) }
  })

  /// The intents. A test reads the texts.
  fileprivate static let intents = IntentTranslations(of: messages)
}

/// An intent of lists.
protocol ListIntent: WrittenIntent {}

extension ListIntent {
  /// The texts of the intent.
  public static var texts: [String: IntentTranslation] {
    ListTranslations.intents?[Self.self] ?? [:]
  }

  /// By default, changes to lists can be undone, but their content is private, so they are not allowed
  /// while locked.
  public static var risk: Risk { Risk(confirmation: .whenGuessed, isAllowedWhileLocked: false) }
}
