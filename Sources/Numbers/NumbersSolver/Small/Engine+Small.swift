import NumbersGame

extension Engine {
  /// One to six numbers whose values fit in 32 bits: some ten microseconds, which no limit cuts short.
  static let small = Engine(
    name: "small",
    solve: { (game, order, _) throws(SolverError) -> Solution? in solution(of: game, order) },
    isSolvable: { (game, _, _) throws(SolverError) -> Bool? in
      SmallSelection(game).map { selection in
        SmallSearch.borrow { $0.isSolvable(selection, UInt32(game.target)) }
      }
    },
    distance: { (game, order, _) throws(SolverError) -> Int? in solution(of: game, order)?.distance
    })

  private static func solution(of game: Game, _ order: SolutionOrder) -> Solution? {
    SmallSelection(game).map { selection in
      SmallSearch.borrow { $0.solve(selection, UInt32(game.target), order) }
        .solution(over: selection, to: game)
    }
  }
}
