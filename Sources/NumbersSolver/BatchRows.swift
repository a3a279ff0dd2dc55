import NumbersGame

/// The solutions of the games of a batch, by the multisets of their numbers.
struct BatchRows: Sendable {
  private let cells: BatchCells
  private let rows: SolutionRows
  private let nearest: NearestValues

  /// From this number of games on, all rows take less time than the games one by one.
  static let worthwhileCount = 150_000

  /// Solves the games.
  ///
  /// - Throws: ``Stopped`` if the limit is reached.
  init(_ cells: BatchCells, threads: Int, limit: SearchLimit) throws(Stopped) {
    self.cells = cells
    let run = try EverythingRun(cells.plan, threads: threads, limit: limit)
    try run.run(wanted: cells.wanted)
    rows = run.rows[cells.plan.selectionSize]
    nearest = NearestValues(cells.plan, rows)
  }

  /// How many games are looked up side by side: more than the memory can answer at a time, few enough for the nearest cache.
  private static let sideBySide = 32

  /// A solution that is being looked up.
  private struct Lookup: BitwiseCopyable {
    var value: Int32
    var key: SolutionKey.Word
  }

  /// Looks up the solutions of some games.
  ///
  /// - Parameters:
  ///   - games: The places of the games.
  ///   - take: Called with the place of each game, in their order, and its solution; `nil` if the rows do not have it.
  @inline(__always)
  func solve(_ games: Range<Int>, _ take: (Int, SmallSolution?) -> Void) {
    withUnsafeTemporaryAllocation(of: Lookup.self, capacity: Self.sideBySide) { lookups in
      withUnsafeTemporaryAllocation(of: TileExpression.self, capacity: Self.sideBySide) { words in
        for start in stride(from: games.lowerBound, to: games.upperBound, by: Self.sideBySide) {
          let count = min(Self.sideBySide, games.upperBound - start)
          // Memory is read in loops that do nothing else, so that none of the games waits for that of another.
          for index in 0..<count { lookups[index] = load(cells[start &+ index]) }
          for index in 0..<count { find(&lookups[index], cells[start &+ index]) }
          for index in 0..<count {
            words[index] = expression(lookups[index], cells[start &+ index])
          }
          for index in 0..<count {
            take(
              start &+ index, solution(lookups[index], words[index], cells[start &+ index]))
          }
        }
      }
    }
  }

  @inline(__always)
  private func load(_ cell: BatchCells.Cell) -> Lookup {
    // What is in no row is read in the first one, and forgotten.
    let row = rows[cell.isNone ? 0 : Int(cell.selection)]
    let value = Int(cell.target) &+ cells.plan.window.lowerBound
    return Lookup(value: Int32(truncatingIfNeeded: value), key: row.keys[value])
  }

  /// Finds the nearest value, if it is not the target.
  @inline(__always)
  private func find(_ lookup: inout Lookup, _ cell: BatchCells.Cell) {
    if cell.isNone {
      lookup.key = SolutionKey.none
    } else if lookup.key == SolutionKey.none {
      let selection = Int(cell.selection)
      guard let value = nearest.value(nearest: Int(lookup.value), selection) else { return }
      lookup.value = Int32(truncatingIfNeeded: value)
      lookup.key = rows[selection].keys[value]
    }
  }

  @inline(__always)
  private func expression(_ lookup: Lookup, _ cell: BatchCells.Cell) -> TileExpression {
    rows[cell.isNone ? 0 : Int(cell.selection)].expressions[Int(lookup.value)]
  }

  @inline(__always)
  private func solution(
    _ lookup: Lookup, _ word: TileExpression, _ cell: BatchCells.Cell
  ) -> SmallSolution? {
    if lookup.key == SolutionKey.none { return nil }
    let multisets = cells.plan.multisets
    let code = multisets.ofSize[cells.plan.selectionSize][Int(cell.selection)]
    let expression = PackedExpression(
      word, tileCount: SolutionKey.tiles(lookup.key),
      firstPlaces: TileMultisets.firstPlaces(in: code))
    return SmallSolution(
      expression: expression, value: UInt32(truncatingIfNeeded: lookup.value))
  }
}
