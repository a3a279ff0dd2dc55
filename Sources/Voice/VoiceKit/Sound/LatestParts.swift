/// A value for each of the latest parts of a sound: three seconds in parts of 20 milliseconds.
struct LatestParts<Value> {
  /// The values, in no particular order.
  private(set) var values: [Value]
  private var oldest = 0

  /// The maximum number of values.
  static var capacity: Int { 3 * Sound.partsPerSecond }

  /// - Parameter known: At most ``capacity`` values, which count as those of the first parts.
  init(_ known: [Value] = []) { values = known }

  /// Adds the value of the next part.
  ///
  /// - Returns: The value of the oldest part, if that is replaced.
  @discardableResult
  mutating func add(_ value: Value) -> Value? {
    guard values.count == Self.capacity else {
      values.append(value)
      return nil
    }
    let replaced = values[oldest]
    values[oldest] = value
    oldest = (oldest + 1) % Self.capacity
    return replaced
  }
}

extension LatestParts: Sendable where Value: Sendable {}
