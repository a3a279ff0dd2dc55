extension Timestamp: Codable {
  /// Decodes a point in time from its number of seconds.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the value is not a number.
  public init(from decoder: any Decoder) throws {
    secondsSince1970 = try Int64(from: decoder)
  }

  /// Encodes the number of seconds.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try secondsSince1970.encode(to: encoder)
  }
}
