import IntentKit

/// The rules of dates, times and durations: of all that is understood, what is usual and names a day or time to come or just past,
/// so that a grammar stays small.
extension GrammarWriter {
  mutating func time(_ kind: TemporalKind) -> String? {
    guard knowledge.times != nil else { return nil }
    return switch kind {
    case .date: timeRule(.date)
    case .time: timeRule(.at)
    case .moment: timeRule(.moment)
    case .period: timeRule(.period)
    case .duration: timeRule(.duration)
    case .recurrence: timeRule(.recurrence)
    }
  }

  /// The rule of a category, of the patterns whose values are of simpler categories.
  private mutating func timeRule(_ category: TimeCategory) -> String? {
    if let known = known("time_\(category)") { return known }
    guard let grammar = knowledge.times else { return nil }
    var expansions: [String] = []
    var days: Set<TimeMeaning> = []
    for rule in grammar.written.rules where rule.category == category && rule.meaning.isUsual {
      guard let template = try? Template(rule.pattern),
        category.takes(template.slots.map(\.parameter)),
        let text = expansion(
          template,
          text: { writer, text in
            Sentence.words(text, writer.knowledge.spelling)
              .contains(where: grammar.writtenOnly.contains) ? nil : writer.tokens(text)
          },
          slot: { writer, slot in
            TimeSlot(rawValue: slot.parameter).flatMap { writer.value($0, category) }
          })
      else { continue }
      // Days of months are said in many ways, of which the first is the usual one.
      if category == .date,
        template.slots.contains(where: { $0.parameter == "day" || $0.parameter == "ordinal" })
      {
        guard days.insert(rule.meaning).inserted else { continue }
      }
      expansions.append(text)
    }
    if category == .moment, let date = timeRule(.date) {
      expansions.append(timeRule(.at).map { "\(date) [\($0)]" } ?? date)
    }
    return rule("time_\(category)", expansions)
  }

  /// The values of a pattern, of a category that is simpler than the pattern's.
  private mutating func value(_ slot: TimeSlot, _ category: TimeCategory) -> String? {
    switch slot {
    case .weekday, .weekdays: names(.weekday, limit: 1)
    case .month: names(.month, limit: 1)
    case .unit: units(category)
    case .part: names(.part, limit: 2)
    case .nth: names(.nth, limit: 4)
    case .ordinal, .day: days()
    case .n: known("time_count") ?? rule("time_count", articles() + Self.counts.map(number))
    case .hour: hours()
    case .hourly: category == .at ? timeRule(.hourly) : hours()
    case .minute: rule("time_minute", stride(from: 5, through: 55, by: 5).map(number))
    case .duration: timeRule(.duration)
    case .clock: timeRule(.clock)
    case .at: timeRule(.at)
    case .date: timeRule(.date)
    case .year, .period: nil
    }
  }

  private static let counts = Array(1...12) + [14, 15, 20, 24, 30, 45, 60, 90]

  private func articles() -> [String] {
    (knowledge.times?.articles ?? []).sorted().map(written).compactMap(sayable)
  }

  private mutating func hours() -> String? {
    let isTwelve = knowledge.times?.readsTwelveHours == true
    return known("time_hour") ?? rule("time_hour", (isTwelve ? 1...12 : 0...24).map(number))
  }

  /// The days of the month: ordinals, and numbers where the language has few of these.
  private mutating func days() -> String? {
    if let known = known("time_day") { return known }
    let ordinals = forms(.ordinal, limit: 4)
    let hasAll = ordinals.count >= 31
    return rule("time_day", ordinals + (hasAll ? [] : (1...31).map(number)))
  }

  /// Units of a clock are said of durations only.
  private mutating func units(_ category: TimeCategory) -> String? {
    guard category != .duration else { return names(.unit, limit: 4) }
    return known("time_calendar_unit")
      ?? rule("time_calendar_unit", forms(.unit, limit: 4, without: [.second, .minute, .hour]))
  }

  private mutating func names(_ slot: TimeSlot, limit: Int) -> String? {
    known("time_\(slot.rawValue)") ?? rule("time_\(slot.rawValue)", forms(slot, limit: limit))
  }

  /// The forms of names: of each, the first ones that are not abbreviated.
  private func forms(
    _ slot: TimeSlot, limit: Int, without units: Set<CalendarUnit> = []
  ) -> [String] {
    guard let grammar = knowledge.times else { return [] }
    var groups: [(piece: TimePiece, forms: [String])] = []
    for name in grammar.written.names where name.slot == slot {
      if case .unit(let unit) = name.piece, units.contains(unit) { continue }
      if groups.last?.piece == name.piece {
        groups[groups.count - 1].forms.append(name.text)
      } else {
        groups.append((name.piece, [name.text]))
      }
    }
    return groups.flatMap { group in
      let full = group.forms.first?.count ?? 0
      return group.forms.filter { $0.count >= full - (slot == .unit ? 0 : 1) && $0.count > 2 }
        .prefix(limit)
    }.compactMap(sayable)
  }
}

extension TimeCategory {
  /// Whether patterns with these values are in grammars: those whose values are simpler, and not all at once.
  fileprivate func takes(_ slots: [String]) -> Bool {
    let allowed: Set<String>
    switch self {
    case .date: allowed = ["weekday", "ordinal", "day", "month", "year", "duration"]
    case .hourly: allowed = ["hour", "minute", "hourly"]
    case .clock: allowed = ["hourly", "part", "hour", "minute"]
    case .at: allowed = ["hourly", "clock", "part"]
    case .moment: return slots.isEmpty || slots == ["at"] || slots == ["part"]
    case .period: allowed = ["unit", "month", "year", "n"]
    case .duration: allowed = ["n", "unit"]
    case .recurrence: allowed = ["unit", "weekday", "weekdays", "ordinal", "part", "month"]
    }
    return slots.allSatisfy(allowed.contains)
  }
}

extension TimeMeaning {
  /// Whether it is said often enough to be in a grammar.
  fileprivate var isUsual: Bool {
    switch self {
    case .weekdayInAWeek, .earlier, .startOf, .endOf, .weekdayOfPeriod, .between, .since, .until,
      .wholePeriod, .hoursAndMinutes, .everyYear, .year:
      false
    case .dayOfMonth(let months): months == nil
    case .units(let halves): halves == 0
    case .quarters(let count): count == 2
    default: true
    }
  }
}
