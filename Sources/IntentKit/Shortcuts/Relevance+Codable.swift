/// The coded form is an object with the keys of one case: `from` and `to`; `time`, such as `"07:30-09:00"`,
/// and `days`; `situation`; or `latitude`, `longitude` and `radius`.
extension Relevance: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case from, to, time, days, situation, latitude, longitude, radius
  }

  /// Reads when something is offered.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: `DecodingError` if this is none of the cases.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "\"offered\"")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.situation) {
      let name = try container.decode(String.self, forKey: .situation)
      guard let situation = Situation(rawValue: name) else {
        let all = Situation.allCases.map(\.rawValue).joined(separator: ", ")
        throw decoder.error("'\(name)' is not a situation: \(all) are")
      }
      self = .situation(situation)
    } else if container.contains(.time) {
      let text = try container.decode(String.self, forKey: .time)
      let days = try container.decodeIfPresent([String].self, forKey: .days)
      self = try .time(text, days: days, decoder)
    } else if container.contains(.latitude) {
      let radius = try container.decode(Double.self, forKey: .radius)
      guard
        let position = Position(
          latitude: try container.decode(Double.self, forKey: .latitude),
          longitude: try container.decode(Double.self, forKey: .longitude)),
        radius > 0, radius <= Self.maximumRadius
      else {
        throw decoder.error(
          "the latitude must be -90 to 90, the longitude -180 to 180, and the radius more than 0 and at "
            + "most \(Int(Self.maximumRadius)) metres")
      }
      self = .place(position, radius: radius)
    } else {
      let texts = [
        try container.decode(String.self, forKey: .from),
        try container.decode(String.self, forKey: .to),
      ]
      guard let from = CalendarDate(texts[0]), let to = CalendarDate(texts[1]), from <= to else {
        throw decoder.error(
          "'\(texts[0])' to '\(texts[1])' are no dates, such as 2026-11-21, in their order")
      }
      self = .dates(from: from, to: to)
    }
  }

  private static func time(
    _ text: String, days names: [String]?, _ decoder: any Decoder
  ) throws -> Relevance {
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map(minute)
    guard times.count == 2, let from = times[0], let to = times[1], from != to else {
      throw decoder.error("'\(text)' is no part of the day, such as 07:30-09:00")
    }
    var days = Set(Weekday.allCases)
    if let names {
      days = Set(names.compactMap { name in Weekday.allCases.first { "\($0)" == name } })
      guard !days.isEmpty, days.count == names.count else {
        throw decoder.error("\"days\" must have some of \(Weekday.allCases)")
      }
    }
    return .time(from: from, to: to, days)
  }

  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2], let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return 60 * hour + minute
  }

  /// Writes when something is offered.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .dates(let from, let to):
      try container.encode(from.description, forKey: .from)
      try container.encode(to.description, forKey: .to)
    case .time(let from, let to, let days):
      try container.encode("\(Self.text(from))-\(Self.text(to))", forKey: .time)
      if days.count < Weekday.allCases.count {
        try container.encode(days.sorted().map { "\($0)" }, forKey: .days)
      }
    case .situation(let situation):
      try container.encode(situation.rawValue, forKey: .situation)
    case .place(let position, let radius):
      try container.encode(position.latitude, forKey: .latitude)
      try container.encode(position.longitude, forKey: .longitude)
      try container.encode(radius, forKey: .radius)
    }
  }

  private static func text(_ minute: Int) -> String {
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(minute / 60)):\(digits(minute % 60))"
  }
}

/// A key that is any text.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  func error(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }

  /// Refuses keys that mean nothing, which are most likely mistyped.
  func checkKeys(_ allowed: [String], of title: String) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = keys.filter({ !allowed.contains($0) }).min() {
      let known = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
      throw error("\"\(unknown)\" is no key of \(title): \(known) are")
    }
  }
}
