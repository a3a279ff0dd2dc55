/// Arithmetic with days, weeks, months and years. Results are clamped to the years 0 to 9999, so they
/// cannot overflow.
extension CalendarDate {
  /// The first day of the calendar.
  static let earliest = CalendarDate(day: -719_528)
  /// The last day of the calendar.
  static let latest = CalendarDate(day: 2_932_896)

  /// The day of the week.
  public var weekday: Weekday { Weekday(day: dayNumber) }

  /// The date some days later.
  ///
  /// - Parameter days: The number of days; negative for an earlier date.
  /// - Returns: The date.
  public func adding(days: Int) -> CalendarDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    guard !overflow else { return days > 0 ? .latest : .earliest }
    return CalendarDate(day: min(max(sum, Self.earliest.dayNumber), Self.latest.dayNumber))
  }

  /// The date some months later: on the same day of the month, or on the last one if the month is
  /// shorter.
  ///
  /// - Parameter months: The number of months; negative for an earlier date.
  /// - Returns: The date.
  public func adding(months: Int) -> CalendarDate {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, (0..<120_000).contains(sum) else { return months > 0 ? .latest : .earliest }
    let (year, month) = (sum / 12, sum % 12 + 1)
    let day = min(day, Self.dayCount(ofMonth: month, in: year))
    return CalendarDate(year: year, month: month, day: day) ?? self
  }

  /// The number of days from this date to another one; negative if that is earlier.
  public func days(to other: CalendarDate) -> Int { other.dayNumber - dayNumber }

  /// The Monday of the week (ISO 8601).
  public var startOfWeek: CalendarDate { adding(days: -weekday.rawValue) }

  /// The first day of the month.
  public var startOfMonth: CalendarDate { adding(days: 1 - day) }

  /// The last day of the month.
  public var endOfMonth: CalendarDate {
    adding(days: Self.dayCount(ofMonth: month, in: year) - day)
  }

  /// The first of January.
  public var startOfYear: CalendarDate { CalendarDate(year: year, month: 1, day: 1) ?? self }

  /// The last day of December.
  public var endOfYear: CalendarDate { CalendarDate(year: year, month: 12, day: 31) ?? self }

  /// The first date with a day of the week, from this date on, at most six days later.
  public func onOrAfter(_ weekday: Weekday) -> CalendarDate {
    adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
  }
}
