import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Ratings")
struct RatingTests {
  /// The numbers from which on it does not matter how many solutions there are, and others.
  private static let limits = [1, 2, 5, 20, 100, 1000]

  @Test("are those of the difficulty", arguments: Rules.presets.filter { $0.pool != nil })
  func rating(_ rules: Rules) throws {
    var generator = try GameGenerator(rules: rules, seed: 23)
    for _ in 0..<150 {
      let game = try generator.next()
      let rating = try Solver().rating(of: game, best: Solver().solve(game))
      #expect(try rating == Solver().difficulty(of: game).rating, "\(game)")
    }
  }

  @Test("count as many solutions as all of a game are, or enough", arguments: 0..<8)
  func counts(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100]
    for _ in 0..<60 {
      // Few kinds of tiles are often repeated.
      let kinds = [3, 6, 14][random.next(below: 3)]
      let numbers = (0..<(1 + random.next(below: 6))).map { _ in
        tiles[random.next(below: kinds) + random.next(below: tiles.count - kinds + 1)]
      }
      let largest = [30, 1_000, 100_000][random.next(below: 3)]
      let game = try Game(
        numbers: numbers, target: 1 + random.next(below: largest), rules: .free)
      let solutions = try Solver().solutions(of: game)
      let count = try solutions.count
      for enough in Self.limits {
        #expect(
          try solutions.count(upTo: enough, usingAtLeast: 1) == min(count, enough), "\(game)")
      }
    }
  }

  @Test(
    "count as many for six tiles where other ways to count begin and end",
    arguments: [99, 100, 101, 102, 65_536, 65_537])
  func bounds(_ target: Int) throws {
    for numbers in [
      [100, 75, 50, 25, 10, 1], [100, 9, 8, 7, 2, 2], [10, 10, 9, 9, 1, 1], [75, 50, 6, 4, 3, 1],
    ] {
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let solutions = try Solver().solutions(of: game)
      let count = try solutions.count
      for enough in [1, 20, 100] {
        #expect(
          try solutions.count(upTo: enough, usingAtLeast: 1) == min(count, enough), "\(game)")
      }
    }
  }

  @Test(
    "count the solutions that the oracle finds",
    arguments: [[1, 1, 2, 4, 25], [100, 75, 3, 3, 6]])
  func oracle(_ numbers: [Int]) throws {
    var forms: [Int: Set<String>] = [:]
    Tree.forEach(over: numbers) { tree in
      let form = FlatForm(tree)
      if !form.isRedundant { forms[tree.value, default: []].insert(form.text) }
    }
    for (value, forms) in forms where value <= 1_000 {
      let game = try Game(numbers: numbers, target: value, rules: .free)
      let count = try Solver().solutions(of: game).count(upTo: 100, usingAtLeast: 1)
      #expect(count == min(forms.count, 100), "\(game)")
    }
  }

  @Test("do not end at numbers that are no tiles, or whose values are large")
  func others() throws {
    for (numbers, target) in [
      ([11, 12, 13, 14, 15, 16], 500), ([100, 100, 75, 75, 50, 50], 777),
      ([100, 100, 100, 75, 75, 10], 999), ([3, 5, 7, 8, 9, 10, 25], 481),
    ] {
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let rating = try Solver().rating(of: game, best: Solver().solve(game))
      #expect(try rating == Solver().difficulty(of: game).rating)
    }
  }
}
