/// Rules as text, in the form of iCalendar's recurrence rules.
///
/// Source: RFC 5545, section 3.3.10. Of its parts, `FREQ`, `INTERVAL`, `BYDAY`, `BYMONTHDAY`,
/// `BYMONTH`, `BYHOUR` and `BYMINUTE` are used, and `COUNT=1` for what falls on one day. Unlike there, the 31st is the last day of shorter
/// months.
extension Recurrence: CustomStringConvertible {
  /// The rule: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;BYHOUR=18;BYMINUTE=0`.
  public var description: String {
    func head(_ frequency: String, _ interval: Int) -> String {
      "FREQ=\(frequency)" + (interval == 1 ? "" : ";INTERVAL=\(interval)")
    }
    var text =
      switch pattern {
      case .once: head("DAILY", 1) + ";COUNT=1"
      case .days(let interval): head("DAILY", interval)
      case .weeks(let interval, let weekdays):
        head("WEEKLY", interval)
          + (weekdays.isEmpty
            ? "" : ";BYDAY=" + weekdays.sorted().map { $0.code }.joined(separator: ","))
      case .months(let interval, let place):
        head("MONTHLY", interval) + (place.map { ";\($0.notation)" } ?? "")
      case .years(let interval, let place):
        head("YEARLY", interval)
          + (place.map { ";BYMONTH=\($0.month);BYMONTHDAY=\($0.day)" } ?? "")
      }
    if let time { text += ";BYHOUR=\(time.hour);BYMINUTE=\(time.minute)" }
    return text
  }

  /// Parses a rule; `nil` if the text is invalid, or has parts that are not supported.
  ///
  /// - Parameter text: The rule in the form of RFC 5545, with its parts in any order.
  public init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    var parts: [Substring: Substring] = [:]
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, parts.updateValue(sides[1], forKey: sides[0]) == nil else {
        return nil
      }
    }
    /// The number of a part, if it is there; `nil` if it is not a number.
    func number(_ name: Substring) -> Int?? {
      guard let text = parts.removeValue(forKey: name) else { return .some(nil) }
      return Int(text).map { .some($0) }
    }
    guard let frequency = parts.removeValue(forKey: "FREQ"), let interval = number("INTERVAL"),
      let hour = number("BYHOUR"), let minute = number("BYMINUTE")
    else { return nil }
    var time: TimeOfDay?
    if let hour {
      guard let found = TimeOfDay(hour: hour, minute: minute ?? 0) else { return nil }
      time = found
    } else if minute != nil {
      return nil
    }
    guard let pattern = Self.pattern(frequency, interval ?? 1, &parts), parts.isEmpty else {
      return nil
    }
    self.init(pattern, at: time)
  }

  /// The pattern of a frequency, which takes its parts.
  private static func pattern(
    _ frequency: Substring, _ interval: Int, _ parts: inout [Substring: Substring]
  ) -> Pattern? {
    switch frequency {
    case "DAILY":
      guard let count = parts.removeValue(forKey: "COUNT") else { return .days(interval) }
      return count == "1" && interval == 1 ? .once : nil
    case "WEEKLY":
      guard let days = parts.removeValue(forKey: "BYDAY") else { return .weeks(interval) }
      let codes = days.split(separator: ",", omittingEmptySubsequences: false)
      let weekdays = codes.compactMap { Weekday(code: $0) }
      return weekdays.count == codes.count ? .weeks(interval, on: Set(weekdays)) : nil
    case "MONTHLY":
      if let text = parts.removeValue(forKey: "BYDAY") {
        guard let weekday = Weekday(code: text.suffix(2)), let number = Int(text.dropLast(2)) else {
          return nil
        }
        return .months(interval, on: .weekday(weekday, number))
      }
      guard let text = parts.removeValue(forKey: "BYMONTHDAY") else { return .months(interval) }
      return Int(text).map { .months(interval, on: $0 == -1 ? .last : .day($0)) }
    case "YEARLY":
      guard let month = parts.removeValue(forKey: "BYMONTH"),
        let day = parts.removeValue(forKey: "BYMONTHDAY")
      else { return .years(interval) }
      guard let month = Int(month), let day = Int(day),
        let place = DayOfYear(month: month, day: day)
      else { return nil }
      return .years(interval, on: place)
    default: return nil
    }
  }
}

extension Recurrence.DayOfMonth {
  fileprivate var notation: String {
    switch self {
    case .day(let day): "BYMONTHDAY=\(day)"
    case .last: "BYMONTHDAY=-1"
    case .weekday(let weekday, let number): "BYDAY=\(number)\(weekday.code)"
    }
  }
}

extension Weekday {
  /// The two letters of the day in iCalendar.
  fileprivate var code: String { Self.codes[rawValue] }

  fileprivate init?(code: some StringProtocol) {
    guard let place = Self.codes.firstIndex(where: { $0 == code }) else { return nil }
    self.init(rawValue: place)
  }

  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
