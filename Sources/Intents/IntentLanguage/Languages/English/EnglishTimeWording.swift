import IntentKit

/// Values about time in English. What it says is read back as the same value on the same day.
enum EnglishTimeWording {
  static func text(_ value: TemporalValue, _ today: CalendarDate?) -> String {
    switch value {
    case .date(let date): words(for: date, today)
    case .time(let time): "\(time)"
    case .moment(let moment):
      words(for: moment.date, today) + (moment.time.map { " at \($0)" } ?? "")
    case .period(let period): self.period(period, today)
    case .duration(let span): duration(span)
    case .recurrence(let rule):
      self.rule(rule.pattern) + (rule.time.map { " at \($0)" } ?? "")
    }
  }

  private static func words(for date: CalendarDate, _ today: CalendarDate?) -> String {
    switch today.map({ $0.days(to: date) }) {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    default: return day(date, today)
    }
  }

  /// The day of the week and the date, with the year unless it is one to come in this year.
  private static func day(_ date: CalendarDate, _ today: CalendarDate?) -> String {
    let isClear = today.map { $0 <= date && $0.year == date.year } ?? false
    let year = isClear ? "" : " \(date.year)"
    return "\(weekdays[date.weekday.rawValue]) \(date.day) \(months[date.month - 1])\(year)"
  }

  private static func period(_ period: CalendarPeriod, _ today: CalendarDate?) -> String {
    if period.dayCount == 1 { return words(for: period.first, today) }
    if period == .month(of: period.first) {
      return "in \(months[period.first.month - 1]) \(period.first.year)"
    }
    if period == .year(of: period.first) { return "in \(period.first.year)" }
    return "from \(day(period.first, today)) to \(day(period.last, today))"
  }

  private static func duration(_ span: TimeSpan) -> String {
    let counts = [
      (span.months / 12, "year"), (span.months % 12, "month"), (span.days, "day"),
      (span.seconds / 3600, "hour"), (span.seconds / 60 % 60, "minute"),
      (span.seconds % 60, "second"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "0 minutes" : parts.enumerated("and")
  }

  private static func rule(_ pattern: Recurrence.Pattern) -> String {
    switch pattern {
    case .days(let interval): return every(interval, "day")
    case .weeks(let interval, let on):
      let days = on.sorted().map { weekdays[$0.rawValue] }.enumerated("and")
      if days.isEmpty { return every(interval, "week") }
      return interval == 1 ? "every \(days)" : "\(every(interval, "week")) on \(days)"
    case .months(let interval, let place):
      let every = interval == 1 ? "every month" : "every \(interval) months"
      switch place {
      case nil: return every
      case .day(let day): return "on the \(EnglishWording.ordinalInDigits(day)) of \(every)"
      case .last: return "on the last day of \(every)"
      case .weekday(let weekday, let number):
        let ordinal = number < 0 ? "last" : EnglishWording.ordinal(number)
        return "on the \(ordinal) \(weekdays[weekday.rawValue]) of \(every)"
      }
    case .years(let interval, let day):
      let every = every(interval, "year")
      return day.map { "\(every) on \($0.day) \(months[$0.month - 1])" } ?? every
    }
  }

  private static func every(_ interval: Int, _ unit: String) -> String {
    interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
  }

  /// The phrase for a kind of value: "a date".
  static func description(of kind: TemporalKind) -> String {
    switch kind {
    case .date: "a date, such as tomorrow or 5 May"
    case .time: "a time, such as half past six"
    case .moment: "a date, with a time if you like, such as tomorrow at six"
    case .period: "a period, such as this week or October"
    case .duration: "a length of time, such as an hour and a half"
    case .recurrence: "how often, such as every Monday"
    }
  }

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
