import NumbersGame

/// Solves every game of a plan that has a window: all rows of all multisets, from those of one tile up.
final class EverythingRun: Sendable {
  private let plan: EverythingPlan
  private let limit: SearchLimit
  private let threads: Int
  private let tables: PartTables
  /// By the number of tiles. Those of six have no expressions.
  let rows: [SolutionRows]
  /// The values that five of six tiles do not reach, with their expressions.
  let blocks: OpenBlocks

  init(_ plan: EverythingPlan, threads: Int, limit: SearchLimit) throws(Stopped) {
    self.plan = plan
    self.threads = threads
    self.limit = limit
    let builders = Crew(threads: threads, limit: limit) { PartBuilder() }
    tables = try PartTables(plan.multisets, crew: builders)
    rows = plan.multisets.ofSize.enumerated().map { size, codes in
      SolutionRows(codes.count, plan.window, hasExpressions: size < 6)
    }
    blocks = OpenBlocks(rowCount: rows.count > 6 ? rows[6].count : 0, plan.window)
  }

  /// Fills all rows.
  ///
  /// - Parameters:
  ///   - wanted: The targets that matter of each selection; all if not given. Of values that cannot be the best for any of
  ///     these the rows say only what fewer tiles than all reach, and of six tiles, the rows of fewer than five are given back.
  ///   - progress: Called with the share that is done.
  /// - Throws: ``Stopped`` if the limit is reached.
  func run(
    wanted: WantedTargets? = nil, progress: @Sendable (Double) -> Void = { _ in }
  ) throws(Stopped) {
    let crew = Crew(threads: threads, limit: limit) { () }
    for size in 1...min(plan.selectionSize, PartTables.maximumSize) {
      try crew.share(rows[size].count) { _, place in
        inherit(size, place)
        addOwnValues(size, place)
      }
    }
    if plan.selectionSize < 5 { return }
    let quintuples = QuintupleList(count: rows[5].count)
    let finders = Crew(threads: threads, limit: limit) {
      QuintupleRows(plan, tables, rows[5], quintuples)
    }
    try finders.share(rows[5].count, progress: { progress(0.25 * $0) }) { finder, place in
      inherit(5, place)
      finder.find(place)
    }
    if plan.selectionSize < 6 { return }
    if wanted != nil { rows[..<5].forEach { $0.giveBack() } }
    try crew.share(rows[6].count) { _, place in
      inherit(6, place)
      wanted?.closeOthers(rows[6][place].keys, place)
      blocks.note(rows[6][place].keys, place)
    }
    blocks.makeRoom()
    try joinSix(quintuples) { progress(0.3 + 0.7 * $0) }
  }

  /// Six tiles. First the keys of what five and one make, since they cost the least and spare the others most of their
  /// expressions; then three and three, four and two; then the expressions of five and one, once the keys are final.
  private func joinSix(
    _ quintuples: QuintupleList, progress: @Sendable (Double) -> Void
  ) throws(Stopped) {
    let (multisets, blocks) = (plan.multisets, blocks)
    let pairValues = PairValues(tables)
    let crew = Crew(threads: threads, limit: limit) {
      SextupleSearch(plan, tables, rows[6], blocks, pairValues)
    }
    try crew.share(rows[5].count, progress: { progress(0.1 * $0) }) { search, place in
      search.lowerKeys(with: place, quintuples[place])
    }
    try crew.share(rows[6].count, progress: { progress(0.1 + 0.2 * $0) }) { search, place in
      search.joinTriples(of: place)
    }
    try crew.share(multisets.ofSize[4].count, progress: { progress(0.3 + 0.3 * $0) }) {
      search, place in search.joinPairs(with: place)
    }
    try crew.share(rows[5].count, progress: { progress(0.6 + 0.4 * $0) }) { search, place in
      search.findExpressions(with: place, quintuples[place])
    }
  }

  /// Begins a row with the best of what one tile fewer reaches.
  private func inherit(_ size: Int, _ place: Int) {
    let multisets = plan.multisets
    if size == 1 { return rows[1].clear(place) }
    let code = multisets.ofSize[size][place]
    var isFirst = true
    TileMultisets.forEachTile(of: code) { tile in
      let partPlace = multisets.place(of: code &- tile)
      if isFirst {
        rows[size].copy(rows[size - 1], partPlace, to: place)
        isFirst = false
      } else {
        rows[size].lower(place, by: rows[size - 1], partPlace)
      }
    }
  }

  /// The expression of a value that a row of selections has.
  @inline(__always)
  func expression(of value: Int, in selection: Int) -> TileExpression {
    let size = plan.selectionSize
    let row = rows[size][selection]
    if size < 6 { return row.expressions[value] }
    let key = row.keys[value]
    if SolutionKey.tiles(key) == 6 { return blocks.expression(of: value, in: selection).pointee }
    // It is the first of those over five tiles.
    var first = TileExpression.none
    let code = plan.multisets.ofSize[6][selection]
    TileMultisets.forEachTile(of: code) { tile in
      let part = rows[5][plan.multisets.place(of: code &- tile)]
      if part.keys[value] == key, part.expressions[value].precedes(first) {
        first = part.expressions[value]
      }
    }
    return first
  }

  /// Adds the values that a part of up to four tiles has and fewer of its tiles do not have.
  private func addOwnValues(_ size: Int, _ place: Int) {
    let part = tables.part(at: place, size: size)
    let row = rows[size][place]
    for index in 0..<part.count where plan.window.contains(Int(part.values[index])) {
      let value = Int(part.values[index])
      row.keys[value] = SolutionKey.key(tiles: size, peak: part.peaks[index])
      row.expressions[value] = part.first(at: index, notAbove: part.peaks[index])
    }
  }
}
