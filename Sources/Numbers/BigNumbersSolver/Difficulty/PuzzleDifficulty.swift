import NumbersGame
public import NumbersSolver

/// The difficulty of a puzzle, estimated from its solutions.
///
/// Hands of 24 and of make ten are rated by what people find easy and hard in hands of 24: the effort of all solutions, ones,
/// equal numbers, two numbers that make the target alone and the like, weighed as fits the share of people who solve each of
/// 700 hands. A fifth of all hands has each rating.
///
/// There are no such data for other puzzles. Those with the arithmetic of the shows are rated as games are, by `Difficulty`. All
/// others are rated by the effort of their easiest solution, among those of puzzles that are drawn by the same rules: a fifth of
/// these has each rating. Of equally easy solutions, that with larger results on the way is harder.
public struct PuzzleDifficulty: Hashable, Sendable {
  /// From 1, easy, to 5, hard.
  public let rating: Int
  /// The number of distinct solutions, if the rating depends on it.
  public let solutionCount: Int?
  /// Whether every solution has a fraction on the way, in whatever order its operations are carried out.
  public let needsFractions: Bool
  /// The fewest operations of any solution.
  public let operationCount: Int
  /// What the rating is made from, where it is fitted to what people solve.
  package var features: PuzzleFeatures?
}

extension PuzzleSolver {
  /// The difficulty of a puzzle.
  ///
  /// - Returns: The difficulty; `nil` if the target cannot be reached.
  /// - Throws: ``PuzzleError`` as `solve(_:limit:)` does.
  public mutating func difficulty(
    of puzzle: Puzzle, limit: SearchLimit = .taskCancellation
  ) throws(PuzzleError) -> PuzzleDifficulty? {
    let rules = puzzle.rules
    if rules.isThatOfShows, let target = puzzle.target.integer,
      let game = try? Game(numbers: puzzle.numbers, target: target, rules: .free)
    {
      do throws(SolverError) {
        let difficulty = try Solver().difficulty(of: game, limit: limit)
        guard difficulty.distance == 0 else { return nil }
        return PuzzleDifficulty(
          rating: difficulty.rating, solutionCount: difficulty.solutionCount,
          needsFractions: false, operationCount: difficulty.fewestSteps)
      } catch {
        throw .stopped(best: nil)
      }
    }
    guard let best = try exactSolution(of: puzzle, limit: limit)?.formula else { return nil }
    let count = best.operationCount
    if rules.isFitted {
      let solutions = try solutions(of: puzzle, limit: limit)
      let features = PuzzleFeatures(
        numbers: puzzle.numbers, target: rules.targets.lowerBound, solutions: solutions)
      return PuzzleDifficulty(
        rating: features.rating(target: rules.targets.lowerBound), solutionCount: solutions.count,
        // Those that can be written without fractions are.
        needsFractions: solutions.allSatisfy(\.hasFractions), operationCount: count,
        features: features)
    }
    var needsFractions = best.hasFractions
    if needsFractions { needsFractions = try !isReachableWithoutFractions(puzzle, limit: limit) }
    let score = best.score(digits: rules.digits)
    return PuzzleDifficulty(
      rating: 1 + (try levels(limit)).count { $0 <= score }, solutionCount: nil,
      needsFractions: needsFractions, operationCount: count)
  }
}

extension PuzzleSolver {
  /// Whether the target can be reached with whole results only.
  fileprivate func isReachableWithoutFractions(
    _ puzzle: Puzzle, limit: SearchLimit
  ) throws(PuzzleError) -> Bool {
    var rules = puzzle.rules
    rules.allowsFractions = false
    let whole = try Puzzle(numbers: puzzle.numbers, target: puzzle.target, rules: rules)
    var solver: PuzzleSolver
    do throws(PuzzleRulesError) {
      solver = try PuzzleSolver(rules, memory: memory)
    } catch {
      throw .badRules(error)
    }
    return try solver.exactSolution(of: whole, limit: limit) != nil
  }
}

extension Formula {
  /// Whether a result on the way is a fraction.
  fileprivate var hasFractions: Bool { steps().contains { !$0.result.isWhole } }

  /// Whether it only adds and subtracts.
  var isOfSums: Bool {
    steps().allSatisfy { $0.operation == .add || $0.operation == .subtract }
  }
}

extension PuzzleRules {
  /// Whether their puzzles are much like hands of 24, or of make ten: four numbers, the four operations, any order.
  var isFitted: Bool {
    [.twentyFour, .makeTen].contains { (rules: PuzzleRules) in
      numbers == rules.numbers && targets == rules.targets && operations == rules.operations
        && numberCount == rules.numberCount && usesAllNumbers && !keepsOrder && pool == nil
        && drawnFrom == nil
    }
  }
}

extension Formula {
  /// How hard it is to find, for the rating among puzzles by the same rules: the effort, in which a fraction, a result below
  /// zero or a number after a point counts as ten points, and then the sum of the results on the way.
  func score(digits: Int) -> Int {
    let effort = effort(digits: digits) ?? 0
    let avoided = effort / StepEffort.avoided
    let points = effort % StepEffort.avoided + 10 * (avoided % 100 + avoided / 100)
    let sum = steps(digits: digits).reduce(0) { sum, step in
      min(9_999, sum + min(9_999, Int((step.result.integer ?? 9_999).magnitude)))
    }
    return points * 10_000 + sum
  }
}
