public import NumbersGame
public import NumbersSolver

/// An opponent of a known strength: it finds what takes no more effort than it can make.
///
/// Of the closest answers it knows the easiest, and it has the closest one that is easy enough for it. The same game always gets
/// the same answer, so rounds against it can be compared, and need nothing kept but the game.
///
/// No record says what share of contestants finds which answer. So the strengths are measured by games: each solves as many of a
/// hundred random ones as ``exactPercentage`` says.
///
/// ```swift
/// let answer = try Opponent.average.answer(to: game)
/// let contest = Contest(game, contestants: ["Anna", "Ben"], answers: [round.working.best, answer])
/// contest.points                              // [0, 7]
/// ```
public enum Opponent: String, CaseIterable, Hashable, Sendable {
  /// One who solves one game in four.
  case beginner
  /// One who solves one game in two.
  case average
  /// One who solves three games in four.
  case strong
  /// One who finds the best answer to every game.
  case perfect

  /// How many of 100 random games of Countdown it solves exactly. 93 of them can be.
  public var exactPercentage: Int {
    switch self {
    case .beginner: 23
    case .average: 53
    case .strong: 75
    case .perfect: 93
    }
  }

  /// The most effort that an answer may take; `nil` for any.
  private var effortLimit: Int? {
    switch self {
    case .beginner: 8
    case .average: 12
    case .strong: 16
    case .perfect: nil
    }
  }

  /// The farthest answer that is looked for.
  private static let maximumDistance = 25

  /// Its answer to a game: the closest one that takes no more effort than it can make. Beyond the
  /// best solution, it looks no farther than 25 from the target.
  ///
  /// - Returns: The closest answer that it finds; `nil` if it finds none that is close.
  /// - Throws: `SolverError` if the limit is reached.
  public func answer(
    to game: Game, limit: SearchLimit = .taskCancellation
  ) throws(SolverError) -> Solution? {
    let solver = Solver(order: .easiest)
    let best = try solver.solve(game, limit: limit)
    guard let effortLimit else { return best }
    func isEasy(_ solution: Solution) -> Bool {
      (solution.expression.effort ?? .max) <= effortLimit
    }
    if isEasy(best) { return best }
    guard best.distance < Self.maximumDistance else { return nil }
    for distance in best.distance...Self.maximumDistance {
      for target in [
        game.target - distance, game.target.addingReportingOverflow(distance).partialValue,
      ] {
        // Any target above zero is one of the free rules, and the arithmetic is the same.
        guard let other = try? Game(numbers: game.numbers, target: target, rules: .free) else {
          continue
        }
        let solution = try solver.solve(other, limit: limit)
        if solution.isExact, isEasy(solution) {
          return Solution(legal: solution.expression, value: target, to: game)
        }
      }
    }
    return nil
  }
}
