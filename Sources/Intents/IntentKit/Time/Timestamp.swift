/// A point in time, in seconds since 1 January 1970 UTC, without leap seconds.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The seconds since 1 January 1970 UTC, negative before.
  public let secondsSince1970: Int64

  /// Creates a point in time.
  public init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Creates a point in time from seconds of any type, clamped to 64 bits.
  public init(secondsSince1970: some BinaryInteger) {
    self.secondsSince1970 = Int64(clamping: secondsSince1970)
  }

  /// Whether one point in time is before the other.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.secondsSince1970 < second.secondsSince1970
  }

  /// The point in time some seconds later, clamped to the representable range.
  public static func + (time: Timestamp, seconds: Int) -> Timestamp {
    let (sum, overflow) = time.secondsSince1970.addingReportingOverflow(Int64(seconds))
    return Timestamp(secondsSince1970: overflow ? (seconds > 0 ? .max : .min) : sum)
  }
}
