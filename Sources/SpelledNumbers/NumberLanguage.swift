/// A language in which numbers are read and spelled out.
public enum NumberLanguage: String, CaseIterable, Hashable, Sendable {
  /// English, with the British "and".
  case english = "en"
  /// French; Belgian and Swiss numbers are read too.
  case french = "fr"
  /// German.
  case german = "de"
  /// Dutch.
  case dutch = "nl"
  /// Spanish.
  case spanish = "es"

  /// The language of a code, whatever its region; English for those that there are no numbers of.
  ///
  /// - Parameter code: A code of ISO 639-1, perhaps with a region: "fr", "fr-CH", "fr_CH.UTF-8".
  public init(code: String) {
    self = NumberLanguage(rawValue: String(code.prefix(2)).lowercased()) ?? .english
  }
}
