/// A match of several rounds: who has how many points, whose turn it is to choose the numbers, and who has won.
///
/// ```swift
/// var match = Match(contestantCount: 2, roundCount: 3)
/// match.add([10, 0])
/// match.chooser                               // 1
/// match.totals                                // [10, 0]
/// ```
public struct Match: Hashable, Sendable {
  /// The number of contestants.
  public let contestantCount: Int
  /// The number of rounds; `nil` for as many as one likes.
  public let roundCount: Int?
  /// The number of rounds that were played.
  public private(set) var playedCount: Int
  /// The points of each contestant in all of them.
  public private(set) var totals: [Int]

  /// A match of 1 contestant or more before its first round, or as it was left. Points that are missing are zero.
  public init(
    contestantCount: Int, roundCount: Int?, playedCount: Int = 0, totals: [Int] = []
  ) {
    self.contestantCount = max(1, contestantCount)
    self.roundCount = roundCount.map { max(1, $0) }
    self.playedCount = max(0, playedCount)
    self.totals = Array(repeating: 0, count: self.contestantCount)
    raise(by: totals)
  }

  /// Adds the points of a round. After the last round, further ones do not count.
  ///
  /// - Parameter points: The points of each contestant; those that are missing are zero.
  public mutating func add(_ points: [Int]) {
    guard !isOver else { return }
    playedCount += 1
    raise(by: points)
  }

  private mutating func raise(by points: [Int]) {
    for place in 0..<min(points.count, contestantCount) {
      let (sum, overflow) = totals[place].addingReportingOverflow(points[place])
      if !overflow { totals[place] = sum }
    }
  }

  /// Whether all rounds are played; never, without a ``roundCount``.
  public var isOver: Bool { roundCount.map { playedCount >= $0 } ?? false }

  /// The places of those who have the most points.
  public var leaders: [Int] {
    totals.indices.filter { totals[$0] == totals.max() }
  }

  /// The place of the contestant who chooses the numbers of the next round: one after the other, as on television.
  public var chooser: Int { playedCount % contestantCount }
}
