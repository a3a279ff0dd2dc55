extension PlaySession {
  /// How several rounds stand: what is needed to go on with them later.
  struct Standing: Hashable, CustomStringConvertible {
    /// The number of rounds that were played.
    let playedCount: Int
    /// The points of each contestant.
    let totals: [Int]
    /// The seconds that were thought in the round that was interrupted; `nil` if none was.
    var seconds: Int?
    /// The working of that round.
    var lines: [String] = []

    var description: String {
      let round = seconds.map { (["@\($0)"] + lines).joined(separator: ";") } ?? ""
      return "\(playedCount):\(totals.map { "\($0)" }.joined(separator: ","))\(round)"
    }
  }
}

extension PlaySession.Standing {
  /// Reads `2:17,7` and, where a round was interrupted, `2:17,7@12` or, with its working, `2:17,7@12;100+3;x 9`; fails for other texts.
  init?(_ text: String) {
    let sides = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    if sides.count == 2 {
      let round = sides[1].split(separator: ";")
      guard let seconds = round.first.flatMap(Self.number), round.count <= 100 else { return nil }
      self.seconds = seconds
      lines = round.dropFirst().map { String($0) }
    }
    let parts = sides[0].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let playedCount = Self.number(parts[0]) else { return nil }
    let points = parts[1].split(separator: ",", omittingEmptySubsequences: false)
    let totals = points.compactMap { Self.number($0) }
    guard points.count == totals.count, (1...2).contains(totals.count) else { return nil }
    self.playedCount = playedCount
    self.totals = totals
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? Int(text).flatMap { $0 <= 100_000 ? $0 : nil } : nil
  }
}
