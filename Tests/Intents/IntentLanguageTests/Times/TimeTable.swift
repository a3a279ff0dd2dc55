import IntentKit
import Testing

@testable import IntentLanguage

/// A row of a table: what is said on Wednesday 18 November 2026 at 14:30, and what is understood.
struct TimeRow: Sendable, CustomTestStringConvertible {
  let said: String
  /// The value in ISO 8601, then what it could mean too; none if it is not understood.
  let values: [String]

  var testDescription: String { said }

  /// The rows of a table: a line for each, with an arrow and bars between the values.
  static func table(_ text: String) -> [TimeRow] {
    text.split(separator: "\n").map { line in
      let sides = line.split(separator: ">", maxSplits: 1)
      let values = sides.count == 2 ? sides[1].split(separator: "|") : []
      return TimeRow(
        said: sides[0].trimmingSpaces, values: values.map(\.trimmingSpaces).filter { $0 != "-" })
    }
  }

  /// Wednesday 18 November 2026, 14:30 UTC.
  static let now = LocalClock.utc.reading(
    at: LocalClock.utc.time(CalendarDate(day: 20_775), minute: 14 * 60 + 30))

  /// What is understood of a whole text.
  static func understood(
    _ said: String, _ kind: TemporalKind, in language: Language, prefers tense: Tense = .future,
    at now: LocalTime = now
  ) -> [String] {
    let sentence = Sentence(said, language.spelling)
    let reader = TimeReader(
      sentence, from: 0, language.times.grammar, NumberReader(language.numbers), at: now)
    let reading = reader.readings(of: kind, prefers: tense)
      .first { $0.length == sentence.words.count }
    return reading.map { ([$0.value] + $0.others).map(\.description) } ?? []
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(self).trimmed }
}
