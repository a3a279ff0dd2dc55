import BruteForce
import NumbersGame
import NumbersSolver
import Testing
import Workers

@Suite("Distinct solutions")
struct DistinctSolutionsTests {
  @Test(
    "are those of the oracle for every target",
    arguments: [
      [7], [1, 1], [6, 6], [4, 2], [1, 2, 3], [2, 2, 4], [6, 6, 6], [8, 8, 3, 3], [1, 1, 2, 4],
      [2, 2, 2, 2], [3, 4, 6, 12], [1, 5, 6, 7], [25, 50, 75, 100], [1, 1, 1, 1, 1],
      [2, 3, 4, 6, 12], [2, 2, 3, 3, 6], [10, 9, 8, 8, 7], [2, 2, 2, 4, 4], [100, 50, 2, 2, 25],
    ])
  func everyTarget(_ numbers: [Int]) throws {
    var forms: [Int: Set<String>] = [:]
    Tree.forEach(over: numbers) { tree in
      let form = FlatForm(tree)
      if !form.isRedundant { forms[tree.value, default: []].insert(form.text) }
    }
    for target in 1...150 {
      let game = try Game(numbers: numbers, target: target, rules: .free)
      try expectSame(game) { forms[$0] ?? [] }
    }
  }

  @Test(
    "are those of the oracle for six numbers",
    arguments: 1...UInt64(Extent.count(1, of: 3)))
  func sixNumbers(_ seed: UInt64) throws {
    var generator = try GameGenerator(seed: seed)
    let game = try generator.next()
    let solution = try Solver().solve(game)
    let values = [game.target - solution.distance, game.target + solution.distance]
    var forms: [Int: Set<String>] = [:]
    Tree.forEach(over: game.numbers) { tree in
      guard values.contains(tree.value) else { return }
      let form = FlatForm(tree)
      if !form.isRedundant { forms[tree.value, default: []].insert(form.text) }
    }
    try expectSame(game) { forms[$0] ?? [] }
  }

  @Test("go on by themselves in each copy of an iterator")
  func copiedIterator() throws {
    let solutions = try Solver().solutions(
      of: Game(numbers: [25, 50, 75, 100, 3, 6], target: 952, rules: .free))
    var first = solutions.makeIterator()
    let head = first.next()
    var second = first
    let rest = IteratorSequence(first).map(\.expression)
    #expect(head != nil)
    #expect(try rest.count + 1 == solutions.count)
    while let solution = second.next() {
      #expect(rest.contains(solution.expression))
    }
    second = solutions.makeIterator()
    _ = second.next()
    #expect(IteratorSequence(second).map(\.expression) == rest)
  }

  @Test(
    "are as many as are counted, and the same when packed",
    arguments: [
      ([1, 1, 2, 3, 3, 7, 8], 29), ([2, 2, 2, 4, 5, 5, 9], 12), ([1, 2, 3, 4, 5, 6, 7], 1),
      ([25, 50, 75, 100, 3, 6, 8], 952), ([3, 3, 5, 5, 7, 7], 24), ([10, 10, 9, 9, 8, 8, 7, 7], 3),
      ([4, 4, 4, 4, 4, 4, 4, 4], 31), ([1, 1, 1, 1, 1, 1, 1, 1], 5),
      ([2, 2, 2, 2, 3, 3, 3, 3], 61),
      ([6, 7, 8, 9, 10, 25, 50, 75], 99_991), ([100, 75, 50, 25, 10, 10], 777),
    ])
  func counted(_ numbers: [Int], _ target: Int) throws {
    let game = try Game(numbers: numbers, target: target, rules: .free)
    let solutions = try Solver().solutions(of: game)
    let packed = solutions.packed
    var forms: Set<PackedSolution> = []
    var places = packed.makeIterator()
    for solution in solutions {
      let next = places.next()
      let form = try #require(next)
      #expect(form.expression(over: packed.numbers) == solution.expression)
      #expect(form.numberCount == solution.steps.count + 1)
      forms.insert(form)
    }
    #expect(places.next() == nil)
    #expect(try solutions.count == forms.count)
  }

  @Test(
    "are counted as by the oracle where small numbers repeat",
    arguments: 1...UInt64(Extent.count(3, of: 6)))
  func countedByOracle(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<5).map { _ in 1 + random.next(below: 6) }
    var forms: [Int: Set<String>] = [:]
    Tree.forEach(over: numbers) { tree in
      let form = FlatForm(tree)
      if !form.isRedundant { forms[tree.value, default: []].insert(form.text) }
    }
    for (target, expected) in forms {
      let game = try Game(numbers: numbers, target: target, rules: .free)
      #expect(try Solver().solutions(of: game).count == expected.count, "\(game)")
    }
  }

  /// Small numbers repeat, and have most groups that come to nothing; large targets have long products.
  @Test(
    "are as many as are counted in random games of five to eight numbers",
    arguments: [(1, 3), (2, 5), (3, 10), (4, 25), (5, 100)])
  func countedAtRandom(_ seed: UInt64, _ largest: Int) throws {
    var random = SplitMix64(seed: seed)
    for index in 0..<Extent.count(16, of: 40) {
      let numbers = (0..<(5 + index % 4)).map { _ in 1 + random.next(below: largest) }
      let target = 1 + random.next(below: [10, 100, 1_000, 100_000][random.next(below: 4)])
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let solutions = try Solver().solutions(of: game)
      let listed = solutions.packed.reduce(0) { count, _ in count + 1 }
      #expect(try solutions.count == listed, "\(game)")
    }
  }

  @Test("are packed in games of as many numbers as there are, and have no expression over fewer")
  func packed() throws {
    let ones = try Solver().solutions(
      of: Game(numbers: [Int](repeating: 1, count: 12), target: 81, rules: .free))
    let product = try #require(ones.packed.first { _ in true })
    #expect(product.numberCount == 12)
    #expect(try product.expression(over: [1])?.evaluate() == 81)
    let primes = try Solver().solutions(
      of: Game(numbers: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37], target: 68, rules: .free))
    let sum = try #require(primes.packed.first { _ in true })
    #expect(try sum.expression(over: primes.packed.numbers)?.evaluate() == 68)
    #expect(sum.expression(over: primes.packed.numbers.dropLast()) == nil)
  }

  /// Holds the solutions of a game against the flat forms of each value.
  private func expectSame(_ game: Game, _ forms: (Int) -> Set<String>) throws {
    let solutions = try Solver().solutions(of: game)
    let best = try Solver().solve(game)
    var found: Set<String> = []
    var count = 0
    var smallestPeak: Int?
    for solution in solutions {
      count += 1
      found.insert(FlatForm(try Tree(solution.expression)).text)
      #expect(AnswerChecker(game).check(solution.expression) == .legal(solution))
      if solution.steps.count == best.steps.count {
        smallestPeak = min(smallestPeak ?? .max, solution.largestStepResult)
      }
    }
    let distance = solutions.distance
    let expected = forms(game.target - distance).union(forms(game.target + distance))
    #expect(found == expected, "\(game)")
    #expect(count == expected.count, "\(game): some are repeated")
    #expect(try solutions.count == expected.count, "\(game)")
    #expect(distance == best.distance)
    #expect(smallestPeak == best.largestStepResult, "\(game): the best is not among them")
  }
}
