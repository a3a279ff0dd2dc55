import IntentKit

extension TimeMeaning {
  /// A meaning as it is written in texts of languages: its name and its values, such as "weekday-of-week 1"; `nil` if there is none
  /// of that name with such values.
  init?(_ text: String) {
    /// A number that no arithmetic with dates can exceed.
    func number(_ text: String) -> Int? { Int(text).flatMap { abs($0) <= 10_000 ? $0 : nil } }
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    let values = Array(words.dropFirst())
    if let meaning = Self.plain[name], values.isEmpty {
      self = meaning
    } else if let make = Self.counted[name], values.count == 1, let number = number(values[0]) {
      self = make(number)
    } else if let make = Self.chosen[name], values.count == 1,
      let choice = Choice(rawValue: values[0])
    {
      self = make(choice)
    } else if let make = Self.fixed[name], values.count == 2, let number = number(values[0]),
      let unit = CalendarUnit(rawValue: values[1])
    {
      self = make(number, unit)
    } else if name == "part-of-today", values.count == 1, let part = DayPart(rawValue: values[0]) {
      self = .partOfToday(part)
    } else if name == "every-week" {
      let days = values.compactMap { day in Weekday.allCases.first { "\($0)" == day } }
      guard !days.isEmpty, days.count == values.count else { return nil }
      self = .everyWeek(on: days)
    } else {
      return nil
    }
  }

  /// The names of all meanings with their values, for errors.
  static let names =
    (plain.keys + counted.keys.map { "\($0) 1" } + chosen.keys.map { "\($0) next" }
    + fixed.keys.map { "\($0) 2 week" } + ["part-of-today night", "every-week monday"]).sorted()
    .joined(separator: ", ")

  private static let plain: [String: TimeMeaning] = [
    "weekday-in-a-week": .weekdayInAWeek, "day-of-month": .dayOfMonth(), "date": .date,
    "later": .later, "earlier": .earlier, "start-of": .startOf, "end-of": .endOf,
    "weekday-of-period": .weekdayOfPeriod, "hour": .hour, "past": .past, "to": .to,
    "before-noon": .beforeNoon, "after-noon": .afterNoon, "in-part": .inPart, "same": .same,
    "moment": .moment, "part-of-today": .partOfToday(nil), "year": .year, "last-units": .lastUnits,
    "next-units": .nextUnits, "between": .between, "since": .since, "until": .until,
    "whole-period": .wholePeriod, "units": .units(), "units-and-a-half": .units(halves: 1),
    "pair": .pair, "hours-and-minutes": .hoursAndMinutes, "once": .once, "every": .every(),
    "every-weekday": .everyWeekday(), "every-month": .everyMonth,
    "every-end-of-month": .everyEndOfMonth, "every-year": .everyYear, "every-part": .everyPart,
  ]
  private static let counted: [String: @Sendable (Int) -> TimeMeaning] = [
    "day": { .day($0) }, "weekday-of-week": { .weekdayOfWeek($0) },
    "day-of-month": { .dayOfMonth($0) }, "offset": { .offset($0) }, "time": { .time($0) },
    "unit": { .unit($0) }, "weekend": { .weekend($0) }, "quarters": { .quarters($0) },
    "every": { .every($0) }, "every-weekday": { .everyWeekday($0) },
  ]
  private static let chosen: [String: @Sendable (Choice) -> TimeMeaning] = [
    "weekday": { .weekday($0) }, "month": { .month($0) },
  ]
  private static let fixed: [String: @Sendable (Int, CalendarUnit) -> TimeMeaning] = [
    "fixed": { .fixed($0, $1) }, "every-fixed": { .everyFixed($0, $1) },
  ]
}
