/// A day of the Gregorian calendar.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, 0 to 9999; beyond that only for the date of a timestamp.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates the date of a day number, counted from 1 January 1970. Source: H. Hinnant,
  /// "chrono-compatible low-level date algorithms", `civil_from_days`.
  package init(day: Int) {
    let z = day + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Creates the date of a day; `nil` if it is not in the years 0 to 9999.
  public init?(dayNumber: Int) {
    guard (-719_528...2_932_896).contains(dayNumber) else { return nil }
    self.init(day: dayNumber)
  }

  /// The number of the day, counted from 1 January 1970; `days_from_civil` of the same source.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Parses a date; `nil` if the text is invalid.
  ///
  /// - Parameter text: The date in ISO 8601 format, such as `2026-11-21`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWritten =
      parts.map { $0.count } == [4, 2, 2]
      && parts.allSatisfy { $0.allSatisfy { ("0"..."9") ~= $0 } }
    guard isWritten, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Creates a date; `nil` if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(ofMonth: month, in: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The number of days of a month, which is 1 to 12.
  static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The date in ISO 8601 format.
  public var description: String {
    let digits = "\(year)"
    let year = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(year)-\(month.twoDigits)-\(day.twoDigits)"
  }

  /// Whether one date is before the other.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}
