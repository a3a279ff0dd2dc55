extension Relevance {
  /// Parses a relevance from its notation: a part of the day (`07:30-09:00`), dates
  /// (`2026-12-01..2026-12-24`), a situation (`home`), or a place with its radius in metres
  /// (`51.5,-0.12,250`).
  ///
  /// - Throws: ``ShortcutError`` if the notation is invalid.
  public init(notation: String) throws(ShortcutError) {
    let numbers = notation.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    if notation.contains("..") {
      let dates = notation.split(separator: ".", omittingEmptySubsequences: true)
      self = try .dates(String(dates.first ?? ""), String(dates.last ?? ""))
    } else if notation.contains(":") {
      self = try .time(notation, days: nil)
    } else if numbers.count == 3, let latitude = numbers[0], let longitude = numbers[1],
      let radius = numbers[2]
    {
      self = try .place(latitude, longitude, radius: radius)
    } else {
      self = try .situation(named: notation)
    }
  }

  static func situation(named name: String) throws(ShortcutError) -> Relevance {
    guard let situation = Situation(rawValue: name) else {
      let all = Situation.allCases.map(\.rawValue).joined(separator: ", ")
      throw ShortcutError(["'\(name)' is not a situation: \(all) are"])
    }
    return .situation(situation)
  }

  static func dates(_ from: String, _ to: String) throws(ShortcutError) -> Relevance {
    guard let first = CalendarDate(from), let last = CalendarDate(to), first <= last else {
      throw ShortcutError([
        "'\(from)' to '\(to)' are no dates, such as 2026-11-21, in their order"
      ])
    }
    return .dates(from: first, to: last)
  }

  static func place(
    _ latitude: Double, _ longitude: Double, radius: Double
  ) throws(ShortcutError) -> Relevance {
    guard let position = Position(latitude: latitude, longitude: longitude), radius > 0,
      radius <= maximumRadius
    else {
      throw ShortcutError([
        "the latitude must be -90 to 90, the longitude -180 to 180, and the radius more than 0 and at "
          + "most \(Int(maximumRadius)) metres"
      ])
    }
    return .place(position, radius: radius)
  }

  static func time(_ text: String, days names: [String]?) throws(ShortcutError) -> Relevance {
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map {
      $0.utf8.count == 5 ? TimeOfDay($0)?.minuteOfDay : nil
    }
    guard times.count == 2, let from = times[0], let to = times[1], from != to else {
      throw ShortcutError(["'\(text)' is no part of the day, such as 07:30-09:00"])
    }
    var days = Set(Weekday.allCases)
    if let names {
      days = Set(names.compactMap { name in Weekday.allCases.first { "\($0)" == name } })
      guard !days.isEmpty, days.count == names.count else {
        throw ShortcutError(["\"days\" must have some of \(Weekday.allCases)"])
      }
    }
    return .time(from: from, to: to, days)
  }
}
