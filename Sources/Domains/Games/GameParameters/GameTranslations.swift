import CGameTranslations
package import IntentKit

/// The translations of the intents of the numbers game, and their messages, which are in the folder `CGameTranslations/Texts`.
package enum GameTranslations {
  /// The messages.
  package static let messages = MessageCatalog(ofDomain: {
    game_translations($0).map { String(cString: $0) }
  })

  /// The intents. A test reads the texts.
  fileprivate static let intents = IntentTranslations(of: messages)
}

/// An intent of the numbers game.
package protocol GameIntent: WrittenIntent {}

extension GameIntent {
  /// The texts of the intent.
  public static var texts: [String: IntentTranslation] {
    GameTranslations.intents?[Self.self] ?? [:]
  }

  /// "games".
  public static var domain: String { "games" }
}

/// A message of the numbers game.
package protocol GameText: WrittenMessage {}

extension GameText {
  /// The texts, in the section `messages` of `CGameTranslations/Texts`.
  public static var catalog: MessageCatalog { GameTranslations.messages }
}
