package import NumbersGame

/// Why no solvable game was drawn.
package enum SolvableDrawError: Error {
  /// The rules have no such games.
  case cannotDraw(GameGeneratorError)
  /// A game could not be judged, as when the limit was reached.
  case cannotSolve(SolverError)
}

extension GameGenerator {
  /// Draws games until one has an exact solution and, if it matters, one of several ratings.
  package mutating func drawSolvable(
    rated ratings: ClosedRange<Int>? = nil, large: Int? = nil, choosing choice: TileChoice? = nil,
    limit: SearchLimit
  ) throws(SolvableDrawError) -> Game {
    while true {
      let game: Game
      do throws(GameGeneratorError) {
        game = if let choice { next(choosing: choice) } else { try next(large: large) }
      } catch {
        throw .cannotDraw(error)
      }
      do throws(SolverError) {
        guard limit.shouldContinue() else {
          throw .stopped(best: try Solver().solve(game, limit: limit))
        }
        guard try Solver().isSolvable(game, limit: limit) else { continue }
        guard let ratings else { return game }
        if ratings.contains(try Solver().difficulty(of: game, limit: limit).rating) { return game }
      } catch {
        throw .cannotSolve(error)
      }
    }
  }
}
