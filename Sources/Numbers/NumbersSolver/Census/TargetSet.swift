/// A set of targets in a range, a bit for each.
public struct TargetSet: Hashable, Sendable {
  /// The targets that may be in the set.
  public let range: ClosedRange<Int>
  /// The bits, the lowest target first; bits after the last target are zero.
  var words: [UInt64]

  /// An empty set.
  init(_ range: ClosedRange<Int>) {
    self.range = range
    words = Array(repeating: 0, count: (range.count + 63) / 64)
  }

  /// Whether a target is in the set; `false` for any outside the range.
  ///
  /// - Parameter target: Any number.
  /// - Returns: Whether it is in the set.
  public func contains(_ target: Int) -> Bool {
    guard range.contains(target) else { return false }
    let place = target - range.lowerBound
    return words[place / 64] >> UInt64(place % 64) & 1 != 0
  }

  /// How many targets are in the set.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether all targets of the range are in the set.
  public var isFull: Bool { count == range.count }

  /// The targets of the range that are not in the set, in ascending order.
  public var missing: [Int] {
    var missing: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = ~word
      while rest != 0 {
        let target = range.lowerBound + index * 64 + rest.trailingZeroBitCount
        if target > range.upperBound { break }
        missing.append(target)
        rest &= rest - 1
      }
    }
    return missing
  }
}
