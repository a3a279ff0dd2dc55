import NumbersGame

/// The search backward from a value.
extension LargeSearch {
  typealias Free = LargeSelection.Free

  /// No expression.
  static let none = UInt64.max

  /// A last step with one operand known.
  struct Split {
    let known: UInt64
    let part: Part
    let size: Int
    let join: Join
    /// The other operand, and the numbers that it can use.
    let wanted: UInt64
    let free: Free
    /// The lowest counts of a subset that may have the other operand.
    let first: UInt32

    /// The same as the step before a next one.
    func peel(from goal: UInt64) -> Peel {
      Peel(join: join, size: size, counts: part.counts, goal: goal)
    }
  }

  /// The step before, which tells which steps need not be tried: of two sums or two products in a row, the
  /// members can be taken off in either order.
  struct Peel {
    var join: Join?
    var size = 0
    var counts: UInt32 = 0
    /// The value that the step gives.
    var goal: UInt64 = 0

    /// The joins that need be tried with a part.
    struct Allowed {
      var sum = true
      var otherLessKnown = true
      var product = true
      var otherByKnown = true
      /// A factor must not divide this, which it could be taken from before.
      var excluded: UInt64 = 0
    }

    /// Which joins with a part must be tried after this step, for the smallest of the largest step results.
    ///
    /// Members are taken off from the larger to the smaller parts, terms that are added before those that are
    /// taken away, and factors before divisors as far as they divide what is sought: in that order, no
    /// result on the way is larger than in another. If results on the way do not matter, it is the order of the
    /// parts alone.
    @inline(__always)
    func allowed(_ part: Part, size: Int, bounded: Bool) -> Allowed {
      var allowed = Allowed()
      guard let join else { return allowed }
      let isInOrder = size < self.size || (size == self.size && part.counts <= counts)
      switch join {
      case .sum:
        allowed.sum = isInOrder
        allowed.otherLessKnown = isInOrder || bounded
      case .otherLessKnown:
        allowed.sum = isInOrder && !bounded
        allowed.otherLessKnown = isInOrder
      case .product:
        allowed.product = isInOrder
        allowed.otherByKnown = isInOrder || bounded
      case .otherByKnown:
        if bounded || !isInOrder { allowed.excluded = goal }
        allowed.otherByKnown = isInOrder
      case .knownLessOther, .knownByOther: break
      }
      return allowed
    }
  }

  /// Calls a function with the last steps to a value, with exactly that many of some numbers, until it returns
  /// true, and tells whether it did.
  ///
  /// Steps with a result above a bound are left out, and so are those that a step before makes unnecessary: by
  /// the largest step results, or if `isBounded` is false, because the same value can be had in another order.
  @inline(__always)
  func forEachSplit(
    _ goal: UInt64, _ free: Free, size: Int, bound: UInt64, isBounded: Bool = true,
    after peel: Peel, _ body: (Split) throws(Stopped) -> Bool
  ) throws(Stopped) -> Bool {
    for small in (1...min(size / 2, tabulatedSize)).reversed() {
      let rest = size &- small
      let isTabulated = rest <= tabulatedSize
      // A number of the game is no result of a step.
      let reach = min(
        isTabulated ? tables[rest].largest : bounds[rest], rest > 1 ? bound : .largestResult)
      let largestKnown = small > 1 ? bound : .largestResult
      for part in parts(of: free, size: small) {
        let others = Free(
          guarded: free.guarded &- part.counts, place: free.place &- Int(part.place))
        let first = rest == small ? part.counts : 0
        let allowed = peel.allowed(part, size: small, bounded: isBounded)
        try watch.spend(8 &* Int(part.end &- part.start))

        @inline(__always)
        func look(_ known: UInt64, _ wanted: UInt64, _ join: Join) throws(Stopped) -> Bool {
          if wanted > reach { return false }
          if isTabulated,
            !tables[rest].has(wanted, within: others, selection.guards, from: first)
          {
            return false
          }
          return try body(
            Split(
              known: known, part: part, size: small, join: join, wanted: wanted, free: others,
              first: first))
        }

        for index in Int(part.start)..<Int(part.end) {
          let known = values[index]
          if known > largestKnown { continue }
          if goal > known {
            if allowed.sum, try look(known, goal &- known, .sum) { return true }
            if known > 1, allowed.product, let quotient = quotient(of: goal, byValueAt: index),
              allowed.excluded == 0 || allowed.excluded % known != 0,
              try look(known, quotient, .product)
            {
              return true
            }
          } else if known > goal {
            if try look(known, known &- goal, .knownLessOther) { return true }
            if known % goal == 0, try look(known, known / goal, .knownByOther) { return true }
          }
          // Both are at most `Int.max`.
          if allowed.otherLessKnown, try look(known, goal &+ known, .otherLessKnown) { return true }
          if known > 1, allowed.otherByKnown {
            let (dividend, overflow) = goal.multipliedReportingOverflow(by: known)
            if !overflow, try look(known, dividend, .otherByKnown) { return true }
          }
        }
      }
    }
    return false
  }

  // MARK: Whether a value can be had

  /// Whether that many numbers have a value. If so, the way to it is the closest.
  func find(_ goal: UInt64, size: Int) throws(Stopped) -> Bool {
    try find(goal, selection.all, size: size, total: size, after: Peel(), depth: 0)
  }

  private func find(
    _ goal: UInt64, _ free: Free, size: Int, total: Int, after peel: Peel, depth: Int
  ) throws(Stopped) -> Bool {
    try forEachSplit(
      goal, free, size: size, bound: .largestResult, isBounded: false, after: peel
    ) { split throws(Stopped) in
      let rest = size &- split.size
      frames[depth] = Frame(known: split.known, counts: split.part.counts, join: split.join)
      if rest > tabulatedSize {
        return try find(
          split.wanted, split.free, size: rest, total: total, after: split.peel(from: goal),
          depth: depth &+ 1)
      }
      guard
        let counts = tables[rest].find(
          split.wanted, within: split.free, selection.guards, from: split.first)
      else { return false }
      keep(depth: depth, start: .init(value: split.wanted, counts: counts), 0, size: total)
      return true
    }
  }

  /// Keeps the way that is looked at as the closest.
  func keep(depth: Int, start: SubsetTable.Entry, _ distance: UInt64, size: Int) {
    closest = Closest(
      distance: distance, size: size,
      frames: (0...depth).map { frames[$0] }, start: start)
  }

  // MARK: The smallest largest step result

  /// The smallest largest step result of expressions with a value that use exactly that many of some
  /// numbers; 0 for a number itself, `none` if it is above a bound.
  func smallestPeak(
    _ value: UInt64, _ free: Free, size: Int, notAbove bound: UInt64, after peel: Peel = Peel(),
    from first: UInt32 = 0
  ) throws(Stopped) -> UInt64 {
    if size <= tabulatedSize {
      guard value <= tables[size].largest,
        tables[size].has(value, within: free, selection.guards, from: first)
      else { return Self.none }
      if size == 1 { return 0 }
    }
    if value > bound { return Self.none }
    var smallest = Self.none
    _ = try forEachSplit(value, free, size: size, bound: bound, after: peel) {
      split throws(Stopped) in
      let bound = min(bound, smallest)
      if split.size > 1, split.known > bound { return false }
      let rest = size &- split.size
      if rest > 1, split.wanted > bound { return false }
      let wanted = try smallestPeak(
        split.wanted, split.free, size: rest, notAbove: bound,
        after: rest > tabulatedSize ? split.peel(from: value) : Peel(), from: split.first)
      if wanted == Self.none { return false }
      let known = try smallestPeak(
        split.known, selection.free(Int(split.part.place)), size: split.size, notAbove: bound)
      if known == Self.none { return false }
      smallest = min(smallest, max(value, wanted, known))
      // The result of the step itself is as good as it gets.
      return smallest == value
    }
    return smallest
  }

  // MARK: The first expression

  /// The first, in the fixed order, of the expressions with a value that use exactly that many of some numbers
  /// and whose step results are at most a peak.
  func first(
    _ value: UInt64, _ free: Free, size: Int, peak: UInt64, from first: UInt32 = 0
  ) throws(Stopped) -> LargeExpression? {
    if size <= tabulatedSize {
      guard value <= tables[size].largest,
        tables[size].has(value, within: free, selection.guards, from: first)
      else { return nil }
      if size == 1 { return LargeExpression(value, of: lattice) }
    }
    if value > peak { return nil }
    var best: LargeExpression?
    _ = try forEachSplit(value, free, size: size, bound: peak, after: Peel()) {
      split throws(Stopped) in
      guard
        let wanted = try self.first(
          split.wanted, split.free, size: size &- split.size, peak: peak, from: split.first),
        let known = try self.first(
          split.known, selection.free(Int(split.part.place)), size: split.size, peak: peak)
      else { return false }
      let expression = split.join.form(known, split.known, wanted, split.wanted)
      if best.map(expression.precedes) ?? true { best = expression }
      return false
    }
    return best
  }
}
