public import NumbersGame

/// A game that has exactly one distinct solution, and the solution.
public struct SoleSolution: Hashable, Sendable {
  /// The selection, in ascending order.
  public let numbers: [Int]
  /// The target, which the solution reaches.
  public let target: Int
  /// The only expression that reaches the target, but for those that ``DistinctSolutions`` counts
  /// as the same.
  public let expression: Expression
}

extension Solver {
  /// The games under some rules that have exactly one distinct solution, as ``DistinctSolutions`` tells them apart.
  ///
  /// All of Countdown take some minutes of one core. Counting ends at the second solution.
  ///
  /// - Parameters:
  ///   - rules: The rules, with a pool of tiles and one number of numbers.
  ///   - threads: The maximum number of threads; as many as there are cores if not given.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  ///   - progress: Called now and then, from any thread, with the share that is done, from 0 to 1, which only grows.
  /// - Returns: The games and their solutions, by selections in the order of an index and then by targets.
  /// - Throws: ``IndexError/unsupportedRules`` if the rules have too many games or too large numbers;
  ///   ``IndexError/stopped`` if the limit is reached.
  public func soleSolutions(
    _ rules: Rules, threads: Int? = nil, limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws(IndexError) -> [SoleSolution] {
    let progress = RisingProgress(progress)
    let plan = try EverythingPlan(rules)
    let crew = Crew(threads: max(1, threads ?? availableCores()), limit: limit) { () }
    do throws(Stopped) {
      let found = try crew.map(plan.selections.count, progress: { progress($0) }) { _, place in
        SoleSolutionFinder(plan.multisets.numbers(of: plan.selections[place]).map { Int($0) })
          .solutions(of: plan.targets)
      }
      progress(1)
      return found.flatMap { $0 }
    } catch {
      throw .stopped
    }
  }
}

/// Finds the targets to which some numbers have one distinct solution.
struct SoleSolutionFinder {
  private let numbers: [Int]
  private let lattice: SelectionLattice

  init(_ numbers: [Int]) {
    self.numbers = numbers
    lattice = SelectionLattice(numbers)
  }

  /// The targets of a range that have one solution. What parts of the numbers make is found once for all of them.
  func solutions(of targets: ClosedRange<Int>) -> [SoleSolution] {
    // A selection takes some milliseconds, which are not interrupted.
    let ceiling = UInt64(targets.upperBound)
    let counter = SolutionCounter(lattice, ceiling: ceiling, Watch(.never))
    let forest = SolutionForest(lattice, ceiling: ceiling, Watch(.never))
    let subsets = lattice.ofSize.dropFirst().flatMap { $0 }
    return targets.compactMap { target in
      guard let goal = soleGoal(counter, subsets, UInt64(target)) else { return nil }
      // Of the forest only those few solutions are needed.
      guard let root = try? forest.roots(of: goal).first else { return nil }
      var walk = forest.walk(root)
      return forest.next(&walk).map {
        SoleSolution(numbers: numbers, target: target, expression: forest.expression($0))
      }
    }
  }

  /// The goal that has the only solution to a target, if there is just one.
  private func soleGoal(
    _ counter: SolutionCounter, _ subsets: [SelectionLattice.Subset], _ target: UInt64
  ) -> ExpressionFinder.Goal? {
    var sole: ExpressionFinder.Goal?
    for subset in subsets {
      let goal = ExpressionFinder.Goal(subset: subset, value: target)
      let count = (try? counter.count(of: goal)) ?? 0
      if count > 1 || count == 1 && sole != nil { return nil }
      if count == 1 { sole = goal }
    }
    return sole
  }
}
