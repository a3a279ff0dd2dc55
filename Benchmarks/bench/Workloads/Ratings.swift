import NumbersGame
import NumbersSolver

extension Workload {
  /// The ratings of random games whose solutions are known, against the difficulty, for which all solutions are counted.
  static let ratings = Workload(name: "ratings") { scale in
    let solver = Solver()
    let games = try games(scale(2_000, 50_000))
    let solved = try zip(games, solver.solve(batch: games)).filter { $0.1.isExact }
    // The first round makes what all ratings share, and is checked.
    var checksum = Checksum()
    for (index, (game, best)) in solved.enumerated() {
      let rating = try solver.rating(of: game, best: best)
      checksum.add(rating)
      guard index % 100 == 0 else { continue }
      let difficulty = try solver.difficulty(of: game)
      precondition(rating == difficulty.rating)
    }
    let times = try solved.map { game, best in
      try timed { try solver.rating(of: game, best: best) }.nanoseconds
    }
    let all = Times(times)
    var row = Row("ratings", per: "game", all, checksum: checksum)
    row.ninetyNinth = all.percentile(0.99)
    row.largest = all.largest

    let sample = stride(from: 0, to: solved.count, by: max(1, solved.count / scale(20, 500)))
    let counted = try sample.map { place in
      try timed { try solver.difficulty(of: solved[place].0) }.nanoseconds
    }
    row.rivals["difficulty"] = Times(counted).median / Times(sample.map { times[$0] }).median
    return row
  }
}
