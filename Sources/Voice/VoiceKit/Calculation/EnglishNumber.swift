/// Whole numbers in English words, as grammars have them: without hyphens, below a million.
enum EnglishNumber {
  /// The numbers that have words.
  static let range = 0..<1_000_000

  private static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let values: [String: Int] = Dictionary(
    uniqueKeysWithValues: units.enumerated().map { ($0.element, $0.offset) }
      + tens.enumerated().map { ($0.element, ($0.offset + 2) * 10) })

  /// Whether a word can be part of a number.
  static func has(_ word: String) -> Bool {
    values[word] != nil || ["a", "and", "hundred", "thousand"].contains(word)
  }

  /// The number that words spell; `nil` if they do not spell one.
  static func value(of words: some Collection<String>) -> Int? {
    let words = Array(words)
    if let place = words.firstIndex(of: "thousand") {
      guard let head = below(words[..<place], thousands: true), head > 0 else { return nil }
      var rest = words[(place + 1)...]
      if rest.first == "and" { rest = rest.dropFirst() } else if rest.isEmpty { return head * 1000 }
      guard let tail = below(rest, thousands: false), tail > 0 else { return nil }
      return head * 1000 + tail
    }
    return below(words[...], thousands: false)
  }

  /// The numbers that words can begin with, and the places after them.
  static func values(at words: ArraySlice<String>) -> [(value: Int, end: Int)] {
    words.prefix(maximumLength).prefix(while: has).indices.compactMap { last in
      value(of: words[words.startIndex...last]).map { ($0, last + 1) }
    }
  }

  /// The words of the longest number: "nine hundred and ninety nine thousand nine hundred and ninety nine".
  private static let maximumLength = 11

  private static func below(_ words: ArraySlice<String>, thousands: Bool) -> Int? {
    if thousands, words.elementsEqual(["a"]) { return 1 }
    guard let place = words.firstIndex(of: "hundred") else { return belowHundred(words) }
    let head = words[..<place]
    guard head.count == 1, let digit = head.first,
      let count = digit == "a" ? 1 : values[digit], (1...9).contains(count)
    else { return nil }
    var rest = words[(place + 1)...]
    if rest.isEmpty { return count * 100 }
    if rest.first == "and" { rest = rest.dropFirst() }
    guard let tail = belowHundred(rest), tail > 0 else { return nil }
    return count * 100 + tail
  }

  private static func belowHundred(_ words: ArraySlice<String>) -> Int? {
    guard let first = words.first, let value = values[first] else { return nil }
    if words.count == 1 { return value }
    guard words.count == 2, value >= 20, let last = words.last, let digit = values[last],
      (1...9).contains(digit)
    else { return nil }
    return value + digit
  }

  /// The words of a number with "and" and without; none if it is not of 0 to 999,999.
  static func spellings(of number: Int) -> [[String]] {
    guard range.contains(number) else { return [] }
    let plain = words(of: number, and: false)
    let full = words(of: number, and: true)
    return plain == full ? [plain] : [full, plain]
  }

  /// The ways in which a number can be said, also with "a hundred" for "one hundred".
  static func wordings(of number: Int) -> [String] {
    spellings(of: number).flatMap { words in
      let isOne = words.first == "one" && words.count > 1
      return (isOne ? [words, ["a"] + words.dropFirst()] : [words]).map {
        $0.joined(separator: " ")
      }
    }
  }

  private static func words(of number: Int, and: Bool) -> [String] {
    if number < 20 { return [units[number]] }
    if number < 100 {
      return [tens[number / 10 - 2]] + (number % 10 == 0 ? [] : [units[number % 10]])
    }
    let isThousand = number >= 1000
    let (head, rest) = number.quotientAndRemainder(dividingBy: isThousand ? 1000 : 100)
    let start = words(of: head, and: and) + [isThousand ? "thousand" : "hundred"]
    if rest == 0 { return start }
    return start + (and && rest < 100 ? ["and"] : []) + words(of: rest, and: and)
  }
}
