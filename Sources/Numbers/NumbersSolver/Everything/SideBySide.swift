/// Looking up many games: some go through each step together, so that none of them waits for the memory of another.
enum SideBySide {
  /// How many games are looked up together: more than the memory can answer at a time, few enough for the nearest cache.
  static let count = 32

  /// Calls a function with the parts of a range that are looked up together, in ascending order.
  @inline(__always)
  static func forEachPart(of range: Range<Int>, _ body: (Range<Int>) -> Void) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: count) {
      body(start..<min(start + count, range.upperBound))
    }
  }
}
