public import NumbersGame
public import NumbersSolver

extension Game {
  /// The game of a day: the same for everyone who plays by the same rules, on every machine. The rules must have tiles to draw
  /// from.
  ///
  /// It has an exact solution. Games get harder over the week: rated 1 on Monday, 2 on Tuesday, 3 on Wednesday and Thursday, 4 on
  /// Friday and Saturday, and 5 on Sunday.
  ///
  /// - Throws: `GameGeneratorError` if the rules have no tiles; `SolverError` if the limit is reached.
  public static func daily(
    on day: GameDay, rules: Rules = .countdown, limit: SearchLimit = .taskCancellation
  ) throws -> Game {
    do throws(SolvableDrawError) {
      return try drawDaily(on: day, rules: rules, limit: limit)
    } catch {
      throw error.reason
    }
  }
}
