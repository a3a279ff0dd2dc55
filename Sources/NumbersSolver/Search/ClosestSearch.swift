import NumbersGame

/// The search for the smallest distance from the target, and for the fewest numbers that reach it.
///
/// It goes by the number of numbers used. For each, it looks for the value nearest to the target
/// with the tables of smaller subsets: the last step of an expression joins a value of one subset
/// with a value of another, and when one is known, the other must lie in a narrow range. Only when
/// no exact solution is found are the tables extended.
struct ClosestSearch {
  let game: Game
  let lattice: SelectionLattice
  private(set) var table: ReachTable
  private(set) var watch: Watch
  /// What has been found so far.
  private(set) var closest: Closest

  struct Closest {
    /// The distance from the target.
    var distance: UInt64
    /// With how few numbers it can be reached.
    var numberCount: Int
  }

  private let target: UInt64

  init(_ game: Game, limit: SearchLimit) {
    self.game = game
    target = UInt64(game.target)
    lattice = SelectionLattice(game.numbers)
    watch = Watch(limit)
    let distance = game.numbers.map { ($0 - game.target).magnitude }.min() ?? 0
    closest = Closest(distance: UInt64(distance), numberCount: 1)
    table = ReachTable(lattice, ceiling: target + UInt64(distance))
  }

  /// Searches until the closest is found.
  mutating func run() throws(SolverError) {
    do throws(Stopped) {
      var size = 1
      while closest.distance > 0, size < game.numbers.count {
        try table.build(upTo: size, &watch)
        size += 1
        for subset in lattice.ofSize[size] where closest.distance > 0 {
          try look(in: subset)
        }
      }
    } catch {
      throw .stopped(best: anySolution())
    }
    // A larger value that was passed over takes at least one more number to come back.
    if let size = table.overflowSize, closest.distance > 0 || size + 2 <= closest.numberCount {
      throw .tooLarge(best: anySolution())
    }
  }

  /// The ways in which the smallest distance may be reached with the fewest numbers, the smaller
  /// value first.
  var goals: [ExpressionFinder.Goal] {
    let distance = closest.distance
    let above = target + distance
    let values = distance == 0 || distance >= target ? [above] : [target - distance, above]
    return values.flatMap { value in
      lattice.ofSize[closest.numberCount].map { .init(subset: $0, value: value) }
    }
  }

  /// Some solution at the smallest distance found.
  func anySolution() -> Solution {
    var finder = ExpressionFinder(table, Watch(.never))
    for goal in goals {
      if let expression = try? finder.any(goal) {
        return Solution(legal: expression, value: Int(goal.value), to: game)
      }
    }
    preconditionFailure("a distance was found that no expression has")
  }

  /// Looks for values of a subset that are closer than what has been found.
  private mutating func look(in subset: SelectionLattice.Subset) throws(Stopped) {
    let numberCount = Int(lattice.sizes[subset])
    for part in lattice.smallerParts(of: subset) {
      let rests = table.values[subset - part].all
      for value in table.values[part].all {
        let distance = try nearest(with: value, among: rests)
        if distance < closest.distance {
          closest = Closest(distance: distance, numberCount: numberCount)
          if distance == 0 { return }
        }
      }
    }
  }

  /// The smallest distance, if it is smaller than what has been found, of the last steps that join
  /// a value with one of many others.
  private mutating func nearest(
    with known: UInt64, among others: [UInt64]
  ) throws(Stopped) -> UInt64 {
    var nearest = closest.distance

    // Looks at the others in a range that may come closer, and do if the step can be taken.
    func look(
      from low: UInt64, to high: UInt64, _ result: (UInt64) -> UInt64?
    ) throws(Stopped) {
      guard nearest > 0, low <= high else { return }
      var position = others.lowerBound(low)
      let start = position
      while position < others.count, others[position] <= high {
        if let value = result(others[position]) {
          nearest = min(nearest, value > target ? value - target : target - value)
        }
        position += 1
      }
      try watch.spend(20 + 4 * (position - start))
    }
    // The results that would come closer; only the target, once it is reached.
    var low: UInt64 { target > nearest ? min(target - nearest + 1, target) : 1 }
    var high: UInt64 { nearest > 0 ? target + (nearest - 1) : target }

    if high > known {
      try look(from: low > known ? low - known : 1, to: high - known) { $0 + known }
    }
    if known > low {
      try look(from: known > high ? known - high : 1, to: known - low) { known - $0 }
    }
    try look(from: low.adding(known), to: high.adding(known)) { $0 - known }
    if known > 1 {
      try look(from: (low - 1) / known + 1, to: high / known) { $0 * known }
      try look(from: low.multiplied(by: known), to: high.multiplied(by: known)) {
        $0 % known == 0 ? $0 / known : nil
      }
      try look(from: (known - 1) / high + 1, to: known / low) {
        known % $0 == 0 ? known / $0 : nil
      }
    }
    return nearest
  }
}

extension UInt64 {
  /// The sum, or the maximum of the type where it is larger.
  fileprivate func adding(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The product, or the maximum of the type where it is larger.
  fileprivate func multiplied(by other: UInt64) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
