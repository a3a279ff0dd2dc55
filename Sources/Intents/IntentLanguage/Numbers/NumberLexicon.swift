import IntentKit

/// The numbers of a language, written without spaces and accents, so that "quatre-vingt-dix" equals
/// "quatre vingt dix", and "einundzwanzig" equals "ein und zwanzig".
public struct NumberLexicon: Sendable {
  /// All forms of the numbers below a thousand, and of hundreds above that ("twelve hundred").
  let small: [String: Int]
  /// The words that multiply the preceding number.
  let scales: [(word: [UInt8], value: Int)]
  /// The optional words between a scale and the remaining number.
  let joiners: [String]
  /// Digits in their individually spoken form.
  let digits: [String: Int]
  /// Homophones that speech recognisers write for numbers.
  let homophones: [String: Int]
  /// The word that doubles the next digit.
  let double: String?
  let minus: Set<String>
  /// The words of numbers that are written as separate words.
  let vocabulary: Set<String>
  /// Whether a number of thousands can multiply a million: "mil millones".
  let hasThousandMillions: Bool

  /// Reads what the tables do not have; `nil` if there are rules for nothing else.
  let read: (@Sendable (String) -> Int?)?

  /// The key by which words of numbers are found: lowercase letters, without accents, spaces and hyphens.
  public static func key(_ text: String) -> String {
    PlainText.isFolded(text) ? text : PlainText.fold(text).filter { $0 != " " && $0 != "-" }
  }

  /// Combines the forms of hundreds and of the numbers below, with optional joining words; and 11
  /// to 99 hundreds with their word, if there is one.
  init(_ table: inout WordTable) throws(LanguageFile.Fault) {
    var listed: [Int: [String]] = [:]
    for (key, line) in table.lines(after: "from") {
      guard let start = Int(key), (0..<100).contains(start) else {
        throw LanguageFile.Fault(
          line: line.line, reason: "'\(line.key)' is no number below 100: write 'from 0'")
      }
      for (offset, forms) in line.list.enumerated() {
        listed[start + offset, default: []] += forms.split(separator: "|").map(String.init)
      }
    }
    var written = listed
    let tens = try table.forms("tens", most: 8)
    let units = try table.forms("units", most: 9)
    let compound = try table.text("compound") ?? "{ten} {unit}"
    for (ten, forms) in zip(stride(from: 20, to: 100, by: 10), tens) {
      written[ten, default: []] += forms
      for unit in 1...9 {
        for name in forms {
          let words = units.isEmpty ? listed[unit] : units.dropFirst(unit - 1).first
          written[ten + unit, default: []] += (words ?? []).map {
            compound.replacing("{ten}", with: name).replacing("{unit}", with: $0)
          }
        }
      }
    }
    let hundreds = try table.forms("hundreds", most: 9)
    let below = (0..<100).map { Set((written[$0] ?? []).map(Self.key)) }
    let joiners = table.texts("joiner").map(Self.key)
    var small: [String: Int] = [:]
    for (number, forms) in below.enumerated() { for form in forms { small[form] = number } }
    func add(_ start: String, _ hundred: Int) {
      small[start] = hundred * 100
      guard hundred < 20 else { return }
      for rest in 1..<100 {
        for form in below[rest] {
          for joiner in [""] + joiners { small[start + joiner + form] = hundred * 100 + rest }
        }
      }
    }
    for (hundred, forms) in zip(1...9, hundreds) {
      for form in forms { add(Self.key(form), hundred) }
    }
    if let word = try table.text("above thousand").map(Self.key) {
      for hundred in 11..<100 where hundred % 10 != 0 {
        for form in below[hundred] { add(form + word, hundred) }
      }
    }
    self.small = small
    read = nil
    scales = try table.numbers("scales").map { (Array(Self.key($0).utf8), $1) }
    self.joiners = joiners
    var digits = try table.values("digits")
    for digit in 0..<10 { for form in below[digit] { digits[form] = digit } }
    self.digits = digits
    homophones = try table.values("homophones")
    double = try table.text("double")
    minus = Set(table.split("minus"))
    hasThousandMillions = try table.flag("thousand millions")
    var vocabulary = Set(joiners).union(homophones.keys).union(digits.keys)
    for (word, _) in scales { vocabulary.insert(String(decoding: word, as: UTF8.self)) }
    if let double { vocabulary.insert(double) }
    for text in [Array(listed.values), tens, units, hundreds].joined().joined() {
      for word in text.split(whereSeparator: { $0 == " " || $0 == "-" }) {
        vocabulary.insert(Self.key(String(word)))
      }
    }
    self.vocabulary = vocabulary
  }

  /// Creates the numbers of a language that is spelled and read by rules, as those of `SpelledNumbersOfAllLanguages`.
  ///
  /// ```swift
  /// let rules = NumberRules(code: "sv")!
  /// let reader = SpelledNumberReader(rules, folding: { NumberLexicon.key("\($0)") })
  /// let swedish = NumberLexicon(
  ///   spellings: { rules.spellings($0) { !$0.isOrdinal } },
  ///   reading: { key in reader.readings(key) { !$0.isOrdinal }.first?.value }, minus: ["minus"])
  /// ```
  ///
  /// - Parameters:
  ///   - spellings: All words for a number.
  ///   - reading: Reads the key of a number in words; `nil` if it is none.
  ///   - minus: The words that introduce negative numbers.
  public init(
    spellings: (Int) -> [String], reading: @escaping @Sendable (String) -> Int?,
    minus: Set<String> = []
  ) {
    var small: [String: Int] = [:]
    var vocabulary: Set<String> = []
    let larger = [200, 300, 500, 1000, 2000, 5000, 100_000, 1_000_000, 2_000_000, 5_000_000]
    for number in Array(0...100) + larger {
      for words in spellings(number) {
        if number < 100 { small[Self.key(words)] = small[Self.key(words)] ?? number }
        for word in words.split(separator: " ") { vocabulary.insert(Self.key(String(word))) }
      }
    }
    self.small = small
    self.vocabulary = vocabulary
    self.minus = Set(minus.map { PlainText.fold($0) })
    digits = small.filter { $0.value < 10 }
    scales = []
    joiners = []
    homophones = [:]
    double = nil
    hasThousandMillions = false
    read = { key in reading(key).flatMap { $0 < 0 ? nil : $0 } }
  }
}
