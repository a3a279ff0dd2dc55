import NumbersGame

extension SmallSearch {
  /// The best solution of a game; none if it has many numbers or large ones. Nothing is allocated.
  func solve(_ game: Game, _ order: SolutionOrder) -> SmallSolution {
    guard let selection = SmallSelection(game) else { return .none }
    return solve(selection, UInt32(game.target), order)
  }

  /// The best solution for a target. Nothing is allocated.
  func solve(
    _ selection: SmallSelection, _ target: UInt32, _ order: SolutionOrder = .smallest
  ) -> SmallSolution {
    prepare(selection)
    for distance in 0...Self.nearby {
      if let best = best(target, at: distance, order) { return best }
    }
    guard let best = best(target, at: nearestDistance(from: target), order) else {
      preconditionFailure("no expression has the smallest distance")
    }
    return best
  }

  /// Up to this distance, values are tried one by one.
  private static let nearby: UInt32 = 3

  /// Whether a target can be reached.
  func isSolvable(_ selection: SmallSelection, _ target: UInt32) -> Bool {
    prepare(selection)
    return best(target, at: 0, .smallest) != nil
  }

  /// The best solution at a distance, if there is one.
  private func best(
    _ target: UInt32, at distance: UInt32, _ order: SolutionOrder
  ) -> SmallSolution? {
    let below = distance > 0 && distance < target ? target - distance : nil
    let above = target + distance
    for size in 1...selection.count {
      if size == 6 { prepareQuadruples() }
      let search = backward
      if order == .easiest {
        if let easiest = search.easiest(below, above, size: size) { return easiest }
        continue
      }
      search.hits.removeAll()
      let peakBelow = below.map { search.smallestPeak($0, size: size) } ?? BackwardSearch.none
      let peakAbove = search.smallestPeak(above, size: size)
      let peak = min(peakBelow, peakAbove)
      if peak == BackwardSearch.none { continue }
      if size == 1 {
        let value = peakBelow == 0 ? below ?? above : above
        return SmallSolution(expression: search.number(value), value: value)
      }
      guard let (expression, value) = search.firstOfHits(size: size) else {
        preconditionFailure("no expression has the smallest peak")
      }
      return SmallSolution(expression: expression, value: value)
    }
    return nil
  }
}
