import BruteForce
import NumbersGame
import NumbersSolver
import Testing
import Workers

@Suite("The easiest solution")
struct EasiestTests {
  @Test("is the oracle's for generated games", arguments: 0..<Extent.count(3, of: 10))
  func generated(_ seed: Int) throws {
    var generator = try GameGenerator(seed: UInt64(300 + seed))
    let numbers = try generator.next(large: seed % 5).numbers
    let table = EasiestTable(numbers)
    for _ in 0..<100 {
      let target = try generator.next().target
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let solution = try Solver(order: .easiest).solve(game)
      let (distance, entry) = table.best(for: target)
      let comment = Comment(rawValue: "\(game): \(solution.expression)")
      #expect(solution.distance == distance, comment)
      #expect(solution.steps.count == entry.steps, comment)
      #expect(solution.expression.effort == entry.points, comment)
      #expect(AnswerChecker(game).check(solution.expression) == .legal(solution), comment)
    }
  }

  @Test("is as near and as short as the one with the smallest results, and no harder")
  func besideSmallest() throws {
    var generator = try GameGenerator(seed: 77)
    var games = try (0..<400).map { _ in try generator.next() }
    games += try DrawnGames.all[0].games(seed: 3).prefix(10)
    for game in games {
      let (easiest, smallest) = (
        try Solver(order: .easiest).solve(game), try Solver().solve(game)
      )
      #expect(easiest.distance == smallest.distance)
      #expect(easiest.steps.count == smallest.steps.count)
      let (points, other) = (
        try #require(easiest.expression.effort), try #require(smallest.expression.effort)
      )
      #expect(points <= other, "\(game)")
    }
  }

  @Test("is the same in a batch")
  func batch() throws {
    var generator = try GameGenerator(seed: 78)
    let games = try (0..<200).map { _ in try generator.next() }
    let solver = Solver(order: .easiest)
    #expect(Array(try solver.solve(batch: games)) == (try games.map { try solver.solve($0) }))
  }

  @Test("comes first of all, and the others with as few numbers by their ease", arguments: 1...8)
  func listed(_ seed: UInt64) throws {
    var generator = try GameGenerator(seed: seed)
    let game = try generator.next()
    let solver = Solver(order: .easiest)
    let solutions = Array(try solver.solutions(of: game))
    let ranks = solutions.map { ($0.expression.operationCount, $0.expression.effort ?? .max) }
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 <= $1 })
    let best = try solver.solve(game)
    let first = try #require(ranks.first)
    #expect(first <= (best.expression.operationCount, best.expression.effort ?? .max))
    let others = Array(try Solver().solutions(of: game))
    #expect(
      Set(solutions.map(\.expression.canonical)) == Set(others.map(\.expression.canonical)))
    #expect(solutions.count == others.count)
  }
}
