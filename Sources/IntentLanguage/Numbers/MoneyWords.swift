/// The words for money in a language. Currencies have ISO 4217 codes.
public struct MoneyWords: Sendable {
  /// The currencies by unit word.
  private let units: [String: String]
  /// The currencies by hundredth word; `nil` for a word that several currencies share.
  let hundredths: [String: String?]
  let suffixes: [String: String]
  let notes: [String: Int]
  let noteCurrency: String?
  let scales: [String: Int]
  let and: Set<String>

  /// Creates the words for money. All words are lowercase and without accents.
  ///
  /// - Parameters:
  ///   - units: The words for units, by the code of the currency: "pound", "pounds".
  ///   - hundredths: The words for hundredths, by the code of the currency: "penny", "pence".
  ///   - otherHundredths: The words for hundredths of several currencies: "cent", "cents".
  ///   - suffixes: Letters after digits, as in "50p", with the currency of the hundredths.
  ///   - notes: The words for banknotes, by their number of units.
  ///   - noteCurrency: The currency of the banknotes.
  ///   - scales: Words for numbers that are only used with money: "grand".
  ///   - and: The words between units and hundredths, separated by spaces.
  public init(
    units: [String: [String]] = [:], hundredths: [String: [String]] = [:],
    otherHundredths: [String] = [], suffixes: [String: String] = [:], notes: [String: Int] = [:],
    noteCurrency: String? = nil, scales: [String: Int] = [:], and: String = ""
  ) {
    var currencies: [String: String] = [:]
    for (code, words) in units { for word in words { currencies[word] = code } }
    var parts: [String: String?] = [:]
    for (code, words) in hundredths { for word in words { parts[word] = .some(code) } }
    for word in otherHundredths { parts[word] = .some(nil) }
    self.units = currencies
    self.hundredths = parts
    self.suffixes = suffixes
    self.notes = notes
    self.noteCurrency = noteCurrency
    self.scales = scales
    self.and = Sentence.set(and, Spelling())
  }

  /// The words that many languages share.
  public static let international = MoneyWords(
    units: ["EUR": ["euro", "euros"], "USD": ["dollar", "dollars"]],
    otherHundredths: ["cent", "cents"])

  /// The currency of a prefix: "£", "EUR".
  static func sign(_ word: String) -> String? { codes[word.lowercased()] ?? signs[word] }

  /// The currency of a suffix: "pounds", "€", "EUR".
  func unit(_ word: String) -> String? {
    units[word] ?? Self.signs[word] ?? Self.codes[word]
  }

  private static let signs = ["£": "GBP", "$": "USD", "€": "EUR"]

  /// The currency codes, in spoken and typed form.
  private static let codes = Dictionary(
    uniqueKeysWithValues: ["GBP", "USD", "EUR", "CHF", "JPY", "KWD"].map { ($0.lowercased(), $0) })
}
