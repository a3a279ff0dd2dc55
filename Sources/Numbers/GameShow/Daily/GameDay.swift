import NumbersGame

/// A day of the Gregorian calendar.
public struct GameDay: Hashable, Sendable, Comparable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day; `nil` if the Gregorian calendar has none such, in the years 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that a text such as `2026-11-22` names; fails for others.
  ///
  /// - Parameter text: The text, by ISO 8601.
  public init?(_ text: String) {
    let parts = text.parts(separatedBy: "-")
    let numbers = parts.compactMap { $0.digitsValue.flatMap { Int(exactly: $0) } }
    guard parts.map({ $0.utf8.count }) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day with a number, as ``number`` counts; fails outside the years 1 to 9999.
  public init?(number: Int) {
    guard (-719_162...2_932_896).contains(number) else { return nil }
    // Source: H. Hinnant, "chrono-compatible low-level date algorithms",
    // <https://howardhinnant.github.io/date_algorithms.html>.
    let shifted = number + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The number of days since 1 January 1970, negative before.
  public var number: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, from 0 for Monday to 6 for Sunday.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// Whether one day is before another.
  public static func < (first: GameDay, second: GameDay) -> Bool { first.number < second.number }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension GameDay: CustomStringConvertible {
  /// The day by ISO 8601, `2026-11-22`.
  public var description: String {
    func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(pad(year / 100))\(pad(year % 100))-\(pad(month))-\(pad(day))"
  }
}
