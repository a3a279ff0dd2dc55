import IntentKit

/// Values about time in German. What it says is read back as the same value on the same day.
enum GermanTimeWording {
  static func text(_ value: TemporalValue, _ today: CalendarDate?) -> String {
    switch value {
    case .date(let date): words(for: date, today)
    case .time(let time): "\(time) Uhr"
    case .moment(let moment):
      words(for: moment.date, today) + (moment.time.map { " um \($0) Uhr" } ?? "")
    case .period(let period): self.period(period, today)
    case .duration(let span): duration(span)
    case .recurrence(let rule):
      self.rule(rule.pattern) + (rule.time.map { " um \($0) Uhr" } ?? "")
    }
  }

  private static func words(for date: CalendarDate, _ today: CalendarDate?) -> String {
    switch today.map({ $0.days(to: date) }) {
    case 0: return "heute"
    case 1: return "morgen"
    case -1: return "gestern"
    default: return full(date, today)
    }
  }

  /// The day of the week and the date, with the year unless it is one to come in this year.
  private static func full(_ date: CalendarDate, _ today: CalendarDate?) -> String {
    let isClear = today.map { $0 <= date && $0.year == date.year } ?? false
    let year = isClear ? "" : " \(date.year)"
    return "\(weekdays[date.weekday.rawValue]), \(date.day). \(months[date.month - 1])\(year)"
  }

  private static func period(_ period: CalendarPeriod, _ today: CalendarDate?) -> String {
    if period.dayCount == 1 { return words(for: period.first, today) }
    if period == .month(of: period.first) {
      return "im \(months[period.first.month - 1]) \(period.first.year)"
    }
    if period == .year(of: period.first) { return "im Jahr \(period.first.year)" }
    return "von \(full(period.first, today)), bis \(full(period.last, today))"
  }

  private static func duration(_ span: TimeSpan) -> String {
    let counts = [
      (span.months / 12, "Jahr", "Jahre"), (span.months % 12, "Monat", "Monate"),
      (span.days, "Tag", "Tage"), (span.seconds / 3600, "Stunde", "Stunden"),
      (span.seconds / 60 % 60, "Minute", "Minuten"), (span.seconds % 60, "Sekunde", "Sekunden"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? $1 : $2)" }
    return parts.isEmpty ? "0 Minuten" : parts.enumerated("und")
  }

  private static func rule(_ pattern: Recurrence.Pattern) -> String {
    switch pattern {
    case .days(let interval): return every(interval, "jeden Tag", "Tage")
    case .weeks(let interval, let on):
      let weeks = every(interval, "jede Woche", "Wochen")
      let days = on.sorted().map { weekdays[$0.rawValue] }
      if days.isEmpty { return weeks }
      return interval == 1
        ? "jeden \(days.enumerated("und"))" : "\(weeks) am \(days.enumerated("und"))"
    case .months(let interval, let place):
      let each = every(interval, "jeden Monat", "Monate")
      switch place {
      case nil: return each
      case .day(let day): return "\(each) am \(day)."
      case .last: return "\(each) am letzten Tag"
      case .weekday(let weekday, let number):
        let ordinals = ["ersten", "zweiten", "dritten", "vierten"]
        let ordinal = ordinals.indices.contains(number - 1) ? ordinals[number - 1] : "letzten"
        return "\(each) am \(ordinal) \(weekdays[weekday.rawValue])"
      }
    case .years(let interval, let day):
      let each = every(interval, "jedes Jahr", "Jahre")
      return day.map { "\(each) am \($0.day). \(months[$0.month - 1])" } ?? each
    }
  }

  private static func every(_ interval: Int, _ one: String, _ units: String) -> String {
    interval == 1 ? one : "alle \(interval) \(units)"
  }

  /// The phrase for a kind of value, in the accusative: "ein Datum".
  static func description(of kind: TemporalKind) -> String {
    switch kind {
    case .date: "ein Datum, zum Beispiel morgen oder den 5. Mai"
    case .time: "eine Uhrzeit, zum Beispiel halb sieben"
    case .moment: "ein Datum, gern mit Uhrzeit, zum Beispiel morgen um sechs"
    case .period: "einen Zeitraum, zum Beispiel diese Woche oder Oktober"
    case .duration: "eine Dauer, zum Beispiel anderthalb Stunden"
    case .recurrence: "wie oft, zum Beispiel jeden Montag"
    }
  }

  private static let weekdays = [
    "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
  ]
  private static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
}
