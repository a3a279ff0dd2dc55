public import NumbersGame
public import NumbersSolver

/// A solver of arithmetic puzzles by composed rules, in exact arithmetic.
///
/// ```swift
/// var solver = try PuzzleSolver(.twentyFour)
/// let puzzle = try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour)
/// let solution = try solver.solve(puzzle)
/// print(solution.formula)   // 8 ÷ (3 − 8 ÷ 3)
/// ```
///
/// Its interface is that of `Solver`: `solve(_:limit:)` finds the best solution, `solutions(of:limit:)` finds all.
/// Both take a limit, and their errors have the best solution so far.
///
/// The search is exhaustive within the rules' limits on digits and on operations on one number in a row, so the
/// solution is the closest. It uses machine integers wherever they are enough, and GMP elsewhere.
///
/// A solver keeps the values of parts that puzzles by the same rules share: asking it for many is faster than asking
/// as many solvers. It is a value; give each thread its own.
public struct PuzzleSolver: Sendable {
  /// The rules of the latest puzzle.
  public var rules: PuzzleRules { tables.rules }
  private var tables: ValueTables
  /// In bytes.
  let memory: Int

  /// A solver.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - memory: The approximate maximum number of bytes for the values of parts.
  /// - Throws: `PuzzleRulesError` if the rules contradict themselves.
  public init(_ rules: PuzzleRules, memory: Int = 1_000_000_000) throws(PuzzleRulesError) {
    try rules.validate()
    tables = ValueTables(rules, memory: memory)
    self.memory = memory
  }

  /// The number of stored values of parts, and the number of those that are machine integers or fractions of two.
  public var valueCount: (all: Int, small: Int) {
    let small = tables.sets.reduce(0) { $0 + $1.values.count(where: \.isSmall) }
    return (tables.valueCount, small)
  }

  /// Finds the best solution of a puzzle: the closest to the target, then the one with the fewest operations, of which a power
  /// counts for three, then the one with the least ``Formula/effort(digits:)``, then the first in a fixed order. So it goes below zero and has fractions only
  /// where no solution as short does without. Parts of a formula have as few operations on one number in a row as possible.
  ///
  /// - Parameters:
  ///   - puzzle: The puzzle.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  /// - Returns: The best solution.
  /// - Throws: ``PuzzleError/stopped(best:)`` if the limit is reached, and ``PuzzleError/outOfMemory(best:)`` if the
  ///   memory is; ``PuzzleError/nothingReachable`` if no formula is allowed; ``PuzzleError/badRules(_:)`` if the
  ///   rules contradict themselves.
  /// - Complexity: Exponential in the number of numbers: four take some ten microseconds, five a millisecond
  ///   or so and six a second, if fractions are allowed.
  public mutating func solve(
    _ puzzle: Puzzle, limit: SearchLimit = .taskCancellation
  ) throws(PuzzleError) -> PuzzleSolution {
    do throws(PuzzleError) {
      return try search(puzzle, limit)
    } catch {
      // There may be nothing better than what was found, although not all was looked at.
      switch error {
      case .stopped(let best?) where hasFewestOperations(best, of: puzzle): return best
      case .outOfMemory(let best?) where hasFewestOperations(best, of: puzzle): return best
      default: throw error
      }
    }
  }

  /// Whether a solution is exact, and no other can have fewer operations.
  private func hasFewestOperations(_ solution: PuzzleSolution, of puzzle: Puzzle) -> Bool {
    let fewest =
      if tables.canJoinDigits {
        0
      } else if let least = rules.usableCounts(of: puzzle.numbers.count).first, least > 1 {
        least - 1
      } else {
        puzzle.numbers.contains { ExactNumber($0) == puzzle.target } ? 0 : 1
      }
    return solution.isExact && solution.formula.length <= fewest
  }

  private mutating func search(
    _ puzzle: Puzzle, _ limit: SearchLimit
  ) throws(PuzzleError) -> PuzzleSolution {
    try turn(to: puzzle.rules)
    let (numbers, target) = (puzzle.numbers, puzzle.target)
    do throws(PuzzleError) {
      if let solution = try solveAsShow(
        numbers, target: target, limit: limit.withMemory(atMost: memory))
      {
        return solution
      }
    } catch {
      guard case .stopped(let best?) = error, let quick = Self.quickSolution(of: puzzle) else {
        throw error
      }
      throw .stopped(best: min(best, quick))
    }
    let sorted = inOrder(numbers)
    var watch = Watch(limit)
    var best = sum(sorted, target)
    do throws(ValueTables.Interruption) {
      let selections = selections(of: sorted)
      // Something close is soon found, for those who will not wait.
      for part in selections where part.count <= 3 { try noteClosest(part, target, &watch, &best) }
      if let exact = try exact(sorted, target, &watch) { return exact }
      for part in selections where part.count > 3 { try noteClosest(part, target, &watch, &best) }
    } catch {
      if let quick = Self.quickSolution(of: puzzle) { best = best.map { min($0, quick) } ?? quick }
      throw error == .stopped ? .stopped(best: best) : .outOfMemory(best: best)
    }
    guard let best else { throw .nothingReachable }
    return best
  }

  /// Changes the rules and discards the values of the old ones.
  private mutating func turn(to rules: PuzzleRules) throws(PuzzleError) {
    guard rules != tables.rules else { return makeRoom() }
    do throws(PuzzleRulesError) { try rules.validate() } catch { throw .badRules(error) }
    tables = ValueTables(rules, memory: memory)
  }

  /// Discards the values of earlier puzzles if they take much of the memory, which the next one may need.
  private mutating func makeRoom() {
    if tables.isHalfFull { tables = ValueTables(rules, memory: memory) }
  }

  /// Looks for what is closest of all that can be made of some numbers.
  private mutating func noteClosest(
    _ numbers: [Int], _ target: ExactNumber, _ watch: inout Watch, _ best: inout PuzzleSolution?
  ) throws(ValueTables.Interruption) {
    var closest: (way: ValueTables.Way, value: ExactNumber, distance: ExactNumber)?
    defer {
      if let closest {
        let solution = PuzzleSolution(
          tables.formula(closest.way), value: closest.value, target: target)
        best = best.map { min($0, solution) } ?? solution
      }
    }
    try tables.scan(numbers, &watch) { value, count, way in
      let distance = value.distance(to: target)
      if let known = closest {
        guard
          distance < known.distance
            || (distance == known.distance && count <= known.way.operationCount)
        else { return }
        let way = way()
        if distance == known.distance, !way.precedes(known.way) { return }
        closest = (way, value, distance)
      } else {
        closest = (way(), value, distance)
      }
    }
  }

  /// The sum of all numbers, as an answer that is better than none; `nil` if it is not allowed.
  private func sum(_ numbers: [Int], _ target: ExactNumber) -> PuzzleSolution? {
    guard rules.operations.contains(.add), let first = numbers.first,
      rules.usableCounts(of: numbers.count).contains(numbers.count)
    else { return nil }
    var (formula, value) = (Formula.number(first), ExactNumber(first))
    for number in numbers.dropFirst() {
      value = value + ExactNumber(number)
      guard tables.isAllowed(value) else { return nil }
      formula = .binary(.add, formula, .number(number))
    }
    return PuzzleSolution(formula.written(by: rules), value: value, target: target)
  }

  /// A way to make exactly the target, of those one with the fewest operations, or that there is none.
  ///
  /// - Returns: The solution; `nil` if the target cannot be reached.
  /// - Throws: ``PuzzleError`` as `solve(_:limit:)` does, but without a solution.
  /// - Complexity: Of the last two parts of a formula only one is made; the other is asked for. So it takes
  ///   less than a search for the closest, but not with powers.
  public mutating func exactSolution(
    of puzzle: Puzzle, limit: SearchLimit = .taskCancellation
  ) throws(PuzzleError) -> PuzzleSolution? {
    try turn(to: puzzle.rules)
    var watch = Watch(limit)
    do throws(ValueTables.Interruption) {
      return try exact(inOrder(puzzle.numbers), puzzle.target, &watch)
    } catch {
      throw error == .stopped ? .stopped(best: nil) : .outOfMemory(best: nil)
    }
  }

  /// All formulas that make exactly the target, but of those that differ only in the order and grouping of sums and
  /// products, in where signs are put, and in where ones that change nothing in a product and zeros in a sum are put, only one.
  /// It is the one with the least ``Formula/effort(digits:)``. If not all numbers must be used, formulas with a step that changes
  /// nothing are left out.
  ///
  /// - Returns: The formulas, those with the fewest operations first, and of these the easiest.
  /// - Throws: ``PuzzleError`` as `solve(_:limit:)` does, but without a solution.
  /// - Complexity: Exponential in the number of numbers: four take milliseconds, five a second or so if
  ///   fractions are allowed, and six run out of memory.
  public mutating func solutions(
    of puzzle: Puzzle, limit: SearchLimit = .taskCancellation
  ) throws(PuzzleError) -> [Formula] {
    try turn(to: puzzle.rules)
    var watch = Watch(limit)
    var search = DistinctFormulas(tables, memory: memory)
    var formulas: [Formula] = []
    do throws(ValueTables.Interruption) {
      for part in selections(of: inOrder(puzzle.numbers)) {
        formulas += try search.formulas(part, value: puzzle.target, &watch)
      }
    } catch {
      throw error == .stopped ? .stopped(best: nil) : .outOfMemory(best: nil)
    }
    // Ones that are quotients are parts of any product, and yet written at the end of all.
    var seen: Set<Formula> = []
    // Where numbers may be left unused, nothing need be done with those that change nothing.
    let isOpen = !rules.usesAllNumbers && rules.usedCount == nil
    formulas.removeAll { formula in
      !seen.insert(formula).inserted
        || isOpen
          && formula.steps(digits: rules.digits).contains { $0.operands.contains($0.result) }
    }
    // Sorting keeps the order of those that are equal.
    return formulas.enumerated().map { place, formula in
      (formula.length, formula.effort(digits: rules.digits) ?? .max, place)
    }
    .sorted(by: <).map { formulas[$0.2] }
  }

  /// All whole numbers in a range that can be made of some numbers, each with a formula.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, in any order.
  ///   - range: The range.
  ///   - limit: When to give up.
  /// - Returns: Formulas by their values.
  /// - Throws: ``PuzzleError`` as `solve(_:limit:)` does.
  public mutating func reachable(
    from numbers: [Int], in range: ClosedRange<Int>, limit: SearchLimit = .taskCancellation
  ) throws(PuzzleError) -> [Int: Formula] {
    var found: [Int: ValueTables.Way] = [:]
    try scanAll(numbers, limit) { value, count, way in
      guard let value = value.integer, range.contains(value),
        count <= found[value]?.operationCount ?? .max
      else { return }
      let way = way()
      if found[value].map(way.precedes) ?? true { found[value] = way }
    }
    return found.mapValues { tables.formula($0) }
  }

  /// Looks at all that can be made of numbers.
  mutating func scanAll(
    _ numbers: [Int], _ limit: SearchLimit,
    _ visit: (ExactNumber, Int, () -> ValueTables.Way) -> Void
  ) throws(PuzzleError) {
    try rules.check(numbers)
    makeRoom()
    var watch = Watch(limit)
    do throws(ValueTables.Interruption) {
      for part in selections(of: inOrder(numbers)) { try tables.scan(part, &watch, visit) }
    } catch {
      throw error == .stopped ? .stopped(best: nil) : .outOfMemory(best: nil)
    }
  }

  func formula(_ way: ValueTables.Way) -> Formula { tables.formula(way) }

  /// A way to make exactly the target, with the fewest operations.
  private mutating func exact(
    _ numbers: [Int], _ target: ExactNumber, _ watch: inout Watch
  ) throws(ValueTables.Interruption) -> PuzzleSolution? {
    var best: ValueTables.Way?
    for part in selections(of: numbers) {
      // Parts come in the order of their sizes, and more numbers take more operations.
      let fewest = tables.canJoinDigits ? 0 : part.count - 1
      if let best, best.operationCount < fewest { break }
      if let found = try tables.wayBack(to: target, from: part, &watch),
        best.map(found.precedes) ?? true
      {
        best = found
      }
    }
    return best.map {
      PuzzleSolution(tables.formula($0), value: target, target: target)
    }
  }

  /// The numbers in the order in which they are combined: the given one if the rules keep it, and else the ascending one.
  private func inOrder(_ numbers: [Int]) -> [Int] { rules.keepsOrder ? numbers : numbers.sorted() }

  /// The numbers that an answer may be made of: all of them, so many of them, or any of them.
  private func selections(of numbers: [Int]) -> [[Int]] {
    let counts = rules.usableCounts(of: numbers.count)
    if counts.lowerBound == numbers.count { return [numbers] }
    let all = (1..<(1 << numbers.count)).filter { counts.contains($0.nonzeroBitCount) }.map {
      choice in
      numbers.indices.filter { choice & (1 << $0) != 0 }.map { numbers[$0] }
    }
    // The fewest first; each collection once.
    var seen: Set<[Int]> = []
    return all.sorted { $0.count < $1.count }.filter { seen.insert($0).inserted }
  }
}

/// An answer to a puzzle.
public struct PuzzleSolution: Hashable, Sendable, Comparable {
  /// The answer.
  public let formula: Formula
  /// The exact value of the formula, of any size.
  public let value: ExactNumber
  /// The distance of the value from the target; 0 for an exact solution.
  public let distance: ExactNumber

  /// An answer.
  public init(_ formula: Formula, value: ExactNumber, target: ExactNumber) {
    self.formula = formula
    self.value = value
    distance = value.distance(to: target)
  }

  /// Whether the value is the target.
  public var isExact: Bool { distance.sign == 0 }

  /// Whether one solution is better than another: the smaller distance, then the fewer operations, of which a power counts
  /// for three.
  public static func < (first: PuzzleSolution, second: PuzzleSolution) -> Bool {
    first.distance == second.distance
      ? first.formula.length < second.formula.length
      : first.distance < second.distance
  }
}
