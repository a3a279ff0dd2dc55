import CBankTranslations
package import IntentKit

/// The translations of the intents of accounts, and their messages, which are in the folder `CBankTranslations/Texts`.
package enum BankTranslations {
  /// The messages.
  package static let messages = MessageCatalog(ofDomain: {
    bank_translations($0).map { String(cString: $0) }
  })

  /// The intents. A test reads the texts.
  fileprivate static let intents = IntentTranslations(of: messages)
}

/// An intent of accounts.
protocol BankIntent: WrittenIntent {}

extension BankIntent {
  /// The texts of the intent.
  public static var texts: [String: IntentTranslation] {
    BankTranslations.intents?[Self.self] ?? [:]
  }

  /// By default, read-only. Private data is revealed, so it is not allowed while locked.
  public static var risk: Risk { Risk(confirmation: .never, isAllowedWhileLocked: false) }
}
