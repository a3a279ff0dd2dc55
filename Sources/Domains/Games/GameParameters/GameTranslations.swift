import CGameTranslations
package import IntentKit

/// The translations of the intents of the numbers game, and its messages, which are in the folder `CGameTranslations/Texts`.
package enum GameTranslations {
  /// The messages of the numbers game and of its coach.
  package static let messages = MessageCatalog(languages: ["en", "de", "es", "fr", "nl"]) {
    game_translations($0).map { String(cString: $0) }
  }

  /// The translations. A test reads the texts.
  fileprivate static let all = try? IntentTranslations(messages.texts)
}

extension Intent {
  /// The translations of an intent of the numbers game.
  package static var gameTranslations: [String: IntentTranslation] {
    GameTranslations.all?[Self.self] ?? [:]
  }
}
