/// A span of whole days in the local calendar, such as a week or a month.
///
/// ```swift
/// CalendarPeriod("2026-10-01/2026-10-31")?.dayCount   // 31
/// ```
public struct CalendarPeriod: Hashable, Sendable {
  /// The first day.
  public let first: CalendarDate
  /// The last day, which is in the period.
  public let last: CalendarDate

  /// Creates a period; `nil` if it would end before it begins.
  public init?(_ first: CalendarDate, through last: CalendarDate) {
    guard first <= last else { return nil }
    (self.first, self.last) = (first, last)
  }

  /// Creates a period of one day.
  public init(_ day: CalendarDate) {
    (first, last) = (day, day)
  }

  /// Creates a period from two days in any order.
  package init(between first: CalendarDate, and last: CalendarDate) {
    (self.first, self.last) = (min(first, last), max(first, last))
  }

  /// Parses a period; `nil` if the text is invalid.
  ///
  /// - Parameter text: The first and the last day in ISO 8601 format with a slash between them, or
  ///   a single day: `2026-05-03/2026-05-10`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let days = parts.compactMap { CalendarDate($0) }
    guard (1...2).contains(days.count), days.count == parts.count else { return nil }
    self.init(days[0], through: days[days.count - 1])
  }

  /// The week of a day, from Monday to Sunday (ISO 8601).
  public static func week(of day: CalendarDate) -> CalendarPeriod {
    CalendarPeriod(between: day.startOfWeek, and: day.startOfWeek.adding(days: 6))
  }

  /// The calendar month of a day.
  public static func month(of day: CalendarDate) -> CalendarPeriod {
    CalendarPeriod(between: day.startOfMonth, and: day.endOfMonth)
  }

  /// The calendar year of a day.
  public static func year(of day: CalendarDate) -> CalendarPeriod {
    CalendarPeriod(between: day.startOfYear, and: day.endOfYear)
  }

  /// The number of days, at least 1.
  public var dayCount: Int { first.days(to: last) + 1 }

  /// Whether a day is in the period; its first and last days are.
  public func contains(_ day: CalendarDate) -> Bool { first <= day && day <= last }

  /// The days, counted from 1 January 1970.
  public var dayNumbers: ClosedRange<Int> { first.dayNumber...max(first.dayNumber, last.dayNumber) }
}

extension CalendarPeriod: CustomStringConvertible {
  /// The first and the last day in ISO 8601 format: `2026-05-03/2026-05-10`.
  public var description: String { "\(first)/\(last)" }
}
