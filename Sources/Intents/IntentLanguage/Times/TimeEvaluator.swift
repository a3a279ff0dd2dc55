import IntentKit

/// Evaluates a rule about time, from the values in its pattern and the time at which it is said.
struct TimeEvaluator {
  let now: LocalTime
  let grammar: TimeGrammar

  var today: CalendarDate { now.date }

  /// The value; `nil` if there is none, such as a 30th of February.
  func value(of meaning: TimeMeaning, _ pieces: [TimePiece]) -> TimePiece? {
    let said = TimePieces(pieces)
    switch meaning {
    case .day, .weekday, .weekdayOfWeek, .weekdayInAWeek, .dayOfMonth, .date, .later, .earlier,
      .startOf, .endOf, .weekdayOfPeriod:
      return day(meaning, said)
    case .hour, .past, .to, .offset, .time, .beforeNoon, .afterNoon, .inPart, .same:
      return clock(meaning, said).map { .clock($0) }
    case .moment, .partOfToday: return moment(meaning, said)
    case .unit, .weekend, .month, .year, .lastUnits, .nextUnits, .between, .since, .until,
      .wholePeriod:
      return period(meaning, said).flatMap { $0.isEmpty ? nil : .periods($0) }
    case .units, .quarters, .pair, .fixed, .hoursAndMinutes:
      return duration(meaning, said).map { .duration($0) }
    case .once, .every, .everyFixed, .everyWeekday, .everyWeek, .everyMonth, .everyEndOfMonth,
      .everyYear, .everyPart:
      return recurrence(meaning, said).map { .recurrence($0) }
    }
  }

  // MARK: Times of day

  private func clock(_ meaning: TimeMeaning, _ said: TimePieces) -> ClockReading? {
    switch meaning {
    case .hour:
      // "At six two" isn't a time.
      if let minute = said.minute, minute < 10 { return nil }
      var clock = hour(said)?.moved(by: said.minute ?? 0)
      clock?.isBare = true
      return clock
    case .past: return (said.clock ?? hour(said))?.moved(by: said.minute ?? 0)
    case .to: return (said.clock ?? hour(said))?.moved(by: -(said.minute ?? 0))
    case .offset(let minutes): return (said.clock ?? hour(said))?.moved(by: minutes)
    case .time(let minutes): return ClockReading(minutes: minutes, isHalfDay: false)
    case .beforeNoon: return said.clock?.before(noon: true)
    case .afterNoon: return said.clock?.before(noon: false)
    case .inPart:
      guard let part = said.part else { return nil }
      guard let clock = said.clock else { return part.usual }
      return clock.inPart(part)
    case .same:
      var clock = said.clock
      clock?.isBare = false
      return clock
    default: return nil
    }
  }

  /// The whole hour that was said.
  private func hour(_ said: TimePieces) -> ClockReading? {
    guard let (hour, isWritten) = said.hour else { return nil }
    let canBeLater = (1...12).contains(hour) && (!isWritten || grammar.readsTwelveHours)
    return ClockReading(minutes: hour % 24 * 60, isHalfDay: canBeLater)
  }

  // MARK: Moments

  private func moment(_ meaning: TimeMeaning, _ said: TimePieces) -> TimePiece? {
    switch meaning {
    case .partOfToday(let part):
      guard let part = part ?? said.part else { return nil }
      let clock = said.clock?.inPart(part) ?? part.usual
      return .moments(Tenses(clock.times.prefix(1).map { CalendarMoment(today, at: $0) }))
    default:
      var clock = said.clock
      if let part = said.part { clock = clock?.inPart(part) ?? part.usual }
      if let dates = said.dates {
        guard let clock else { return .moments(dates.map { CalendarMoment($0) }) }
        return .moments(
          Tenses(
            future: moments(dates.future, clock), past: moments(dates.past, clock)))
      }
      guard let clock else { return nil }
      return .moments(Tenses(comingMoments(clock)))
    }
  }

  /// A time on days: one to come, if the day is today.
  private func moments(_ dates: [CalendarDate], _ clock: ClockReading) -> [CalendarMoment] {
    dates.flatMap { date in
      let all = clock.times.map { CalendarMoment(date, at: $0) }
      guard date == today else { return all }
      let open = all.filter { !$0.isPast(at: now) }.sorted()
      return open + all.filter { $0.isPast(at: now) }.reversed()
    }
  }

  /// A time without a day: the next one to come, then twelve hours later if it can be.
  private func comingMoments(_ clock: ClockReading) -> [CalendarMoment] {
    clock.times.map { time in
      let isOver = time.minuteOfDay <= now.minuteOfDay
      return CalendarMoment(isOver ? today.adding(days: 1) : today, at: time)
    }.sorted()
  }

  // MARK: Durations

  private func duration(_ meaning: TimeMeaning, _ said: TimePieces) -> TimeSpan? {
    switch meaning {
    case .units(let halves):
      guard let unit = said.unit, let count = said.count else { return nil }
      // A negative count is one of halves.
      let doubled = count < 0 ? -count : 2 * count
      return TimeSpan(halves: doubled + halves, unit)
    case .quarters(let quarters):
      guard let unit = said.unit else { return nil }
      if quarters % 2 == 0 { return TimeSpan(halves: quarters / 2, unit) }
      return unit == .hour ? TimeSpan(15 * quarters, .minute) : nil
    case .pair: return said.unit.flatMap { TimeSpan(2, $0) }
    case .fixed(let count, let unit):
      return TimeSpan((said.count ?? 1).magnitudeOfCount * count, unit)
    case .hoursAndMinutes:
      guard let hours = said.count, hours > 0, let minutes = said.minute else { return nil }
      return TimeSpan(hours * 60 + minutes, .minute)
    default: return nil
    }
  }

  // MARK: Recurrences

  private func recurrence(_ meaning: TimeMeaning, _ said: TimePieces) -> Recurrence? {
    let count = said.count ?? 1
    guard count > 0 else { return nil }
    switch meaning {
    case .once: return Recurrence(.once)
    case .every(let interval):
      return said.unit.flatMap { rule(every: said.count == nil ? interval : count, $0) }
    case .everyFixed(let interval, let unit): return rule(every: interval, unit)
    case .everyWeekday(let interval):
      guard let weekdays = said.weekdays ?? said.weekday.map({ [$0] }) else { return nil }
      return Recurrence(.weeks(said.count == nil ? interval : count, on: Set(weekdays)))
    case .everyWeek(let weekdays): return Recurrence(.weeks(1, on: Set(weekdays)))
    case .everyMonth:
      if let weekday = said.weekday, let nth = said.nth {
        return Recurrence(.months(count, on: .weekday(weekday, nth)))
      }
      return said.day.flatMap { Recurrence(.months(count, on: .day($0))) }
    case .everyEndOfMonth: return Recurrence(.months(count, on: .last))
    case .everyYear:
      guard let month = said.months.first, let day = said.day else { return nil }
      return Recurrence.DayOfYear(month: month, day: day).flatMap {
        Recurrence(.years(count, on: $0))
      }
    case .everyPart:
      return said.part.flatMap { part in
        part.usual.times.first.flatMap { Recurrence(.days(1), at: $0) }
      }
    default: return nil
    }
  }

  private func rule(every interval: Int, _ unit: CalendarUnit) -> Recurrence? {
    switch unit {
    case .day: Recurrence(.days(interval))
    case .week: Recurrence(.weeks(interval))
    case .month: Recurrence(.months(interval))
    case .year: Recurrence(.years(interval))
    case .second, .minute, .hour: nil
    }
  }
}

extension Int {
  /// The number of things of a count, rounded down if it is one of halves.
  fileprivate var magnitudeOfCount: Int { self < 0 ? -self / 2 : self }
}

extension TimeSpan {
  /// Creates a duration of halves of a unit; `nil` if that isn't a whole number of smaller units.
  fileprivate init?(halves: Int, _ unit: CalendarUnit) {
    if halves % 2 == 0 {
      self.init(halves / 2, unit)
      return
    }
    switch unit {
    case .minute: self.init(30 * halves, .second)
    case .hour: self.init(30 * halves, .minute)
    case .day: self.init(12 * halves, .hour)
    case .year: self.init(6 * halves, .month)
    case .second, .week, .month: return nil
    }
  }
}

extension ClockReading {
  /// The times that are meant, the likeliest first: one in the afternoon, if it was said without
  /// more for an hour before seven.
  var times: [TimeOfDay] {
    func time(_ minutes: Int) -> TimeOfDay? {
      TimeOfDay(hour: minutes / 60 % 24, minute: minutes % 60)
    }
    guard isHalfDay else { return [time(minutes)].compactMap(\.self) }
    let early = minutes % 720
    let isLate = early < 7 * 60
    return [time(early + (isLate ? 720 : 0)), time(early + (isLate ? 0 : 720))].compactMap(\.self)
  }

  fileprivate func moved(by change: Int) -> ClockReading {
    ClockReading(minutes: (minutes + change + 1440) % 1440, isHalfDay: isHalfDay)
  }

  /// The time before or after noon; `nil` if it cannot be.
  fileprivate func before(noon isBefore: Bool) -> ClockReading? {
    // Neither are 13:00 before noon nor 0:00 after it.
    if isBefore ? minutes >= 780 : minutes < 60 && !isHalfDay { return nil }
    return ClockReading(minutes: minutes % 720 + (isBefore ? 0 : 720), isHalfDay: false)
  }

  /// The time in a part of the day; `nil` if it cannot be.
  fileprivate func inPart(_ part: DayPart) -> ClockReading? {
    switch part {
    case .morning: before(noon: true)
    case .afternoon, .evening: before(noon: false)
    case .night: before(noon: minutes % 720 < 6 * 60)
    }
  }
}

extension DayPart {
  /// The time that is meant by a part of the day alone.
  var usual: ClockReading {
    let hour =
      switch self {
      case .morning: 9
      case .afternoon: 15
      case .evening: 18
      case .night: 21
      }
    return ClockReading(minutes: hour * 60, isHalfDay: false)
  }
}

/// The values in the pattern of a rule, by their kind.
struct TimePieces {
  private(set) var count: Int?
  private(set) var unit: CalendarUnit?
  private(set) var weekday: Weekday?
  private(set) var weekdays: [Weekday]?
  private(set) var months: [Int] = []
  private(set) var year: Int?
  private(set) var days: [Int] = []
  private(set) var nth: Int?
  private(set) var hour: (hour: Int, isWritten: Bool)?
  private(set) var minute: Int?
  private(set) var part: DayPart?
  private(set) var allDates: [Tenses<CalendarDate>] = []
  private(set) var period: Tenses<CalendarPeriod>?
  private(set) var duration: TimeSpan?
  private(set) var clock: ClockReading?

  var day: Int? { days.first }
  var dates: Tenses<CalendarDate>? { allDates.first }

  init(_ pieces: [TimePiece]) {
    for piece in pieces {
      switch piece {
      case .count(let value): count = value
      case .unit(let value): unit = value
      case .weekday(let value): weekday = value
      case .weekdays(let value): weekdays = value
      case .month(let value): months.append(value)
      case .year(let value): year = value
      case .day(let value): days.append(value)
      case .nth(let value): nth = value
      case .hour(let value, let isWritten): hour = (value, isWritten)
      case .minute(let value): minute = value
      case .part(let value): part = value
      case .dates(let value): allDates.append(value)
      case .periods(let value): period = value
      case .duration(let value): duration = value
      case .clock(let value): clock = value
      case .moments, .recurrence: break
      }
    }
  }
}
