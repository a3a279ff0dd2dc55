/// A value about time, of one of several kinds.
public enum TemporalValue: Hashable, Sendable {
  /// A day.
  case date(CalendarDate)
  /// A time of day.
  case time(TimeOfDay)
  /// A day, perhaps with a time.
  case moment(CalendarMoment)
  /// A span of days.
  case period(CalendarPeriod)
  /// A duration.
  case duration(TimeSpan)
  /// A rule by which something recurs.
  case recurrence(Recurrence)
}

/// A kind of value about time.
public enum TemporalKind: String, Hashable, Sendable, CaseIterable {
  /// A ``CalendarDate``.
  case date
  /// A ``TimeOfDay``.
  case time
  /// A ``CalendarMoment``: a date, perhaps with a time.
  case moment
  /// A ``CalendarPeriod``.
  case period
  /// A ``TimeSpan``.
  case duration
  /// A ``Recurrence``.
  case recurrence
}

/// A choice between the dates that ambiguous words can mean, such as "Friday" or "in October".
public enum Tense: String, Hashable, Sendable {
  /// The next one: for what is due, or planned.
  case future
  /// The latest one: for what is looked up.
  case past
}

extension TemporalValue {
  /// The kind of the value.
  public var kind: TemporalKind {
    switch self {
    case .date: .date
    case .time: .time
    case .moment: .moment
    case .period: .period
    case .duration: .duration
    case .recurrence: .recurrence
    }
  }

  /// Parses a value of a kind; `nil` if the text is invalid.
  ///
  /// - Parameters:
  ///   - text: The value in its ISO 8601 format, or as a recurrence rule of RFC 5545.
  ///   - kind: The kind.
  public init?(_ text: String, of kind: TemporalKind) {
    let value: TemporalValue? =
      switch kind {
      case .date: CalendarDate(text).map { .date($0) }
      case .time: TimeOfDay(text).map { .time($0) }
      case .moment: CalendarMoment(text).map { .moment($0) }
      case .period: CalendarPeriod(text).map { .period($0) }
      case .duration: TimeSpan(text).map { .duration($0) }
      case .recurrence: Recurrence(text).map { .recurrence($0) }
      }
    guard let value else { return nil }
    self = value
  }

  /// The value as one of a kind, if only the form differs: a date is a moment, and a period of one
  /// day.
  func converted(to kind: TemporalKind) -> TemporalValue? {
    switch (self, kind) {
    case (.date(let date), .moment): .moment(CalendarMoment(date))
    case (.date(let date), .period): .period(CalendarPeriod(date))
    case (.moment(let moment), .date) where moment.time == nil: .date(moment.date)
    default: self.kind == kind ? self : nil
    }
  }
}

extension TemporalValue: CustomStringConvertible {
  /// The value in its ISO 8601 format, or as a recurrence rule of RFC 5545.
  public var description: String {
    switch self {
    case .date(let date): "\(date)"
    case .time(let time): "\(time)"
    case .moment(let moment): "\(moment)"
    case .period(let period): "\(period)"
    case .duration(let duration): "\(duration)"
    case .recurrence(let rule): "\(rule)"
    }
  }
}

extension TemporalKind {
  /// The form in which programs write values of the kind.
  var notation: String {
    switch self {
    case .date: "a date such as \"2026-11-27\""
    case .time: "a time such as \"18:30\""
    case .moment: "a date such as \"2026-11-27\", or a date and time such as \"2026-11-27T18:30\""
    case .period: "a period such as \"2026-10-01/2026-10-31\", or a single date"
    case .duration: "a duration such as \"PT1H30M\" or \"P2W\""
    case .recurrence: "a recurrence rule such as \"FREQ=MONTHLY;BYMONTHDAY=1\""
    }
  }
}
