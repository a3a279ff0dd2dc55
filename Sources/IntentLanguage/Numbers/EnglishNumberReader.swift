/// Reads whole numbers in English as people say them and as recognisers write them down: "952", "1,000",
/// "nine hundred and fifty two", "a hundred", "nine fifty two", "nine five two", "ate".
enum EnglishNumberReader {
  /// A number and how many words it takes.
  struct Reading: Equatable {
    let value: Int
    let length: Int
  }

  /// All numbers that begin at a word, those with more words first. Of those with as many words, what is
  /// said properly comes before what is said digit by digit.
  ///
  /// - Complexity: At most some hundred steps, however long the sentence.
  static func readings(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    // No number goes on after a comma.
    let end = words.dropFirst().prefix(maximumLength).firstIndex(where: \.isAfterComma)
    let phrase = words[..<(end ?? words.endIndex)].prefix(maximumLength)
    var parser = Parser(words: phrase.map(\.text))
    var readings = parser.cardinals()
    for reading in parser.digitByDigit() where !readings.contains(reading) {
      readings.append(reading)
    }
    return readings.enumerated()
      .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }.map(\.element)
  }

  /// The most words of a number.
  private static let maximumLength = 24

  private struct Parser {
    let words: [String]

    /// Digits, or a number in words, and each shorter number that it begins with.
    mutating func cardinals() -> [Reading] {
      guard let first = words.first else { return [] }
      if let number = digits(first) { return scaled(number) }
      var readings: [Reading] = []
      var total = 0
      var place = 0
      var scaleBefore = Int.max
      while place < words.count {
        // "one thousand and six": a group after another may begin with "and".
        let start = place > 0 && words[place] == "and" ? place + 1 : place
        let groups = group(at: start)
        guard !groups.isEmpty else { break }
        for group in groups {
          // A group that is not followed by a scale is the last.
          if scaleBefore > 1, total == 0 || group.value < scaleBefore {
            readings.append(
              Reading(value: total + group.value, length: start + group.length))
          }
        }
        guard let longest = groups.max(by: { $0.length < $1.length }) else { break }
        let next = start + longest.length
        guard next < words.count, let scale = scales[words[next]], scale < scaleBefore else {
          break
        }
        let (product, overflow) = longest.value.multipliedReportingOverflow(by: scale)
        let (sum, sumOverflow) = total.addingReportingOverflow(product)
        guard !overflow, !sumOverflow else { break }
        total = sum
        scaleBefore = scale
        place = next + 1
        readings.append(Reading(value: total, length: place))
      }
      return readings
    }

    /// A number in digits, perhaps with a scale: "20", "20 thousand".
    private func scaled(_ number: Int) -> [Reading] {
      var readings = [Reading(value: number, length: 1)]
      if words.count > 1, let scale = scales[words[1]] ?? (words[1] == "hundred" ? 100 : nil) {
        let (product, overflow) = number.multipliedReportingOverflow(by: scale)
        if !overflow { readings.append(Reading(value: product, length: 2)) }
      }
      return readings
    }

    /// The numbers from 0 to 9999 without a thousand that begin at a word.
    private func group(at start: Int) -> [Reading] {
      var readings: [Reading] = []
      guard start < words.count else { return [] }
      let below = belowHundred(at: start)
      readings += below
      var heads = below.filter { (1...99).contains($0.value) }
      if words[start] == "a" || words[start] == "an" { heads.append(.init(value: 1, length: 1)) }
      if words[start] == "hundred" { heads.append(.init(value: 1, length: 0)) }
      for head in heads {
        let place = start + head.length
        guard place < words.count else { continue }
        if words[place] == "hundred" {
          let hundreds = head.value * 100
          let length = head.length + 1
          readings.append(Reading(value: hundreds, length: length))
          let rest = start + length
          let afterAnd = rest < words.count && words[rest] == "and" ? rest + 1 : rest
          for tail in belowHundred(at: afterAnd) where tail.value > 0 {
            readings.append(
              Reading(value: hundreds + tail.value, length: afterAnd - start + tail.length))
          }
        } else if words[start] == "a", scales[words[place]] != nil {
          readings.append(Reading(value: 1, length: 1))
        }
      }
      return readings
    }

    /// The numbers from 0 to 99 that begin at a word.
    private func belowHundred(at start: Int) -> [Reading] {
      guard start < words.count else { return [] }
      let word = words[start]
      if let unit = units[word] ?? homophones[word] { return [Reading(value: unit, length: 1)] }
      guard let ten = tens[word] else { return [] }
      var readings = [Reading(value: ten, length: 1)]
      if start + 1 < words.count, let unit = units[words[start + 1]], (1...9).contains(unit) {
        readings.append(Reading(value: ten + unit, length: 2))
      }
      return readings
    }

    /// "nine fifty two" and "nine five two", "nine oh two", "double five".
    mutating func digitByDigit() -> [Reading] {
      var readings: [Reading] = []
      guard let first = words.first else { return [] }
      if let head = units[first], (1...9).contains(head) {
        for tail in belowHundred(at: 1) where (10...99).contains(tail.value) {
          readings.append(Reading(value: head * 100 + tail.value, length: 1 + tail.length))
        }
      }
      var (value, place) = (0, 0)
      while place < words.count, place < 9 {
        var count = 1
        if words[place] == "double", place + 1 < words.count {
          count = 2
          place += 1
        }
        let word = words[place]
        guard let digit = word == "oh" || word == "o" ? 0 : units[word], digit < 10 else { break }
        for _ in 0..<count { value = value * 10 + digit }
        place += 1
        if place > 1, value > 9 { readings.append(Reading(value: value, length: place)) }
      }
      return readings
    }

    private func digits(_ word: String) -> Int? {
      guard word.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false else { return nil }
      return Int(word.filter { $0 != "," })
    }
  }

  static let units: [String: Int] = Dictionary(
    [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen",
    ].enumerated().map { ($1, $0) } + [("nought", 0)], uniquingKeysWith: { first, _ in first })
  private static let tens: [String: Int] = [
    "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
  ]
  private static let scales: [String: Int] = [
    "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000,
  ]
  /// What recognisers of speech write for numbers.
  private static let homophones: [String: Int] = [
    "won": 1, "to": 2, "too": 2, "for": 4, "fore": 4, "ate": 8, "tree": 3, "sicks": 6,
  ]

  /// The place that an ordinal names, from 0: "third", "3rd"; -1 for "last".
  static func ordinal(_ word: String) -> Int? {
    if word == "last" { return -1 }
    if let place = ordinals.firstIndex(of: word) { return place }
    guard ["st", "nd", "rd", "th"].contains(where: word.hasSuffix),
      let number = Int(word.dropLast(2)), number >= 1
    else { return nil }
    return number - 1
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
  ]
}
