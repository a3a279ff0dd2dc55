import IntentKit

/// Values about time in Dutch. What it says is read back as the same value on the same day.
enum DutchTimeWording {
  static func text(_ value: TemporalValue, _ today: CalendarDate?) -> String {
    switch value {
    case .date(let date): words(for: date, today)
    case .time(let time): "\(time) uur"
    case .moment(let moment):
      words(for: moment.date, today) + (moment.time.map { " om \($0) uur" } ?? "")
    case .period(let period): self.period(period, today)
    case .duration(let span): duration(span)
    case .recurrence(let rule):
      self.rule(rule.pattern) + (rule.time.map { " om \($0) uur" } ?? "")
    }
  }

  private static func words(for date: CalendarDate, _ today: CalendarDate?) -> String {
    switch today.map({ $0.days(to: date) }) {
    case 0: return "vandaag"
    case 1: return "morgen"
    case -1: return "gisteren"
    default: return full(date, today)
    }
  }

  /// The day of the week and the date, with the year unless it is one to come in this year.
  private static func full(_ date: CalendarDate, _ today: CalendarDate?) -> String {
    let isClear = today.map { $0 <= date && $0.year == date.year } ?? false
    let year = isClear ? "" : " \(date.year)"
    return "\(weekdays[date.weekday.rawValue]) \(date.day) \(months[date.month - 1])\(year)"
  }

  private static func period(_ period: CalendarPeriod, _ today: CalendarDate?) -> String {
    if period.dayCount == 1 { return words(for: period.first, today) }
    if period == .month(of: period.first) {
      return "in \(months[period.first.month - 1]) \(period.first.year)"
    }
    if period == .year(of: period.first) { return "in het jaar \(period.first.year)" }
    return "van \(full(period.first, today)) tot en met \(full(period.last, today))"
  }

  private static func duration(_ span: TimeSpan) -> String {
    let counts = [
      (span.months / 12, "jaar", "jaar"), (span.months % 12, "maand", "maanden"),
      (span.days, "dag", "dagen"), (span.seconds / 3600, "uur", "uur"),
      (span.seconds / 60 % 60, "minuut", "minuten"), (span.seconds % 60, "seconde", "seconden"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? $1 : $2)" }
    return parts.isEmpty ? "0 minuten" : parts.enumerated("en")
  }

  private static func rule(_ pattern: Recurrence.Pattern) -> String {
    switch pattern {
    case .days(let interval): return every(interval, "elke dag", "dagen")
    case .weeks(let interval, let on):
      let weeks = every(interval, "elke week", "weken")
      let days = on.sorted().map { weekdays[$0.rawValue] }
      if days.isEmpty { return weeks }
      return interval == 1
        ? "elke \(days.enumerated("en"))" : "\(weeks) op \(days.enumerated("en"))"
    case .months(let interval, let place):
      let each = every(interval, "elke maand", "maanden")
      switch place {
      case nil: return each
      case .day(let day):
        return "\(each) op de \(ordinals.indices.contains(day - 1) ? ordinals[day - 1] : "\(day)e")"
      case .last: return "\(each) op de laatste dag"
      case .weekday(let weekday, let number):
        let ordinals = ["eerste", "tweede", "derde", "vierde"]
        let ordinal = ordinals.indices.contains(number - 1) ? ordinals[number - 1] : "laatste"
        return "\(each) op de \(ordinal) \(weekdays[weekday.rawValue])"
      }
    case .years(let interval, let day):
      let each = every(interval, "elk jaar", "jaar")
      return day.map { "\(each) op \($0.day) \(months[$0.month - 1])" } ?? each
    }
  }

  private static func every(_ interval: Int, _ one: String, _ units: String) -> String {
    interval == 1 ? one : "om de \(interval) \(units)"
  }

  /// The phrase for a kind of value: "een datum".
  static func description(of kind: TemporalKind) -> String {
    switch kind {
    case .date: "een datum, bijvoorbeeld morgen of 5 mei,"
    case .time: "een tijd, bijvoorbeeld half zeven,"
    case .moment: "een datum, eventueel met een tijd, bijvoorbeeld morgen om zes uur,"
    case .period: "een periode, bijvoorbeeld deze week of oktober,"
    case .duration: "een duur, bijvoorbeeld anderhalf uur,"
    case .recurrence: "een herhaling, bijvoorbeeld elke maandag,"
    }
  }

  /// The days of a month.
  static let ordinals = [
    "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende",
    "tiende", "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende", "zestiende",
    "zeventiende", "achttiende", "negentiende", "twintigste", "eenentwintigste",
    "tweeëntwintigste", "drieëntwintigste", "vierentwintigste", "vijfentwintigste",
    "zesentwintigste", "zevenentwintigste", "achtentwintigste", "negenentwintigste",
    "dertigste", "eenendertigste",
  ]

  private static let weekdays = [
    "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
  ]
  private static let months = [
    "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
    "oktober", "november", "december",
  ]
}
