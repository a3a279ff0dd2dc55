extension Timestamp: Codable {
  /// Decodes a point in time from its number of seconds.
  public init(from decoder: any Decoder) throws {
    secondsSince1970 = try Int64(from: decoder)
  }

  /// Encodes the number of seconds.
  public func encode(to encoder: any Encoder) throws {
    try secondsSince1970.encode(to: encoder)
  }
}
