/// A duration in calendar units and seconds: "an hour and a half", "two weeks". Its parts are kept
/// apart, for a month has no fixed number of days.
///
/// ```swift
/// TimeSpan("PT1H30M")?.seconds   // 5400
/// TimeSpan("P2W")?.days          // 14
/// ```
public struct TimeSpan: Hashable, Sendable {
  /// The number of months; twelve for each year.
  public let months: Int
  /// The number of days; seven for each week.
  public let days: Int
  /// The number of seconds.
  public let seconds: Int64

  /// The maximum of each part: about a thousand years.
  static let limits = (months: 12_000, days: 365_250, seconds: Int64(31_557_600_000))

  /// Creates a duration; `nil` if a part is negative or longer than a thousand years.
  public init?(months: Int = 0, days: Int = 0, seconds: Int64 = 0) {
    guard (0...Self.limits.months).contains(months), (0...Self.limits.days).contains(days),
      (0...Self.limits.seconds).contains(seconds)
    else { return nil }
    (self.months, self.days, self.seconds) = (months, days, seconds)
  }

  /// Creates a duration of some units; `nil` if it is longer than a thousand years.
  public init?(_ count: Int, _ unit: CalendarUnit) {
    self.init(count: Int64(count), unit)
  }

  private init?(count: Int64, _ unit: CalendarUnit) {
    let (part, factor) = unit.parts
    let (size, overflow) = count.multipliedReportingOverflow(by: factor)
    guard !overflow else { return nil }
    switch part {
    case .months: self.init(months: Int(clamping: size))
    case .days: self.init(days: Int(clamping: size))
    case .seconds: self.init(seconds: size)
    }
  }

  /// Parses a duration; `nil` if the text is invalid.
  ///
  /// - Parameter text: The duration in ISO 8601 format with whole numbers: `P1Y2M3DT4H5M6S`, `P2W`.
  public init?(_ text: String) {
    guard text.utf8.count <= 64, text.first == "P" else { return nil }
    var rest = text.dropFirst()[...]
    var total = TimeSpan.zero
    var units: [(sign: Character, unit: CalendarUnit)] = [
      ("Y", .year), ("M", .month), ("W", .week), ("D", .day),
    ]
    var isEmpty = true
    var hasTime = false
    while let next = rest.first {
      if next == "T", !hasTime {
        hasTime = true
        isEmpty = true
        units = [("H", .hour), ("M", .minute), ("S", .second)]
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let count = Int64(digits), let sign = rest.popFirst(),
        let place = units.firstIndex(where: { $0.sign == sign }),
        let part = TimeSpan(count: count, units[place].unit), let sum = total.adding(part)
      else { return nil }
      total = sum
      units.removeFirst(place + 1)
      isEmpty = false
    }
    guard !isEmpty else { return nil }
    self = total
  }

  /// No time.
  public static let zero = TimeSpan(zero: ())

  private init(zero: ()) { (months, days, seconds) = (0, 0, 0) }

  /// The sum of two durations, part by part; `nil` if it is longer than a thousand years.
  public func adding(_ other: TimeSpan) -> TimeSpan? {
    TimeSpan(
      months: months + other.months, days: days + other.days, seconds: seconds + other.seconds)
  }

  /// Whether the duration consists of whole days or longer units.
  public var isOfDays: Bool { seconds == 0 }
}

/// A unit of calendars and clocks.
public enum CalendarUnit: String, Hashable, Sendable, CaseIterable {
  /// A unit, in order of length.
  case second, minute, hour, day, week, month, year

  /// The part of a duration that counts the unit.
  enum Part { case months, days, seconds }

  /// The part of a duration that counts the unit, and its size in it.
  var parts: (part: Part, size: Int64) {
    switch self {
    case .second: (.seconds, 1)
    case .minute: (.seconds, 60)
    case .hour: (.seconds, 3600)
    case .day: (.days, 1)
    case .week: (.days, 7)
    case .month: (.months, 1)
    case .year: (.months, 12)
    }
  }
}

extension CalendarMoment {
  /// The moment a duration later, with a time if the duration has seconds, clamped to the calendar.
  /// Months are added first, then days, then seconds, rounded to the minute.
  public func adding(_ span: TimeSpan) -> CalendarMoment { shifted(by: span, sign: 1) }

  /// The moment a duration earlier, clamped to the calendar.
  public func subtracting(_ span: TimeSpan) -> CalendarMoment { shifted(by: span, sign: -1) }

  private func shifted(by span: TimeSpan, sign: Int) -> CalendarMoment {
    let day = date.adding(months: sign * span.months).adding(days: sign * span.days)
    let moment = CalendarMoment(day, at: time)
    return span.isOfDays ? moment : moment.adding(minutes: sign * Int((span.seconds + 30) / 60))
  }
}

extension TimeSpan: CustomStringConvertible {
  /// The duration in ISO 8601 format: `P1Y2M3DT4H5M6S`; `PT0S` for none.
  public var description: String {
    func part(_ count: some BinaryInteger, _ sign: String) -> String {
      count == 0 ? "" : "\(count)\(sign)"
    }
    let date = part(months / 12, "Y") + part(months % 12, "M") + part(days, "D")
    let time =
      part(seconds / 3600, "H") + part(seconds / 60 % 60, "M") + part(seconds % 60, "S")
    if date.isEmpty, time.isEmpty { return "PT0S" }
    return "P\(date)" + (time.isEmpty ? "" : "T\(time)")
  }
}
