import GameShow
import NumbersSolver
import Testing
import Workers

@Suite("Opponents")
struct OpponentTests {
  private static func games(_ count: Int) throws -> [Game] {
    var generator = try GameGenerator(seed: 1982)
    return try (0..<count).map { _ in try generator.next() }
  }

  @Test(
    "solve as many games as they are said to", arguments: Opponent.allCases)
  func strength(_ opponent: Opponent) throws {
    let games = try Self.games(1500)
    let solved = try games.count { try opponent.answer(to: $0)?.isExact == true }
    #expect(abs(100 * solved / games.count - opponent.exactPercentage) <= 2, "\(solved)")
  }

  @Test("are never beaten by a weaker one, and the perfect one finds what the solver finds")
  func order() throws {
    for game in try Self.games(Extent.count(40, of: 150)) {
      let distances = try Opponent.allCases.map {
        try $0.answer(to: game)?.distance ?? .max
      }
      #expect(distances == distances.sorted(by: >), "\(game)")
      #expect(distances.last == (try Solver().solve(game)).distance)
    }
  }

  @Test("give legal answers, the same each time", arguments: Opponent.allCases)
  func legality(_ opponent: Opponent) throws {
    for game in try Self.games(Extent.count(20, of: 60)) {
      guard let answer = try opponent.answer(to: game) else { continue }
      #expect(try Solution(answer.expression, to: game) == answer)
      #expect(try opponent.answer(to: game) == answer)
    }
  }

  @Test("know nothing close to a target that no small steps reach")
  func none() throws {
    let game = try Game(numbers: [1, 1, 2, 2, 3, 3], target: 999)
    #expect(try Opponent.beginner.answer(to: game) == nil)
    #expect(try Opponent.perfect.answer(to: game) == Solver(order: .easiest).solve(game))
  }

  @Test("compete with an answer as contestants do: only the closer scores")
  func contest() throws {
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
    let near = try #require(try Opponent.average.answer(to: game))
    let exact = try #require(try Opponent.perfect.answer(to: game))
    #expect(near.distance > 0 && exact.isExact)
    func points(_ answers: Solution?...) -> [Int] {
      Contest(game, contestants: ["Anna", "Ben"], answers: answers).points
    }
    #expect(points(near, exact) == [0, 10])
    #expect(points(near, nil) == [near.points, 0])
    #expect(points(exact, exact) == [10, 10])
    #expect(points(nil, nil) == [0, 0])
    #expect(Contest(game, contestants: ["Anna", "Ben"], answers: [near, exact]).next == nil)
  }
}

@Suite("Match")
struct MatchTests {
  @Test("adds up points, takes turns in choosing, and ends with its last round")
  func match() {
    var match = Match(contestantCount: 2, roundCount: 3)
    #expect(match.totals == [0, 0] && match.leaders == [0, 1] && match.chooser == 0)
    match.add([10, 0])
    #expect(match.chooser == 1 && match.leaders == [0] && !match.isOver)
    match.add([0, 7])
    match.add([0])
    #expect(match.isOver && match.totals == [10, 7])
    match.add([0, 10])
    #expect(match.totals == [10, 7] && match.playedCount == 3)
    let left = Match(contestantCount: 2, roundCount: 3, playedCount: 3, totals: [10, 7])
    #expect(left == match)
  }

  @Test("without an end goes on, and no number traps")
  func bounds() {
    var match = Match(contestantCount: 0, roundCount: nil)
    for _ in 0..<5 { match.add([.max, 3]) }
    #expect(!match.isOver && match.totals == [.max] && match.chooser == 0)
    #expect(Match(contestantCount: 1, roundCount: -4).roundCount == 1)
  }
}
