public import NumbersGame
public import NumbersSolver

extension TargetReach {
  /// Finds the best answer to each target.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - rules: The rules that the numbers keep.
  ///   - targets: The targets, from 1, at most ``maximumCount``; those of the rules if not given, and 1 to 999
  ///     where the rules allow any.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Throws: `GameError` if the rules do not allow the numbers; ``TargetReachError`` for a range that cannot be
  ///   looked at; `SolverError` if the limit is reached.
  public init(
    of numbers: [Int], rules: Rules = .countdown, targets: ClosedRange<Int>? = nil,
    limit: SearchLimit = .taskCancellation
  ) throws {
    try rules.validate(numbers: numbers)
    let targets = targets ?? (rules.targets.upperBound == .max ? 1...999 : rules.targets)
    guard targets.lowerBound >= 1, targets.upperBound - targets.lowerBound < Self.maximumCount
    else {
      throw TargetReachError.badTargets(targets)
    }
    // Any target is one of the free rules, and the arithmetic is the same.
    let games = try targets.map { try Game(numbers: numbers, target: $0, rules: .free) }
    let solutions = try Solver().solve(batch: games, limit: limit)
    self.init(
      numbers: numbers, targets: targets,
      distances: solutions.indices.map { solutions.distance(at: $0) })
  }
}
