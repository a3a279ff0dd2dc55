public import IntentKit

/// The words of a language for dates, times, periods, durations and recurrences.
///
/// Rules describe what people say. Each has a pattern and its meaning. The grammar and the arithmetic
/// are the same in all languages.
///
/// ```swift
/// TimeWords(
///   weekdays: ["lunedì", …], months: ["gennaio|gen", …], units: [.day: "giorno|giorni", …],
///   dates: ["domani": .day(1), "{weekday} prossimo": .weekday(.next)])
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
public struct TimeWords: Sendable {
  /// Rules, written as a dictionary of patterns to meanings.
  public typealias Rules = KeyValuePairs<String, TimeMeaning>

  let grammar: TimeGrammar

  /// Creates the words of a language. Names are in order, each with all of its forms, separated by
  /// bars: `"monday|mon|mondays"`.
  ///
  /// - Parameters:
  ///   - spelling: Contractions and elisions.
  ///   - weekdays: The days of the week, from Monday on.
  ///   - months: The months, from January on.
  ///   - units: The units of calendars and clocks.
  ///   - parts: The parts of the day.
  ///   - ordinals: The days of the month as ordinal numbers in words, from the first on.
  ///   - nths: First, second, third and fourth of several.
  ///   - ordinalSuffixes: The letters after digits that make an ordinal: "th".
  ///   - last: The words for the last of several.
  ///   - articles: The words for one before a unit, separated by spaces.
  ///   - and: The words between the parts of a duration, or several days.
  ///   - writtenOnly: The words in rules that are written and not said, such as misspellings, separated by spaces.
  ///   - isDayFirst: Whether 5/6 is rather 5 June than 6 May.
  ///   - readsTwelveHours: Whether written hours up to 12 can be in the afternoon. Spoken ones always
  ///     can.
  ///   - dates: The rules for days.
  ///   - hours: The rules for times that can be bare numbers, after "at".
  ///   - clocks: The rules for times that are recognised anywhere.
  ///   - times: The rules for times as they are said with days: "at {hourly}".
  ///   - moments: The rules for days with times.
  ///   - periods: The rules for spans of days.
  ///   - durations: The rules for parts of durations.
  ///   - recurrences: The rules for recurrences, without times.
  public init(
    spelling: Spelling = Spelling(), weekdays: [String], months: [String],
    units: KeyValuePairs<CalendarUnit, String>, parts: KeyValuePairs<DayPart, String> = [:],
    ordinals: [String] = [], nths: [String] = [], ordinalSuffixes: String = "", last: String = "",
    articles: String = "", and: String = "", writtenOnly: String = "", isDayFirst: Bool = true,
    readsTwelveHours: Bool = true, dates: Rules, hours: Rules = [:], clocks: Rules = [:],
    times: Rules = [:],
    moments: Rules = [:], periods: Rules = [:], durations: Rules = [:], recurrences: Rules = [:]
  ) {
    let rules = [
      (TimeCategory.date, dates), (.hourly, hours), (.clock, clocks), (.at, times),
      (.moment, moments),
      (.period, periods), (.duration, durations), (.recurrence, recurrences),
    ].flatMap { category, rules in rules.map { (category, $0.key, $0.value) } }
    var names: [TimeGrammar.Name] = []
    func add(_ slot: TimeSlot, _ forms: String, _ piece: TimePiece) {
      names += forms.split(separator: "|").map {
        TimeGrammar.Name(slot: slot, text: String($0), piece: piece)
      }
    }
    for (weekday, forms) in zip(Weekday.allCases, weekdays) {
      add(.weekday, forms, .weekday(weekday))
    }
    for (place, forms) in months.prefix(12).enumerated() { add(.month, forms, .month(place + 1)) }
    for (unit, forms) in units { add(.unit, forms, .unit(unit)) }
    for (part, forms) in parts { add(.part, forms, .part(part)) }
    for (place, forms) in ordinals.prefix(31).enumerated() {
      add(.ordinal, forms, .day(place + 1))
    }
    for (place, forms) in nths.prefix(4).enumerated() { add(.nth, forms, .nth(place + 1)) }
    if !last.isEmpty { add(.nth, last, .nth(-1)) }
    grammar = TimeGrammar(
      rules, names, spelling, articles: Sentence.set(articles, spelling),
      ordinalSuffixes: Sentence.set(ordinalSuffixes, spelling), and: Sentence.set(and, spelling),
      writtenOnly: Sentence.set(writtenOnly, spelling), isDayFirst: isDayFirst,
      readsTwelveHours: readsTwelveHours)
  }

  /// ISO 8601 dates only.
  public static let digits = TimeWords(weekdays: [], months: [], units: [:], dates: [:])
}

/// A part of the day.
public enum DayPart: Sendable {
  /// A part, in order of time.
  case morning, afternoon, evening, night
}

/// The meaning of a rule about time. The values in its pattern are its operands.
public enum TimeMeaning: Sendable {
  /// The day some days after today.
  case day(Int)
  /// A day of the week.
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
  /// The first day of a period.
  case startOf
  /// The last day of a period.
  case endOf
  /// The first, second or last of some day of the week in a period.
  case weekdayOfPeriod

  /// An hour, perhaps with minutes.
  case hour
  /// Minutes after an hour.
  case past
  /// Minutes before an hour.
  case to
  /// Some minutes after an hour, or before it if they are negative.
  case offset(Int)
  /// A time of day, in minutes after midnight.
  case time(Int)
  /// A time before noon.
  case beforeNoon
  /// A time after noon.
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
  /// A year.
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
  /// Hours and minutes.
  case hoursAndMinutes

  /// Every N units; one if no number is said.
  case every(Int = 1)
  /// Every N units of a fixed kind.
  case everyFixed(Int, CalendarUnit)
  /// Every week, or every N weeks, on days of the week.
  case everyWeekday(Int = 1)
  /// On some days of every week.
  case everyWeek(on: [Weekday])
  /// On a day of every month, or of every N months.
  case everyMonth
  /// On the last day of every month.
  case everyEndOfMonth
  /// On a date every year.
  case everyYear
  /// Every day, in a part of it.
  case everyPart

  /// A choice between several days or months with the same name.
  public enum Choice: Sendable {
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
