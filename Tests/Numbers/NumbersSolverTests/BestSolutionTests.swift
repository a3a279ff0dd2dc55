import BruteForce
import NumbersGame
import NumbersSolver
import Testing

/// Solves a game and holds the solution against the oracle.
func expectBest(_ numbers: [Int], _ target: Int, _ table: BestTable) throws {
  let game = try Game(numbers: numbers, target: target, rules: .free)
  let solution = try Solver().solve(game)
  let (distance, entry) = table.best(for: target)
  let comment = Comment(rawValue: "\(game): \(solution.expression)")
  #expect(solution.distance == distance, comment)
  #expect(solution.steps.count == entry.steps, comment)
  #expect(solution.largestStepResult == entry.peak, comment)
  #expect(abs(solution.value - target) == distance, comment)
  // What the solver says of the expression is what the judge finds.
  #expect(AnswerChecker(game).check(solution.expression) == .legal(solution), comment)
}

@Suite("The best solution")
struct BestSolutionTests {
  @Test("is the oracle's in edge cases", arguments: EdgeCase.all)
  func edgeCases(_ edge: EdgeCase) throws {
    let table = BestTable(edge.numbers, limit: edge.limit)
    for target in edge.targets { try expectBest(edge.numbers, target, table) }
  }

  @Test("is the oracle's for generated games", arguments: 0..<8)
  func generated(_ seed: Int) throws {
    // One selection and many targets: the oracle then needs to run only once.
    var generator = try GameGenerator(seed: UInt64(seed))
    let numbers = try generator.next(large: seed % 5).numbers
    let table = BestTable(numbers)
    for _ in 0..<120 {
      try expectBest(numbers, try generator.next().target, table)
    }
  }

  @Test("is the oracle's for seven random numbers", arguments: 0..<8)
  func sevenNumbers(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let numbers = (0..<7).map { _ in 1 + random.next(below: seed % 2 == 0 ? 12 : 60) }
    let table = BestTable(numbers, limit: 300_000)
    for _ in 0..<25 {
      let digits = 1 + random.next(below: 5)
      let target = 1 + random.next(below: [10, 100, 1_000, 10_000, 100_000][digits - 1])
      try expectBest(numbers, target, table)
    }
  }

  @Test("is the same each time, whatever the order of the numbers")
  func isDeterministic() throws {
    var generator = try GameGenerator(seed: 7)
    for _ in 0..<20 {
      let game = try generator.next()
      let reversed = try Game(numbers: game.numbers.reversed(), target: game.target)
      #expect(try Solver().solve(game) == Solver().solve(reversed))
    }
  }

  @Test("of the 1997 game is exact")
  func famousGame() throws {
    let game = try Game(numbers: [100, 75, 50, 25, 6, 3], target: 952)
    let solution = try Solver().solve(game)
    #expect(solution.isExact)
    #expect(solution.points == 10)
  }
}

/// Numbers and targets that are likely to go wrong.
struct EdgeCase: Sendable, CustomTestStringConvertible {
  let numbers: [Int]
  let targets: [Int]
  var limit = 20_000

  var testDescription: String { "\(numbers)" }

  static let all = [
    EdgeCase(numbers: [7], targets: [1, 7, 8, 1000]),
    EdgeCase(numbers: [1], targets: [1, 2]),
    EdgeCase(numbers: [1, 1], targets: [1, 2, 3, 100]),
    EdgeCase(numbers: [5, 3], targets: Array(1...20)),
    EdgeCase(numbers: [1, 1, 1, 1, 1, 1], targets: Array(1...30) + [999]),
    EdgeCase(numbers: [2, 2, 2, 2, 2, 2], targets: Array(1...100) + [999]),
    EdgeCase(numbers: [10, 10, 10, 10, 10, 10], targets: Array(stride(from: 1, to: 999, by: 7))),
    EdgeCase(numbers: [1, 1, 2, 2, 3, 3], targets: [99, 500, 812, 999, 5000]),
    EdgeCase(numbers: [25, 50, 75, 100, 1, 1], targets: [1, 2, 100, 101, 952, 999, 9_999]),
    EdgeCase(numbers: [100, 99, 98], targets: [1, 50, 97, 985, 2_000_000], limit: 4_000_000),
    EdgeCase(numbers: [8, 8, 3, 3], targets: Array(1...100)),
    EdgeCase(numbers: [13, 17, 19, 23], targets: Array(1...300)),
    EdgeCase(numbers: [6, 6, 5, 5, 4], targets: Array(1...200)),
    EdgeCase(numbers: [1, 2, 3, 4, 5, 6, 7], targets: [1, 997, 4_999, 9_871]),
    EdgeCase(numbers: [2, 2, 3, 3, 75, 75, 100], targets: [1, 463, 7_777]),
    EdgeCase(numbers: [1, 1, 1, 1, 1, 1, 1], targets: [11, 12, 13, 40]),
  ]
}
