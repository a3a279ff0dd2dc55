import NumbersGame

/// The solutions of the games of a batch, by the multisets of their numbers.
struct BatchRows: Sendable {
  private let cells: BatchCells
  private let run: EverythingRun
  private let rows: SolutionRows
  private let nearest: NearestValues

  /// From this number of games on, all rows take less time than the games one by one.
  static let worthwhileCount = 150_000

  /// Solves the games.
  ///
  /// - Throws: ``Stopped`` if the limit is reached.
  init(_ cells: BatchCells, threads: Int, limit: SearchLimit) throws(Stopped) {
    self.cells = cells
    run = try EverythingRun(cells.plan, threads: threads, limit: limit)
    try run.run(wanted: cells.wanted)
    rows = run.rows[cells.plan.selectionSize]
    nearest = NearestValues(cells.plan, rows)
  }

  /// A solution that is being looked up.
  private struct Lookup: BitwiseCopyable {
    var value: Int32
    var key: SolutionKey.Word
  }

  /// Looks up the solutions of the games at some places, and calls a function with the place of each, in their order, and its
  /// solution; `nil` if the rows do not have it.
  @inline(__always)
  func solve(_ games: Range<Int>, _ take: (Int, SmallSolution?) -> Void) {
    withUnsafeTemporaryAllocation(of: Lookup.self, capacity: SideBySide.count) { lookups in
      withUnsafeTemporaryAllocation(of: TileExpression.self, capacity: SideBySide.count) { words in
        SideBySide.forEachPart(of: games) { some in
          let start = some.lowerBound
          // Memory is read in loops that do nothing else.
          for index in some { lookups[index &- start] = load(cells[index]) }
          for index in some { find(&lookups[index &- start], cells[index]) }
          for index in some {
            words[index &- start] = expression(lookups[index &- start], cells[index])
          }
          for index in some {
            take(index, solution(lookups[index &- start], words[index &- start], cells[index]))
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
    lookup.key == SolutionKey.none
      ? .none : run.expression(of: Int(lookup.value), in: Int(cell.selection))
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
