import NumbersGame
public import NumbersSolver

/// The difficulty of a puzzle, estimated from its solutions.
///
/// Four numbers that all must be used, with the four operations, are rated by what people find easy and hard in hands of
/// 24: the effort of all solutions, ones, equal numbers, two numbers that make the target alone and the like, weighed as fits
/// the share of people who solve each of 700 hands. A fifth of all hands has each rating, of 24 and of make ten.
///
/// There are no such data for other puzzles, and they are rated by rules of thumb. Those with the arithmetic of the shows
/// are rated as games are, by ``Difficulty``. Others with only the four operations are rated by their number of distinct
/// solutions: 30 or more are rated 1, 20 to 29 are 2, 12 to 19 are 3, 6 to 11 are 4 and fewer are 5. If a fraction cannot be
/// avoided, or none is allowed and there is one solution only, it is 5; if adding and subtracting alone is enough, at most 2.
/// Where there are more operations, the rating is 1 if the four are enough, and else 1 and one more for each operation on
/// one number, power and number of several digits in the solution with the fewest operations, from 2 to 5.
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
  /// - Parameters:
  ///   - puzzle: The puzzle.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Returns: The difficulty; `nil` if the target cannot be reached.
  /// - Throws: ``PuzzleError`` as ``solve(_:limit:)`` does.
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
    guard let best = try exactSolution(of: puzzle, limit: limit) else { return nil }
    let count = best.formula.operationCount
    guard rules.operations.isSubset(of: [.add, .subtract, .multiply, .divide]) else {
      // A solution with the four operations may have more of them, and is easier all the same.
      var plain = rules
      plain.operations.formIntersection([.add, .subtract, .multiply, .divide])
      plain.unaryDepth = 1
      let plainPuzzle = try Puzzle(numbers: puzzle.numbers, target: puzzle.target, rules: plain)
      let isPlain: Bool
      do throws(PuzzleRulesError) {
        var solver = try PuzzleSolver(plain, memory: 100_000_000)
        isPlain = solver.isReachable(plainPuzzle, limit: limit)
      } catch {
        isPlain = false
      }
      var needsFractions = best.formula.hasFractions
      if needsFractions { needsFractions = try !isReachableWithoutFractions(puzzle, limit: limit) }
      return PuzzleDifficulty(
        rating: isPlain ? 1 : min(5, max(2, 1 + best.formula.specialCount)), solutionCount: nil,
        needsFractions: needsFractions, operationCount: count)
    }
    let solutions = try solutions(of: puzzle, limit: limit)
    // Those that can be written without fractions are.
    let needsFractions = solutions.allSatisfy(\.hasFractions)
    if puzzle.numbers.count == 4, rules.usesAllNumbers, !rules.keepsOrder,
      let target = puzzle.target.integer
    {
      let features = PuzzleFeatures(
        numbers: puzzle.numbers, target: target, solutions: solutions)
      return PuzzleDifficulty(
        rating: features.rating(target: target), solutionCount: solutions.count,
        needsFractions: needsFractions, operationCount: count, features: features)
    }
    let isAdditive = solutions.contains { $0.isOfSums }
    // The bounds at which puzzles drawn at random are about as often of each rating.
    let bounds = [30, 20, 12, 6]
    var rating = 1 + (bounds.firstIndex { solutions.count >= $0 } ?? bounds.count)
    if needsFractions || (!rules.allowsFractions && solutions.count == 1) { rating = 5 }
    return PuzzleDifficulty(
      rating: isAdditive ? min(rating, 2) : rating, solutionCount: solutions.count,
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

  /// Whether the target can be reached; not, if that is not found out by the limit.
  fileprivate mutating func isReachable(
    _ puzzle: Puzzle, limit: SearchLimit
  ) -> Bool {
    do throws(PuzzleError) {
      return try exactSolution(of: puzzle, limit: limit) != nil
    } catch {
      return false
    }
  }
}

extension Formula {
  /// Whether a result on the way is a fraction.
  fileprivate var hasFractions: Bool { steps().contains { !$0.result.isWhole } }

  /// Whether it only adds and subtracts.
  var isOfSums: Bool {
    steps().allSatisfy { $0.operation == .add || $0.operation == .subtract }
  }

  /// The number of operations and numbers that the shows do not have.
  fileprivate var specialCount: Int {
    switch self {
    case .number: 0
    case .concatenation: 1
    case .unary(_, let inner): inner.specialCount + 1
    case .binary(let operation, let left, let right):
      left.specialCount + right.specialCount + (operation == .power ? 1 : 0)
    }
  }
}
