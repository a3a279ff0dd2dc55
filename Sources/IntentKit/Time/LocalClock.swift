#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Android)
  import Android
#endif

/// The user's time zone: tells how far the clocks on the wall are ahead of UTC at each point in time, and so
/// is right before and after they are put forward or back.
public struct LocalClock: Sendable {
  private let offset: @Sendable (Timestamp) -> Int

  /// A time zone.
  ///
  /// - Parameter offset: How many seconds the clocks are ahead of UTC at a point in time.
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

  /// What the clocks and the calendar show.
  ///
  /// - Parameter time: A point in time.
  /// - Returns: The local time then.
  public func reading(at time: Timestamp) -> LocalTime {
    let time = time.clamped
    return LocalTime(seconds: time.secondsSince1970 + offset(time))
  }

  /// When the clocks and the calendar show something. What they show twice when they are put back is either;
  /// what they never show when they are put forward is an hour from what they do show.
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
  /// The nearest time within ten thousand years, in which calendars have a meaning.
  var clamped: Timestamp {
    let limit = 315_569_520_000
    return Timestamp(secondsSince1970: min(max(secondsSince1970, -limit), limit))
  }
}

/// What the clocks and the calendar show somewhere.
public struct LocalTime: Hashable, Sendable {
  /// The days since 1 January 1970 by the calendar there.
  public let day: Int
  /// The seconds since midnight by the clocks there, 0 to 86399.
  public let secondOfDay: Int

  init(seconds: Int) {
    secondOfDay = ((seconds % 86400) + 86400) % 86400
    day = (seconds - secondOfDay) / 86400
  }

  /// Seconds of local time; only differences of a day or so mean something.
  var seconds: Int { day * 86400 + secondOfDay }

  /// The day of the week.
  public var weekday: Weekday { Weekday(day: day) }

  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int { CalendarDate(day: day).day }

  /// The date.
  public var date: CalendarDate { CalendarDate(day: day) }

  /// The minutes since midnight, 0 to 1439.
  public var minuteOfDay: Int { secondOfDay / 60 }
}

/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day of the week of a day that is counted from 1 January 1970, a Thursday.
  init(day: Int) {
    let number = ((day + 3) % 7 + 7) % 7
    self = Self.allCases[number]
  }

  /// Whether it is a Saturday or a Sunday.
  public var isWeekend: Bool { self >= .saturday }

  /// Whether one is earlier in the week, which begins on a Monday (ISO 8601).
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

  /// The date of a day that is counted from 1 January 1970. Source: H. Hinnant, "chrono-compatible low-level
  /// date algorithms", `civil_from_days`.
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

  /// The days from 1 January 1970 to the date; `days_from_civil` of the same source.
  var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// A date from its notation.
  ///
  /// - Parameter text: The date as ISO 8601 writes it, such as `2026-11-21`; fails for anything else.
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

  /// The date as ISO 8601 writes it.
  public var description: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Whether one is before the other.
  ///
  /// - Parameters:
  ///   - first: A date.
  ///   - second: Another.
  /// - Returns: Whether the first is earlier.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}
