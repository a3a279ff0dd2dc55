import IntentKit

/// The evaluation of rules for days and periods.
///
/// Words that leave open which day is meant give the next one and the latest one. Where people differ,
/// the other days follow the likeliest one: "next Friday" is the one in the next week, and perhaps the
/// one in this.
extension TimeEvaluator {
  func day(_ meaning: TimeMeaning, _ said: TimePieces) -> TimePiece? {
    switch meaning {
    case .later, .earlier: return shifted(isLater: meaning.isLater, said)
    default: return dates(meaning, said).flatMap { $0.isEmpty ? nil : .dates($0) }
    }
  }

  private func dates(_ meaning: TimeMeaning, _ said: TimePieces) -> Tenses<CalendarDate>? {
    switch meaning {
    case .day(let offset): return Tenses([today.adding(days: offset)])
    case .weekday(let choice): return said.weekday.map { weekday($0, choice) }
    case .weekdayOfWeek(let weeks):
      return said.weekday.map {
        Tenses([today.startOfWeek.adding(days: 7 * weeks + $0.rawValue)])
      }
    case .weekdayInAWeek:
      return said.weekday.map { Tenses([today.adding(days: 1).onOrAfter($0).adding(days: 7)]) }
    case .dayOfMonth(let months):
      guard let day = said.day else { return nil }
      return dayOfMonth(day, months: months, weekday: said.weekday)
    case .date:
      guard let month = said.months.first, let day = said.day else { return nil }
      return dates(month: month, day: day, year: said.year, weekday: said.weekday)
    case .startOf: return (said.period ?? thisUnit(said))?.map { $0.first }
    case .endOf: return (said.period ?? thisUnit(said))?.map { $0.last }
    case .weekdayOfPeriod:
      guard let weekday = said.weekday, let nth = said.nth else { return nil }
      return said.period?.map { period in
        let date =
          nth > 0
          ? period.first.onOrAfter(weekday).adding(days: 7 * (nth - 1))
          : period.last.adding(days: -6).onOrAfter(weekday)
        return period.contains(date) ? date : nil
      }
    default: return nil
    }
  }

  /// The current week, month or year that was named.
  private func thisUnit(_ said: TimePieces) -> Tenses<CalendarPeriod>? {
    said.unit.flatMap { unit($0, 0) }.map { Tenses([$0]) }
  }

  private func weekday(_ weekday: Weekday, _ choice: TimeMeaning.Choice) -> Tenses<CalendarDate> {
    let coming = today.adding(days: 1).onOrAfter(weekday)
    let latest = today.adding(days: -7).onOrAfter(weekday)
    switch choice {
    case .bare: return Tenses(future: [coming], past: [latest])
    case .this: return Tenses([today.onOrAfter(weekday)])
    case .next:
      let next = today.startOfWeek.adding(days: 7 + weekday.rawValue)
      return Tenses(next == coming ? [next] : [next, coming])
    case .last: return Tenses([latest])
    }
  }

  /// A day of this month or the next that has it.
  private func dayOfMonth(_ day: Int, months: Int?, weekday: Weekday?) -> Tenses<CalendarDate> {
    func date(_ offset: Int) -> CalendarDate? {
      let month = today.startOfMonth.adding(months: offset)
      let date = CalendarDate(year: month.year, month: month.month, day: day)
      return weekday == nil || date?.weekday == weekday ? date : nil
    }
    if let months { return Tenses([date(months)].compactMap(\.self)) }
    let future = (0...3).lazy.compactMap(date).first { $0 >= today }
    let past = (-3...0).reversed().lazy.compactMap(date).first { $0 <= today }
    return Tenses(
      future: [future].compactMap(\.self), past: [past].compactMap(\.self))
  }

  /// A day of a month in a year, or in the nearest one in which it exists, and is on the day of the week
  /// that was said.
  func dates(month: Int, day: Int, year: Int?, weekday: Weekday?) -> Tenses<CalendarDate> {
    func date(_ year: Int) -> CalendarDate? {
      let date = CalendarDate(year: year, month: month, day: day)
      return weekday == nil || date?.weekday == weekday ? date : nil
    }
    if let year { return Tenses([date(year)].compactMap(\.self)) }
    // There can be eight years between leap days. With the wrong day of the week, none is meant.
    let years = 0...(weekday == nil ? 8 : 1)
    let future = years.lazy.compactMap { date(today.year + $0) }.first { $0 >= today }
    let past = years.lazy.compactMap { date(today.year - $0) }.first { $0 <= today }
    return Tenses(future: [future].compactMap(\.self), past: [past].compactMap(\.self))
  }

  /// A duration after or before now, or a day. Hours and minutes make it a moment.
  private func shifted(isLater: Bool, _ said: TimePieces) -> TimePiece? {
    guard let span = said.duration else { return nil }
    func shift(_ moment: CalendarMoment) -> CalendarMoment {
      isLater ? moment.adding(span) : moment.subtracting(span)
    }
    if span.isOfDays {
      return .dates((said.dates ?? Tenses([today])).map { shift(CalendarMoment($0)).date })
    }
    guard said.dates == nil else { return nil }
    return .moments(Tenses([shift(CalendarMoment(now))]))
  }

  // MARK: Periods

  func period(_ meaning: TimeMeaning, _ said: TimePieces) -> Tenses<CalendarPeriod>? {
    switch meaning {
    case .unit(let offset): return said.unit.flatMap { unit($0, offset) }.map { Tenses([$0]) }
    case .weekend(let weeks):
      let saturday = today.startOfWeek.adding(days: 7 * weeks + 5)
      return Tenses([CalendarPeriod(between: saturday, and: saturday.adding(days: 1))])
    case .month(let choice): return said.months.first.map { month($0, said.year, choice) }
    case .year:
      return said.year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }
        .map { Tenses([.year(of: $0)]) }
    case .lastUnits: return stretch(said, isLater: false)
    case .nextUnits: return stretch(said, isLater: true)
    case .between: return between(said)
    case .since:
      guard let from = said.dates?.past.first ?? said.period?.past.first?.first else { return nil }
      return Tenses(CalendarPeriod(from, through: today).map { [$0] } ?? [])
    case .until:
      guard let end = said.dates?.future.first ?? said.period?.future.first?.last else {
        return nil
      }
      return Tenses(CalendarPeriod(today, through: end).map { [$0] } ?? [])
    case .wholePeriod: return said.period ?? said.dates?.map { CalendarPeriod($0) }
    default: return nil
    }
  }

  private func unit(_ unit: CalendarUnit, _ offset: Int) -> CalendarPeriod? {
    switch unit {
    case .day: CalendarPeriod(today.adding(days: offset))
    case .week: .week(of: today.adding(days: 7 * offset))
    case .month: .month(of: today.startOfMonth.adding(months: offset))
    case .year: .year(of: today.startOfYear.adding(months: 12 * offset))
    case .second, .minute, .hour: nil
    }
  }

  private func month(
    _ month: Int, _ year: Int?, _ choice: TimeMeaning.Choice
  ) -> Tenses<CalendarPeriod> {
    func period(_ year: Int) -> [CalendarPeriod] {
      CalendarDate(year: year, month: month, day: 1).map { [.month(of: $0)] } ?? []
    }
    if let year { return Tenses(period(year)) }
    let this = today.year
    switch choice {
    case .bare:
      return Tenses(
        future: period(month >= today.month ? this : this + 1),
        past: period(month <= today.month ? this : this - 1))
    case .this: return Tenses(period(this))
    case .next:
      // In May, "next October" is this year's, and perhaps the next year's.
      return Tenses(
        month > today.month ? period(this) + period(this + 1) : period(this + 1))
    case .last: return Tenses(period(month < today.month ? this : this - 1))
    }
  }

  /// A number of units up to today, or from today on.
  private func stretch(_ said: TimePieces, isLater: Bool) -> Tenses<CalendarPeriod>? {
    guard let count = said.count, count > 0, let unit = said.unit,
      let span = TimeSpan(count, unit), span.isOfDays
    else { return nil }
    let moment = CalendarMoment(today)
    return Tenses([
      isLater
        ? CalendarPeriod(between: today, and: moment.adding(span).date)
        : CalendarPeriod(between: moment.subtracting(span).date.adding(days: 1), and: today)
    ])
  }

  private func between(_ said: TimePieces) -> Tenses<CalendarPeriod>? {
    if said.days.count == 2, let month = said.months.last, said.months.count == 1 {
      // "From 3 to 10 May".
      let ends = dates(month: month, day: said.days[1], year: said.year, weekday: nil)
      return ends.map { end in
        CalendarDate(year: end.year, month: month, day: said.days[0])
          .flatMap { CalendarPeriod($0, through: end) }
      }
    }
    if said.months.count == 2 {
      let ends = month(said.months[1], said.year, .bare)
      return ends.map { end in
        let months = (said.months[1] - said.months[0] + 12) % 12
        return CalendarPeriod(end.first.adding(months: -months), through: end.last)
      }
    }
    guard said.allDates.count == 2 else { return nil }
    func period(_ tense: Tense) -> [CalendarPeriod] {
      guard let first = said.allDates[0][tense].first, let last = said.allDates[1][tense].first
      else { return [] }
      if first <= last { return [CalendarPeriod(between: first, and: last)] }
      // "From Friday to Monday", said on a Sunday: the Friday before that Monday, or the Monday after.
      let other =
        tense == .future
        ? said.allDates[0].past.first.flatMap { CalendarPeriod($0, through: last) }
        : said.allDates[1].future.first.flatMap { CalendarPeriod(first, through: $0) }
      return [other].compactMap(\.self)
    }
    return Tenses(future: period(.future), past: period(.past))
  }
}

extension TimeMeaning {
  fileprivate var isLater: Bool { if case .later = self { true } else { false } }
}
