/// A time of day in the local time zone, to the minute.
///
/// ```swift
/// TimeOfDay("18:30")?.hour     // 18
/// TimeOfDay(hour: 25)          // nil
/// ```
public struct TimeOfDay: Hashable, Sendable, Comparable {
  /// The minutes since midnight, 0 to 1439.
  public let minuteOfDay: Int

  /// The hour, 0 to 23.
  public var hour: Int { minuteOfDay / 60 }
  /// The minute of the hour, 0 to 59.
  public var minute: Int { minuteOfDay % 60 }

  /// Creates a time of day; `nil` if there is none.
  public init?(hour: Int, minute: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minuteOfDay = hour * 60 + minute
  }

  /// Creates the time of day some minutes after midnight, on any day.
  init(minutes: Int) {
    minuteOfDay = (minutes % 1440 + 1440) % 1440
  }

  /// Parses a time; `nil` if the text is invalid.
  ///
  /// - Parameter text: The time in ISO 8601 format, such as `18:30`. Seconds must be zero, for times
  ///   are exact to the minute: `18:30:00`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isWritten =
      (2...3).contains(parts.count)
      && parts.allSatisfy {
        $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
    guard isWritten, parts.count == 2 || parts[2] == "00", let hour = Int(parts[0]),
      let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// Midnight, the beginning of a day.
  public static let midnight = TimeOfDay(minutes: 0)

  /// Whether one time is earlier in the day.
  public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
    first.minuteOfDay < second.minuteOfDay
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time in ISO 8601 format: `18:30`.
  public var description: String { "\(hour.twoDigits):\(minute.twoDigits)" }
}

extension Int {
  /// The number with a leading zero if it has one digit.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
