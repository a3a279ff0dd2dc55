/// The words and signs of money. Currencies have codes of ISO 4217.
enum MoneyWords {
  /// The currency of what stands before a number: "£", "EUR".
  static func sign(_ word: String) -> String? { codes[word.lowercased()] ?? signs[word] }

  /// The currency of what stands after a number: "pounds", "€", "EUR".
  static func unit(_ word: String) -> String? { units[word] ?? signs[word] ?? codes[word] }

  private static let signs = ["£": "GBP", "$": "USD", "€": "EUR"]

  /// The codes, as they are heard and typed.
  private static let codes = Dictionary(
    uniqueKeysWithValues: ["GBP", "USD", "EUR", "CHF", "JPY", "KWD"].map { ($0.lowercased(), $0) })

  private static let units = [
    "pound": "GBP", "pounds": "GBP", "quid": "GBP", "dollar": "USD", "dollars": "USD",
    "buck": "USD", "bucks": "USD", "euro": "EUR", "euros": "EUR", "franc": "CHF", "francs": "CHF",
    "yen": "JPY", "dinar": "KWD", "dinars": "KWD",
  ]

  /// Units of a hundredth. Cents are those of several currencies.
  static let hundredths: [String: String?] = [
    "penny": "GBP", "pence": "GBP", "p": "GBP", "cent": nil, "cents": nil,
  ]

  /// British banknotes, by how many pounds they are.
  static let notes = ["fiver": 5, "fivers": 5, "tenner": 10, "tenners": 10]

  /// Scales that are only said of money.
  static let scales = ["grand": 1000]

  /// Words for one before a unit.
  static let articles: Set<String> = ["a", "an"]
}
