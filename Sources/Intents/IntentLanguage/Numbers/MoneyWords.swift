/// The words for money in a language. Currencies have ISO 4217 codes.
public struct MoneyWords: Sendable {
  /// The currencies by unit, of one or two words separated by a space.
  private let units: [String: String]
  /// The currencies by hundredth word; `nil` for a word that several currencies share.
  let hundredths: [String: String?]
  let suffixes: [String: String]
  let notes: [String: Int]
  let noteCurrency: String?
  let scales: [String: Int]
  let scaleSuffixes: [String: Int]
  let and: Set<String>
  let readsPairs: Bool
  let shortensScales: Bool
  /// The most usual words for units, and for hundredths.
  let usualUnits: [String]
  let usualHundredths: [String]

  /// Creates the words for money. All words are lowercase and without accents.
  ///
  /// - Parameters:
  ///   - units: The words for units, by the code of the currency: "pound", "us dollars".
  ///   - hundredths: The words for hundredths, by the code of the currency: "penny", "pence".
  ///   - otherHundredths: The words for hundredths of several currencies: "cent", "cents".
  ///   - suffixes: Letters after digits, as in "50p", with the currency of the hundredths.
  ///   - notes: The words for banknotes, by their number of units.
  ///   - noteCurrency: The currency of the banknotes.
  ///   - scales: Words that multiply the preceding number, besides those of the language's
  ///     lexicon: "grand".
  ///   - scaleSuffixes: Letters after digits that multiply them, as in "3k".
  ///   - and: The words between units and hundredths, separated by spaces.
  ///   - readsPairs: Whether two numbers without a unit are units and hundredths: "cinq cinquante"
  ///     for 5.50. In languages where ``NumberWords`` reads pairs, they are, in doubt.
  ///   - shortensScales: Whether a digit after a scale can be tenths of the scale, in doubt: "mille
  ///     cinq" for 1500.
  public init(
    units: [String: [String]] = [:], hundredths: [String: [String]] = [:],
    otherHundredths: [String] = [], suffixes: [String: String] = [:], notes: [String: Int] = [:],
    noteCurrency: String? = nil, scales: [String: Int] = [:],
    scaleSuffixes: [String: Int] = [:], and: String = "", readsPairs: Bool = false,
    shortensScales: Bool = false
  ) {
    var currencies: [String: String] = [:]
    for (code, words) in units { for word in words { currencies[word] = code } }
    var parts: [String: String?] = [:]
    for (code, words) in hundredths { for word in words { parts[word] = .some(code) } }
    for word in otherHundredths { parts[word] = .some(nil) }
    self.units = currencies
    self.hundredths = parts
    usualUnits = units.keys.sorted().flatMap { units[$0, default: []].prefix(2) }
    usualHundredths =
      hundredths.keys.sorted().flatMap { hundredths[$0, default: []].prefix(2) }
      + otherHundredths.filter { $0.allSatisfy(\.isLetter) }.prefix(2)
    self.suffixes = suffixes
    self.notes = notes
    self.noteCurrency = noteCurrency
    self.scales = scales
    self.scaleSuffixes = scaleSuffixes
    self.and = Sentence.set(and, Spelling())
    self.readsPairs = readsPairs
    self.shortensScales = shortensScales
  }

  /// The words that many languages share.
  public static let international = MoneyWords(
    units: ["EUR": ["euro", "euros"], "USD": ["dollar", "dollars"]],
    otherHundredths: ["cent", "cents"])

  /// The currency of a prefix: "£", "EUR".
  static func sign(_ word: String) -> String? { codes[word.lowercased()] ?? signs[word] }

  /// The currency of the leading words, and their number: "pounds", "US dollars", "€", "EUR".
  func unit(_ words: ArraySlice<Sentence.Word>) -> (currency: String, length: Int)? {
    guard let first = words.first else { return nil }
    if let second = words.dropFirst().first, !second.isAfterComma,
      let currency = units["\(first.text) \(second.text)"]
    {
      return (currency, 2)
    }
    let currency = units[first.text] ?? Self.signs[first.text] ?? Self.codes[first.text]
    return currency.map { ($0, 1) }
  }

  private static let signs = ["£": "GBP", "$": "USD", "€": "EUR", "¥": "JPY"]

  /// The currency codes, in spoken and typed form.
  private static let codes = Dictionary(
    uniqueKeysWithValues: ["GBP", "USD", "EUR", "CHF", "JPY", "KWD"].map { ($0.lowercased(), $0) })
}
