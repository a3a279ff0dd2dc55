import NumbersGame
import NumbersSolver

extension Workload {
  /// Seven numbers of 1 to 100 and a target up to a million.
  static let sevenNumbers = larger(7, quick: 5, normal: 100)
  /// Eight numbers of 1 to 100 and a target up to a million.
  static let eightNumbers = larger(8, quick: 1, normal: 20)
  /// Nine numbers of 1 to 100 and a target up to a million.
  static let nineNumbers = larger(9, quick: 3, normal: 50)
  /// Ten numbers of 1 to 100 and a target up to a million.
  static let tenNumbers = larger(10, quick: 3, normal: 50)

  private static func larger(_ count: Int, quick: Int, normal: Int) -> Workload {
    let name = "\(count) numbers"
    return Workload(name: name) { scale in
      var random = SplitMix64(seed: 3)
      let games = try (0..<scale(quick, normal)).map { _ in
        try Game(
          numbers: (0..<count).map { _ in 1 + random.next(below: 100) },
          target: 1 + random.next(below: 1_000_000), rules: .free)
      }
      var checksum = Checksum()
      var times: [Double] = []
      for game in games {
        let (time, solution) = try timed { try Solver().solve(game) }
        precondition(AnswerChecker(game).check(solution.expression) == .legal(solution))
        times.append(time)
        checksum.add(solution)
      }
      let all = Times(times)
      var row = Row(name, per: "game", all, checksum: checksum)
      row.largest = all.largest
      if count == 7 {
        let sample = games.indices.prefix(scale(1, 3))
        let rival = sample.map { index in
          let game = games[index]
          return timed { SubsetSets(game.numbers).nearest(to: game.target) }.nanoseconds
        }
        row.rivals["subset sets"] = Times(rival).median / Times(sample.map { times[$0] }).median
      }
      return row
    }
  }
}
