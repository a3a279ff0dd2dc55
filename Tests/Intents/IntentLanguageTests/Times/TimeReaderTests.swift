import IntentKit
import NumbersGame
import Testing
import Workers

@testable import IntentLanguage

@Suite("Reading times")
struct TimeReaderTests {
  private static let languages = Language.all

  @Test("what is displayed is read back as the same value", arguments: languages)
  func readsBack(language: Language) {
    var random = SplitMix64(seed: 18)
    let today = TimeRow.now.date
    for _ in 0..<Extent.count(800, of: 3000) {
      let value = Self.value(&random, today)
      for day in [today, nil] {
        let text = language.wording.values.time(value, day)
        let read = TimeRow.understood(text, value.kind, in: language)
        #expect(read.first == value.description, "\(text)")
      }
    }
  }

  private static func value(
    _ random: inout SplitMix64, _ today: CalendarDate
  ) -> TemporalValue {
    func date() -> CalendarDate {
      today.adding(days: Int.random(in: -400...400, using: &random))
    }
    func time() -> TimeOfDay? {
      TimeOfDay(
        hour: [0, 13, 18, 23].randomElement(using: &random) ?? 0,
        minute: Int.random(in: 0...59, using: &random))
    }
    let value: TemporalValue? =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .date(date())
      case 1: time().map { .time($0) }
      case 2: .moment(CalendarMoment(date(), at: Bool.random(using: &random) ? time() : nil))
      case 3:
        .period(
          Bool.random(using: &random)
            ? .month(of: date()) : CalendarPeriod(between: date(), and: date()))
      case 4:
        TimeSpan(
          months: Int.random(in: 0...30, using: &random),
          days: Int.random(in: 0...100, using: &random),
          seconds: Int64.random(in: 0...100_000, using: &random)
        ).map { .duration($0) }
      default: rule(&random, at: Bool.random(using: &random) ? time() : nil)
      }
    return value ?? .date(today)
  }

  private static func rule(
    _ random: inout SplitMix64, at time: TimeOfDay?
  ) -> TemporalValue? {
    let interval = Int.random(in: 1...4, using: &random)
    let weekday = Weekday.allCases.randomElement(using: &random) ?? .monday
    let pattern: Recurrence.Pattern =
      switch Int.random(in: 0..<7, using: &random) {
      case 0: .days(interval)
      case 1: .weeks(interval)
      case 2: .weeks(interval, on: [weekday, .tuesday])
      case 3: .months(interval, on: .day(Int.random(in: 1...31, using: &random)))
      case 4:
        .months(
          interval, on: .weekday(weekday, [1, 2, 3, 4, -1].randomElement(using: &random) ?? 1))
      case 5: .months(interval, on: .last)
      default:
        .years(
          interval,
          on: Recurrence.DayOfYear(month: Int.random(in: 1...12, using: &random), day: 28))
      }
    return Recurrence(pattern, at: time).map { .recurrence($0) }
  }

  @Test("no words trap or take long", arguments: languages)
  func survivesWords(language: Language) {
    let grammar = language.times.grammar
    var random = SplitMix64(seed: 7)
    let words =
      grammar.vocabulary.sorted() + [
        "5", "31", "0", "99999999999999999999", "2026", "1/2", "18:30", "6pm", "1h30", "-", ".",
        "5.5", "twenty", "hundred", "quatre", "vingts", "é", "\u{301}", ",", "?", "2026-13-40",
      ]
    let numbers = NumberReader(language.numbers)
    let start = threadTime()
    for _ in 0..<Extent.count(800, of: 3000) {
      let text = (0..<Int.random(in: 1...30, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let sentence = Sentence(text, language.spelling)
      guard !sentence.words.isEmpty else { continue }
      let place = Int.random(in: 0..<sentence.words.count, using: &random)
      for kind in TemporalKind.allCases {
        let reader = TimeReader(sentence, from: place, grammar, numbers, at: TimeRow.now)
        for reading in reader.readings(of: kind, prefers: .past) {
          #expect(reading.value.kind == kind)
          #expect(place + reading.length <= sentence.words.count)
        }
      }
    }
    #expect(threadTime() - start < .seconds(60))
  }

  @Test("no bytes trap", arguments: languages)
  func survivesBytes(language: Language) {
    var random = SplitMix64(seed: 8)
    for _ in 0..<Extent.count(800, of: 3000) {
      let bytes = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      for kind in TemporalKind.allCases {
        _ = TimeRow.understood(text, kind, in: language)
        _ = TemporalValue(text, of: kind)
      }
    }
  }

  @Test("at the ends of the calendar", arguments: [0, 2_932_896, -719_528])
  func survivesEnds(day: Int) {
    let now = LocalClock.utc.reading(
      at: LocalClock.utc.time(CalendarDate(day: day), minute: 600))
    for said in [
      "yesterday", "in 9000 years", "9000 years ago", "next friday", "last year", "5 may",
    ] {
      for kind in [TemporalKind.date, .moment, .period] {
        _ = TimeRow.understood(said, kind, in: .english, at: now)
        _ = TimeRow.understood(said, kind, in: .english, prefers: .past, at: now)
      }
    }
  }
}
