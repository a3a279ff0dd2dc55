import GameCorpus
import NumbersGame
import NumbersSolver

extension Workload {
  /// The recorded games, one by one.
  static let corpusGames = Workload(name: "recorded games") { _ in
    let corpus = try RecordedGames(repositoryOf: #filePath)
    return try oneByOne("recorded games", corpus.map(\.game), rivalGames: 30)
  }

  /// Random games, one by one.
  static let randomGames = Workload(name: "random games") { scale in
    try oneByOne("random games", games(scale(2_000, 200_000)), rivalGames: scale(5, 40))
  }

  /// Random games in the order of ease, beside that of the smallest results. Each order is the first for half of the games,
  /// because the second finds what the game needs in the cache.
  static let easiestGames = Workload(name: "random games, easiest") { scale in
    let games = try games(scale(2_000, 50_000))
    let solvers = [Solver(order: .easiest), Solver(order: .smallest)]
    for game in games.prefix(500) {
      let solution = try solvers[0].solve(game)
      precondition(AnswerChecker(game).check(solution.expression) == .legal(solution))
      let distance = try solvers[1].solve(game).distance
      precondition(solution.distance == distance)
    }
    var checksum = Checksum()
    var times: [[Double]] = [[], []]
    for (number, game) in games.enumerated() {
      for turn in 0...1 {
        let place = (turn + number) % 2
        let (time, solution) = try timed { try solvers[place].solve(game) }
        times[place].append(time)
        if place == 0 { checksum.add(solution) }
      }
    }
    let ours = Times(times[0])
    var row = Row("random games, easiest", per: "game", ours, checksum: checksum)
    row.rivals = ["smallest": Times(times[1]).median / ours.median]
    return row
  }

  /// Games whose nearest value is more than ten away, one by one.
  static let farGames = Workload(name: "far games") { scale in
    let census = try Census(of: .countdown)
    let far = try census.entries.flatMap { entry in
      try zip(entry.solvable.missing, entry.distances).filter { $0.1 > 10 }.map {
        try Game(numbers: entry.numbers, target: $0.0)
      }
    }
    let step = max(1, far.count / scale(1_000, far.count))
    let sample = stride(from: 0, to: far.count, by: step).map { far[$0] }
    return try oneByOne("far games", sample, rivalGames: scale(3, 20))
  }

  /// Solves games with nothing kept from one to the next but memory to work in.
  private static func oneByOne(_ name: String, _ games: [Game], rivalGames: Int) throws -> Row {
    let solver = Solver()
    // Warm up the code, and check the answers.
    var checksum = Checksum()
    let step = max(1, games.count / 500)
    for game in stride(from: 0, to: games.count, by: step).map({ games[$0] }) {
      let solution = try solver.solve(game)
      precondition(AnswerChecker(game).check(solution.expression) == .legal(solution))
    }
    var times: [Double] = []
    times.reserveCapacity(games.count)
    for game in games {
      let (time, solution) = try timed { try solver.solve(game) }
      times.append(time)
      checksum.add(solution)
    }
    // The system interrupts now and then: the slowest are timed again, and count with the least.
    for index in times.indices.sorted(by: { times[$0] > times[$1] }).prefix(20) {
      for _ in 0..<3 {
        times[index] = min(times[index], try timed { try solver.solve(games[index]) }.nanoseconds)
      }
    }
    let all = Times(times)
    var row = Row(name, per: "game", all, checksum: checksum)
    row.ninetyNinth = all.percentile(0.99)
    row.largest = all.largest

    // The rivals get an even sample of the same games, and are held against our times for these.
    let sample = stride(from: 0, to: games.count, by: max(1, games.count / rivalGames))
    let ours = Times(sample.map { times[$0] })
    var (textbook, subsets): ([Double], [Double]) = ([], [])
    for index in sample {
      let game = games[index]
      let (textbookTime, nearest) = timed { TextbookSearch(game).nearest }
      let (subsetTime, value) = timed { SubsetSets(game.numbers).nearest(to: game.target) }
      precondition(abs(nearest - game.target) == abs(value - game.target))
      let distance = try solver.solve(game).distance
      precondition(abs(nearest - game.target) == distance)
      textbook.append(textbookTime)
      subsets.append(subsetTime)
    }
    row.rivals = [
      "textbook": Times(textbook).median / ours.median,
      "subset sets": Times(subsets).median / ours.median,
    ]
    return row
  }
}
