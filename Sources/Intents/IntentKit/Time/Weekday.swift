/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// A day, in the order of ISO 8601.
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day of the week of a day number, counted from 1 January 1970, a Thursday.
  init(day: Int) {
    let number = ((day + 3) % 7 + 7) % 7
    self = Self.allCases[number]
  }

  /// Whether the day is a Saturday or a Sunday.
  public var isWeekend: Bool { self >= .saturday }

  /// Whether one day is earlier in the week, which begins on Monday (ISO 8601).
  public static func < (first: Weekday, second: Weekday) -> Bool {
    first.rawValue < second.rawValue
  }
}
