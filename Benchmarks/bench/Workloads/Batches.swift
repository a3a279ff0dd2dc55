import AllocationCounter
import NumbersGame
import NumbersSolver

extension Workload {
  /// Many random games at once.
  static func batch(threads: Int) -> Workload {
    let name = "batch, \(threads) thread\(threads == 1 ? "" : "s")"
    return Workload(name: name) { scale in
      let games = try games(scale(20_000, 500_000))
      let solver = Solver()
      var times: [Double] = []
      var checksum = Checksum()
      for run in 0..<scale(2, 3) {
        let (time, solutions) = try timed { try solver.solve(batch: games, threads: threads) }
        times.append(time / Double(games.count))
        if run == 0 {
          for (index, solution) in solutions.prefix(20_000).enumerated() {
            checksum.add(solution)
            guard index % 100 == 0 else { continue }
            let alone = try solver.solve(games[index])
            precondition(solution == alone)
          }
        }
      }
      let all = Times(times)
      var row = Row(name, per: "game", all, checksum: checksum)
      let sample = games.prefix(scale(5, 30))
      let textbook = Times(
        sample.map { game in timed { TextbookSearch(game).nearest }.nanoseconds })
      row.rivals["textbook"] = textbook.median / all.median
      row.note =
        "\(Int(1e9 / all.median)) games a second; "
        + "\(try allocationsPerGame(games, threads: threads)) allocations a game"
      return row
    }
  }

  /// Millions of random games at once, which are solved by multisets.
  static let largeBatch = Workload(name: "batch, 5 million games") { scale in
    let games = try games(scale(200_000, 5_000_000))
    var times: [Double] = []
    var checksum = Checksum()
    for run in 0..<scale(1, 3) {
      let (time, solutions) = try timed { try Solver().solve(batch: games) }
      times.append(time / Double(games.count))
      guard run == 0 else { continue }
      for index in stride(from: 0, to: 200_000, by: 10) { checksum.add(solutions[index]) }
      for index in stride(from: 0, to: games.count, by: games.count / 200) {
        let alone = try Solver().solve(games[index])
        precondition(solutions[index] == alone)
      }
    }
    var row = Row("batch, 5 million games", per: "game", Times(times), checksum: checksum)
    let sample = games.prefix(scale(20, 5_000))
    let alone = try timed { for game in sample { _ = try Solver().solve(game) } }.nanoseconds
    row.rivals["one by one"] = alone / Double(sample.count) / Times(times).median
    return row
  }

  /// How many more allocations a batch makes for each game more.
  private static func allocationsPerGame(_ games: [Game], threads: Int) throws -> String {
    let half = Array(games.prefix(games.count / 2))
    func count(_ games: [Game]) throws -> Int {
      let before = allocation_count()
      _ = try Solver().solve(batch: games, threads: threads)
      return allocation_count() - before
    }
    if allocation_count() < 0 { return "uncounted" }
    _ = try count(games)
    let more = try Double(count(games) - count(half)) / Double(games.count - half.count)
    return abs(more) < 0.0005 ? "no" : "\((more * 1000).rounded() / 1000)"
  }
}
