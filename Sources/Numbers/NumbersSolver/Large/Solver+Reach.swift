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
    let small = SmallSelection(numbers)
    let wide = small == nil ? WideReach(numbers) : nil
    guard small != nil || wide != nil else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: CensusLimits.boundWords) {
      $0.initialize(repeating: 0)
      guard let words = $0.baseAddress else { return nil }
      let reached = ReachBits(words: words, wordCount: CensusLimits.boundWords)
      if let small {
        SmallSearch.borrow { search in
          search.prepare(small)
          search.addReachableValues(to: reached)
        }
      } else {
        wide?.addReachableValues(to: reached)
      }
      return Census.Entry(numbers.sorted(), targets, reached, isComplete: true)
    }
  }
}
