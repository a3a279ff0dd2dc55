/// When a shortcut is offered.
public enum Relevance: Hashable, Sendable {
  /// From one date to another, both included, by the user's calendar.
  case dates(from: CalendarDate, to: CalendarDate)
  /// From one minute of the day to another, which is not included, on some days of the week; over midnight
  /// if the second is not after the first. The days are those on which it begins.
  case time(from: Int, to: Int, Set<Weekday>)
  /// As long as the host says that the user is in a situation.
  case situation(Situation)
  /// Within a distance of a place.
  case place(Position, radius: Double)

  /// Whether it holds.
  ///
  /// - Parameter surroundings: Where and when the user is.
  /// - Returns: Whether the shortcut is offered.
  public func holds(in surroundings: Surroundings) -> Bool {
    switch self {
    case .dates(let from, let to):
      return from <= surroundings.time.date && surroundings.time.date <= to
    case .time(let from, let to, let days):
      let minute = surroundings.time.minuteOfDay
      let today = surroundings.time.weekday
      if from < to { return days.contains(today) && (from..<to).contains(minute) }
      let yesterday = LocalTime(seconds: surroundings.time.seconds - 86400).weekday
      return days.contains(today) && minute >= from || days.contains(yesterday) && minute < to
    case .situation(let situation):
      return surroundings.situations.contains(situation)
    case .place(let position, let radius):
      guard let here = surroundings.position else { return false }
      return here.distance(to: position) <= radius
    }
  }

  /// The longest radius of a place, in metres.
  public static let maximumRadius = 100_000.0
}

/// Something that the user does or a part of the day, as the host sees it.
public enum Situation: String, Hashable, Sendable, Codable, CaseIterable {
  case morning, evening, gym, commute, home, work
}

/// A place on Earth.
public struct Position: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public let longitude: Double

  /// A place.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator; fails unless it is -90 to 90.
  ///   - longitude: Degrees east of Greenwich; fails unless it is -180 to 180.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// When and where the user is.
public struct Surroundings: Hashable, Sendable {
  /// What the clocks and the calendar show.
  public let time: LocalTime
  /// What the user does.
  public let situations: Set<Situation>
  /// Where the user is, if that is known.
  public let position: Position?

  /// Surroundings.
  ///
  /// - Parameters:
  ///   - time: What the clocks and the calendar show.
  ///   - situations: What the user does.
  ///   - position: Where the user is, if that is known.
  public init(
    time: LocalTime, situations: Set<Situation> = [], position: Position? = nil
  ) {
    self.time = time
    self.situations = situations
    self.position = position
  }
}
