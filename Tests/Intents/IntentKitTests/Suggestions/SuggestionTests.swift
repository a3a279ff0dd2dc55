import Foundation
import IntentKit
import Testing

@Suite("suggestions")
struct SuggestionTests {
  /// A time by the clocks of London in 2026.
  private static func time(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> Timestamp {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = MadeUpHistory.zone
    let date = calendar.date(
      from: DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute))
    return Timestamp(secondsSince1970: Int(date?.timeIntervalSince1970 ?? 0))
  }

  private let engine = SuggestionEngine(clock: MadeUpHistory.clock)

  private static func pay(_ payee: String, _ amount: Int) -> Invocation {
    Invocation(
      intent: "Pay",
      values: [
        "payee": .entity(EntityReference(type: "payee", id: payee, name: payee)),
        "amount": .integer(amount),
      ])
  }

  @Test("a weekly payment with other amounts is suggested without the amount")
  func milkman() throws {
    var log = DonationLog()
    for (place, day) in [3, 10, 17, 24].enumerated() {
      log.append(Self.pay("milkman", 500 + 7 * place), at: Self.time(10, day, 10, 5 * place))
    }
    let found = engine.suggestions(from: log, at: Self.time(10, 31, 10))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      first.invocation
        == Invocation(
          intent: "Pay",
          values: [
            "payee": .entity(EntityReference(type: "payee", id: "milkman", name: "milkman"))
          ]))
    #expect(
      first.reasons.first
        == .time(minuteOfDay: 610, .weekday(.saturday), count: 4, days: 4))
    #expect(engine.suggestions(from: log, at: Self.time(10, 29, 10)).isEmpty, "a Thursday")
    #expect(engine.suggestions(from: log, at: Self.time(10, 31, 16)).isEmpty, "the afternoon")
  }

  @Test("an amount that recurs is suggested with it")
  func rent() {
    var log = DonationLog()
    for month in 3...9 { log.append(Self.pay("landlord", 800), at: Self.time(month, 1, 9)) }
    let found = engine.suggestions(from: log, at: Self.time(10, 1, 9, 15))
    #expect(found.map(\.invocation) == [Self.pay("landlord", 800)])
    #expect(
      found.first?.reasons.first
        == .time(minuteOfDay: 540, .dayOfMonth(1), count: 5, days: 5))
  }

  @Test(
    "what is done at a time by the clocks is suggested at that time after they were changed",
    arguments: [(10, 12), (3, 16)])
  func daylightSaving(_ month: Int, _ firstDay: Int) {
    // The clocks are put back on 25 October 2026, and were put forward on 29 March.
    var log = DonationLog()
    for day in firstDay..<firstDay + 12 {
      log.append(Invocation(intent: "SolveGame"), at: Self.time(month, day, 15, 10))
    }
    for day in [firstDay + 12, firstDay + 14, firstDay + 15] {
      let due = engine.suggestions(from: log, at: Self.time(month, day, 15, 10))
      #expect(due.map(\.invocation.intent) == ["SolveGame"])
      #expect(engine.suggestions(from: log, at: Self.time(month, day, 17)).isEmpty)
      #expect(engine.suggestions(from: log, at: Self.time(month, day, 13, 20)).isEmpty)
    }
  }

  @Test("what is done around midnight is suggested on both sides of it")
  func midnight() {
    var log = DonationLog()
    for day in 1...10 {
      log.append(
        Invocation(intent: "Lock"),
        at: Self.time(6, day, day % 2 == 0 ? 23 : 0, day % 2 == 0 ? 55 : 5))
    }
    for (day, hour, minute) in [(11, 23, 50), (12, 0, 10)] {
      let found = engine.suggestions(from: log, at: Self.time(6, day, hour, minute))
      #expect(found.map(\.invocation.intent) == ["Lock"])
    }
  }

  @Test("what was done today already is not suggested again")
  func doneToday() {
    var log = DonationLog()
    for day in 1...9 { log.append(Invocation(intent: "Walk"), at: Self.time(6, day, 8)) }
    let now = Self.time(6, 10, 8, 20)
    #expect(engine.suggestions(from: log, at: now).map(\.invocation.intent) == ["Walk"])
    // Something else is done too, so that it is not simply all that there is.
    for minute in 0..<9 { log.append(Invocation(intent: "Wait"), at: Self.time(6, 10, 3, minute)) }
    log.append(Invocation(intent: "Walk"), at: Self.time(6, 10, 7, 50))
    #expect(!engine.suggestions(from: log, at: now).map(\.invocation.intent).contains("Walk"))
  }

  @Test("what follows something is suggested after it, for a while")
  func following() {
    var log = DonationLog()
    for day in 1...8 {
      log.append(Invocation(intent: "DrawGame"), at: Self.time(6, day, 7 + day))
      log.append(Invocation(intent: "SolveGame"), at: Self.time(6, day, 7 + day, 4))
      for hour in [6, 17, 20] {
        log.append(Invocation(intent: "Other\(hour + day)"), at: Self.time(6, day, hour + 1))
      }
    }
    log.append(Invocation(intent: "DrawGame"), at: Self.time(6, 9, 19))
    let found = engine.suggestions(from: log, at: Self.time(6, 9, 19, 2))
    #expect(found.first?.invocation.intent == "SolveGame")
    #expect(found.first?.reasons.first == .following(intent: "DrawGame", count: 8, times: 8))
    #expect(engine.suggestions(from: log, at: Self.time(6, 9, 21)).isEmpty)
  }

  @Test("nothing is suggested from nothing, from the future, or from what was done once")
  func little() {
    #expect(engine.suggestions(from: DonationLog(), at: Self.time(6, 1, 8)).isEmpty)
    var log = DonationLog()
    log.append(Invocation(intent: "Walk"), at: Self.time(6, 1, 8))
    #expect(engine.suggestions(from: log, at: Self.time(6, 2, 8)).isEmpty)
    #expect(engine.suggestions(from: log, at: Self.time(5, 2, 8)).isEmpty)
    for time in [Int.min, 0, Int.max] {
      #expect(engine.suggestions(from: log, at: Timestamp(secondsSince1970: time)).isEmpty)
    }
  }

  @Test("the same donations give the same suggestions")
  func deterministic() {
    let events = MadeUpHistory(.several, seed: 3).events
    func suggestions() -> [Suggestion] {
      var log = DonationLog()
      for event in events { log.append(event.invocation, at: event.time) }
      return SuggestionEngine(clock: MadeUpHistory.clock, threshold: 0).suggestions(
        from: log, at: events[events.count - 1].time, limit: 20)
    }
    let first = suggestions()
    #expect(first.count > 3)
    for _ in 0..<5 { #expect(suggestions() == first) }
  }

  @Test("the calendar is that of Foundation")
  func calendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in stride(from: -800_000, through: 800_000, by: 997) {
      let time = LocalClock.utc.reading(at: Timestamp(secondsSince1970: day * 86400 + 40_000))
      let parts = calendar.dateComponents(
        [.era, .year, .month, .day, .weekday],
        from: Date(timeIntervalSince1970: Double(day * 86400 + 40_000)))
      let isGregorian = day > -141_000
      guard isGregorian else { continue }
      #expect(time.date.year == parts.year && time.date.month == parts.month)
      #expect(time.date.day == parts.day)
      #expect(time.weekday.rawValue == ((parts.weekday ?? 0) + 5) % 7)
      #expect(CalendarDate(time.date.description) == time.date)
      let noon = LocalClock.utc.time(time.date, minute: 720)
      #expect(noon.secondsSince1970 == day * 86400 + 43_200)
    }
    for text in ["", "2026", "2026-13-01", "2026-02-29", "2026-2-01", "20x6-01-01", "2026-01-00"] {
      #expect(CalendarDate(text) == nil)
    }
    #expect(CalendarDate("2024-02-29") != nil)
  }

  @Test("the system's clock is that of Foundation")
  func systemClock() {
    for hours in stride(from: 0, to: 24 * 365, by: 7) {
      let time = Timestamp(secondsSince1970: 1_780_000_000 + hours * 3600)
      let date = Date(timeIntervalSince1970: Double(time.secondsSince1970))
      let expected = Int(time.secondsSince1970) + TimeZone.current.secondsFromGMT(for: date)
      let reading = LocalClock.system.reading(at: time)
      #expect(reading.day * 86400 + reading.secondOfDay == expected)
    }
  }
}
