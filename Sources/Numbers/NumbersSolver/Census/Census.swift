public import NumbersGame

/// For selections of a show's tiles, which targets can be reached exactly, and how far off the others
/// are.
///
/// ```swift
/// let census = try Census(of: .countdown)
/// print(census.entries.count, census.summary.solvableShare)    // 13243 0.912...
/// ```
///
/// A census may cover all selections or a range of them; ranges that complete each other are merged by
/// ``init(merging:)`` to what a census in one piece gives.
public struct Census: Hashable, Sendable {
  /// The rules that say which selections and targets there are.
  public let rules: Rules
  /// The selections covered, by their places among all selections.
  public let selections: Range<Int>
  /// The results for the selections, in their order.
  public let entries: [Entry]

  /// The results for one selection.
  public struct Entry: Hashable, Sendable {
    /// The selection, in ascending order.
    public let numbers: [Int]
    /// The targets that can be reached exactly.
    public let solvable: TargetSet
    /// The distance of the nearest reachable value from each of the other targets, in ascending order
    /// of targets.
    public let distances: [Int]
  }

  /// Makes a census, on all cores. The result is the same for any number of cores.
  ///
  /// - Parameters:
  ///   - rules: The rules; they must be those of a show with six tiles and targets below 1,000.
  ///   - selections: The places of the selections to cover; all of them if not given.
  ///   - threads: The most threads to use; as many as there are cores if not given.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  ///   - progress: Called now and then, from any thread, with the share that is done, from 0 to 1, which only grows.
  /// - Throws: ``CensusError``.
  /// - Complexity: About 0.2 s for all 13,243 selections of 24 tiles, on one core.
  public init(
    of rules: Rules, selections: Range<Int>? = nil, threads: Int? = nil,
    limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws(CensusError) {
    let run = try CensusRun(rules, selections, limit: limit, progress: progress)
    self = try run.census(threads: threads)
  }

  init(rules: Rules, selections: Range<Int>, entries: [Entry]) {
    self.rules = rules
    self.selections = selections
    self.entries = entries
  }

  /// How many selections the rules allow.
  ///
  /// - Parameter rules: The rules of a show with six tiles.
  /// - Returns: The number of different multisets of six tiles.
  /// - Throws: ``CensusError/unsupportedRules(_:)`` for other rules.
  public static func selectionCount(of rules: Rules) throws(CensusError) -> Int {
    try CensusRun.multisets(of: rules).ofSize[6].count
  }
}

/// Why there is no census.
public enum CensusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rules have no tiles, or not six of them, or targets that are not 100 to 999, or tiles of which six make
  /// values beyond 32 bits.
  case unsupportedRules(Rules)
  /// The range is empty or goes beyond the selections that there are.
  case noSuchSelections(Range<Int>, count: Int)
  /// There is no such part of a census in this number of parts.
  case noSuchShard(Int, of: Int, selections: Int)
  /// The rules do not allow the selection.
  case illegalSelection(GameError)
  /// The limit was reached.
  case stopped
  /// Parts that cannot be merged because they are under different rules.
  case differentRules
  /// Parts that cannot be merged because both have these selections.
  case overlap(Range<Int>)
  /// Parts that cannot be merged because none has these selections.
  case missing(Range<Int>)

  /// A description of what is wrong, and of what is allowed.
  public var description: String {
    switch self {
    case .unsupportedRules(let rules):
      "there is no census under \(rules.title): only of shows with six tiles up to 100, three of each number at "
        + "most, and targets from 100 to 999"
    case .noSuchSelections(let range, let count):
      "there are no selections \(range.lowerBound) to \(range.upperBound): there are \(count)"
    case .noSuchShard(let shard, let count, let selections):
      "there is no part \(shard) of \(count): parts go from 1 to their number, which is at most "
        + "\(selections)"
    case .illegalSelection(let error):
      "\(error)"
    case .stopped:
      "the census was stopped"
    case .differentRules:
      "the parts cannot be merged: they are under different rules"
    case .overlap(let range):
      "the parts cannot be merged: two have selections from \(range.lowerBound) on"
    case .missing(let range):
      "the parts cannot be merged: selections from \(range.lowerBound) to "
        + "\(range.upperBound - 1) are missing"
    }
  }
}
