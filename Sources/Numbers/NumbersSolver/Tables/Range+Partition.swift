extension Range<Int> {
  /// Finds the first place for which a condition holds, by binary search.
  ///
  /// - Parameter condition: The condition. Where it holds for a place, it holds for all places after that.
  /// - Returns: The place; the end of the range if there is none.
  /// - Complexity: O(log *n*) for *n* places.
  @inline(__always)
  func firstPlace(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low &+ high) &>> 1
      if condition(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
