import IntentKit

/// The words for money in a language, in lowercase and without accents. Currencies have ISO 4217 codes.
struct MoneyWords: Sendable {
  /// The currencies by unit, of one or two words separated by a space.
  private var units: [String: String] = [:]
  /// The currencies by hundredth word; `nil` for a word that several currencies share.
  private(set) var hundredths: [String: String?] = [:]
  /// Letters after digits, as in "50p", with the currency of the hundredths.
  private(set) var suffixes: [String: String] = [:]
  /// The words for banknotes, by their number of units, and their currency.
  private(set) var notes: [String: Int] = [:]
  private(set) var noteCurrency: String?
  /// Words that multiply the preceding number, besides those of the language's lexicon: "grand".
  private(set) var scales: [String: Int] = [:]
  /// Letters after digits that multiply them, as in "3k".
  private(set) var scaleSuffixes: [String: Int] = [:]
  private(set) var and: Set<String> = []
  /// Whether two numbers without a unit are units and hundredths: "cinq cinquante" for 5.50. In languages where ``NumberWords``
  /// reads pairs, they are, in doubt.
  private(set) var readsPairs = false
  /// Whether a digit after a scale can be tenths of the scale, in doubt: "mille cinq" for 1500.
  private(set) var shortensScales = false
  /// The most usual words for units, and for hundredths.
  private(set) var usualUnits: [String] = []
  private(set) var usualHundredths: [String] = []

  /// The words that many languages share.
  init() {
    units = ["euro": "EUR", "euros": "EUR", "dollar": "USD", "dollars": "USD"]
    for word in ["cent", "cents"] { hundredths[word] = .some(nil) }
    usualUnits = ["euro", "euros", "dollar", "dollars"]
    usualHundredths = ["cent", "cents"]
  }

  init(_ file: LanguageFile) throws(LanguageFile.Fault) {
    var table = WordTable("money", of: file)
    for (code, line) in table.lines(after: "unit") {
      for word in line.list { units[word] = code }
      usualUnits += line.list.prefix(2)
    }
    for (code, line) in table.lines(after: "hundredth") {
      for word in line.list { hundredths[word] = .some(code) }
      usualHundredths += line.list.prefix(2)
    }
    let shared = table.texts("hundredth")
    for word in shared { hundredths[word] = .some(nil) }
    usualHundredths += shared.filter { $0.allSatisfy(\.isLetter) }.prefix(2)
    for (letters, code) in try table.pairs("suffixes") { suffixes[letters] = code }
    notes = try table.values("notes")
    noteCurrency = try table.text("note currency")
    scales = try table.values("scales")
    scaleSuffixes = try table.values("scale suffixes")
    and = table.wordSet("and")
    readsPairs = try table.flag("reads pairs")
    shortensScales = try table.flag("shortens scales")
    try table.finish()
    if units.isEmpty { self = MoneyWords() }
  }

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
