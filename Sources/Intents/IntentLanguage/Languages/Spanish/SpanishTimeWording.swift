import IntentKit

/// Values about time in Spanish. What it says is read back as the same value on the same day.
enum SpanishTimeWording {
  static func text(_ value: TemporalValue, _ today: CalendarDate?) -> String {
    switch value {
    case .date(let date): words(for: date, today)
    case .time(let time): clock(time)
    case .moment(let moment):
      words(for: moment.date, today) + (moment.time.map { " a \(clock($0))" } ?? "")
    case .period(let period): self.period(period, today)
    case .duration(let span): duration(span)
    case .recurrence(let rule):
      self.rule(rule.pattern) + (rule.time.map { " a \(clock($0))" } ?? "")
    }
  }

  /// "las 18:30", "la 1:00".
  private static func clock(_ time: TimeOfDay) -> String {
    "\(time.hour == 1 ? "la" : "las") \(time)"
  }

  private static func words(for date: CalendarDate, _ today: CalendarDate?) -> String {
    switch today.map({ $0.days(to: date) }) {
    case 0: return "hoy"
    case 1: return "mañana"
    case -1: return "ayer"
    default: return full(date, today)
    }
  }

  /// The day of the week and the date, with the year unless it is one to come in this year.
  private static func full(_ date: CalendarDate, _ today: CalendarDate?) -> String {
    let isClear = today.map { $0 <= date && $0.year == date.year } ?? false
    let year = isClear ? "" : " de \(date.year)"
    return
      "el \(weekdays[date.weekday.rawValue]) \(date.day) de \(months[date.month - 1])\(year)"
  }

  private static func period(_ period: CalendarPeriod, _ today: CalendarDate?) -> String {
    if period.dayCount == 1 { return words(for: period.first, today) }
    if period == .month(of: period.first) {
      return "en \(months[period.first.month - 1]) de \(period.first.year)"
    }
    if period == .year(of: period.first) { return "en el año \(period.first.year)" }
    return "desde \(full(period.first, today)) hasta \(full(period.last, today))"
  }

  private static func duration(_ span: TimeSpan) -> String {
    let counts = [
      (span.months / 12, "año", "años"), (span.months % 12, "mes", "meses"),
      (span.days, "día", "días"), (span.seconds / 3600, "hora", "horas"),
      (span.seconds / 60 % 60, "minuto", "minutos"), (span.seconds % 60, "segundo", "segundos"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? $1 : $2)" }
    return parts.isEmpty ? "0 minutos" : parts.enumerated("y")
  }

  private static func rule(_ pattern: Recurrence.Pattern) -> String {
    switch pattern {
    case .days(let interval): return every(interval, "todos los días", "días")
    case .weeks(let interval, let on):
      let weeks = every(interval, "todas las semanas", "semanas")
      let days = on.sorted().map { plurals[$0.rawValue] }
      if days.isEmpty { return weeks }
      return interval == 1
        ? "todos los \(days.enumerated("y"))" : "\(weeks) los \(days.enumerated("y"))"
    case .months(let interval, let place):
      let each = every(interval, "todos los meses", "meses")
      switch place {
      case nil: return each
      case .day(let day): return "\(each) el día \(day)"
      case .last: return "\(each) el último día"
      case .weekday(let weekday, let number):
        let ordinals = ["primer", "segundo", "tercer", "cuarto"]
        let ordinal = ordinals.indices.contains(number - 1) ? ordinals[number - 1] : "último"
        return "\(each) el \(ordinal) \(weekdays[weekday.rawValue])"
      }
    case .years(let interval, let day):
      let each = every(interval, "todos los años", "años")
      return day.map { "\(each) el \($0.day) de \(months[$0.month - 1])" } ?? each
    }
  }

  private static func every(_ interval: Int, _ one: String, _ units: String) -> String {
    interval == 1 ? one : "cada \(interval) \(units)"
  }

  /// The phrase for a kind of value: "una fecha".
  static func description(of kind: TemporalKind) -> String {
    switch kind {
    case .date: "una fecha, por ejemplo mañana o el 5 de mayo"
    case .time: "una hora, por ejemplo las seis y media"
    case .moment: "una fecha, con hora si quieres, por ejemplo mañana a las seis"
    case .period: "un periodo, por ejemplo esta semana u octubre"
    case .duration: "una duración, por ejemplo hora y media"
    case .recurrence: "cada cuánto, por ejemplo todos los lunes"
    }
  }

  private static let weekdays = [
    "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
  ]
  private static let plurals = [
    "lunes", "martes", "miércoles", "jueves", "viernes", "sábados", "domingos",
  ]
  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
}
