import NumbersGame
import NumbersSolver
import Testing

@Suite("The summary of all solutions")
struct SolutionSummaryTests {
  @Test("is what the solutions of a small show are one by one")
  func oneByOne() throws {
    let rules = try SolutionIndexTests.rules(
      tiles: [1, 2, 3, 4, 5, 6, 25], count: 5, targets: 100...300)
    let index = try Solver().solveAll(rules)
    let summary = try SolutionSummary(of: index, hardestCount: 3)
    let solutions = try (0..<index.selectionCount).flatMap { place in
      try rules.targets.map { target in
        try Solver().solve(
          Game(numbers: index.numbers(ofSelection: place), target: target, rules: rules))
      }
    }
    let exact = solutions.filter(\.isExact)
    #expect(summary.gameCount == solutions.count)
    #expect(summary.exactCount == exact.count)
    #expect(
      summary.exactBySteps == (0..<5).map { count in exact.count { $0.steps.count == count } })
    #expect(summary.withAllNumbersCount == exact.count { $0.steps.count == 4 })
    #expect(
      summary.exactByTarget == rules.targets.map { target in exact.count { $0.value == target } })
    let bounds = [0] + SolutionSummary.largestResultBounds + [.max]
    #expect(
      summary.exactByLargestResult
        == zip(bounds, bounds.dropFirst()).map { lower, upper in
          exact.count { (lower..<upper).contains($0.largestStepResult) }
        })
    #expect(
      summary.hardest.map(\.entry.largestStepResult)
        == Array(exact.map(\.largestStepResult).sorted(by: >).prefix(3)))
    for game in summary.hardest {
      #expect(game.entry.distance == 0)
      #expect(try game.entry.expression.evaluate() == game.entry.target)
    }
  }

  @Test("has no hardest games if none are wanted", arguments: [0, -1])
  func noHardest(count: Int) throws {
    let rules = try SolutionIndexTests.rules(
      tiles: [1, 2, 3, 4], count: 3, targets: 1...10)
    let summary = try SolutionSummary(of: Solver().solveAll(rules), hardestCount: count)
    #expect(summary.hardest.isEmpty)
    #expect(summary.exactCount > 0)
  }
}
