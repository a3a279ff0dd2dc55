import NumbersGame

extension LargeSearch {
  /// Searches until the smallest distance is found, and the fewest numbers that reach it.
  func run() throws(SolverError) {
    do throws(Stopped) {
      var size = 2
      while closest.distance > 0, size <= game.numbers.count {
        try tabulateMore(for: size)
        if size > tabulatedSize {
          if closest.distance > 1 {
            try lookNear(size: size)
          } else {
            _ = try find(target, size: size)
          }
        }
        size += 1
      }
    } catch {
      throw .stopped(best: anySolution())
    }
  }

  /// The best of the solutions at the smallest distance, after the search has run.
  func bestSolution(_ order: SolutionOrder) throws(Stopped) -> Solution {
    if order == .easiest { return try easiestSolution() }
    let size = closest.size
    var best: (value: UInt64, peak: UInt64) = (0, Self.none)
    for value in game.targets(at: Int(closest.distance)).sorted().map({ UInt64($0) }) {
      var peak = try smallestPeak(value, selection.all, size: size, notAbove: value)
      if peak == Self.none, best.peak > value {
        peak = try smallestPeak(
          value, selection.all, size: size, notAbove: min(best.peak, .largestResult))
      }
      if peak < best.peak { best = (value, peak) }
    }
    guard
      let first = try first(best.value, selection.all, size: size, peak: best.peak)
    else { preconditionFailure("a distance was found that no expression has") }
    return Solution(
      legal: first.expression(over: lattice), value: Int(best.value), to: game)
  }

  /// The solution by which the smallest distance was found. It takes next to no time to put together, so that
  /// a search can end at once.
  func anySolution() -> Solution {
    watch = Watch(.never)
    var value = closest.start.value
    guard var expression = anyExpression(value, closest.start.counts) else {
      preconditionFailure("a tabulated value has no expression")
    }
    for frame in closest.frames.reversed() {
      guard let known = anyExpression(frame.known, frame.counts),
        let result = frame.join.result(of: frame.known, value)
      else { preconditionFailure("a tabulated value has no expression") }
      expression = frame.join.form(known, frame.known, expression, value)
      value = result
    }
    return Solution(legal: expression.expression(over: lattice), value: Int(value), to: game)
  }

  /// Some expression for a tabulated value.
  private func anyExpression(_ value: UInt64, _ counts: UInt32) -> LargeExpression? {
    guard let place = selection.counts.firstIndex(of: counts) else { return nil }
    return try? first(
      value, selection.free(place), size: Int(lattice.sizes[place]), peak: .largestResult)
  }
}
