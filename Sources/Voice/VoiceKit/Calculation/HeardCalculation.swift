/// A calculation as it may have been said: steps with results, such as "fifty times eight equals four hundred".
struct HeardCalculation {
  let words: [String]

  /// Creates a calculation of what was heard; `nil` if it is not steps with results.
  init?(_ text: String) {
    words = text.split(separator: " ").map(String.init)
    guard let first = words.first, EnglishNumber.has(first),
      words.contains(where: CalculationWords.equals.contains)
    else { return nil }
  }

  /// Whether all results are those of their steps. Large numbers count only as results of earlier steps.
  var isRight: Bool {
    var reading = Reading(words: words)
    return reading.begin()
  }

  /// Reads a calculation from left to right, in all ways in which its numbers can begin and end.
  private struct Reading {
    let words: [String]
    /// The parts that are still looked at, as a calculation with many readings takes no longer than others.
    private var effort = 20_000

    init(words: [String]) { self.words = words }

    mutating func begin() -> Bool {
      for first in numbers(at: 0) where follow(first.value, at: first.end, []) { return true }
      return false
    }

    /// Goes on after the first number of a step.
    private mutating func follow(_ value: Int, at place: Int, _ results: [Int]) -> Bool {
      guard value <= CalculationWords.largestTile || results.contains(value) else { return false }
      for (sign, count) in CalculationSign.beginning(words[place...]) {
        for second in numbers(at: place + count) {
          effort -= 1
          guard effort > 0 else { return false }
          guard second.value <= CalculationWords.largestTile || results.contains(second.value),
            let result = sign.apply(value, second.value)
          else { continue }
          if close(result, at: second.end, results + [result]) { return true }
        }
      }
      return false
    }

    /// Goes on after a step.
    private mutating func close(_ value: Int, at place: Int, _ results: [Int]) -> Bool {
      guard place < words.count else { return true }
      if follow(value, at: place, results) { return true }
      guard let start = CalculationWords.endOfEquals(at: words[place...]) else { return false }
      for said in numbers(at: start) where said.value == value {
        guard said.end < words.count else { return true }
        var next = said.end
        if words[next] == "and", next + 1 < words.count { next += 1 }
        if words[next] == "then" { next += 1 } else { next = said.end }
        if follow(value, at: next, results) { return true }
        for number in numbers(at: next) where follow(number.value, at: number.end, results) {
          return true
        }
      }
      return false
    }

    /// The numbers that can be meant at a place, and where they end.
    private func numbers(at place: Int) -> [(value: Int, end: Int)] {
      place <= words.count ? EnglishNumber.values(at: words[place...]) : []
    }
  }
}
