/// A language of a show. The voices of browsers say numbers themselves, so the page has no words for them.
public struct NumberLanguage: Hashable, Sendable {
  /// The code of ISO 639-1.
  public let code: String

  /// English.
  public static let english = NumberLanguage(code: "en")
  /// French.
  public static let french = NumberLanguage(code: "fr")
  /// Dutch.
  public static let dutch = NumberLanguage(code: "nl")
}
