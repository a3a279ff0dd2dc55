/// How the user's locale separates groups of digits, and decimals.
enum DigitGrouping {
  /// The separator of decimals in the user's locale: a comma where groups of digits are not separated by one or by an
  /// apostrophe.
  static let decimal = decimal(beside: separator)

  /// The separator of decimals where groups of digits have a separator.
  static func decimal(beside separator: Character) -> Character {
    [",", "’"].contains(separator) ? "." : ","
  }

  /// The separator of the locale that `LC_ALL`, `LC_NUMERIC` or `LANG` names, in this order; a comma where there is
  /// none.
  static let separator = separator(
    of: ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap(Platform.environment).first ?? "C")

  /// The separator of a locale such as `de_DE.UTF-8`.
  ///
  /// Source: the Unicode Common Locale Data Repository, `numbers/symbols/group`.
  static func separator(of locale: String) -> Character {
    let name = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").map(String.init)
    let (language, region) = (name.first ?? "", name.dropFirst().first ?? "")
    switch (language, region) {
    case (_, "CH"), (_, "LI"): return "’"
    case ("es", "MX"), ("es", "US"): return ","
    case ("pt", "PT"): return "\u{A0}"
    case ("de", "AT"): return "\u{A0}"
    case ("de", _), ("nl", _), ("it", _), ("es", _), ("pt", _), ("da", _), ("el", _), ("tr", _),
      ("id", _), ("hr", _), ("sr", _), ("sl", _), ("ro", _), ("ca", _), ("vi", _):
      return "."
    case ("fr", _): return "\u{202F}"
    case ("sv", _), ("nb", _), ("nn", _), ("no", _), ("fi", _), ("pl", _), ("cs", _), ("sk", _),
      ("hu", _), ("ru", _), ("uk", _), ("bg", _), ("lt", _), ("lv", _), ("et", _):
      return "\u{A0}"
    default: return ","
    }
  }
}
