import NumbersGame
import NumbersSolver

extension Workload {
  /// Games with thousands of distinct solutions: seven numbers of 1 to 10 and targets below 100.
  private static func richGames(_ count: Int) throws -> [Game] {
    var random = SplitMix64(seed: 7)
    return try (0..<count).map { _ in
      try Game(
        numbers: (0..<7).map { _ in 1 + random.next(below: 10) },
        target: 10 + random.next(below: 90), rules: .free)
    }
  }

  /// All distinct solutions, one by one.
  static let listing = Workload(name: "listing solutions") { scale in
    var checksum = Checksum()
    let times = try richGames(scale(3, 20)).map { game in
      let (time, count) = try timed {
        var count = 0
        for solution in try Solver().solutions(of: game) {
          count += 1
          if count % 100 == 0 { checksum.add(solution) }
        }
        return count
      }
      checksum.add(count)
      return time / Double(count)
    }
    return Row(
      "listing solutions", per: "solution", Times(times), checksum: checksum,
      note: "\(Int(1e9 / Times(times).median)) solutions a second")
  }

  /// The number of distinct solutions, without listing them.
  static let counting = Workload(name: "counting solutions") { scale in
    var checksum = Checksum()
    let games = try richGames(scale(3, 20))
    var (counting, listing): ([Double], [Double]) = ([], [])
    for game in games {
      let (time, count) = try timed { try Solver().solutions(of: game).count }
      counting.append(time)
      listing.append(try timed { try Solver().solutions(of: game).reduce(0) { n, _ in n + 1 } }.0)
      checksum.add(count)
    }
    var row = Row("counting solutions", per: "game", Times(counting), checksum: checksum)
    row.rivals["listing"] = Times(listing).median / Times(counting).median
    return row
  }
}
