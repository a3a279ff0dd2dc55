/// An intent that the user probably wants now, with its recurring parameter values.
public struct Suggestion: Hashable, Sendable {
  /// The intent, with its recurring values.
  public let invocation: Invocation
  /// The probability that the user does it about now, 0 to 1; a conservative estimate where data is
  /// scarce.
  public let score: Double
  /// The reasons, the strongest first.
  public let reasons: [Reason]
  /// The time at which it was last done.
  public let lastTime: Timestamp

  /// A reason for a suggestion.
  public enum Reason: Hashable, Sendable {
    /// It was done at about this time of day, on `count` of the latest `days` days of a kind.
    case time(minuteOfDay: Int, DayKind, count: Int, days: Int)
    /// It was done right after another intent, given by its name for programs, in `count` of
    /// `times` cases.
    case following(intent: String, count: Int, times: Int)
    /// It accounts for `count` of the latest `donations` donations.
    case often(count: Int, donations: Int)
  }

  /// The days on which a habit occurs.
  public enum DayKind: Hashable, Sendable {
    /// All days.
    case everyDay
    /// Monday to Friday.
    case weekdays
    /// Saturday and Sunday.
    case weekends
    /// A day of the week.
    case weekday(Weekday)
    /// A day of the month, 1 to 31.
    case dayOfMonth(Int)
  }
}
