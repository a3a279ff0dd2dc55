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

  #if canImport(Darwin) || canImport(Musl) || canImport(Glibc) || canImport(Android)
    /// The time zone of the system.
    public static let system = LocalClock { time in
      // A system with 32 bits may have times of 32 bits.
      var seconds = time_t(clamping: time.secondsSince1970)
      var parts = tm()
      return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
    }
  #else
    /// Coordinated universal time.
    public static let system = utc
  #endif

  /// The local time and date at a point in time.
  public func reading(at time: Timestamp) -> LocalTime {
    let time = time.clamped
    return LocalTime(seconds: time.secondsSince1970 + Int64(offset(time)))
  }

  /// The point in time of a local date, some minutes after midnight. A repeated local time, when
  /// clocks go back, gives either point; a skipped one, when they go forward, is off by an hour.
  public func time(_ date: CalendarDate, minute: Int) -> Timestamp {
    let local = Int64(date.dayNumber) * 86400 + Int64(minute) * 60
    let guess = Timestamp(
      secondsSince1970: local - Int64(offset(Timestamp(secondsSince1970: local))))
    return Timestamp(secondsSince1970: local - Int64(offset(guess)))
  }
}

extension Timestamp {
  /// The nearest time within ten thousand years, in which calendars are meaningful.
  var clamped: Timestamp {
    let limit: Int64 = 315_569_520_000
    return Timestamp(secondsSince1970: min(max(secondsSince1970, -limit), limit))
  }
}

/// A local time and date.
public struct LocalTime: Hashable, Sendable {
  /// The number of days since 1 January 1970 in the local calendar.
  public let day: Int
  /// The number of seconds since local midnight, 0 to 86399.
  public let secondOfDay: Int

  init(seconds: Int64) {
    secondOfDay = Int((seconds % 86400 + 86400) % 86400)
    day = Int(clamping: (seconds - Int64(secondOfDay)) / 86400)
  }

  /// The local time in seconds; only differences of about a day are meaningful.
  var seconds: Int64 { Int64(day) * 86400 + Int64(secondOfDay) }

  /// The time at the beginning of the minute.
  package var minute: LocalTime { LocalTime(seconds: seconds - Int64(secondOfDay % 60)) }

  /// The day of the week.
  public var weekday: Weekday { Weekday(day: day) }

  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int { CalendarDate(day: day).day }

  /// The date.
  public var date: CalendarDate { CalendarDate(day: day) }

  /// The number of minutes since midnight, 0 to 1439.
  public var minuteOfDay: Int { secondOfDay / 60 }
}
