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
  /// The words that introduce negative numbers.
  let minus: Set<String>
  /// The words of numbers that are written as separate words.
  let vocabulary: Set<String>
  /// Whether a number of thousands can multiply a million: "mil millones".
  let hasThousandMillions: Bool

  /// Reads what the tables do not have; `nil` if there are rules for nothing else.
  let read: (@Sendable (String) -> Int?)?

  /// A text in lowercase letters, without accents, spaces and hyphens.
  ///
  /// - Parameter text: A text.
  /// - Returns: The key by which words of numbers are found.
  public static func key(_ text: String) -> String {
    PlainText.isFolded(text) ? text : PlainText.fold(text).filter { $0 != " " && $0 != "-" }
  }

  /// Combines the forms of hundreds and of the numbers below, with optional joining words; and 11
  /// to 99 hundreds with their word, if there is one.
  ///
  /// All forms are lowercase letters without spaces, hyphens and accents: "onehundred",
  /// "quatrevingtdix".
  ///
  /// - Parameters:
  ///   - hundreds: The forms of a number of hundreds, from 1 to 9.
  ///   - below: The forms of a number from 0 to 99.
  ///   - joiners: The optional words between hundreds and the rest: "", "and".
  ///   - aboveThousand: The word for hundreds from 11 to 99; `nil` if there is none.
  ///   - scales: The words that multiply the preceding number, the largest first.
  ///   - scaleJoiners: The optional words between a scale and the rest.
  ///   - digits: Words for digits that are only used in digit-by-digit numbers: "oh".
  ///   - homophones: Homophones that speech recognisers write for numbers.
  ///   - double: The word that doubles the next digit.
  ///   - minus: The words that introduce negative numbers.
  ///   - vocabulary: All words of numbers that are written as separate words.
  ///   - hasThousandMillions: Whether a number of thousands can multiply a million: "mil millones".
  public init(
    hundreds: (Int) -> [String], below: (Int) -> [String], joiners: [String] = [""],
    aboveThousand: String? = nil, scales: [(String, Int)], scaleJoiners: [String] = [],
    digits: [String: Int] = [:], homophones: [String: Int] = [:], double: String? = nil,
    minus: Set<String> = [], vocabulary: [String], hasThousandMillions: Bool = false
  ) {
    var small: [String: Int] = [:]
    let belowForms = (0..<100).map(below)
    for (number, forms) in belowForms.enumerated() { for form in forms { small[form] = number } }
    for hundred in 1...9 {
      for start in hundreds(hundred) {
        small[start] = hundred * 100
        for rest in 1..<100 {
          for form in belowForms[rest] {
            for joiner in joiners { small[start + joiner + form] = hundred * 100 + rest }
          }
        }
      }
    }
    if let aboveThousand {
      for hundred in 11..<100 where hundred % 10 != 0 {
        for form in belowForms[hundred] {
          small[form + aboveThousand] = hundred * 100
          guard hundred < 20 else { continue }
          for rest in 1..<100 {
            for tail in belowForms[rest] {
              for joiner in joiners {
                small[form + aboveThousand + joiner + tail] = hundred * 100 + rest
              }
            }
          }
        }
      }
    }
    self.small = small
    read = nil
    self.scales = scales.map { (Array($0.0.utf8), $0.1) }
    self.joiners = scaleJoiners
    var allDigits = digits
    for digit in 0..<10 { for form in belowForms[digit] { allDigits[form] = digit } }
    self.digits = allDigits
    self.homophones = homophones
    self.double = double
    self.minus = minus
    self.hasThousandMillions = hasThousandMillions
    self.vocabulary = Set(vocabulary.map(Self.key)).union(scales.map(\.0)).union(scaleJoiners)
      .union(homophones.keys).union(allDigits.keys).union(double.map { [$0] } ?? [])
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
