#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Android)
  import Android
#endif

/// The user's time zone: the offset of local time from UTC at each point in time, including
/// daylight saving time.
public struct LocalClock: Sendable {
  private let offset: @Sendable (Timestamp) -> Int

  /// Creates a time zone.
  ///
  /// - Parameter offset: Returns the offset from UTC at a point in time, in seconds.
  public init(offset: @escaping @Sendable (Timestamp) -> Int) {
    self.offset = offset
  }

  /// Coordinated universal time.
  public static let utc = LocalClock { _ in 0 }

  #if !os(Windows)
    /// The time zone of the system.
    public static let system = LocalClock { time in
      var seconds = time_t(time.secondsSince1970)
      var parts = tm()
      return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
    }
  #else
    /// Coordinated universal time.
    public static let system = utc
  #endif

  /// The local time and date at a point in time.
  ///
  /// - Parameter time: A point in time.
  /// - Returns: The local time then.
  public func reading(at time: Timestamp) -> LocalTime {
    let time = time.clamped
    return LocalTime(seconds: time.secondsSince1970 + offset(time))
  }

  /// The point in time of a local time and date. A repeated local time, when clocks go back, gives
  /// either point; a skipped one, when they go forward, is off by an hour.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - minute: The minutes since midnight.
  /// - Returns: The point in time.
  public func time(_ date: CalendarDate, minute: Int) -> Timestamp {
    let local = date.dayNumber * 86400 + minute * 60
    let guess = Timestamp(secondsSince1970: local - offset(Timestamp(secondsSince1970: local)))
    return Timestamp(secondsSince1970: local - offset(guess))
  }
}

extension Timestamp {
  /// The nearest time within ten thousand years, in which calendars are meaningful.
  var clamped: Timestamp {
    let limit = 315_569_520_000
    return Timestamp(secondsSince1970: min(max(secondsSince1970, -limit), limit))
  }
}

/// A local time and date.
public struct LocalTime: Hashable, Sendable {
  /// The number of days since 1 January 1970 in the local calendar.
  public let day: Int
  /// The number of seconds since local midnight, 0 to 86399.
  public let secondOfDay: Int

  init(seconds: Int) {
    secondOfDay = ((seconds % 86400) + 86400) % 86400
    day = (seconds - secondOfDay) / 86400
  }

  /// The local time in seconds; only differences of about a day are meaningful.
  var seconds: Int { day * 86400 + secondOfDay }

  /// The day of the week.
  public var weekday: Weekday { Weekday(day: day) }

  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int { CalendarDate(day: day).day }

  /// The date.
  public var date: CalendarDate { CalendarDate(day: day) }

  /// The number of minutes since midnight, 0 to 1439.
  public var minuteOfDay: Int { secondOfDay / 60 }
}

/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day of the week of a day number, counted from 1 January 1970, a Thursday.
  init(day: Int) {
    let number = ((day + 3) % 7 + 7) % 7
    self = Self.allCases[number]
  }

  /// Whether the day is a Saturday or a Sunday.
  public var isWeekend: Bool { self >= .saturday }

  /// Whether one day is earlier in the week, which begins on Monday (ISO 8601).
  ///
  /// - Parameters:
  ///   - first: A day.
  ///   - second: Another.
  /// - Returns: Whether the first is earlier.
  public static func < (first: Weekday, second: Weekday) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A day of the Gregorian calendar.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates the date of a day number, counted from 1 January 1970. Source: H. Hinnant,
  /// "chrono-compatible low-level date algorithms", `civil_from_days`.
  init(day: Int) {
    let z = day + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days from 1 January 1970 to the date; `days_from_civil` of the same source.
  var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Parses a date; `nil` if the text is invalid.
  ///
  /// - Parameter text: The date in ISO 8601 format, such as `2026-11-21`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWritten =
      parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy { ("0"..."9") ~= $0 } }
    guard isWritten, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...days[month - 1]).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date in ISO 8601 format.
  public var description: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Whether one date is before the other.
  ///
  /// - Parameters:
  ///   - first: A date.
  ///   - second: Another.
  /// - Returns: Whether the first is earlier.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}
