import Foundation
import IntentKit
import NumbersGame
import Testing

@Suite("Values about time")
struct TimeValueTests {
  @Test(
    "their notation is read back",
    arguments: [
      (TemporalKind.date, "2026-11-27"), (.date, "0000-01-01"), (.date, "9999-12-31"),
      (.time, "00:00"), (.time, "23:59"), (.moment, "2026-11-27"), (.moment, "2026-11-27T18:00"),
      (.period, "2026-05-03/2026-05-10"), (.duration, "P1Y2M3DT4H5M6S"), (.duration, "PT0S"),
      (.duration, "P14D"), (.recurrence, "FREQ=DAILY"),
      (.recurrence, "FREQ=DAILY;COUNT=1"),
      (.recurrence, "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;BYHOUR=18;BYMINUTE=0"),
      (.recurrence, "FREQ=MONTHLY;BYMONTHDAY=-1"), (.recurrence, "FREQ=MONTHLY;BYDAY=-1FR"),
      (.recurrence, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
    ])
  func readsBack(kind: TemporalKind, text: String) throws {
    let value = try #require(TemporalValue(text, of: kind))
    #expect(value.description == text)
    let coded = try JSONEncoder().encode(IntentValue.temporal(value))
    #expect(try JSONDecoder().decode(IntentValue.self, from: coded) == .temporal(value))
  }

  @Test(
    "other texts are refused",
    arguments: [
      (TemporalKind.date, ["", "2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "tomorrow"]),
      (.time, ["", "24:00", "18:60", "1800", "6:00", "18:00:30", "18:00Z"]),
      (.moment, ["2026-11-27T", "2026-11-27 18:00", "T18:00", "2026-11-27T18:00Z"]),
      (.period, ["2026-05-10/2026-05-03", "2026-05-10/", "/", "2026-05-10/2026-05-11/2026-05-12"]),
      (
        .duration,
        [
          "", "P", "PT", "P1", "1D", "P1S", "PT1D", "P-1D", "P1D2Y", "P1Y1Y", "P1.5D", "P1DT",
          "P99999999999999999999D", "P9223372036854775807W", "P2000Y",
        ]
      ),
      (
        .recurrence,
        [
          "", "FREQ", "FREQ=HOURLY", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;INTERVAL=0",
          "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;INTERVAL=1001", "FREQ=WEEKLY;BYDAY=",
          "FREQ=WEEKLY;BYDAY=XX",
          "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY;BYDAY=5MO", "FREQ=MONTHLY;BYDAY=",
          "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYHOUR=24", "FREQ=DAILY;BYMINUTE=5",
          "FREQ=DAILY;COUNT=3", "FREQ=WEEKLY;COUNT=1", "FREQ=DAILY;INTERVAL=2;COUNT=1",
          "INTERVAL=2",
        ]
      ),
    ])
  func refuses(kind: TemporalKind, texts: [String]) {
    for text in texts { #expect(TemporalValue(text, of: kind) == nil, "\(text)") }
  }

  @Test("days and months are added within the calendar")
  func adds() throws {
    let date = try #require(CalendarDate("2026-01-31"))
    #expect(date.adding(months: 1).description == "2026-02-28")
    #expect(date.adding(months: -2).description == "2025-11-30")
    #expect(date.adding(days: 365).description == "2027-01-31")
    for extreme in [Int.max, .min] {
      let end = extreme > 0 ? "9999-12-31" : "0000-01-01"
      #expect(date.adding(days: extreme).description == end)
      #expect(date.adding(months: extreme).description == end)
    }
    #expect(date.weekday == .saturday)
    #expect(date.startOfWeek.description == "2026-01-26")
    #expect(date.endOfMonth == date)
  }

  @Test("a duration is added by its parts")
  func addsDurations() throws {
    let start = try #require(CalendarMoment("2026-01-31T23:30"))
    let span = try #require(TimeSpan("P1M1DT45M"))
    #expect(start.adding(span).description == "2026-03-02T00:15")
    #expect(start.subtracting(span).description == "2025-12-30T22:45")
    let longest = try #require(TimeSpan(months: 12_000, days: 365_250, seconds: 31_557_600_000))
    _ = start.adding(longest).adding(longest).adding(longest).adding(longest).adding(longest)
    #expect(longest.adding(longest) == nil)
    #expect(TimeSpan(.max, .year) == nil)
    #expect(TimeSpan(days: -1) == nil)
  }

  @Test(
    "a rule falls on its dates",
    arguments: [
      ("FREQ=DAILY;COUNT=1", "2026-11-18", "2026-11-16", "2026-11-18"),
      ("FREQ=DAILY;INTERVAL=3", "2026-11-18", "2026-11-19", "2026-11-21"),
      ("FREQ=WEEKLY", "2026-11-18", "2026-11-19", "2026-11-25"),
      ("FREQ=WEEKLY;BYDAY=MO,FR", "2026-11-18", "2026-11-18", "2026-11-20"),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "2026-11-18", "2026-11-18", "2026-11-30"),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-11-18", "2026-11-21", "2026-12-04"),
      ("FREQ=MONTHLY", "2026-01-31", "2026-02-01", "2026-02-28"),
      ("FREQ=MONTHLY;BYMONTHDAY=1", "2026-11-18", "2026-11-18", "2026-12-01"),
      ("FREQ=MONTHLY;BYMONTHDAY=31", "2026-11-18", "2026-11-18", "2026-11-30"),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-11-18", "2026-12-01", "2026-12-31"),
      ("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1", "2026-11-01", "2026-11-02", "2027-02-01"),
      ("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-18", "2026-11-28", "2026-12-25"),
      ("FREQ=MONTHLY;BYDAY=1MO", "2026-11-18", "2026-11-18", "2026-12-07"),
      ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "2026-11-18", "2026-11-18", "2027-02-28"),
      ("FREQ=YEARLY", "2026-11-18", "2026-11-19", "2027-11-18"),
      ("FREQ=DAILY", "2026-11-18", "2020-01-01", "2026-11-18"),
    ])
  func recurs(rule: String, start: String, from: String, expected: String) throws {
    let rule = try #require(Recurrence(rule))
    let (start, from) = try (#require(CalendarDate(start)), #require(CalendarDate(from)))
    #expect(rule.date(onOrAfter: from, startingOn: start)?.description == expected)
  }

  @Test("a rule has the same dates as counting day by day")
  func recursAsCounted() throws {
    var random = SplitMix64(seed: 4)
    let origin = try #require(CalendarDate("2024-01-31"))
    for _ in 0..<400 {
      let interval = Int.random(in: 1...4, using: &random)
      let start = origin.adding(days: Int.random(in: 0...800, using: &random))
      let rules: [Recurrence.Pattern] = [
        .days(interval), .weeks(interval, on: [.monday, .thursday]), .months(interval, on: .last),
        .months(interval, on: .day(Int.random(in: 1...31, using: &random))), .years(interval),
      ]
      for rule in rules.compactMap({ Recurrence($0) }) {
        let from = start.adding(days: Int.random(in: -50...500, using: &random))
        let found = try #require(rule.date(onOrAfter: from, startingOn: start))
        #expect(found >= from && found >= start)
        // No date between is one of the rule.
        var day = max(from, start)
        while day < found {
          #expect(rule.date(onOrAfter: day, startingOn: start) == found)
          day = day.adding(days: 1)
        }
        #expect(rule.date(onOrAfter: found, startingOn: start) == found)
      }
    }
  }

  @Test("a rule ends with the calendar")
  func ends() throws {
    let end = try #require(CalendarDate("9999-12-31"))
    for text in [
      "FREQ=DAILY;INTERVAL=1000", "FREQ=WEEKLY;BYDAY=MO", "FREQ=MONTHLY;BYMONTHDAY=1",
      "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1",
    ] {
      let rule = try #require(Recurrence(text))
      #expect(rule.date(onOrAfter: end, startingOn: end.adding(days: -3)) == nil)
    }
  }

  @Test("a period has days")
  func periodDays() throws {
    #expect(try #require(CalendarPeriod("2026-10-01/2026-10-31")).dayCount == 31)
  }
}

@Suite("Numbers of days")
struct DayNumberTests {
  @Test(
    "count from 1 January 1970",
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (19_723, "2024-01-01"),
      (-719_528, "0000-01-01"), (2_932_896, "9999-12-31"),
    ])
  func known(_ number: Int, _ date: String) throws {
    #expect(CalendarDate(dayNumber: number) == CalendarDate(date))
    #expect(try #require(CalendarDate(date)).dayNumber == number)
  }

  @Test("have no date beyond the years 0 to 9999", arguments: [-719_529, 2_932_897, .min, .max])
  func beyond(_ number: Int) {
    #expect(CalendarDate(dayNumber: number) == nil)
  }
}
