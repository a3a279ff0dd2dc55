import NumbersGame

/// The search for the smallest distance from the target, and for the fewest numbers that reach it.
///
/// It goes by the number of numbers used. For each, it looks for the value nearest to the target
/// with the tables of smaller subsets: the last step of an expression joins a value of one subset
/// with a value of another, and when one is known, the other must lie in a narrow range. Only when
/// no exact solution is found are the tables extended.
struct ListSearch {
  let game: Game
  let lattice: SelectionLattice
  private(set) var table: ReachTable
  private(set) var watch: Watch
  /// The best that has been found so far.
  private(set) var closest: Closest

  struct Closest {
    /// The distance from the target.
    var distance: UInt64
    /// The fewest numbers that reach it.
    var numberCount: Int
    /// A value at that distance and the numbers that make it.
    var goal: ExpressionFinder.Goal
    /// One operand of the last step to it; `nil` for a number that is given.
    var operand: ExpressionFinder.Goal?
    /// The other operand, where the table does not have it.
    var other: UInt64?
  }

  /// The distance of the nearest value that was passed over because it is beyond an `Int`.
  private var nearestBeyond = UInt64.max

  private let target: UInt64

  init(_ game: Game, limit: SearchLimit) {
    self.game = game
    target = UInt64(game.target)
    watch = Watch(limit)
    let (lattice, target) = (SelectionLattice(game.numbers), target)
    self.lattice = lattice
    closest =
      lattice.ofSize[1].map { single in
        let number = lattice.number(of: single)
        return Closest(
          distance: number > target ? number - target : target - number, numberCount: 1,
          goal: .init(subset: single, value: number))
      }.min { $0.distance < $1.distance }
      ?? Closest(
        distance: target, numberCount: 1, goal: .init(subset: 0, value: 0))
    table = ReachTable(lattice, ceiling: target + closest.distance)
  }

  /// Searches until the closest is found.
  mutating func run() throws(SolverError) {
    do throws(Stopped) {
      var size = 1
      while closest.distance > 0, size < game.numbers.count {
        let isLast = size + 1 == game.numbers.count
        if !isLast || !canLookTwoStepsBack { try table.build(upTo: size, &watch) }
        size += 1
        for subset in lattice.ofSize[size] where closest.distance > 0 {
          try look(in: subset)
        }
        if isLast, table.builtSize + 1 < size, closest.distance > 0 { try lookTwoStepsBack() }
      }
    } catch {
      throw .stopped(best: anySolution())
    }
    // A larger value that was passed over takes at least one more number to come back.
    if let size = table.overflowSize, closest.distance > 0 || size + 2 <= closest.numberCount {
      throw .tooLarge(best: anySolution())
    }
    if nearestBeyond < closest.distance { throw .tooLarge(best: anySolution()) }
  }

  /// The ways in which the smallest distance may be reached with the fewest numbers, the smaller
  /// value first.
  var goals: [ExpressionFinder.Goal] {
    game.targets(at: Int(closest.distance)).sorted().flatMap { value in
      lattice.ofSize[closest.numberCount].map { .init(subset: $0, value: UInt64(value)) }
    }
  }

  /// The solution by which the smallest distance was found. It takes next to no time to put together, so
  /// that a search can end at once.
  func anySolution() -> Solution {
    var finder = ExpressionFinder(table, Watch(.never), .smallest)
    guard
      let expression = try? finder.any(
        closest.goal, operand: closest.operand, other: closest.other)
    else {
      preconditionFailure("a distance was found that no expression has")
    }
    return Solution(legal: expression, value: Int(closest.goal.value), to: game)
  }

  /// Whether it costs less to look two steps back than to tabulate all subsets of one number less than
  /// all: if what is sought lies in a narrow range, and no value can be too large.
  private var canLookTwoStepsBack: Bool {
    game.numbers.count > 4 && closest.distance < target / 16
      && lattice.largestValue <= UInt64.largestResult
  }

  /// Looks for values of a subset that are closer than what has been found, as far as both sides of
  /// the last step are in the table.
  private mutating func look(in subset: SelectionLattice.Subset) throws(Stopped) {
    let numberCount = Int(lattice.sizes[subset])
    for part in lattice.smallerParts(of: subset) {
      let rests = table.values[subset - part].all
      for value in table.values[part].all {
        guard let result = try nearest(with: value, among: rests) else { continue }
        closest = Closest(
          distance: distance(of: result), numberCount: numberCount,
          goal: .init(subset: subset, value: result),
          operand: .init(subset: part, value: value))
        if closest.distance == 0 { return }
      }
    }
  }

  /// Looks for values of all numbers whose last step joins one number with a value of the others,
  /// which are not in the table: the step before is looked up as well.
  private mutating func lookTwoStepsBack() throws(Stopped) {
    for single in lattice.ofSize[1] {
      let number = lattice.number(of: single)
      let others = lattice.full - single
      for part in lattice.smallerParts(of: others) {
        let rests = table.values[others - part].all
        for value in table.values[part].all {
          guard let found = try nearest(with: value, among: rests, then: number) else { continue }
          closest = Closest(
            distance: distance(of: found.value), numberCount: game.numbers.count,
            goal: .init(subset: lattice.full, value: found.value),
            operand: .init(subset: single, value: number), other: found.result)
          if closest.distance == 0 { return }
        }
      }
    }
  }

  private func distance(of value: UInt64) -> UInt64 {
    value > target ? value - target : target - value
  }

  /// The results that would come closer than a distance; only the target, once that is reached.
  private func wanted(closerThan nearest: UInt64) -> (low: UInt64, high: UInt64) {
    if nearest == 0 { return (target, target) }
    return (target > nearest ? target - nearest + 1 : 1, target + (nearest - 1))
  }

  /// The nearest value of the last steps that join a value with one of many others, if it is nearer than
  /// what has been found.
  private mutating func nearest(
    with known: UInt64, among others: [UInt64]
  ) throws(Stopped) -> UInt64? {
    var found: UInt64?
    var (nearest, beyond) = (closest.distance, nearestBeyond)
    let target = target
    let (low, high) = wanted(closerThan: nearest)
    try forEachResult(of: known, with: others, from: low, to: high) { value in
      let distance = value > target ? value - target : target - value
      if value > UInt64.largestResult {
        beyond = min(beyond, distance)
      } else if distance < nearest {
        (nearest, found) = (distance, value)
      }
    }
    nearestBeyond = beyond
    return found
  }

  /// The same for two steps, the last of which is with one more number.
  private mutating func nearest(
    with known: UInt64, among others: [UInt64], then number: UInt64
  ) throws(Stopped) -> (value: UInt64, result: UInt64)? {
    var found: (value: UInt64, result: UInt64)?
    var nearest = closest.distance
    let target = target
    let (low, high) = wanted(closerThan: nearest)
    for last in Join.allCases {
      guard nearest > 0, let range = last.others(beside: number, from: low, to: high) else {
        continue
      }
      try forEachResult(of: known, with: others, from: range.low, to: range.high) { result in
        guard let value = last.result(of: number, result) else { return }
        let distance = value > target ? value - target : target - value
        if distance < nearest { (nearest, found) = (distance, (value, result)) }
      }
    }
    return found
  }

  /// Calls a function with the results within a range of the steps that join a value with one of many
  /// others.
  private mutating func forEachResult(
    of known: UInt64, with others: [UInt64], from low: UInt64, to high: UInt64,
    _ body: (UInt64) -> Void
  ) throws(Stopped) {
    for join in Join.allCases {
      guard let range = join.others(beside: known, from: low, to: high) else { continue }
      var position = others.lowerBound(range.low)
      let start = position
      while position < others.count, others[position] <= range.high {
        if let value = join.result(of: known, others[position]) { body(value) }
        position += 1
      }
      try watch.spend(20 + 4 * (position - start))
    }
  }
}
