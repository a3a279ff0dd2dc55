import Workers

/// All collections of so many numbers from a range.
func hands(_ count: Int, _ range: ClosedRange<Int>) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return range.flatMap { first in
    hands(count - 1, first...range.upperBound).map { [first] + $0 }
  }
}

/// All of these collections, or each eighth of them.
func someHands(_ count: Int, _ range: ClosedRange<Int>) -> [[Int]] {
  let all = hands(count, range)
  return stride(from: 0, to: all.count, by: Extent.isWhole ? 1 : 8).map { all[$0] }
}
