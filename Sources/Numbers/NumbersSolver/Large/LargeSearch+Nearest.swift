/// The search for the nearest value, where more than one would be nearer than what has been found.
extension LargeSearch {
  /// Looks for values of a given number of numbers that are nearer than what has been found.
  func lookNear(size: Int) throws(Stopped) {
    _ = try lookNear(nil, selection.all, size: size, total: size, after: Peel(), depth: 0)
  }

  /// The results that would come nearer.
  @inline(__always)
  private var wanted: (low: UInt64, high: UInt64) {
    let nearest = closest.distance &- 1
    return (target > nearest ? target &- nearest : 1, target &+ nearest)
  }

  /// Looks for values within a range, that of all that would be nearer if none is given, and keeps the ways to
  /// those that lead to something nearer.
  ///
  /// - Returns: Whether the target has been found.
  private func lookNear(
    _ range: (low: UInt64, high: UInt64)?, _ free: Free, size: Int, total: Int, after peel: Peel,
    depth: Int
  ) throws(Stopped) -> Bool {
    for small in (1...min(size / 2, tabulatedSize)).reversed() {
      let rest = size &- small
      let isTabulated = rest <= tabulatedSize
      for part in parts(of: free, size: small) {
        let others = Free(
          guarded: free.guarded &- part.counts, place: free.place &- Int(part.place))
        let reach =
          isTabulated ? tables[rest].largest : min(bounds[rest], lattice.bounds[others.place])
        let first = rest == small ? part.counts : 0
        let allowed = peel.allowed(part, size: small, bounded: false)
        try watch.spend(30 &* Int(part.end &- part.start))

        @inline(__always)
        func look(_ known: UInt64, _ join: Join) throws(Stopped) -> Bool {
          let (low, high) = range ?? wanted
          guard let range = join.others(beside: known, from: low, to: high), range.low <= reach
          else { return false }
          frames[depth] = Frame(known: known, counts: part.counts, join: join)
          if isTabulated {
            tables[rest].forEach(
              from: range.low, to: range.high, within: others, selection.guards, from: first
            ) { note($0, depth: depth, size: total) }
            return closest.distance == 0
          }
          return try lookNear(
            (range.low, min(range.high, reach)), others, size: rest, total: total,
            after: Peel(join: join, size: small, counts: part.counts), depth: depth &+ 1)
        }

        for index in Int(part.start)..<Int(part.end) {
          let known = values[index]
          if allowed.sum, try look(known, .sum) { return true }
          if allowed.product, try look(known, .product) { return true }
          if try look(known, .knownLessOther) { return true }
          if try look(known, .knownByOther) { return true }
          if allowed.otherLessKnown, try look(known, .otherLessKnown) { return true }
          if allowed.otherByKnown, try look(known, .otherByKnown) { return true }
        }
      }
    }
    return false
  }

  /// Keeps the way from a value if it leads to something nearer.
  @inline(__always)
  private func note(_ start: SubsetTable.Entry, depth: Int, size: Int) {
    var value = start.value
    for index in stride(from: depth, through: 0, by: -1) {
      guard let result = frames[index].join.result(of: frames[index].known, value) else { return }
      value = result
    }
    let distance = distance(of: value)
    if distance < closest.distance { keep(depth: depth, start: start, distance, size: size) }
  }
}
