import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Games with one distinct solution")
struct SoleSolutionTests {
  @Test(
    "are those for which the oracle finds one flat form",
    arguments: [
      ([1, 2, 3, 5, 25], 4), ([1, 1, 2, 2, 3, 7], 4), ([7], 1), ([2, 2, 3], 2),
      ([2, 2, 5, 6, 9], 5), ([1, 3, 4, 7, 8], 5),
    ])
  func oracle(_ tiles: [Int], _ count: Int) throws {
    let rules = try SolutionIndexTests.rules(tiles: tiles, count: count, targets: 1...150)
    let found = try Solver().soleSolutions(rules, threads: 2)
    for numbers in Set(Self.choices(tiles.sorted(), count)) {
      var forms: [Int: Set<String>] = [:]
      Tree.forEach(over: numbers) { tree in
        let form = FlatForm(tree)
        if !form.isRedundant { forms[tree.value, default: []].insert(form.text) }
      }
      for target in 1...150 {
        let sole = found.filter { $0.numbers == numbers && $0.target == target }
        let texts = try sole.map { FlatForm(try Tree($0.expression)).text }
        let expected = forms[target] ?? []
        #expect(texts == (expected.count == 1 ? Array(expected) : []), "\(target) from \(numbers)")
      }
    }
  }

  @Test("are those that counting finds, for a whole selection of a show")
  func counts() throws {
    let numbers = [25, 50, 75, 100, 1, 1]
    let rules = try SolutionIndexTests.rules(tiles: numbers, count: 6, targets: 100...999)
    let found = Set(try Solver().soleSolutions(rules).map(\.target))
    for target in stride(from: 100, through: 999, by: 7) {
      let solutions = try Solver().solutions(
        of: Game(numbers: numbers, target: target, rules: rules))
      let isSole = try solutions.distance == 0 && solutions.count == 1
      #expect(found.contains(target) == isSole, "\(target)")
    }
  }

  @Test("stop with their limit, and are refused for rules without tiles")
  func errors() throws {
    #expect(throws: IndexError.stopped) {
      try Solver().soleSolutions(.countdown, limit: SearchLimit { false })
    }
    #expect(throws: IndexError.unsupportedRules) { try Solver().soleSolutions(.free) }
  }

  /// All ways to take so many of the tiles, in ascending order.
  private static func choices(_ tiles: [Int], _ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return tiles.indices.flatMap { index in
      choices(Array(tiles[(index + 1)...]), count - 1).map { [tiles[index]] + $0 }
    }
  }
}
