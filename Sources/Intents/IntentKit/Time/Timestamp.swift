/// A point in time, in seconds since 1 January 1970 UTC, without leap seconds.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// The seconds.
  public let secondsSince1970: Int

  /// Creates a point in time.
  ///
  /// - Parameter secondsSince1970: The seconds.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Decodes a point in time from its number of seconds.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the value is not a number.
  public init(from decoder: any Decoder) throws {
    secondsSince1970 = try Int(from: decoder)
  }

  /// Encodes the number of seconds.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try secondsSince1970.encode(to: encoder)
  }

  /// Whether one point in time is before the other.
  ///
  /// - Parameters:
  ///   - first: A point in time.
  ///   - second: Another.
  /// - Returns: Whether the first is before the second.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.secondsSince1970 < second.secondsSince1970
  }

  /// The point in time some seconds later, clamped to the representable range.
  ///
  /// - Parameters:
  ///   - time: A point in time.
  ///   - seconds: The number of seconds.
  /// - Returns: The later point in time.
  public static func + (time: Timestamp, seconds: Int) -> Timestamp {
    let (sum, overflow) = time.secondsSince1970.addingReportingOverflow(seconds)
    return Timestamp(secondsSince1970: overflow ? (seconds > 0 ? .max : .min) : sum)
  }
}
