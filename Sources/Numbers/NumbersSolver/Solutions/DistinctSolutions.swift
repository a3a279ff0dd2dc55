public import NumbersGame

/// All distinct solutions of a game, each once, found as the sequence is walked.
///
/// Two expressions are the same solution if they differ only in the order of the operands of + and
/// ×, in the grouping of a chain of + and − or of × and ÷, or in which of several equal numbers they
/// use. In other words: each expression is flattened to a *sum*, terms that are added and terms that
/// are taken away, or a *product*, factors and divisors, whose members are numbers, products or sums
/// in turn; and expressions with the same flat form are the same solution.
///
/// Solutions with useless steps are left out: those in which some of the terms of a sum add up to
/// zero (`25 + 3 − 3`, `25 + 5 − 2 − 3`), or some but not all of the factors and divisors of a
/// product multiply to one (`25 × 1`, `25 × 6 ÷ (4 + 2)`). A product that is one as a whole, as in
/// `25 + 6 ÷ 6`, is not useless.
///
/// Every value in a solution is a positive integer, as in any legal expression: a flat form stands
/// for an expression if, and only if, the value of each of its sums and products is.
///
/// Each solution is given in a grouping in which the largest step result is as small as its flat
/// form allows (for chains of up to six members). Solutions that use fewer numbers come first; the order is always the same.
/// The best solution is among them.
///
/// If the order of the solver is that of ease, solutions are written as a person would, and those with as few numbers come by
/// their `Expression.effort`. Of very many, a hundred thousand at a time are put in order.
///
/// ```swift
/// let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
/// for solution in try Solver().solutions(of: game) { print(solution.expression) }
/// ```
///
/// If no exact solution exists, these are the expressions at the smallest distance, on both sides of
/// the target.
public struct DistinctSolutions: Sequence, Sendable {
  /// The game that is solved.
  public let game: Game
  /// How far all of the solutions are from the target.
  public let distance: Int
  private let order: SolutionOrder
  let limit: SearchLimit

  init(of game: Game, distance: Int, in order: SolutionOrder, limit: SearchLimit) {
    self.game = game
    self.distance = distance
    self.order = order
    self.limit = limit
  }

  /// How many solutions there are, without finding each of them; `Int.max` if there are more.
  ///
  /// - Throws: ``CountStopped`` if the limit is reached.
  public var count: Int {
    get throws(CountStopped) {
      let (lattice, values) = (SelectionLattice(game.numbers), values)
      let counter = SolutionCounter(lattice, ceiling: values.max() ?? 0, Watch(limit))
      var count = 0
      do throws(Stopped) {
        for subset in lattice.ofSize.dropFirst().joined() {
          for value in values {
            let next = try counter.count(of: .init(subset: subset, value: value))
            count = count.clampedSum(next)
          }
        }
      } catch {
        throw CountStopped(countedSoFar: count)
      }
      return count
    }
  }

  /// How many solutions there are, or a number that is enough if there are at least as many. A few are found sooner than
  /// all are counted.
  ///
  /// - Parameters:
  ///   - enough: The number from which on it does not matter how many there are.
  ///   - size: The fewest numbers of any solution.
  /// - Returns: The number of solutions, at most `enough`.
  /// - Throws: ``CountStopped`` if the limit is reached.
  package func count(upTo enough: Int, usingAtLeast size: Int) throws(CountStopped) -> Int {
    if let selection = SmallSelection(game),
      let count = FewSolutions.count(
        selection, values: values, usingAtLeast: size, upTo: enough)
    {
      return count
    }
    var cursor = SolutionCursor(game, values: values, usingAtLeast: size, limit: limit)
    var count = 0
    while count < enough, let next = cursor.nextCount() { count = count.clampedSum(next) }
    if cursor.wasStopped { throw CountStopped(countedSoFar: count) }
    return Swift.min(count, enough)
  }

  /// The values of all solutions. None is larger than the largest integer: `Solver.solutions` sees to it.
  var values: [UInt64] { game.targets(at: distance).map { UInt64($0) } }

  /// A walk over the solutions.
  ///
  /// - Returns: An iterator that has found nothing yet.
  public func makeIterator() -> Iterator {
    Iterator(self, limit: limit)
  }

  /// A walk over the distinct solutions of a game.
  public struct Iterator: IteratorProtocol {
    private var cursor: SolutionCursor
    /// The distance and the points of all solutions.
    private let (distance, points): (Int, Int)
    private let isEasiest: Bool
    /// The next solutions by their ease, the easiest last.
    private var inOrder: [Solution] = []
    /// The first solution with more numbers than these have.
    private var nextLonger: Solution?

    /// The most solutions that are put in order at a time.
    private static let maximumInOrder = 100_000

    /// Whether the sequence has ended early because its limit was reached.
    public var wasStopped: Bool { cursor.wasStopped }

    init(_ solutions: DistinctSolutions, limit: SearchLimit) {
      cursor = SolutionCursor(solutions.game, values: solutions.values, limit: limit)
      distance = solutions.distance
      isEasiest = solutions.order == .easiest
      points = solutions.game.rules.scoring.points(distance: solutions.distance)
    }

    /// The next solution; `nil` when there are no more or the limit is reached.
    ///
    /// - Returns: A solution that has not been given before.
    public mutating func next() -> Solution? {
      guard isEasiest else { return nextFound() }
      if inOrder.isEmpty { putInOrder() }
      return inOrder.popLast()
    }

    private mutating func putInOrder() {
      var found: [(rank: (Int, Int, Int), solution: Solution)] = []
      while found.count < Self.maximumInOrder, let solution = nextLonger ?? nextFound() {
        nextLonger = nil
        let expression = solution.expression
        if let first = found.first?.solution,
          expression.operationCount != first.expression.operationCount
        {
          nextLonger = solution
          break
        }
        found.append(((expression.effort ?? .max, solution.value, found.count), solution))
      }
      inOrder = found.sorted { $0.rank > $1.rank }.map { $0.solution }
    }

    private mutating func nextFound() -> Solution? {
      guard let place = cursor.next() else { return nil }
      let solution = Solution(
        legal: cursor.forest.expression(place), value: cursor.value, distance: distance,
        points: points)
      return isEasiest ? solution.inEasiestForm : solution
    }
  }
}

/// The solutions could not all be counted before the limit was reached.
public struct CountStopped: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many had been counted by then.
  public let countedSoFar: Int

  /// A description of what happened.
  public var description: String { "stopped after counting \(countedSoFar) solutions" }
}
