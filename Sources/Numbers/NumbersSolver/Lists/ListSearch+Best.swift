import NumbersGame

extension ListSearch {
  /// The best of the solutions at the smallest distance, after the search has run.
  func bestSolution(_ order: SolutionOrder) throws(Stopped) -> Solution {
    var finder = ExpressionFinder(table, watch, order)
    var reached: [(goal: ExpressionFinder.Goal, peak: UInt64)] = []
    for goal in goals {
      // All results are as good if what counts is how easy they are.
      reached.append((goal, order == .easiest ? .max : try finder.smallestPeak(goal)))
    }
    let peak = reached.map { $0.peak }.min() ?? .max
    var best: Solution?
    for (goal, _) in reached.filter({ $0.peak == peak }) {
      guard let expression = try finder.first(goal, peak: peak) else { continue }
      let solution = Solution(legal: expression, value: Int(goal.value), to: game)
      if best.map({ solution.precedes($0, in: order) }) ?? true { best = solution }
    }
    guard let best else { preconditionFailure("a distance was found that no expression has") }
    return best
  }
}
