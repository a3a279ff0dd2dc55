public import NumbersGame

/// The best solution of every game with a pool of tiles, in memory or in a file that is mapped into it.
///
/// ```swift
/// let index = try Solver().solveAll(.countdown)
/// let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
/// print(index.solution(of: game)?.expression.text(in: .steps) ?? "")
/// ```
///
/// Its solutions are those that `solve(_:limit:)` finds. It has them by the numbers and the target, whatever the
/// rules of a game are called and however they score.
///
/// A file is the same on all machines. It is read by versions of this library that write files of the same version,
/// and refused by others.
public struct SolutionIndex: Sendable {
  let plan: EverythingPlan
  let reader: IndexReader
  private let pool: TilePool

  /// Wraps memory whose header and length have been checked.
  init(_ memory: IndexMemory) throws(IndexError) {
    let header = try IndexHeader(memory)
    do throws(IndexError) {
      plan = try EverythingPlan(
        header.pool, selectionSize: header.selectionSize, targets: header.targets)
    } catch {
      throw .damaged
    }
    let layout = IndexLayout(
      plan, expressionCounts: header.expressionCounts, exceptionCount: header.exceptionCount)
    guard layout.byteCount == memory.count else { throw .damaged }
    reader = IndexReader(memory, layout, plan)
    pool = header.pool
  }

  /// The tiles of all games, in ascending order, each as often as it is there.
  public var tiles: [Int] { pool.tiles }
  /// How many numbers each game has.
  public var numberCount: Int { plan.selectionSize }
  /// The targets of the games.
  public var targets: ClosedRange<Int> { plan.targets }
  /// How many selections there are.
  public var selectionCount: Int { plan.selections.count }
  /// How many games there are: all selections with all targets.
  public var gameCount: Int { plan.gameCount }

  /// The numbers, in ascending order, of the selection at a place from 0 to below ``selectionCount``.
  public func numbers(ofSelection place: Int) -> [Int] {
    plan.multisets.numbers(of: plan.selections[place]).map { Int($0) }
  }

  /// The best solution to a target, and how good it is.
  public struct Entry: Hashable, Sendable {
    /// The target.
    public let target: Int
    /// The value of the expression.
    public let value: Int
    /// How many steps the expression has.
    public let stepCount: Int
    /// The greatest result of any step; 0 where there is no step.
    public let largestStepResult: Int
    /// The expression.
    public let expression: Expression

    /// How far the value is from the target.
    public var distance: Int { abs(value - target) }
  }

  /// The best solutions to all targets.
  ///
  /// - Parameter place: The place of a selection, from 0 to below ``selectionCount``.
  /// - Returns: An entry for each target, in ascending order.
  /// - Throws: ``IndexError/damaged`` if the index has none, which a file that was not made by this library can lack in
  ///   spite of its checksum.
  public func entries(ofSelection place: Int) throws(IndexError) -> [Entry] {
    let code = plan.selections[place]
    return try targets.map { target throws(IndexError) in
      guard let found = reader.best(code, target) else { throw .damaged }
      return Entry(
        target: target, value: Int(found.value), stepCount: found.tileCount - 1,
        largestStepResult: Int(found.peak), expression: reader.expression(of: found))
    }
  }

  /// The best solution of a game.
  ///
  /// - Returns: The solution; `nil` if the game is not one of the index.
  /// - Complexity: Some hundred nanoseconds. For many games ``solutions(of:)`` is faster.
  public func solution(of game: Game) -> Solution? {
    guard let code = reader.code(of: game), let found = reader.best(code, game.target) else {
      return nil
    }
    return reader.solution(found, to: game)
  }
}
