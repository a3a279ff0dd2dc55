extension PuzzleRules {
  /// The rules of a show as those of a puzzle, to which others can be added: the four operations, positive whole results, and
  /// numbers of which not all must be used. There are no points.
  public init(_ rules: Rules) {
    self.init(id: rules.id, title: rules.title)
    usesAllNumbers = false
    numberCount = rules.numberCount.clamped(to: 1...Self.maximumNumberCount)
    pool = rules.pool?.tiles
    if let pool, let least = pool.min(), let most = pool.max() { numbers = least...most }
    targets = rules.targets
  }

  /// The counts of numbers that an answer may use.
  ///
  /// - Returns: The allowed counts; none is allowed if more must be used than are given.
  public func usableCounts(of given: Int) -> Range<Int> {
    let most = usedCount.map { $0 <= given && (!usesAllNumbers || $0 == given) ? $0 : 0 } ?? given
    return (usesAllNumbers || usedCount != nil ? most : 1)..<(most + 1)
  }
}
