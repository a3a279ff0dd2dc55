/// Values about time in words. What they say is read back as the same value on the same day.
struct TimeTexts {
  private let texts: MessageTexts
  /// The day on which it is said, if "tomorrow" may be said.
  private let today: CalendarDate?

  init(_ texts: MessageTexts, on today: CalendarDate?) {
    self.texts = texts
    self.today = today
  }

  func text(_ value: TemporalValue) -> String {
    switch value {
    case .date(let date): words(for: date)
    case .time(let time): clock(time)
    case .moment(let moment):
      texts.text("moment", ["date": .text(words(for: moment.date)), "time": clock(moment.time)])
    case .period(let period): text(period)
    case .duration(let span): text(span)
    case .recurrence(let rule):
      texts.text("recurrence", ["rule": .text(text(rule.pattern)), "time": clock(rule.time)])
    }
  }

  private func clock(_ time: TimeOfDay) -> String {
    texts.text(
      "time",
      [
        "time": .text("\(time)"), "hour": .number(time.hour),
        "minutes": .text(time.minute.twoDigits),
      ])
  }

  private func clock(_ time: TimeOfDay?) -> MessageArgument { .optional(time.map { clock($0) }) }

  private func words(for date: CalendarDate) -> String {
    switch today.map({ $0.days(to: date) }) {
    case 0: texts.text("today")
    case 1: texts.text("tomorrow")
    case -1: texts.text("yesterday")
    default: full(date)
    }
  }

  /// The day of the week and the date, with the year unless it is one to come in this year.
  private func full(_ date: CalendarDate) -> String {
    let isClear = today.map { $0 <= date && $0.year == date.year } ?? false
    return texts.text(
      "date",
      [
        "weekday": .text(name("weekday", date.weekday.rawValue)), "day": .number(date.day),
        "month": .text(name("month", date.month - 1)),
        "year": isClear ? .none : .number(date.year),
      ])
  }

  private func text(_ period: CalendarPeriod) -> String {
    if period.dayCount == 1 { return words(for: period.first) }
    let year = MessageArgument.number(period.first.year)
    if period == .month(of: period.first) {
      return texts.text(
        "period.month", ["month": .text(name("month", period.first.month - 1)), "year": year])
    }
    if period == .year(of: period.first) { return texts.text("period.year", ["year": year]) }
    return texts.text(
      "period", ["first": .text(full(period.first)), "last": .text(full(period.last))])
  }

  private func text(_ span: TimeSpan) -> String {
    let counts = [
      ("years", span.months / 12), ("months", span.months % 12), ("days", span.days),
      ("hours", Int(span.seconds / 3600)), ("minutes", Int(span.seconds / 60 % 60)),
      ("seconds", Int(span.seconds % 60)),
    ]
    let parts = counts.filter { $0.1 > 0 }
    return (parts.isEmpty ? [("minutes", 0)] : parts).map {
      texts.text("duration.\($0.0)", ["count": .number($0.1)])
    }.enumerated(texts.rules.and)
  }

  private func text(_ pattern: Recurrence.Pattern) -> String {
    switch pattern {
    case .once: return texts.text("once")
    case .days(let interval):
      return texts.text("every.days", ["interval": .number(interval)])
    case .weeks(let interval, let days):
      let days = days.sorted().map(\.rawValue)
      return texts.text(
        "every.weeks",
        [
          "interval": .number(interval), "days": .list(days.map { name("weekday", $0) }),
          "plurals": .list(days.map { name("weekdays", $0) }),
        ])
    case .months(let interval, let place):
      let each = MessageArgument.text(
        texts.text("every.months", ["interval": .number(interval)]))
      switch place {
      case nil: return each.elements.joined()
      case .last: return texts.text("every.months.last", ["months": each])
      case .day(let day):
        return texts.text(
          "every.months.day",
          [
            "months": each, "day": .number(day), "nth": .text(digits(day)),
            "ordinal": .text(ordinal(day)),
          ])
      case .weekday(let weekday, let number):
        return texts.text(
          "every.months.weekday",
          [
            "months": each, "number": .number(number),
            "weekday": .text(name("weekday", weekday.rawValue)),
          ])
      }
    case .years(let interval, let day):
      return texts.text(
        "every.years",
        [
          "interval": .number(interval), "day": day.map { .number($0.day) } ?? .none,
          "month": .optional(day.map { name("month", $0.month - 1) }),
        ])
    }
  }

  /// "Mondays", "months, on the 1st", after a number.
  func text(_ kind: Suggestion.DayKind) -> String {
    switch kind {
    case .everyDay: texts.text("days.every")
    case .weekdays: texts.text("days.weekdays")
    case .weekends: texts.text("days.weekends")
    case .weekday(let day): name("weekdays", day.rawValue)
    case .dayOfMonth(let day):
      texts.text("days.month", ["day": .number(day), "nth": .text(digits(day))])
    }
  }

  /// "first", "second"; beyond those of the language in digits.
  func ordinal(_ place: Int) -> String {
    let words = texts.list("ordinal")
    return words.indices.contains(place - 1) ? words[place - 1] : digits(place)
  }

  /// "21st".
  private func digits(_ place: Int) -> String {
    texts.text(
      "nth",
      ["place": .number(place), "ending": .number(place % 100), "last": .number(place % 10)])
  }

  private func name(_ list: String, _ place: Int) -> String {
    let names = texts.list(list)
    return names.indices.contains(place) ? names[place] : ""
  }
}
