/// A date, and perhaps a time on it, in the local time zone: "tomorrow", "Friday at six".
///
/// ```swift
/// CalendarMoment("2026-11-27T18:00")?.time   // 18:00
/// CalendarMoment("2026-11-27")?.time         // nil
/// ```
public struct CalendarMoment: Hashable, Sendable {
  /// The date.
  public let date: CalendarDate
  /// The time; `nil` for any time on that day.
  public let time: TimeOfDay?

  /// Creates a moment.
  public init(_ date: CalendarDate, at time: TimeOfDay? = nil) {
    self.date = date
    self.time = time
  }

  /// Creates the moment at a local time, to the minute.
  public init(_ time: LocalTime) {
    self.init(time.date, at: TimeOfDay(minutes: time.minuteOfDay))
  }

  /// Parses a moment; `nil` if the text is invalid.
  ///
  /// - Parameter text: A date in ISO 8601 format, or a date and a time: `2026-11-27`,
  ///   `2026-11-27T18:00`.
  public init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let date = CalendarDate(String(first)) else { return nil }
    guard parts.count == 2 else {
      self.init(date)
      return
    }
    guard let time = TimeOfDay(parts[1]) else { return nil }
    self.init(date, at: time)
  }

  /// Whether the moment is over: its day, or its time if it has one.
  public func isPast(at now: LocalTime) -> Bool {
    if date != now.date { return date < now.date }
    return time.map { $0.minuteOfDay < now.minuteOfDay } ?? false
  }

  /// The moment some minutes later, clamped to the calendar; a moment without a time begins at
  /// midnight.
  func adding(minutes: Int) -> CalendarMoment {
    let (sum, overflow) = (time?.minuteOfDay ?? 0).addingReportingOverflow(minutes)
    guard !overflow else {
      return CalendarMoment(minutes > 0 ? .latest : .earliest, at: .midnight)
    }
    let time = TimeOfDay(minutes: sum)
    return CalendarMoment(date.adding(days: (sum - time.minuteOfDay) / 1440), at: time)
  }
}

extension CalendarMoment: Comparable {
  /// Whether one moment is earlier. A day precedes the times on it.
  public static func < (first: CalendarMoment, second: CalendarMoment) -> Bool {
    (first.date, first.time?.minuteOfDay ?? -1) < (second.date, second.time?.minuteOfDay ?? -1)
  }
}

extension CalendarMoment: CustomStringConvertible {
  /// The moment in ISO 8601 format: `2026-11-27T18:00`.
  public var description: String { time.map { "\(date)T\($0)" } ?? "\(date)" }
}
