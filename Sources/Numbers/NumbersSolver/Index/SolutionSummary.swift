/// Statistics of the best solutions of every game.
public struct SolutionSummary: Hashable, Sendable {
  /// How many games there are.
  public let gameCount: Int
  /// For each number of steps from 0, how many games have an exact solution with that number and none with fewer.
  public let exactBySteps: [Int]
  /// For each bound of ``largestResultBounds`` how many games have an exact solution whose largest step result is below it, but
  /// not below the bound before; and the number of others.
  public let exactByLargestResult: [Int]
  /// For each target, how many selections reach it exactly.
  public let exactByTarget: [Int]
  /// For each target, how many selections reach it only with all of their numbers.
  public let withAllNumbersByTarget: [Int]
  /// The games whose best solutions have the greatest largest step results, of those that have an exact one, the
  /// greatest first. No solution with as few steps has smaller results.
  public let hardest: [HardGame]

  /// A game and how hard it is.
  public struct HardGame: Hashable, Sendable {
    /// The selection, in ascending order.
    public let numbers: [Int]
    /// The target and its best solution.
    public let entry: SolutionIndex.Entry
  }

  /// Bounds of the largest step results that are told apart.
  public static let largestResultBounds = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 100_000]

  /// How many games have an exact solution.
  public var exactCount: Int { exactBySteps.reduce(0, +) }
  /// How many games have an exact solution only with all numbers.
  public var withAllNumbersCount: Int { withAllNumbersByTarget.reduce(0, +) }

  /// Looks at all games of an index.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - hardestCount: The maximum number of ``hardest`` games; none are kept if it is 0 or less.
  /// - Throws: ``IndexError/damaged`` if the index lacks a solution.
  public init(of index: SolutionIndex, hardestCount: Int = 10) throws(IndexError) {
    let targets = index.targets
    var steps = [Int](repeating: 0, count: index.numberCount)
    var largest = [Int](repeating: 0, count: Self.largestResultBounds.count + 1)
    var exact = [Int](repeating: 0, count: targets.count)
    var withAll = [Int](repeating: 0, count: targets.count)
    var hardest: [(peak: UInt32, selection: Int, target: Int)] = []
    for selection in 0..<index.selectionCount {
      let code = index.plan.selections[selection]
      for (place, target) in targets.enumerated() {
        guard let found = index.reader.best(code, target) else { throw .damaged }
        if found.value != UInt32(target) { continue }
        steps[found.tileCount - 1] += 1
        largest[Self.bucket(of: Int(found.peak))] += 1
        exact[place] += 1
        if found.tileCount == index.numberCount { withAll[place] += 1 }
        // Of equally hard games the first stay.
        let isHarder = hardest.last.map { found.peak > $0.peak } ?? true
        if hardest.count < hardestCount || isHarder {
          let rank = hardest.firstIndex { $0.peak < found.peak } ?? hardest.count
          hardest.insert((found.peak, selection, target), at: rank)
          if hardest.count > hardestCount { hardest.removeLast() }
        }
      }
    }
    gameCount = index.gameCount
    exactBySteps = steps
    exactByLargestResult = largest
    exactByTarget = exact
    withAllNumbersByTarget = withAll
    self.hardest = try hardest.map { game throws(IndexError) in
      let entries = try index.entries(ofSelection: game.selection)
      return HardGame(
        numbers: index.numbers(ofSelection: game.selection),
        entry: entries[game.target - targets.lowerBound])
    }
  }

  private static func bucket(of result: Int) -> Int {
    largestResultBounds.firstIndex { result < $0 } ?? largestResultBounds.count
  }
}
