import NumbersGame

/// The search in more than six numbers, without which the page is 13 kB smaller: such games are few there, and
/// ``ClosestSearch`` finds the same answers.
enum LargeSearch {
  init?(_ game: Game, limit: SearchLimit) { return nil }

  var lattice: SelectionLattice { switch self {} }
  var closest: (distance: UInt64, size: Int) { switch self {} }
  func run() throws(SolverError) {}
  func bestSolution() throws(Stopped) -> Solution { switch self {} }
  func anySolution() -> Solution { switch self {} }
}
