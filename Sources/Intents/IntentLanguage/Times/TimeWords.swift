import IntentKit

/// The words of a language for dates, times, periods, durations and recurrences.
///
/// Rules describe what people say. Each has a pattern and its meaning. The grammar and the arithmetic
/// are the same in all languages.
///
/// ```text
/// date: domani = day 1
/// date: {weekday} prossimo = weekday next
/// ```
///
/// In a pattern, `[…]` is optional, `(a|b)` is one of several, and names in braces stand for values:
///
/// | name | value |
/// | --- | --- |
/// | `{n}` | a number of things, or an article for one |
/// | `{unit}` | a unit, such as "week" |
/// | `{weekday}`, `{weekdays}` | a day of the week; one or several |
/// | `{month}`, `{year}` | a month by name, and a year |
/// | `{day}`, `{ordinal}` | a day of the month in any form ("5", "fifth"), and as an ordinal only |
/// | `{nth}` | first to fourth, or last |
/// | `{hour}`, `{minute}` | numbers of a clock |
/// | `{part}` | a part of the day, such as "morning" |
/// | `{date}`, `{period}`, `{duration}` | what the rules for these match |
/// | `{hourly}`, `{clock}`, `{at}` | what the rules for hours, clocks and times match; `{clock}` is more than bare numbers |
struct TimeWords: Sendable {
  let grammar: TimeGrammar

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var table = WordTable("times", of: file)
    var names: [TimeGrammar.Name] = []
    func add(_ slot: TimeSlot, _ forms: [String], _ piece: TimePiece) {
      names += forms.map { TimeGrammar.Name(slot: slot, text: $0, piece: piece) }
    }
    for (weekday, forms) in zip(Weekday.allCases, try table.forms("weekdays", most: 7)) {
      add(.weekday, forms, .weekday(weekday))
    }
    for (month, forms) in zip(1...12, try table.forms("months", most: 12)) {
      add(.month, forms, .month(month))
    }
    for unit in CalendarUnit.allCases {
      add(.unit, table.forms("unit \(unit.rawValue)").flatMap { $0 }, .unit(unit))
    }
    for part in DayPart.allCases {
      add(.part, table.forms("part \(part.rawValue)").flatMap { $0 }, .part(part))
    }
    for (day, forms) in zip(1...31, try table.forms("ordinals", most: 31)) {
      add(.ordinal, forms, .day(day))
    }
    for (place, forms) in zip(1...4, try table.forms("nths", most: 4)) {
      add(.nth, forms, .nth(place))
    }
    add(.nth, table.forms("last").flatMap { $0 }, .nth(-1))
    var rules: [(category: TimeCategory, pattern: String, meaning: TimeMeaning)] = []
    for category in TimeCategory.allCases {
      for line in table.lines(category.key) {
        guard let (pattern, text) = WordEnding.sides(line.value), let meaning = TimeMeaning(text)
        else {
          throw line.fault(
            "'\(line.value)' has no meaning: write 'pattern = meaning' with one of \(TimeMeaning.names)"
          )
        }
        if let reason = TimePattern.fault(in: pattern) {
          throw line.fault("'\(pattern)': \(reason)")
        }
        rules.append((category, pattern, meaning))
      }
    }
    grammar = TimeGrammar(
      rules, names, spelling, articles: table.wordSet("articles", spelling),
      ordinalSuffixes: table.wordSet("ordinal suffixes", spelling),
      and: table.wordSet("and", spelling), writtenOnly: table.wordSet("written only", spelling),
      isDayFirst: try table.flag("is day first", default: true),
      readsTwelveHours: try table.flag("reads twelve hours", default: true))
    try table.finish()
  }
}

/// A part of the day, in order of time.
enum DayPart: String, Sendable, CaseIterable {
  case morning, afternoon, evening, night
}

/// The meaning of a rule about time. The values in its pattern are its operands.
enum TimeMeaning: Hashable, Sendable {
  /// The day some days after today.
  case day(Int)
  case weekday(Choice)
  /// A day of the week in the week some weeks after this one.
  case weekdayOfWeek(Int)
  /// A day of the week, a week later than the next one.
  case weekdayInAWeek
  /// A day of this month or of the next, whichever comes; or of the month some months after this one.
  case dayOfMonth(Int? = nil)
  /// A day of a month, perhaps with a year and a day of the week.
  case date
  /// A duration after today, or after a date.
  case later
  /// A duration before today, or before a date.
  case earlier
  case startOf
  case endOf
  /// The first, second or last of some day of the week in a period.
  case weekdayOfPeriod

  /// An hour, perhaps with minutes.
  case hour
  case past
  case to
  /// Some minutes after an hour, or before it if they are negative.
  case offset(Int)
  /// A time of day, in minutes after midnight.
  case time(Int)
  case beforeNoon
  case afterNoon
  /// A time in a part of the day.
  case inPart
  /// A time as it is.
  case same

  /// A day, a time, or both, with the part of the day if it is there.
  case moment
  /// A part of today; with a time if there is one.
  case partOfToday(DayPart?)

  /// The day, week, month or year some units after this one.
  case unit(Int)
  /// The weekend some weeks after this one.
  case weekend(Int)
  /// A month, perhaps with a year.
  case month(Choice)
  case year
  /// The last N units, up to today.
  case lastUnits
  /// The next N units, from today on.
  case nextUnits
  /// From one day or month through another.
  case between
  /// From a day until today.
  case since
  /// From today through a day.
  case until
  /// A period as it is.
  case wholePeriod

  /// A number of units.
  case units(halves: Int = 0)
  /// A fraction of a unit, in quarters.
  case quarters(Int)
  /// Two units.
  case pair
  /// A number of units of a fixed kind.
  case fixed(Int, CalendarUnit)
  case hoursAndMinutes

  /// On a single day.
  case once
  /// Every N units; one if no number is said.
  case every(Int = 1)
  case everyFixed(Int, CalendarUnit)
  /// Every week, or every N weeks, on days of the week.
  case everyWeekday(Int = 1)
  case everyWeek(on: [Weekday])
  /// On a day of every month, or of every N months.
  case everyMonth
  case everyEndOfMonth
  /// On a date every year.
  case everyYear
  /// Every day, in a part of it.
  case everyPart

  /// A choice between several days or months with the same name.
  enum Choice: String, Sendable {
    /// The next one, or the latest, by what is asked for.
    case bare
    /// The one in this week or year, or the next.
    case this
    /// The one in the next week; for a month, the next one after this month.
    case next
    /// The latest one.
    case last
  }
}
