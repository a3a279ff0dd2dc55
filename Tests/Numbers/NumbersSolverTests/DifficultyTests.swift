import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Difficulty")
struct DifficultyTests {
  @Test("tells what all expressions tell", arguments: 0..<60)
  func features(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let numbers = (0..<4).map { _ in 1 + random.next(below: 25) }
    let game = try Game(numbers: numbers, target: 1 + random.next(below: 120), rules: .free)
    let difficulty = try Solver().difficulty(of: game)
    let best = BestTable(numbers).best(for: game.target)
    var forms: Set<FlatForm> = []
    var isAdditive = false
    Tree.forEach(over: numbers) { tree in
      guard abs(tree.value - game.target) == best.distance else { return }
      isAdditive = isAdditive || tree.isAdditive
      let form = FlatForm(tree)
      if !form.isRedundant { forms.insert(form) }
    }
    #expect(difficulty.distance == best.distance)
    #expect(difficulty.fewestSteps == best.entry.steps)
    #expect(difficulty.largestStepResult == best.entry.peak)
    #expect(difficulty.solutionCount == forms.count)
    #expect(difficulty.isAdditive == isAdditive)
    #expect(Difficulty.ratings.contains(difficulty.rating))
  }

  @Test("rates easy games low and hard ones high")
  func ratings() throws {
    func rating(_ numbers: [Int], _ target: Int) throws -> Int {
      try Solver().difficulty(of: Game(numbers: numbers, target: target)).rating
    }
    #expect(try rating([100, 75, 50, 25, 6, 3], 175) == 1)
    #expect(try rating([100, 75, 50, 25, 6, 3], 952) == 5)
    #expect(try rating([75, 50, 2, 9, 5, 10], 945) <= 3)
  }

  @Test("gives each rating to 10 to 30 % of random games")
  func spread() throws {
    var generator = try GameGenerator(seed: 11)
    var counts: [Int: Int] = [:]
    for _ in 0..<1_000 {
      let game = try generator.next()
      counts[try Solver().rating(of: game, best: Solver().solve(game)), default: 0] += 1
    }
    for rating in Difficulty.ratings {
      #expect((100...300).contains(counts[rating] ?? 0), "\(counts)")
    }
  }
}

extension Tree {
  /// Whether it only adds and subtracts.
  fileprivate var isAdditive: Bool {
    switch self {
    case .number: true
    case .operation(let operation, let left, let right, _):
      (operation == .add || operation == .subtract) && left.isAdditive && right.isAdditive
    }
  }
}
