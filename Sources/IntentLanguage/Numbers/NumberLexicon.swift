/// The numbers of a language as they are written without spaces and accents, so that "quatre-vingt-dix",
/// "quatre vingt dix" and "einundzwanzig", "ein und zwanzig" are the same.
public struct NumberLexicon: Sendable {
  /// The numbers below a thousand in all their forms, and hundreds above that ("twelve hundred").
  let small: [String: Int]
  /// The words that multiply what stands before them.
  let scales: [(word: [UInt8], value: Int)]
  /// What may stand between a scale and what follows.
  let joiners: [String]
  /// Digits as they are said one by one.
  let digits: [String: Int]
  /// Words that recognisers of speech write for numbers.
  let homophones: [String: Int]
  /// Says that the next digit comes twice.
  let double: String?
  /// What numbers below zero begin with.
  let minus: Set<String>
  /// The words that numbers are made of where they are written apart.
  let vocabulary: Set<String>
  /// Whether a million is multiplied by any number below it: "mil millones".
  let hasThousandMillions: Bool

  /// A text without accents, spaces and hyphens.
  static func key(_ text: String) -> String {
    PlainText.fold(text).filter { $0 != " " && $0 != "-" }
  }

  /// Puts the forms of hundreds and of the numbers below together, with what may stand between them; and
  /// eleven to 99 hundreds with the word that they are said with, if there is one.
  ///
  /// All forms are lower-case letters without spaces, hyphens and accents: "onehundred", "quatrevingtdix".
  ///
  /// - Parameters:
  ///   - hundreds: The forms of a number of hundreds, from 1 to 9.
  ///   - below: The forms of a number from 0 to 99.
  ///   - joiners: What may stand between hundreds and the rest: "", "and".
  ///   - aboveThousand: What eleven to 99 hundreds are said with; `nil` if they are not.
  ///   - scales: Words that multiply what stands before them, the largest first.
  ///   - scaleJoiners: What may stand between a scale and the rest.
  ///   - digits: Words for digits that are only said one by one: "oh".
  ///   - homophones: Words that recognisers of speech write for numbers.
  ///   - double: The word that says that the next digit comes twice.
  ///   - minus: The words that numbers below zero begin with.
  ///   - vocabulary: All words of numbers, as they are written apart.
  ///   - hasThousandMillions: Whether a million is multiplied by any number below it: "mil millones".
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
}
