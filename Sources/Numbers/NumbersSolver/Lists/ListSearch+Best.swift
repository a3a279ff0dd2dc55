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
    var best: (found: ExpressionFinder.Eased, solution: Solution)?
    for (goal, _) in reached.filter({ $0.peak == peak }) {
      guard let found = try finder.first(goal, peak: peak) else { continue }
      let solution = Solution(legal: found.form, value: Int(goal.value), to: game)
      let isBetter =
        best.map { best in
          if order == .smallest { return solution < best.solution }
          let (own, other) = (
            (found.points, solution.value), (best.found.points, best.solution.value)
          )
          return own == other ? found.precedes(best.found) : own < other
        } ?? true
      if isBetter { best = (found, solution) }
    }
    guard let best else { preconditionFailure("a distance was found that no expression has") }
    return best.solution
  }
}
