/// The coded form is an object with the keys of one case: `from` and `to`; `time`, such as `"07:30-09:00"`,
/// and `days`; `situation`; or `latitude`, `longitude` and `radius`.
extension Relevance: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case from, to, time, days, situation, latitude, longitude, radius
  }

  /// Decodes a relevance.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "\"offered\"")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func decode<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    do {
      if container.contains(.situation) {
        self = try .situation(named: decode(.situation))
      } else if container.contains(.time) {
        let days = try container.decodeIfPresent([String].self, forKey: .days)
        self = try .time(decode(.time), days: days)
      } else if container.contains(.latitude) {
        self = try .place(decode(.latitude), decode(.longitude), radius: decode(.radius))
      } else {
        self = try .dates(decode(.from), decode(.to))
      }
    } catch let error as ShortcutError {
      throw decoder.error(error.description)
    }
  }

  /// Encodes the relevance.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .dates(let from, let to):
      try container.encode(from.description, forKey: .from)
      try container.encode(to.description, forKey: .to)
    case .time(let from, let to, let days):
      try container.encode("\(TimeOfDay(minutes: from))-\(TimeOfDay(minutes: to))", forKey: .time)
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
}

/// A coding key with any text.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  package func error(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }

  /// Rejects unknown keys, which are most likely misspelt.
  package func checkKeys(_ allowed: [String], of title: String) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = keys.filter({ !allowed.contains($0) }).min() {
      let known = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
      throw error("\"\(unknown)\" is no key of \(title): \(known) are")
    }
  }
}
