public import IntentKit

/// A game, or an answer, that was spoken of before the latest one.
public enum EarlierGame: String, IntentEnum {
  /// The first that the conversation remembers.
  case first
  /// The one before the latest.
  case previous

  /// "earlier-game".
  public static let typeName = "earlier-game"

  /// The names of the case.
  public var names: [String] {
    switch self {
    case .first: ["first", "original"]
    case .previous: ["previous", "one before"]
    }
  }
}
