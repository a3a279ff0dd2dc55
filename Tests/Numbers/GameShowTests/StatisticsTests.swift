import GameShow
import Testing

@Suite("Statistics")
struct StatisticsTests {
  private func round(
    _ value: Int?, best: Int = 0, points: Int = 0, time: Int? = nil, hints: Int = 0,
    day: String? = nil
  ) -> PlayedRound {
    PlayedRound(
      player: "Anna", time: 0, day: day, rules: "countdown", numbers: [1, 2, 3, 4, 5, 6],
      target: 100, value: value, bestDistance: best, points: points, milliseconds: time,
      hints: hints)
  }

  @Test("count rounds, points, streaks, exact answers and time")
  func counts() {
    let statistics = PlayStatistics(of: [
      round(100, points: 10, time: 9000), round(97, points: 7, time: 21_000), round(nil),
      round(101, best: 1, points: 7, time: 12_000), round(100, points: 10, time: 3000, hints: 1),
      round(100, points: 10, time: 8000), round(100, points: 10, time: 30_000),
    ])
    #expect(statistics.rounds == 7)
    #expect(statistics.points == 54)
    #expect(statistics.exact == 4)
    #expect(statistics.exactPermille == 571)
    #expect(statistics.best == 4)
    #expect(statistics.unanswered == 1)
    #expect(statistics.hinted == 1)
    #expect(statistics.streak == 2)
    #expect(statistics.longestStreak == 2)
    #expect(statistics.medianMilliseconds == 9000)
    #expect(statistics.fastestExactMilliseconds == 8000)
    #expect(statistics.distances == [4, 2, 0, 0, 1])
  }

  @Test("count the days in a row up to the latest")
  func days() {
    let days = ["2026-02-27", "2026-03-01", "2026-02-28", "2026-02-20"]
    #expect(PlayStatistics(of: days.map { round(100, day: $0) }).dailyStreak == 3)
    #expect(PlayStatistics(of: []).dailyStreak == 0)
    #expect(PlayStatistics(of: []).medianMilliseconds == nil)
    #expect(PlayStatistics(of: []).exactPermille == 0)
  }

  @Test(
    "count the days in a row up to today, or to yesterday before today's game is played",
    arguments: [
      ("2026-03-01", 3), ("2026-03-02", 3), ("2026-03-03", 0), ("2026-02-28", 2),
      ("2026-02-26", 0), ("2026-02-20", 1),
    ])
  func today(day: String, streak: Int) throws {
    let days = ["2026-02-27", "2026-03-01", "2026-02-28", "2026-02-20"]
    let today = try #require(GameDay(day))
    let statistics = PlayStatistics(of: days.map { round(100, day: $0) }, today: today)
    #expect(statistics.dailyStreak == streak)
  }

  @Test("take numbers of any size")
  func extremes() {
    let extreme = PlayedRound(
      player: "x", time: .max, day: nil, rules: "free", numbers: [], target: .min, value: .max,
      bestDistance: 0, points: 0, milliseconds: .max, hints: 0)
    #expect(extreme.distance == .max)
    #expect(PlayStatistics(of: [extreme]).distances == [0, 0, 0, 1, 0])
  }
}

@Suite("Reach")
struct ReachTests {
  @Test("has the distance of every target, as the solver has it")
  func targets() throws {
    let reach = try TargetReach(of: [25, 50, 75, 100, 3, 6])
    #expect(reach.targets == 100...999)
    #expect(reach.distances.count == 900)
    for target in stride(from: 100, through: 999, by: 37) {
      let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: target)
      #expect(reach[target] == (try solve(game)))
    }
    #expect(reach[99] == nil)
    #expect(reach.reachableCount + reach.unreachable.count == 900)
    #expect(throws: GameError.self) { try TargetReach(of: [1, 2]) }
    #expect(throws: TargetReachError.self) {
      try TargetReach(of: [1, 2], rules: .free, targets: 0...5)
    }
  }

  @Test("follows from values that are known")
  func values() {
    let reach = TargetReach(of: [2, 3], targets: 1...10, values: [1, 2, 3, 5, 6])
    #expect(reach.distances == [0, 0, 0, 1, 0, 0, 1, 2, 3, 4])
    #expect(reach.unreachable == [4, 7, 8, 9, 10])
    #expect(TargetReach(of: [2], targets: 1...2, values: []).distances == [.max, .max])
  }
}
