public import NumbersGame

/// How hard a game is, as far as its solutions tell.
///
/// The rating is a rule of thumb, not a measurement: no record of what players found hard went into
/// it. It was chosen so that each step and each kind of scarcity that makes a search longer by hand
/// counts, and so that each rating has 10 to 30 % of random Countdown games.
///
/// A game collects points: 0 for up to 2 steps, 1 for 3, 2 for 4, 3 for 5; 0 for 20 or more distinct
/// solutions, 1 for 5 to 19, 2 for fewer; 1 if every solution with the fewest steps needs a result above
/// 1,000; 1 if the target cannot be reached and the closest value must be found. The rating is the points, but at
/// least 1, at most 5, and no more than 2 if adding and subtracting is enough.
public struct Difficulty: Hashable, Sendable {
  /// The distance of the best solution.
  public let distance: Int
  /// The number of distinct solutions at that distance.
  public let solutionCount: Int
  /// The fewest steps of any of them.
  public let fewestSteps: Int
  /// The smallest largest step result of those with the fewest steps.
  public let largestStepResult: Int
  /// Whether one of them only adds and subtracts.
  public let isAdditive: Bool

  /// From 1, easy, to 5, hard.
  public var rating: Int {
    var points = max(0, min(3, fewestSteps - 2))
    points += solutionCount >= Self.manySolutions ? 0 : solutionCount >= Self.someSolutions ? 1 : 2
    if largestStepResult > 1000 { points += 1 }
    if distance > 0 { points += 1 }
    let rating = max(1, min(points, 5))
    return isAdditive ? min(rating, 2) : rating
  }

  /// From these numbers of solutions on, a game is easier.
  static let (someSolutions, manySolutions) = (5, 20)

  /// The range of ratings, from easy to hard.
  public static let ratings = 1...5
}

extension Game {
  /// The positive values at a distance from the target, the greater first.
  func targets(at distance: Int) -> [Int] {
    let (above, overflow) = target.addingReportingOverflow(distance)
    let below = target - distance
    return (overflow ? [] : [above]) + (distance > 0 && below > 0 ? [below] : [])
  }
}

extension Solver {
  /// How hard a game is.
  ///
  /// - Returns: What its solutions tell.
  /// - Throws: ``SolverError`` as `solve(_:limit:)` does, with the best solution, also if the limit
  ///   is reached while its solutions are counted.
  public func difficulty(
    of game: Game, limit: SearchLimit = .taskCancellation
  ) throws(SolverError) -> Difficulty {
    let best = try solve(game, limit: limit)
    let solutions = try solutions(of: game, limit: limit)
    let count: Int
    do throws(CountStopped) {
      count = try solutions.count
    } catch {
      throw .stopped(best: best)
    }
    return Difficulty(
      distance: best.distance, solutionCount: count, fewestSteps: best.steps.count,
      largestStepResult: best.largestStepResult,
      isAdditive: Self.isAdditive(game, at: best.distance))
  }

  /// Whether adding and subtracting is enough for a distance.
  static func isAdditive(_ game: Game, at distance: Int) -> Bool {
    // Large numbers first: then what is left is soon out of reach of the others.
    let numbers = game.numbers.sorted(by: >)
    let all = numbers.reduce(0) { $0.clampedSum($1) }
    return game.targets(at: distance).contains { isSum($0, of: numbers[...], whichAddUpTo: all) }
  }

  /// Whether a value is the sum of some numbers less the sum of others. A positive one is always
  /// legal: what is taken away can come last.
  private static func isSum(
    _ value: Int, of numbers: ArraySlice<Int>, whichAddUpTo sum: Int
  ) -> Bool {
    guard let number = numbers.first else { return value == 0 }
    if value.magnitude > sum.magnitude { return false }
    let rest = numbers.dropFirst()
    // A sum that is too large to be known bounds nothing.
    let restSum = sum == .max ? sum : sum - number
    if isSum(value, of: rest, whichAddUpTo: restSum) { return true }
    let (less, lessOverflow) = value.subtractingReportingOverflow(number)
    let (more, moreOverflow) = value.addingReportingOverflow(number)
    return (!lessOverflow && isSum(less, of: rest, whichAddUpTo: restSum))
      || (!moreOverflow && isSum(more, of: rest, whichAddUpTo: restSum))
  }
}
