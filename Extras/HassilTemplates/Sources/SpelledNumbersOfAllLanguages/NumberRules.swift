/// The rules by which a language puts whole numbers into words, in all forms that the Unicode CLDR has: cardinal and ordinal
/// numbers, by gender and case.
///
/// ```swift
/// let rules = NumberRules(code: "sv")
/// rules?.words(23)                            // "tjugotre"
/// rules?.words(1, "cardinal-reale")           // "en"
/// rules?.words(23, "ordinal-masculine")       // "tjugotredje"
/// ```
///
/// A value is parsed from a table when it is made; keep it. ``SpelledNumberReader`` reads numbers by the same rules. English,
/// French, German, Dutch and Spanish are here too, for their forms; to speak and to understand these, `NumberSpeller` and the
/// languages of an assistant know more ways to say a number.
///
/// Source: Unicode Technical Standard 35, part 3, "Rule-Based Number Formatting", as ICU implements it.
public struct NumberRules: Sendable {
  /// The language: an ISO 639 code, perhaps with a script or a region: "sv", "sr-Latn", "pt-BR".
  public let code: String
  /// All forms, in the order of the CLDR; the first one is for counting.
  public let forms: [Form]
  let sets: [RuleSet]

  /// A form in which numbers are said: "cardinal-feminine", "ordinal-masculine-genitive".
  public struct Form: Hashable, Sendable {
    /// The CLDR's name of the form, without "spellout-".
    public let name: String
    /// Whether it is for ordinal numbers: "second", "zweiter".
    public let isOrdinal: Bool
    let set: Int
  }

  /// The largest magnitude that is put into words: 999,999,999.
  public static let largest = 999_999_999

  /// The codes of all languages.
  public static var codes: [String] { RuleTable.all.keys.sorted() }

  /// Codes of languages that are filed under another one.
  private static let aliases = [
    "nb": "no", "tl": "fil", "iw": "he", "in": "id", "zh-tw": "zh-Hant", "zh-hk": "zh-Hant",
    "zh-mo": "zh-Hant", "pt-pt": "pt", "fr-lu": "fr-BE", "sh": "sr-Latn",
  ]

  /// The rules of a language.
  ///
  /// Codes are those of Home Assistant, in which "pt" is European Portuguese and "pt-BR" Brazilian. Where a region or script
  /// has no rules of its own, those of the language apply.
  ///
  /// - Parameter code: An ISO 639 code, perhaps with a script or region, and in either case: "sv", "sv-FI", "zh_Hant_HK",
  ///   "pt_BR.UTF-8". There are no rules, and the result is `nil`, for languages that are not in ``codes``.
  /// - Complexity: Linear in the size of the table, below 30 kB.
  public init?(code: String) {
    let plain = code.prefix { $0 != "." && $0 != "@" }
    let subtags = plain.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    for count in stride(from: subtags.count, to: 0, by: -1) {
      let wanted = subtags.prefix(count).joined(separator: "-")
      let found = Self.aliases[wanted] ?? Self.known[wanted]
      if let found, let table = RuleTable.all[found] {
        self.init(code: found, sets: RuleTable.parse(table))
        return
      }
    }
    return nil
  }

  /// The codes by their lowercase letters.
  private static let known = Dictionary(
    uniqueKeysWithValues: RuleTable.all.keys.map { ($0.lowercased(), $0) })

  init(code: String, sets: [RuleSet]) {
    self.code = code
    self.sets = sets
    forms = sets.indices.filter { !sets[$0].name.isEmpty }.map {
      Form(name: sets[$0].name, isOrdinal: sets[$0].name.hasPrefix("ordinal"), set: $0)
    }
  }

  /// The form with a name; `nil` if the language does not have it.
  ///
  /// - Parameter name: The CLDR's name without "spellout-": "cardinal-feminine".
  /// - Returns: The form.
  public func form(_ name: String) -> Form? { forms.first { $0.name == name } }
}
