import NumbersGame

extension Solver {
  /// Which targets up to six numbers reach, and how far off the others are, whatever the rules of a show.
  ///
  /// - Parameters:
  ///   - numbers: One to six numbers from 1 on, in any order.
  ///   - targets: The targets, from 1 to 999 at most.
  /// - Returns: What the numbers reach; `nil` if there are other numbers or targets, or if the product of the numbers
  ///   does not fit in 63 bits.
  /// - Complexity: About 0.05 ms for six numbers with a product below 2³², and some twenty times that for others.
  public func reach(of numbers: [Int], targets: ClosedRange<Int>) -> Census.Entry? {
    guard targets.lowerBound >= 1, targets.upperBound < 1000,
      numbers.allSatisfy({ $0 >= 1 })
    else { return nil }
    guard let small = SmallSelection(numbers) else {
      return WideReach(numbers).map { wide in
        Census.Entry(numbers, targets) { wide.addReachableValues(to: $0) }
      }
    }
    return SmallSearch.borrow { search in
      search.prepare(small)
      return Census.Entry(numbers, targets) { search.addReachableValues(to: $0) }
    }
  }
}
