/// A rule by which something recurs: "every other week", "on the first of every month at nine".
///
/// ```swift
/// let rule = Recurrence("FREQ=MONTHLY;BYMONTHDAY=1")
/// rule?.date(onOrAfter: today, startingOn: today)   // the next first of a month
/// ```
///
/// A rule has no beginning: the date from which it counts is given when dates are asked for.
public struct Recurrence: Hashable, Sendable {
  /// The days on which it falls.
  public let pattern: Pattern
  /// The time on these days; `nil` for any.
  public let time: TimeOfDay?

  /// The days on which a rule falls.
  public enum Pattern: Hashable, Sendable {
    /// The first date alone.
    case once
    /// Every N days.
    case days(Int)
    /// Every N weeks, on these days of the week; on that of the first date if there are none.
    case weeks(Int, on: Set<Weekday> = [])
    /// Every N months, on a day of the month; on that of the first date by default.
    case months(Int, on: DayOfMonth? = nil)
    /// Every N years, on a date; on that of the first date by default.
    case years(Int, on: DayOfYear? = nil)
  }

  /// A day of a month.
  public enum DayOfMonth: Hashable, Sendable {
    /// The day with a number, 1 to 31; the last day of months that are shorter.
    case day(Int)
    /// The last day, whether that is the 28th or the 31st.
    case last
    /// A day of the week: the first to fourth one of the month, or the last one if the number is −1.
    case weekday(Weekday, Int)
  }

  /// A date in any year.
  public struct DayOfYear: Hashable, Sendable {
    /// The month, 1 to 12.
    public let month: Int
    /// The day; 29 February is the 28th in years that have none.
    public let day: Int

    /// Creates a date without a year; `nil` if there is no such day in any year.
    public init?(month: Int, day: Int) {
      guard CalendarDate(year: 2000, month: month, day: day) != nil else { return nil }
      (self.month, self.day) = (month, day)
    }
  }

  /// The maximum number of days, weeks, months or years from one date to the next.
  public static let maximumInterval = 1000

  /// Creates a rule; `nil` if a number in it is not allowed.
  public init?(_ pattern: Pattern, at time: TimeOfDay? = nil) {
    guard pattern.isValid else { return nil }
    self.pattern = pattern
    self.time = time
  }

  /// The first date of the rule from a day on.
  ///
  /// - Parameters:
  ///   - day: The earliest date.
  ///   - start: The date from which the rule counts. No date precedes it.
  /// - Returns: The date; `nil` if there is none any more, and at the end of the calendar.
  /// - Complexity: Constant.
  public func date(onOrAfter day: CalendarDate, startingOn start: CalendarDate) -> CalendarDate? {
    let day = max(day, start)
    switch pattern {
    case .once: return day == start ? start : nil
    case .days(let interval):
      return start.advanced(by: start.days(to: day).roundedUp(to: interval))
    case .weeks(let interval, let weekdays):
      let weekdays = weekdays.isEmpty ? [start.weekday] : weekdays.sorted()
      let passed = start.startOfWeek.days(to: day.startOfWeek) / 7
      let first = passed.roundedUp(to: interval)
      for week in [first, first + interval] {
        for weekday in weekdays {
          let date = start.startOfWeek.advanced(by: week * 7 + weekday.rawValue)
          if let date, date >= day { return date }
        }
      }
      return nil
    case .months(let interval, let place):
      let passed = (day.year - start.year) * 12 + day.month - start.month
      let first = passed.roundedUp(to: interval)
      for month in [first, first + interval] where start.hasMonth(after: month) {
        let date = (place ?? .day(start.day)).date(in: start.startOfMonth.adding(months: month))
        if date >= day { return date }
      }
      return nil
    case .years(let interval, let place):
      let first = (day.year - start.year).roundedUp(to: interval)
      for year in [first, first + interval] where start.year + year <= 9999 {
        let month = CalendarDate(
          year: start.year + year, month: place?.month ?? start.month, day: 1)
        if let date = month.map({ DayOfMonth.day(place?.day ?? start.day).date(in: $0) }),
          date >= day
        {
          return date
        }
      }
      return nil
    }
  }
}

extension Recurrence.Pattern {
  fileprivate var isValid: Bool {
    let intervals = 1...Recurrence.maximumInterval
    switch self {
    case .once: return true
    case .days(let interval), .weeks(let interval, _), .years(let interval, _):
      return intervals.contains(interval)
    case .months(let interval, let place):
      let isPlace =
        switch place {
        case .day(let day)?: (1...31).contains(day)
        case .weekday(_, let number)?: (1...4).contains(number) || number == -1
        case .last?, nil: true
        }
      return intervals.contains(interval) && isPlace
    }
  }
}

extension Recurrence.DayOfMonth {
  /// The day in the month that begins on a date.
  func date(in start: CalendarDate) -> CalendarDate {
    switch self {
    case .day(let day): min(start.adding(days: day - 1), start.endOfMonth)
    case .last: start.endOfMonth
    case .weekday(let weekday, let number) where number > 0:
      start.onOrAfter(weekday).adding(days: 7 * (number - 1))
    case .weekday(let weekday, _): start.endOfMonth.adding(days: -6).onOrAfter(weekday)
    }
  }
}

extension CalendarDate {
  /// The date some days later; `nil` beyond the end of the calendar.
  fileprivate func advanced(by days: Int) -> CalendarDate? {
    days <= self.days(to: .latest) ? adding(days: days) : nil
  }

  /// Whether there is a month some months after this one.
  fileprivate func hasMonth(after months: Int) -> Bool { year * 12 + month - 1 + months < 120_000 }
}

extension Int {
  /// The least multiple of a number that is not smaller; the number must be positive, and this not
  /// negative.
  fileprivate func roundedUp(to interval: Int) -> Int {
    (self + interval - 1) / interval * interval
  }
}
