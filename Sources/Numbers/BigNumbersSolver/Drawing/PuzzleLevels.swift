import NumbersGame
import NumbersSolver
import Synchronization

/// The scores at which the ratings of puzzles by some rules begin.
///
/// A score is the effort of the easiest solution; of equally easy ones, larger results are harder. The bounds are the fifths of
/// the scores of puzzles that are drawn from one seed, so that each rating is about as frequent, whatever the rules.
enum PuzzleLevels {
  /// The number of puzzles that are drawn.
  static let sampleSize = 300
  /// Where fewer can be solved, their scores say little.
  private static let minimumSize = 20
  /// The memory that a search of such a puzzle may take; what needs more is not drawn by its rating.
  static let memory = 200_000_000

  /// Where puzzles cannot be drawn: what those of Krypto have, which are much alike.
  static let usual = [90_019, 90_086, 100_076, 110_059]

  /// The bounds of rules that were asked for, and of those that are asked for most.
  static subscript(rules: PuzzleRules) -> [Int]? { known.withLock { $0[rules] } }

  /// Keeps the bounds of rules: drawing takes a second or so.
  static func note(_ bounds: [Int], of rules: PuzzleRules) {
    known.withLock { known in
      if known.count < 1_000 { known[rules] = bounds }
    }
  }

  private static let known = Mutex<[PuzzleRules: [Int]]>(fitted)
  /// The bounds of rules that are asked for most.
  static let fitted: [PuzzleRules: [Int]] = [
    .krypto: [90_019, 90_086, 100_076, 110_059], .fourFours: [60_036, 80_164, 120_044, 180_056],
  ]

  /// The bounds of some scores; `nil` if there are too few.
  static func bounds(of scores: [Int]) -> [Int]? {
    guard scores.count >= minimumSize else { return nil }
    let sorted = scores.sorted()
    return (1...4).map { sorted[$0 * sorted.count / 5] }
  }
}

extension PuzzleGenerator {
  /// The scores of puzzles that can be solved, as they are drawn.
  ///
  /// - Throws: ``PuzzleError`` if the limit or the memory is reached.
  mutating func scores(_ limit: SearchLimit) throws(PuzzleError) -> [Int] {
    if hasOpenTargets {
      // All targets that some numbers make are found at once.
      return try formulas(limit).map { $0.score(digits: rules.digits) }
    }
    var scores: [Int] = []
    for _ in 0..<10 * PuzzleLevels.sampleSize where scores.count < PuzzleLevels.sampleSize {
      if let solution = try drawSolution(limit) {
        scores.append(solution.formula.score(digits: rules.digits))
      }
    }
    return scores
  }
}

extension PuzzleSolver {
  /// Finds out how puzzles by the rules are rated, before any is.
  ///
  /// - Throws: ``PuzzleError/outOfMemory(best:)`` soon if their searches take too much.
  func prepareRating(_ limit: SearchLimit) throws(PuzzleError) {
    if !rules.isThatOfShows, !rules.isFitted { _ = try levels(limit, areMeasured: true) }
  }

  /// The scores at which the ratings 2 to 5 begin; if they cannot be measured, the usual ones, or an error.
  func levels(
    _ limit: SearchLimit, areMeasured: Bool = false
  ) throws(PuzzleError) -> [Int] {
    if let known = PuzzleLevels[rules] { return known }
    let found: [Int]
    if var generator = try? PuzzleGenerator(
      rules: rules, seed: 1, memory: min(memory, PuzzleLevels.memory))
    {
      do throws(PuzzleError) {
        found = PuzzleLevels.bounds(of: try generator.scores(limit)) ?? PuzzleLevels.usual
      } catch {
        guard case .outOfMemory = error, !areMeasured else { throw error }
        found = PuzzleLevels.usual
      }
    } else {
      found = PuzzleLevels.usual
    }
    PuzzleLevels.note(found, of: rules)
    return found
  }
}
