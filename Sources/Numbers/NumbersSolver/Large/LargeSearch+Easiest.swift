import NumbersGame

/// The search for the expression with the least effort of those with as few numbers as will do.
extension LargeSearch {
  typealias Eased = EasedForm<LargeExpression>

  /// The easiest of the solutions at the smallest distance, after the search has run.
  func easiestSolution() throws(Stopped) -> Solution {
    var best: (found: Eased, value: Int)?
    for value in game.targets(at: Int(closest.distance)).sorted() {
      let bound = best.map { $0.found.points - 1 } ?? .max
      if let found = try easiest(
        UInt64(value), selection.all, size: closest.size, upTo: bound)
      {
        best = (found, value)
      }
    }
    guard let best else { return anySolution() }
    return Solution(
      legal: best.found.form.expression(over: lattice), value: best.value, to: game)
  }

  /// The easiest, products and quotients before sums and then in the fixed order, of the expressions with a value that use
  /// exactly that many of some numbers and take at most some points.
  private func easiest(
    _ value: UInt64, _ free: Free, size: Int, upTo bound: Int, from first: UInt32 = 0
  ) throws(Stopped) -> Eased? {
    if size <= tabulatedSize {
      guard value <= tables[size].largest,
        tables[size].has(value, within: free, selection.guards, from: first)
      else { return nil }
      if size == 1 { return Eased(number: LargeExpression(value, of: lattice)) }
    }
    // Each step takes a point or more.
    if bound < size &- 1 { return nil }
    var best: Eased?
    _ = try forEachSplit(value, free, size: size, bound: .largestResult, after: Peel()) {
      split throws(Stopped) in
      let rest = size &- split.size
      let join = split.join
      let own = join.points(
        from: split.known, split.wanted, to: value, isOfResults: rest > 1 && split.size > 1)
      // For the parts, which have all steps but this one.
      let left = (best?.points ?? bound) &- own
      if left < size &- 2 { return false }
      guard
        let wanted = try easiest(
          split.wanted, split.free, size: rest, upTo: left &- (split.size &- 1),
          from: split.first),
        let known = try easiest(
          split.known, selection.free(Int(split.part.place)), size: split.size,
          upTo: left &- wanted.points)
      else { return false }
      let joined = Eased(
        known, join.operation, wanted,
        isFirstLeft: join.isKnownLeft(known.form, split.known, wanted.form, split.wanted),
        own: own)
      if joined.points <= bound, best.map(joined.precedes) ?? true { best = joined }
      return false
    }
    return best
  }
}
