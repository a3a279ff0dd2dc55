import NumbersGame

/// Packs rows into an index.
struct IndexBuilder: Sendable {
  private let plan: EverythingPlan
  private let pool: TilePool
  private let rows: [SolutionRows]
  private let crew: Crew<Void>

  /// - Parameters:
  ///   - plan: The plan whose rows they are.
  ///   - pool: The tiles.
  ///   - rows: The rows by the number of tiles, or none if the plan has no window.
  ///   - crew: Who packs.
  init(_ plan: EverythingPlan, _ pool: TilePool, _ rows: [SolutionRows], _ crew: Crew<Void>) {
    self.plan = plan
    self.pool = pool
    self.rows = rows
    self.crew = crew
  }

  /// The index, in new memory.
  func memory() throws(Stopped) -> IndexMemory {
    let starts = try (1...plan.selectionSize).map { size throws(Stopped) in
      try expressionStarts(size)
    }
    let counts = starts.map { Int($0[$0.count - 1]) }
    let exceptions = try self.exceptions()
    let layout = IndexLayout(plan, expressionCounts: counts, exceptionCount: exceptions.count)
    let memory = IndexMemory(byteCount: layout.byteCount)
    for (index, starts) in starts.enumerated() {
      for (row, start) in starts.enumerated() {
        memory.store(start, at: layout.sizes[index].starts + 4 * row)
      }
      if plan.window.isEmpty { continue }
      try crew.share(layout.sizes[index].rowCount) { _, row in
        pack(row, size: index + 1, start: Int(starts[row]), layout, memory)
      }
    }
    for (index, exception) in exceptions.enumerated() {
      exception.write(to: memory, at: layout.exceptions + IndexLayout.exceptionBytes * index)
    }
    IndexHeader(plan, pool: pool, expressionCounts: counts, exceptionCount: exceptions.count)
      .write(to: memory)
    return memory
  }

  /// For each row, how many values the rows before it have that no fewer tiles reach, and the number of all.
  private func expressionStarts(_ size: Int) throws(Stopped) -> [UInt32] {
    let rowCount = plan.multisets.ofSize[size].count
    var counts = [UInt32](repeating: 0, count: rowCount)
    if !plan.window.isEmpty {
      let lowest = SolutionKey.key(tiles: size, peak: 0)
      try counts.withUnsafeMutableBufferPointer { counts throws(Stopped) in
        // Each place is written by one thread only.
        nonisolated(unsafe) let counts = counts
        try crew.share(rowCount) { _, row in
          let keys = rows[size][row].keys
          var count: UInt32 = 0
          for value in plan.window where keys[value] >= lowest && keys[value] != SolutionKey.none {
            count &+= 1
          }
          counts[row] = count
        }
      }
    }
    var starts: [UInt32] = [0]
    starts.reserveCapacity(rowCount + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    return starts
  }

  /// Writes a row and its expressions.
  private func pack(
    _ place: Int, size: Int, start: Int, _ layout: IndexLayout, _ memory: IndexMemory
  ) {
    let sizes = layout.sizes[size - 1]
    let row = rows[size][place]
    let smaller = smallerRows(place, size)
    var next = sizes.expressions + start * sizes.expressionBytes
    var count: UInt16 = 0
    let shift = TileExpression.unusedBits(tiles: size)
    for (index, value) in plan.window.enumerated() {
      if index % IndexLayout.block == 0 {
        memory.store(
          count, at: sizes.counts + 2 * (place * layout.blockCount + index / IndexLayout.block))
      }
      let key = row.keys[value]
      var source = IndexSource.unreachable
      if key != SolutionKey.none {
        let expression = row.expressions[value]
        if SolutionKey.tiles(key) == size {
          source = IndexSource.own
          var bits = expression.word >> shift
          for byte in 0..<sizes.expressionBytes {
            memory.store(UInt8(truncatingIfNeeded: bits), at: next + byte)
            bits >>= 8
          }
          next += sizes.expressionBytes
          count += 1
        } else {
          // Different expressions are different words, whatever their lengths.
          source = 0
          while smaller[Int(source)].expressions[value].word != expression.word { source += 1 }
        }
      }
      let offset = sizes.sources + place * layout.rowBytes + index / 2
      let other = index % 2 == 0 ? 0 : memory.load(offset, as: UInt8.self)
      memory.store(other | source << UInt8(4 * (index % 2)), at: offset)
    }
  }

  /// The rows of the multisets with one tile fewer.
  private func smallerRows(_ place: Int, _ size: Int) -> [SolutionRows.Row] {
    let multisets = plan.multisets
    let code = multisets.ofSize[size][place]
    if size == 1 { return [] }
    return multisets.distinctTiles(of: code).map { tile in
      rows[size - 1][multisets.place(of: code - multisets.code(ofTile: tile))]
    }
  }
}

// MARK: - Exceptions

extension IndexBuilder {
  /// The games whose nearest value may lie outside the window, solved one by one.
  private func exceptions() throws(Stopped) -> [IndexException] {
    let largest = LargestValues(plan.multisets)
    let lists = try crew.map(plan.selections.count) { _, selection in
      let bound = largest[selection, size: plan.selectionSize]
      let numbers = plan.multisets.numbers(of: plan.selections[selection])
      return plan.targets.compactMap { target in
        isSettled(selection, target, largestValue: bound)
          ? nil : exception(selection, numbers, target)
      }
    }
    return Array(lists.joined())
  }

  /// Whether no value outside the window can be as near to a target as those inside.
  private func isSettled(_ selection: Int, _ target: Int, largestValue: UInt32) -> Bool {
    guard plan.window.contains(target) else { return false }
    let keys = rows[plan.selectionSize][selection].keys
    if keys[target] != SolutionKey.none { return true }
    let (lowest, end) = (plan.window.lowerBound, plan.window.upperBound)
    // How near a value could be on each side. (Every selection has a value of at least 1.)
    let below = lowest == 1 ? Int.max : target - (lowest - 1)
    let above = largestValue < UInt32(end) ? Int.max : end - target
    var distance = 1
    while distance < min(below, above) {
      if target - distance < lowest, target + distance >= end { return false }
      if target - distance >= lowest, keys[target - distance] != SolutionKey.none { return true }
      if target + distance < end, keys[target + distance] != SolutionKey.none { return true }
      distance += 1
    }
    return false
  }

  private func exception(_ selection: Int, _ numbers: [UInt32], _ target: Int) -> IndexException {
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

/// The solution of a game that the rows do not settle.
struct IndexException: Sendable {
  let selection: UInt32
  let target: UInt32
  let value: UInt32
  let tileCount: UInt32
  let expression: TileExpression

  func write(to memory: IndexMemory, at offset: Int) {
    memory.store(selection, at: offset)
    memory.store(target, at: offset + 4)
    memory.store(value, at: offset + 8)
    memory.store(tileCount, at: offset + 12)
    memory.store(expression.word, at: offset + 16)
  }

  init(
    selection: UInt32, target: UInt32, value: UInt32, tileCount: UInt32, expression: TileExpression
  ) {
    self.selection = selection
    self.target = target
    self.value = value
    self.tileCount = tileCount
    self.expression = expression
  }

  init(_ memory: IndexMemory, at offset: Int) {
    selection = memory.load(offset, as: UInt32.self)
    target = memory.load(offset + 4, as: UInt32.self)
    value = memory.load(offset + 8, as: UInt32.self)
    tileCount = memory.load(offset + 12, as: UInt32.self)
    expression = TileExpression(word: memory.load(offset + 16, as: UInt64.self))
  }
}
