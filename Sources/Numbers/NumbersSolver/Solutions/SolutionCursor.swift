import NumbersGame

/// A place among the distinct solutions of a game, which are found as it moves on.
struct SolutionCursor {
  let forest: SolutionForest
  /// The goals that are still to be looked at, the next one last.
  private var goals: [ExpressionFinder.Goal]
  /// The solutions found of the last goal, the next one last.
  private var roots: [SolutionForest.Root] = []
  private var walk = SolutionForest.Walk.ended
  /// The value of the solutions of the last goal.
  private(set) var value = 0
  /// Whether the solutions have ended early because the limit was reached.
  private(set) var wasStopped = false

  /// A cursor before the first solution that has one of some values and uses at least a number of numbers.
  init(_ game: Game, values: [UInt64], usingAtLeast size: Int = 1, limit: SearchLimit) {
    let lattice = SelectionLattice(game.numbers)
    forest = SolutionForest(lattice, ceiling: values.max() ?? 0, Watch(limit))
    goals = lattice.ofSize.dropFirst(size).joined().reversed().flatMap { subset in
      values.map { .init(subset: subset, value: $0) }
    }
  }

  /// Moves on to the next solution; `nil` when there are no more or the limit is reached.
  mutating func next() -> SolutionForest.Place? {
    while true {
      if let place = forest.next(&walk) { return place }
      if let root = roots.popLast() {
        walk = forest.walk(root)
      } else if !findRoots() {
        return nil
      }
    }
  }

  /// Moves on over the solutions of a sum or product, and counts them; `nil` when there are no more or the limit is reached.
  mutating func nextCount() -> Int? {
    while roots.isEmpty { if !findRoots() { return nil } }
    return forest.count(of: roots.removeLast())
  }

  /// Finds the roots of the next goal; false when there is no goal left.
  private mutating func findRoots() -> Bool {
    guard let goal = goals.popLast() else { return false }
    do {
      roots = try forest.roots(of: goal)
      value = Int(goal.value)
      return true
    } catch {
      wasStopped = true
      goals = []
      return false
    }
  }
}
