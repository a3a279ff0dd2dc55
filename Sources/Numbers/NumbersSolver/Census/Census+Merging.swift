extension Census {
  /// Joins parts of a census, in any order, to the census of all selections.
  ///
  /// - Parameter parts: Censuses of ranges that together cover all selections, each once.
  /// - Throws: ``CensusError/differentRules``, ``CensusError/overlap(_:)`` or
  ///   ``CensusError/missing(_:)`` if the parts do not belong together or some are missing.
  public init(merging parts: [Census]) throws(CensusError) {
    let sorted = parts.sorted { $0.selections.lowerBound < $1.selections.lowerBound }
    guard let first = sorted.first else { throw .missing(0..<1) }
    let count = try Census.selectionCount(of: first.rules)
    var end = 0
    for part in sorted {
      guard part.rules == first.rules else { throw .differentRules }
      if part.selections.lowerBound > end { throw .missing(end..<part.selections.lowerBound) }
      if part.selections.lowerBound < end { throw .overlap(part.selections.lowerBound..<end) }
      end = part.selections.upperBound
    }
    if end < count { throw .missing(end..<count) }
    self.init(rules: first.rules, selections: 0..<count, entries: sorted.flatMap { $0.entries })
  }

  /// The selections of one of several parts of equal size, as `init(of:selections:)` takes them.
  ///
  /// - Parameters:
  ///   - shard: Which part, from 1.
  ///   - count: How many parts there are.
  ///   - rules: The rules of the census.
  /// - Returns: The places of the selections.
  /// - Throws: ``CensusError`` if there is no such part, or no census under the rules.
  public static func selections(
    ofShard shard: Int, of count: Int, rules: Rules
  ) throws(CensusError) -> Range<Int> {
    let total = try selectionCount(of: rules)
    guard count >= 1, count <= total, (1...count).contains(shard) else {
      throw .noSuchShard(shard, of: count, selections: total)
    }
    return ((shard - 1) * total / count)..<(shard * total / count)
  }
}
