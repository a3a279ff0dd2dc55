/// The values around a target, or from it to another.
struct ValueRange: CustomStringConvertible {
  let target: Int
  let range: ClosedRange<Int>
  private let isAround: Bool

  static let maximumDistance = 1_000_000

  /// The values at most some distance from a target, or from it on; fails if they are beyond machine integers, too many, or none.
  init?(target: Int, within: Int?, to end: Int?) {
    let distance = within ?? 0
    let (least, isTooLow) = target.subtractingReportingOverflow(distance)
    let (most, isTooHigh) = target.addingReportingOverflow(distance)
    let last = end ?? most
    guard !isTooLow, !isTooHigh, last >= target,
      !last.subtractingReportingOverflow(target).overflow, last - target <= Self.maximumDistance
    else { return nil }
    self.target = target
    range = least...last
    isAround = end == nil
  }

  /// The values by their distance from the target, the smaller of two first.
  var nearestFirst: some Sequence<Int> {
    (0...max(target - range.lowerBound, range.upperBound - target)).lazy.flatMap {
      [self] distance in
      (distance == 0 ? [target] : [target - distance, target + distance]).filter(range.contains)
    }
  }

  var description: String {
    isAround
      ? "within \(range.upperBound - target) of \(target)"
      : "from \(range.lowerBound) to \(range.upperBound)"
  }
}
