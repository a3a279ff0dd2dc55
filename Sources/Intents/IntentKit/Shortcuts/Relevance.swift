/// A condition for offering a shortcut.
public enum Relevance: Hashable, Sendable {
  /// From one date to another, inclusive, in the user's calendar.
  case dates(from: CalendarDate, to: CalendarDate)
  /// From one minute of the day up to but not including another, on some days of the week; past
  /// midnight if the second is not after the first. The days are those on which the period begins.
  case time(from: Int, to: Int, Set<Weekday>)
  /// While the host reports that the user is in a situation.
  case situation(Situation)
  /// Within a distance of a place.
  case place(Position, radius: Double)

  /// Whether the condition holds.
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

  /// The maximum radius of a place, in metres.
  public static let maximumRadius = 100_000.0
}

/// A user activity or a part of the day, as reported by the host.
public enum Situation: String, Hashable, Sendable, Codable, CaseIterable {
  /// A part of the day.
  case morning, evening
  /// A place or an activity.
  case gym, commute, home, work
}

/// A place on Earth.
public struct Position: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public let longitude: Double

  /// Creates a place; `nil` if a number is out of its range.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The time, situation and place of the user.
public struct Surroundings: Hashable, Sendable {
  /// The local time and date.
  public let time: LocalTime
  /// The user's current situations.
  public let situations: Set<Situation>
  /// The user's position, if it is known.
  public let position: Position?

  /// Creates surroundings.
  public init(
    time: LocalTime, situations: Set<Situation> = [], position: Position? = nil
  ) {
    self.time = time
    self.situations = situations
    self.position = position
  }
}
