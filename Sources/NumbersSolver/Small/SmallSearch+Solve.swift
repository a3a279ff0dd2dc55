import NumbersGame
import Synchronization

extension SmallSearch {
  /// Whether this search can solve a game.
  static func canSolve(_ game: Game) -> Bool {
    guard game.numbers.count <= SelectionShape.maximumCount, game.target <= UInt32.max / 2 else {
      return false
    }
    var bound = 1
    for number in game.numbers {
      let (product, overflow) = bound.multipliedReportingOverflow(by: max(number, 2))
      if overflow || product > UInt32.max { return false }
      bound = product
    }
    return true
  }

  /// The best solution of a game that this search can solve.
  func solve(_ game: Game) -> Solution {
    prepare(game.numbers.map { UInt32($0) }.sorted())
    for distance in 0...Self.nearby {
      if let solution = best(of: game, at: distance) { return solution }
    }
    var search = ClosestSearch(game, limit: .never)
    try? search.run()
    guard let solution = best(of: game, at: Int(search.closest.distance)) else {
      preconditionFailure("no expression has the smallest distance")
    }
    return solution
  }

  /// Whether a game that this search can solve has an exact solution.
  func isSolvable(_ game: Game) -> Bool {
    prepare(game.numbers.map { UInt32($0) }.sorted())
    return (1...game.numbers.count).contains { size in
      if size == 6 { prepareQuadruples() }
      return smallestPeak(UInt32(game.target), beside: 0, size: size) != Self.none
    }
  }

  /// Up to this distance, values are tried one by one.
  private static let nearby = 3

  /// The best solution at a distance, if there is one.
  private func best(of game: Game, at distance: Int) -> Solution? {
    let (below, above) = (game.target - distance, game.target + distance)
    let values = (below < 1 || distance == 0 ? [above] : [below, above]).map { UInt32($0) }
    for size in 1...game.numbers.count {
      if size == 6 { prepareQuadruples() }
      let peaks = values.map { smallestPeak($0, beside: 0, size: size) }
      guard let peak = peaks.min(), peak != Self.none else { continue }
      var best: Solution?
      for (value, valuePeak) in zip(values, peaks) where valuePeak == peak {
        guard let expression = first(value, beside: 0, size: size, peak: peak) else { continue }
        let solution = Solution(legal: expression, value: Int(value), to: game)
        best = min(best ?? solution, solution)
      }
      return best
    }
    return nil
  }
}

extension SmallSearch {
  /// Searches that are not in use, so that their memory is used again.
  private static let idle = Mutex<[Idle]>([])

  // A search in the list is used by nobody, and whoever takes it out is its only user.
  private struct Idle: @unchecked Sendable {
    let search: SmallSearch
  }

  /// Lends a search for the time of a call.
  static func borrow<Result>(_ body: (SmallSearch) -> Result) -> Result {
    let idle = Self.idle.withLock { $0.popLast() } ?? Idle(search: SmallSearch())
    defer { Self.idle.withLock { $0.append(idle) } }
    return body(idle.search)
  }
}
