/// All collections of so many numbers from a range.
func hands(_ count: Int, _ range: ClosedRange<Int>) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return range.flatMap { first in
    hands(count - 1, first...range.upperBound).map { [first] + $0 }
  }
}
