import CGameTranslations
package import IntentKit

/// The translations of the intents of the numbers game, and its messages, which are in the folder `CGameTranslations/Texts`.
package enum GameTranslations {
  /// The messages of the numbers game and of its coach.
  package static let messages = MessageCatalog(
    languages: ["en", "de", "es", "fr", "nl"], text: text)

  /// The intents. A test reads the texts.
  fileprivate static let intents = try? IntentTranslations(
    messages.texts.merging(["en": text("en-intents") ?? ""]) { $1 })

  @Sendable private static func text(_ name: String) -> String? {
    game_translations(name).map { String(cString: $0) }
  }
}

extension Intent {
  /// The texts of an intent of the numbers game.
  package static var gameTexts: [String: IntentTranslation] {
    GameTranslations.intents?[Self.self] ?? [:]
  }
}
