import NumbersGame
import NumbersSolver

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Workload {
  /// Every game of Countdown.
  static func everything(threads: Int) -> Workload {
    let name = "every game, \(threads) thread\(threads == 1 ? "" : "s")"
    return Workload(name: name) { scale in
      var times: [Double] = []
      var result: SolutionIndex?
      for _ in 0..<scale(1, 3) {
        let (time, index) = try timed { try Solver().solveAll(.countdown, threads: threads) }
        times.append(time)
        result = index
      }
      var checksum = Checksum()
      var row = Row(name, per: "11.9 M games", Times(times), checksum: checksum)
      guard let result else { return row }
      for place in stride(from: 0, to: result.selectionCount, by: scale(97, 7)) {
        for entry in try result.entries(ofSelection: place) {
          checksum.add(entry.value)
          checksum.add(entry.stepCount)
          checksum.add(entry.largestStepResult)
        }
      }
      row = Row(name, per: "11.9 M games", Times(times), checksum: checksum)
      // Games one by one, with the numbers drawn as evenly as in the whole.
      let sample = try Self.evenGames(scale(200, 5_000), of: result)
      let alone = try timed {
        for game in sample {
          let solution = try Solver().solve(game)
          precondition(result.solution(of: game) == solution)
        }
      }.nanoseconds
      row.rivals["one by one"] =
        alone / Double(sample.count) * Double(result.gameCount) / Times(times).median
      row.note = "\(Table.time(Times(times).median / Double(result.gameCount))) a game"
      return row
    }
  }

  /// Games looked up in a mapped index, one after the other, each solution let go before the next.
  static let lookups = Workload(name: "games looked up") { scale in
    let index = try mappedIndex()
    let games = try evenGames(scale(20_000, 200_000), of: index)
    var checksum = Checksum()
    let times = (0..<scale(2, 5)).map { run in
      let (time, sum) = timed { games.reduce(0) { $0 + (index.solution(of: $1)?.value ?? 0) } }
      if run == 0 { checksum.add(sum) }
      return time / Double(games.count)
    }
    return Row("games looked up", per: "game", Times(times), checksum: checksum)
  }

  /// Games looked up in a mapped index, many side by side, beside what the same games take one by one. In both ways all
  /// solutions are kept, so that both ask for as much memory.
  static let lookupsSideBySide = Workload(name: "games looked up side by side") { scale in
    let index = try mappedIndex()
    let games = try evenGames(scale(20_000, 200_000), of: index)
    var checksum = Checksum()
    var (times, alone): ([Double], [Double]) = ([], [])
    for run in 0..<scale(2, 5) {
      let (time, sum) = timed { index.solutions(of: games).reduce(0) { $0 + ($1?.value ?? 0) } }
      let (timeAlone, other) = timed {
        games.map { index.solution(of: $0) }.reduce(0) { $0 + ($1?.value ?? 0) }
      }
      precondition(sum == other)
      times.append(time / Double(games.count))
      alone.append(timeAlone / Double(games.count))
      if run == 0 { checksum.add(sum) }
    }
    var row = Row(
      "games looked up side by side", per: "game", Times(times), checksum: checksum)
    row.rivals["one by one"] = Times(alone).median / Times(times).median
    return row
  }

  /// Every game of Countdown, in a file that is mapped and no longer has a name.
  private static func mappedIndex() throws -> SolutionIndex {
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID()).index")
    let data = try Solver().solveAll(.countdown).withContents { Data($0) }
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try SolutionIndex(mapping: file.path())
  }

  /// Seeded games, each selection and target as likely as any other.
  private static func evenGames(_ count: Int, of index: SolutionIndex) throws -> [Game] {
    var random = SplitMix64(seed: 11)
    return try (0..<count).map { _ in
      try Game(
        numbers: index.numbers(ofSelection: random.next(below: index.selectionCount)),
        target: index.targets.lowerBound + random.next(below: index.targets.count))
    }
  }
}
