/// An intent that the user probably wants now, with the parameters filled in that recur.
public struct Suggestion: Hashable, Sendable {
  /// The intent, with the values that recur.
  public let invocation: Invocation
  /// How likely it is that the user does it about now, 0 to 1; an estimate that is careful where little is
  /// known.
  public let score: Double
  /// Why it is suggested, the strongest reason first.
  public let reasons: [Reason]
  /// When it was done last.
  public let lastTime: Timestamp

  /// Why something is suggested.
  public enum Reason: Hashable, Sendable {
    /// It was done about this time of day, on so many of the latest days of a kind.
    case time(minuteOfDay: Int, DayKind, count: Int, days: Int)
    /// It was done right after what was done last, by what programs call that, so many times of so many.
    case following(intent: String, count: Int, times: Int)
    /// It was so much of what was done lately.
    case often(count: Int, donations: Int)
  }

  /// Days that are alike.
  public enum DayKind: Hashable, Sendable {
    /// All days.
    case everyDay
    /// Monday to Friday.
    case weekdays
    /// Saturday and Sunday.
    case weekends
    /// A day of the week.
    case weekday(Weekday)
    /// A day of the month.
    case dayOfMonth(Int)
  }
}
