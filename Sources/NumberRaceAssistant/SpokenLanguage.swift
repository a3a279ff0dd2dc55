import IntentKit
public import NumbersGame

/// A language that the assistant speaks, by its ISO 639-1 code.
public enum SpokenLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  case english = "en"
  case french = "fr"

  /// The rules of the game that is played in the language: Countdown's, or those of Le compte est bon.
  public var rules: Rules {
    switch self {
    case .english: .countdown
    case .french: .leCompteEstBon
    }
  }

  var wording: any Wording {
    switch self {
    case .english: EnglishWording()
    case .french: FrenchWording()
    }
  }
}
