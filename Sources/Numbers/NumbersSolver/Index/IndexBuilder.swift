import NumbersGame

/// Packs rows into an index.
struct IndexBuilder: Sendable {
  /// The plan whose rows they are.
  let plan: EverythingPlan
  /// The tiles.
  let pool: TilePool
  /// The rows by the number of tiles, or none if the plan has no window.
  let rows: [SolutionRows]
  /// The expressions of six tiles, if there are rows.
  let blocks: OpenBlocks?
  /// Who packs.
  let crew: Crew<Void>

  /// The index, in new memory.
  func memory() throws(Stopped) -> IndexMemory {
    let starts = try (1...plan.selectionSize).map { size throws(Stopped) in
      try expressionStarts(size)
    }
    let counts = starts.map { Int($0[$0.count - 1]) }
    let cells = CellRows(rowCount: plan.selections.count, 0..<plan.targets.count)
    let exceptions = try fill(cells)
    let layout = IndexLayout(plan, expressionCounts: counts, exceptionCount: exceptions.count)
    let memory = IndexMemory(byteCount: layout.byteCount)
    try crew.share(plan.selections.count) { _, selection in
      let row = cells[selection]
      for index in 0..<layout.targetCount {
        memory.store(row[index].bits, at: layout.cell(selection, index))
      }
    }
    for (index, starts) in starts.enumerated() {
      try crew.share(layout.sizes[index].rowCount) { _, row in
        memory.store(starts[row], at: layout.sizes[index].starts + 4 * row)
        writeExpressions(row, size: index + 1, start: Int(starts[row]), layout, memory)
      }
    }
    for (index, exception) in exceptions.enumerated() {
      exception.write(to: memory, at: layout.exceptions + IndexLayout.exceptionBytes * index)
    }
    IndexHeader(plan, pool: pool, expressionCounts: counts, exceptionCount: exceptions.count)
      .write(to: memory)
    return memory
  }

  // MARK: Expressions

  /// For each row, how many values the rows before it have that no fewer tiles reach, and the number of all.
  private func expressionStarts(_ size: Int) throws(Stopped) -> [UInt32] {
    let counts = try crew.map(plan.multisets.ofSize[size].count) { _, row in
      var count: UInt32 = 0
      for value in plan.window where isOwn(rows[size][row].keys[value], size) { count &+= 1 }
      return count
    }
    var starts: [UInt32] = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    return starts
  }

  /// Whether a value needs all tiles of a multiset.
  @inline(__always)
  private func isOwn(_ key: SolutionKey.Word, _ size: Int) -> Bool {
    key >= SolutionKey.key(tiles: size, peak: 0) && key != SolutionKey.none
  }

  private func writeExpressions(
    _ place: Int, size: Int, start: Int, _ layout: IndexLayout, _ memory: IndexMemory
  ) {
    if plan.window.isEmpty { return }
    let row = rows[size][place]
    var index = start
    for value in plan.window where isOwn(row.keys[value], size) {
      let expression =
        size < 6 ? row.expressions[value] : blocks?.expression(of: value, in: place).pointee
      layout.write(expression ?? .none, at: index, size: size, to: memory)
      index += 1
    }
  }

  // MARK: Cells

  /// Fills the cells of all games.
  ///
  /// - Returns: The games whose solutions no cell tells, in ascending order.
  private func fill(_ cells: CellRows) throws(Stopped) -> [IndexException] {
    let window = plan.window
    var smaller = CellRows(rowCount: 0, window)
    if !window.isEmpty {
      for size in 1...plan.selectionSize {
        let rows = CellRows(rowCount: plan.multisets.ofSize[size].count, window)
        let previous = smaller
        try crew.share(plan.multisets.ofSize[size].count) { _, place in
          fill(rows[place], place, size, previous)
        }
        smaller = rows
      }
    }
    let byValue = smaller
    let choice = NearestValues(plan, rows.last)
    let exceptions = try crew.map(plan.selections.count) { _, selection in
      chooseValues(selection, choice, byValue, cells[selection])
    }
    return Array(exceptions.joined())
  }

  /// Fills a row of cells by values, given those of multisets with one tile fewer.
  private func fill(
    _ cells: UnsafeMutablePointer<IndexCell>, _ place: Int, _ size: Int, _ smaller: CellRows
  ) {
    let multisets = plan.multisets
    let code = multisets.ofSize[size][place]
    let row = rows[size][place]
    if size > 1 {
      // The first of the expressions of each value, which are as good as the row says.
      let memory = OwnedMemory()
      let best = memory.array(plan.window.count, of: TileExpression.none) - plan.window.lowerBound
      for tile in multisets.distinctTiles(of: code) {
        let partPlace = multisets.place(of: code - multisets.code(ofTile: tile))
        let (part, partCells) = (rows[size - 1][partPlace], smaller[partPlace])
        // The last number of those with this tile is left out: what comes after it moves up.
        let kept =
          IndexCell.bits(before: multisets.lastPlace(of: tile, in: code)) | IndexCell.allRankBits
        for value in stride(from: plan.window.lowerBound, to: plan.window.upperBound, by: 8) {
          let isAsGood =
            load(row.keys + value, as: SIMD8<SolutionKey.Word>.self)
            .== load(part.keys + value, as: SIMD8<SolutionKey.Word>.self)
          // Words are compared as the doubles whose bits they are: see `TileExpression`.
          let (first, other) = (
            load(best + value, as: SIMD8<Double>.self),
            load(part.expressions + value, as: SIMD8<Double>.self)
          )
          let isTaken =
            SIMD8<Int64>(
              truncatingIfNeeded: unsafeBitCast(isAsGood, to: SIMD8<SolutionKey.Word>.self))
            & unsafeBitCast(other .<= first, to: SIMD8<Int64>.self)
          let isTakenLane = unsafeBitCast(isTaken, to: SIMDMask<SIMD8<Int64>>.self)
          store(first.replacing(with: other, where: isTakenLane), to: best + value)
          let mask = SIMD8<UInt16>(truncatingIfNeeded: isTaken)
          let bits = load(partCells + value, as: SIMD8<UInt16>.self)
          let moved = bits & kept | (bits & ~kept) &<< 1
          let old = load(cells + value, as: SIMD8<UInt16>.self)
          store(moved & mask | old & ~mask, to: cells + value)
        }
      }
    }
    var rank = 0
    for value in plan.window where isOwn(row.keys[value], size) {
      cells[value] = IndexCell(all: size, rank: rank)
      rank += 1
    }
  }

  /// Chooses the nearest values to all targets of a selection.
  ///
  /// - Returns: The games that are not settled by what is known.
  private func chooseValues(
    _ selection: Int, _ choice: NearestValues, _ byValue: CellRows,
    _ cells: UnsafeMutablePointer<IndexCell>
  ) -> [IndexException] {
    var exceptions: [IndexException] = []
    for (index, target) in plan.targets.enumerated() {
      let value = choice.value(nearest: target, selection)
      cells[index] = value.map { byValue[selection][$0] } ?? .exception
      if cells[index].bits == IndexCell.exception.bits {
        exceptions.append(exception(selection, target))
      }
    }
    return exceptions
  }

  /// The solution of a game that is solved by itself.
  private func exception(_ selection: Int, _ target: Int) -> IndexException {
    let numbers = plan.multisets.numbers(of: plan.selections[selection])
    guard let small = SmallSelection(numbers.map { Int($0) }) else {
      preconditionFailure("the selections of a plan are small")
    }
    let solution = SmallSearch.borrow { $0.solve(small, UInt32(target)) }
    let expression = TileExpression(solution.expression) { place in
      plan.multisets.tiles.lowerBound(small.numbers[place])
    }
    return IndexException(
      selection: UInt32(selection), target: UInt32(target), value: solution.value,
      tileCount: UInt32((solution.expression.tokenCount + 1) / 2), expression: expression)
  }
}

/// Cells for each multiset of some size and each place of a range, in memory of its own.
///
/// Each row is written by one thread, before anybody reads it.
private final class CellRows: @unchecked Sendable {
  private let cells: UnsafeMutablePointer<IndexCell>
  private let range: Range<Int>
  private let memory = OwnedMemory()

  init(rowCount: Int, _ range: Range<Int>) {
    self.range = range
    cells = memory.array(rowCount * range.count, of: .exception)
  }

  /// A row, addressed by the places of the range.
  subscript(row: Int) -> UnsafeMutablePointer<IndexCell> {
    cells + (row * range.count - range.lowerBound)
  }
}
