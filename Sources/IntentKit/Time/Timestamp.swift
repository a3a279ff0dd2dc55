/// A point in time, in seconds since 1 January 1970 UTC, without leap seconds.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// The seconds.
  public let secondsSince1970: Int

  /// A point in time.
  ///
  /// - Parameter secondsSince1970: The seconds.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Reads a point in time from its number of seconds.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if there is no number.
  public init(from decoder: any Decoder) throws {
    secondsSince1970 = try Int(from: decoder)
  }

  /// Writes the number of seconds.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try secondsSince1970.encode(to: encoder)
  }

  /// Whether one is before the other.
  ///
  /// - Parameters:
  ///   - first: A point in time.
  ///   - second: Another.
  /// - Returns: Whether the first is before the second.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.secondsSince1970 < second.secondsSince1970
  }

  /// A point in time some seconds later; the last or first there is, if it is beyond that.
  ///
  /// - Parameters:
  ///   - time: A point in time.
  ///   - seconds: How many seconds later.
  /// - Returns: The later point.
  public static func + (time: Timestamp, seconds: Int) -> Timestamp {
    let (sum, overflow) = time.secondsSince1970.addingReportingOverflow(seconds)
    return Timestamp(secondsSince1970: overflow ? (seconds > 0 ? .max : .min) : sum)
  }
}
