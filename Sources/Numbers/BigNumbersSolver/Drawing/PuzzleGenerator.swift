public import NumbersGame
public import NumbersSolver

/// Draws puzzles that can be solved, by the rules of puzzles.
///
/// The same seed gives the same puzzles on every platform.
///
/// ```swift
/// var generator = try PuzzleGenerator(rules: .twentyFour, seed: 1982)
/// let puzzle = try generator.next(rated: 3...3)
/// ```
public struct PuzzleGenerator: Sendable {
  /// The rules of the puzzles.
  public var rules: PuzzleRules { solver.rules }
  /// The number of numbers of each puzzle, which follows from the rules.
  public let numberCount: Int
  private var random: SplitMix64
  private var solver: PuzzleSolver
  /// The values that numbers can make, if any target is allowed.
  private var reachable: [[Int]: [Int]] = [:]
  /// What was found out about puzzles that were drawn: their ratings, and which can be solved; `nil` and `false` for those
  /// that cannot.
  private var ratings: [Draw: Int?] = [:]
  private var solvability: [Draw: Bool] = [:]
  /// Whether any puzzle that was drawn can be solved.
  private var solvedAny = false
  /// How many different puzzles that can be solved had each rating, from 0.
  private var ratingCounts = [Int](repeating: 0, count: Difficulty.ratings.upperBound + 1)
  /// A rating that none of this many different puzzles has is not looked for any longer.
  private static let sampleSize = 200
  /// Where none of this many different puzzles can be solved, none is expected to.
  private static let maximumUnsolvable = 2_000
  /// The most puzzles of which that is kept: the memory is bounded.
  private static let maximumKept = 100_000

  /// The targets to draw from if the rules allow any.
  public static let openTargets = 1...100

  /// The number of targets from which rules count as allowing any: of those, most cannot be made.
  private static let wideTargets = 100_000

  /// The maximum number of puzzles that are drawn to find one.
  public static let maximumDraws = 20_000

  /// Where this many puzzles in a row, and ten for each one known, have been tried before, no others are expected.
  private static let patience = 1000

  /// A generator.
  ///
  /// - Parameters:
  ///   - rules: The rules of the puzzles.
  ///   - seed: Any number.
  /// - Throws: ``PuzzleGeneratorError`` if the rules have no numbers to draw from; `PuzzleRulesError` if they
  ///   contradict themselves.
  public init(rules: PuzzleRules, seed: UInt64) throws {
    try self.init(rules: rules, seed: seed, memory: 1_000_000_000)
  }

  /// A generator whose searches may take about this many bytes.
  init(rules: PuzzleRules, seed: UInt64, memory: Int) throws {
    // Numbers that must be the same are not drawn from the pool.
    let hasBag = rules.drawnFrom != nil || rules.pool != nil && !rules.hasEqualNumbers
    guard hasBag || rules.numbers.upperBound < 1_000_000, rules.numbers.lowerBound > -1_000_000
    else { throw PuzzleGeneratorError.noNumbers(rules) }
    solver = try PuzzleSolver(rules, memory: memory)
    random = SplitMix64(seed: seed)
    // More take too long to look through where there are roots and the like.
    let isQuick = !rules.hasEqualNumbers && !rules.operations.contains(where: \.isUnary)
    let most = min(isQuick ? 6 : 4, rules.numberCount.upperBound)
    numberCount = rules.drawnFrom?.count ?? max(most, rules.numberCount.lowerBound)
    if let pool = rules.pool, pool.count < numberCount {
      throw PuzzleGeneratorError.noNumbers(rules)
    }
    guard rules.numberCount.contains(numberCount),
      rules.drawnFrom?.allSatisfy({ !$0.isEmpty }) ?? true
    else { throw PuzzleGeneratorError.noNumbers(rules) }
  }

  /// Draws puzzles until one can be solved exactly and has one of several ratings, from 1 to 5; any if none are given. See
  /// ``PuzzleDifficulty``.
  ///
  /// - Throws: ``PuzzleError``; `stopped` if the limit is reached, and `noneDrawn` if none of ``maximumDraws`` puzzles
  ///   will do, or of fewer if there are no others, if none of 2,000 can be solved, or if of 200 that can none has the
  ///   rating.
  public mutating func next(
    rated ratings: ClosedRange<Int>? = nil, limit: SearchLimit = .taskCancellation
  ) throws(PuzzleError) -> Puzzle {
    if ratings != nil { try solver.prepareRating(limit) }
    var tried: Set<Draw> = []
    var triedInARow = 0
    for _ in 0..<Self.maximumDraws {
      guard limit.shouldContinue() else { throw .stopped(best: nil) }
      let numbers = drawNumbers()
      let target = try drawTarget(for: numbers, limit)
      let draw = Draw(numbers: rules.keepsOrder ? numbers : numbers.sorted(), target: target)
      guard tried.insert(draw).inserted else {
        triedInARow += 1
        if triedInARow >= Self.patience + 10 * tried.count { break }
        continue
      }
      triedInARow = 0
      if isHopeless(ratings, after: tried.count) { break }
      guard let target else { continue }
      let puzzle = try Puzzle(numbers: numbers, target: target, rules: rules)
      guard let ratings else {
        if try isSolvable(puzzle, draw, limit) { return puzzle }
        continue
      }
      if let rating = try rating(of: puzzle, draw, limit), ratings.contains(rating) {
        return puzzle
      }
    }
    throw .noneDrawn(
      tried.count, rated: ratings, found: Difficulty.ratings.filter { ratingCounts[$0] > 0 },
      rules: rules)
  }

  /// Whether no puzzle with some ratings, or that can be solved, is expected after some different ones were drawn in vain.
  private func isHopeless(_ ratings: ClosedRange<Int>?, after count: Int) -> Bool {
    let ratedCount = ratingCounts.reduce(0, +)
    if ratedCount == 0, !solvedAny { return count > Self.maximumUnsolvable }
    guard let ratings, ratedCount >= Self.sampleSize else { return false }
    return !ratings.contains { ratingCounts.indices.contains($0) && ratingCounts[$0] > 0 }
  }

  /// The most puzzles with different numbers or targets that can be drawn, without drawing any.
  ///
  /// Of 24 and make ten it is the number of hands that can be solved, or that have the ratings. Of other rules it is a bound:
  /// all selections of numbers, with all targets.
  ///
  /// - Parameter ratings: The ratings, from 1 to 5; any if `nil`.
  /// - Returns: The number; `nil` if it is not known.
  public func maximumPuzzleCount(rated ratings: ClosedRange<Int>? = nil) -> Int? {
    let known: [PuzzleRules: [Int]] = [
      .twentyFour: PuzzleFeatures.counts, .makeTen: PuzzleFeatures.countsOfTen,
    ]
    if let counts = known[rules] {
      return zip(1..., counts).reduce(0) {
        ratings?.contains($1.0) ?? true ? $0 + $1.1 : $0
      }
    }
    guard rules.drawnFrom == nil, rules.pool == nil, rules.numbers.count <= 1000 else { return nil }
    let numbers = rules.numbers.count
    let width = rules.targets.upperBound.subtractingReportingOverflow(rules.targets.lowerBound)
    let targets = hasOpenTargets ? Self.openTargets.count : width.partialValue + 1
    // Selections in order, or collections; of equal numbers there is one of each.
    let places = 0..<(rules.hasEqualNumbers ? 1 : numberCount)
    let selections = places.reduce(1) { count, place in
      rules.keepsOrder ? count * numbers : count * (numbers + place) / (place + 1)
    }
    return selections * targets
  }

  /// Numbers in ascending order, or in theirs if it is kept, and a target if they can make any.
  private struct Draw: Hashable {
    let numbers: [Int]
    let target: Int?
  }

  private mutating func rating(
    of puzzle: Puzzle, _ draw: Draw, _ limit: SearchLimit
  ) throws(PuzzleError) -> Int? {
    if let known = ratings[draw] { return known }
    let rating = try solver.difficulty(of: puzzle, limit: limit)?.rating
    if let rating, ratingCounts.indices.contains(rating) { ratingCounts[rating] += 1 }
    if ratings.count < Self.maximumKept { ratings[draw] = .some(rating) }
    return rating
  }

  private mutating func isSolvable(
    _ puzzle: Puzzle, _ draw: Draw, _ limit: SearchLimit
  ) throws(PuzzleError) -> Bool {
    if let known = solvability[draw] { return known }
    let isSolvable = try isSolvable(puzzle, limit)
    if isSolvable { solvedAny = true }
    if solvability.count < Self.maximumKept { solvability[draw] = isSolvable }
    return isSolvable
  }

  private mutating func isSolvable(
    _ puzzle: Puzzle, _ limit: SearchLimit
  ) throws(PuzzleError) -> Bool {
    if let solution = try solver.solveAsShow(puzzle.numbers, target: puzzle.target, limit: limit) {
      return solution.isExact
    }
    if PuzzleSolver.quickSolution(of: puzzle)?.isExact == true { return true }
    do throws(PuzzleError) {
      return try solver.exactSolution(of: puzzle, limit: limit) != nil
    } catch {
      // A puzzle that little memory cannot decide is drawn again.
      guard case .outOfMemory = error else { throw error }
      return false
    }
  }

  /// Whether rules want any target, of which most cannot be made.
  var hasOpenTargets: Bool {
    let width = rules.targets.upperBound.subtractingReportingOverflow(rules.targets.lowerBound)
    return width.overflow || width.partialValue >= Self.wideTargets
  }

  /// The best formulas for all targets that can be drawn with some numbers: with each number, if all are the same.
  mutating func formulas(_ limit: SearchLimit) throws(PuzzleError) -> [Formula] {
    let drawn =
      rules.hasEqualNumbers && rules.numbers.count <= 20
      ? rules.numbers.map { [Int](repeating: $0, count: numberCount) }
      : (0..<10).map { _ in drawNumbers() }
    var formulas: [Formula] = []
    for numbers in drawn {
      formulas += try solver.reachable(from: numbers, in: Self.openTargets, limit: limit)
        .filter { rules.targets.contains($0.key) }.map(\.value)
    }
    return formulas
  }

  /// The best solution of a puzzle that is drawn; `nil` if it has none.
  mutating func drawSolution(_ limit: SearchLimit) throws(PuzzleError) -> PuzzleSolution? {
    let numbers = drawNumbers()
    guard let target = try drawTarget(for: numbers, limit) else { return nil }
    return try solver.exactSolution(
      of: Puzzle(numbers: numbers, target: target, rules: rules), limit: limit)
  }

  private mutating func drawNumbers() -> [Int] {
    if let bags = rules.drawnFrom {
      return bags.map { $0[random.next(below: $0.count)] }
    }
    if rules.hasEqualNumbers {
      return [Int](repeating: drawNumber(), count: numberCount)
    }
    guard var bag = rules.pool else { return (0..<numberCount).map { _ in drawNumber() } }
    return (0..<numberCount).map { _ in bag.remove(at: random.next(below: bag.count)) }
  }

  private mutating func drawNumber() -> Int {
    rules.numbers.lowerBound + random.next(below: rules.numbers.count)
  }

  /// A target; `nil` if the numbers cannot make any.
  private mutating func drawTarget(
    for numbers: [Int], _ limit: SearchLimit
  ) throws(PuzzleError) -> Int? {
    let targets = rules.targets
    if !hasOpenTargets { return targets.lowerBound + random.next(below: targets.count) }
    let open = Self.openTargets
    let made: [Int]
    if let known = reachable[numbers] {
      made = known
    } else {
      made = try solver.reachable(from: numbers, in: open, limit: limit).keys
        .filter { targets.contains($0) }.sorted()
      reachable[numbers] = made
    }
    return made.isEmpty ? nil : made[random.next(below: made.count)]
  }
}

/// Why no puzzles can be drawn.
public enum PuzzleGeneratorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rules allow too many numbers to draw from, or have fewer than a puzzle needs.
  case noNumbers(PuzzleRules)

  /// The problem.
  public var description: String {
    switch self {
    case .noNumbers(let rules):
      "no puzzles can be drawn under the rules '\(rules.id)': they do not say which numbers to draw from"
    }
  }
}
