public import NumbersSolver

/// A survey of the values that some numbers can make: the longest run without a gap, and the largest value.
public struct PuzzleSurvey: Hashable, Sendable {
  /// The numbers that were surveyed, each used at most once.
  public let numbers: [Int]
  /// The number of whole numbers from 1 to the bound that can be made.
  public let reachableCount: Int
  /// The largest number such that it and all from 1 on can be made; 0 if 1 cannot.
  public let longestRun: Int
  /// The smallest positive whole number that cannot be made; `nil` if it is beyond the bound.
  public let smallestUnreachable: Int?
  /// The largest whole number that can be made, of whatever size.
  public let largest: ExactNumber?
  /// A way to make it.
  public let largestFormula: Formula?
}

extension PuzzleSolver {
  /// Surveys all that can be made of some numbers, in any order, up to a bound of at least 1.
  ///
  /// - Throws: ``PuzzleError`` as `solve(_:limit:)` does.
  public mutating func survey(
    _ numbers: [Int], upTo bound: Int = 1_000_000, limit: SearchLimit = .taskCancellation
  ) throws(PuzzleError) -> PuzzleSurvey {
    var isReachable: Set<Int> = []
    var largest: (value: ExactNumber, way: ValueTables.Way)?
    try scanAll(numbers, limit) { value, _, way in
      if let value = value.integer, value >= 1, value <= bound { isReachable.insert(value) }
      if largest.map({ $0.value < value }) ?? true, value.isWhole { largest = (value, way()) }
    }
    var next = 1
    while next <= bound, isReachable.contains(next) { next += 1 }
    return PuzzleSurvey(
      numbers: numbers, reachableCount: isReachable.count, longestRun: next - 1,
      smallestUnreachable: next <= bound ? next : nil, largest: largest?.value,
      largestFormula: largest.map { formula($0.way) })
  }
}
