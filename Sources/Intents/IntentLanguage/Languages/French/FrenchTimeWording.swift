import IntentKit

/// Values about time in French. What it says is read back as the same value on the same day.
enum FrenchTimeWording {
  static func text(_ value: TemporalValue, _ today: CalendarDate?) -> String {
    switch value {
    case .date(let date): words(for: date, today)
    case .time(let time): "\(time)"
    case .moment(let moment):
      words(for: moment.date, today) + (moment.time.map { " à \($0)" } ?? "")
    case .period(let period): self.period(period, today)
    case .duration(let span): duration(span)
    case .recurrence(let rule):
      self.rule(rule.pattern) + (rule.time.map { " à \($0)" } ?? "")
    }
  }

  private static func words(for date: CalendarDate, _ today: CalendarDate?) -> String {
    switch today.map({ $0.days(to: date) }) {
    case 0: return "aujourd'hui"
    case 1: return "demain"
    case -1: return "hier"
    default: return full(date, today)
    }
  }

  /// The day of the week and the date, with the year unless it is one to come in this year.
  private static func full(_ date: CalendarDate, _ today: CalendarDate?) -> String {
    let isClear = today.map { $0 <= date && $0.year == date.year } ?? false
    let year = isClear ? "" : " \(date.year)"
    return "\(weekdays[date.weekday.rawValue]) \(day(date.day)) \(months[date.month - 1])\(year)"
  }

  private static func day(_ day: Int) -> String { day == 1 ? "1er" : "\(day)" }

  private static func period(_ period: CalendarPeriod, _ today: CalendarDate?) -> String {
    if period.dayCount == 1 { return words(for: period.first, today) }
    if period == .month(of: period.first) {
      return "en \(months[period.first.month - 1]) \(period.first.year)"
    }
    if period == .year(of: period.first) { return "en \(period.first.year)" }
    return "du \(full(period.first, today)) au \(full(period.last, today))"
  }

  private static func duration(_ span: TimeSpan) -> String {
    let counts = [
      (span.months / 12, "an", "ans"), (span.months % 12, "mois", "mois"),
      (span.days, "jour", "jours"), (span.seconds / 3600, "heure", "heures"),
      (span.seconds / 60 % 60, "minute", "minutes"), (span.seconds % 60, "seconde", "secondes"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? $1 : $2)" }
    return parts.isEmpty ? "0 minute" : parts.enumerated("et")
  }

  private static func rule(_ pattern: Recurrence.Pattern) -> String {
    switch pattern {
    case .days(let interval): return all(interval, "jours")
    case .weeks(let interval, let on):
      let weeks = interval == 1 ? "toutes les semaines" : "toutes les \(interval) semaines"
      let days = on.sorted().map { weekdays[$0.rawValue] }
      if days.isEmpty { return weeks }
      return interval == 1
        ? "tous les \(days.map { "\($0)s" }.enumerated("et"))"
        : "\(weeks) le \(days.enumerated("et"))"
    case .months(let interval, let place):
      let each = interval == 1 ? "tous les mois" : "tous les \(interval) mois"
      switch place {
      case nil: return each
      case .day(let day): return "\(each) le \(Self.day(day))"
      case .last: return "\(each) le dernier jour"
      case .weekday(let weekday, let number):
        let ordinals = ["premier", "deuxième", "troisième", "quatrième"]
        let ordinal = ordinals.indices.contains(number - 1) ? ordinals[number - 1] : "dernier"
        return "\(each) le \(ordinal) \(weekdays[weekday.rawValue])"
      }
    case .years(let interval, let day):
      let each = all(interval, "ans")
      return day.map { "\(each) le \(Self.day($0.day)) \(months[$0.month - 1])" } ?? each
    }
  }

  private static func all(_ interval: Int, _ units: String) -> String {
    interval == 1 ? "tous les \(units)" : "tous les \(interval) \(units)"
  }

  /// The phrase for a kind of value: "une date".
  static func description(of kind: TemporalKind) -> String {
    switch kind {
    case .date: "une date, comme demain ou le 5 mai"
    case .time: "une heure, comme 18h30"
    case .moment: "une date, avec une heure si vous voulez, comme demain à 18h"
    case .period: "une période, comme cette semaine ou octobre"
    case .duration: "une durée, comme une heure et demie"
    case .recurrence: "une fréquence, comme tous les lundis"
    }
  }

  private static let weekdays = [
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
  ]
  private static let months = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
    "octobre", "novembre", "décembre",
  ]
}
