import NumbersGame

/// Solves every game of a plan that has a window: all rows of all multisets, from those of one tile up.
final class EverythingRun: Sendable {
  private let plan: EverythingPlan
  private let limit: SearchLimit
  private let threads: Int
  private let tables: PartTables
  /// By the number of tiles.
  let rows: [SolutionRows]

  init(_ plan: EverythingPlan, threads: Int, limit: SearchLimit) throws(Stopped) {
    self.plan = plan
    self.threads = threads
    self.limit = limit
    let builders = Crew(threads: threads, limit: limit) { PartBuilder() }
    tables = try PartTables(plan.multisets, crew: builders)
    rows = plan.multisets.ofSize.map { SolutionRows($0.count, plan.window) }
  }

  /// Fills all rows.
  ///
  /// - Parameters:
  ///   - wanted: The targets that matter of each selection; all if not given. Of values that cannot be the best for any of
  ///     these the rows say only what fewer tiles than all reach.
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
    let blocks = OpenBlocks(rowCount: rows[6].count, plan.window)
    try crew.share(rows[6].count) { _, place in
      inherit(6, place)
      wanted?.closeOthers(rows[6][place].keys, place)
      blocks.note(rows[6][place].keys, place)
    }
    try joinSix(quintuples, blocks) { progress(0.3 + 0.7 * $0) }
  }

  /// Six tiles. First the keys of what five and one make, since they cost the least and spare the others most of their
  /// expressions; then three and three, four and two; then the expressions of five and one, once the keys are final.
  private func joinSix(
    _ quintuples: QuintupleList, _ blocks: OpenBlocks, progress: @Sendable (Double) -> Void
  ) throws(Stopped) {
    let multisets = plan.multisets
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
    multisets.forEachPart(of: code, size: size - 1) { part in
      let partPlace = multisets.place(of: part)
      if isFirst {
        rows[size].copy(rows[size - 1], partPlace, to: place)
        isFirst = false
      } else {
        rows[size].lower(place, by: rows[size - 1], partPlace)
      }
    }
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
