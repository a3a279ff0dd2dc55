import NumbersGame

/// The values of all multisets of five tiles, kept for the sixth.
///
/// Each place is written by one thread, before any is read.
final class QuintupleList: @unchecked Sendable {
  private let lists: UnsafeMutablePointer<QuintupleValues>
  private let count: Int

  init(count: Int) {
    self.count = count
    lists = .allocate(capacity: count)
    lists.initialize(repeating: .none, count: count)
  }

  deinit {
    for place in 0..<count { lists[place].deallocate() }
    lists.deallocate()
  }

  subscript(place: Int) -> QuintupleValues {
    get { lists[place] }
    set { lists[place] = newValue }
  }
}

/// Fills the rows of five tiles. Every thread has its own.
final class QuintupleRows {
  private let plan: EverythingPlan
  private let rows: SolutionRows
  private let list: QuintupleList
  private let search: QuintupleSearch
  private let near: GrowingList<QuintupleValues.Value>
  private let far: GrowingList<QuintupleValues.Value>
  private let asked: GrowingList<(target: Int, request: Int32)>
  /// For each value of five tiles, whether a tile divides it to a value of the window.
  private let isDivisible: UnsafeMutablePointer<Bool>
  private let memory = OwnedMemory()

  init(_ plan: EverythingPlan, _ tables: PartTables, _ rows: SolutionRows, _ list: QuintupleList) {
    self.plan = plan
    self.rows = rows
    self.list = list
    search = QuintupleSearch(plan, tables)
    near = GrowingList(in: memory)
    far = GrowingList(in: memory)
    asked = GrowingList(in: memory)
    isDivisible = memory.array(plan.reachOfQuintuples, of: false)
    for tile in plan.multisets.tiles where tile > 1 {
      for quotient in plan.window { isDivisible[quotient * Int(tile)] = true }
    }
  }

  /// Adds to a row what fewer than five tiles do not reach, and lists what matters for a sixth.
  func find(_ place: Int) {
    let code = plan.multisets.ofSize[5][place]
    let row = rows[place]
    search.findPeaks(of: code)
    findExpressions(code, row)
    near.removeAll()
    far.removeAll()
    search.removePeaks { value, peak in
      let entry = QuintupleValues.Value(value: value, peak: peak)
      if plan.window.contains(Int(value)) {
        if SolutionKey.tiles(row.keys[Int(value)]) == 5 { near.append(entry) }
      } else if Int(value) < plan.window.upperBound + plan.largestTile {
        near.append(entry)
      } else if isDivisible[Int(value)] {
        far.append(entry)
      }
    }
    list[place] = QuintupleValues(near: near, far: far)
  }

  private func findExpressions(_ code: TileMultisets.Code, _ row: SolutionRows.Row) {
    asked.removeAll()
    for target in plan.window where row.keys[target] == SolutionKey.none {
      guard let peak = search.peak(of: target) else { continue }
      row.keys[target] = SolutionKey.key(tiles: 5, peak: peak)
      asked.append((target, search.request(UInt32(target), notAbove: peak)))
    }
    search.answerRequests(of: code)
    for index in 0..<asked.count {
      row.expressions[asked[index].target] = search.answer(to: asked[index].request)
    }
    search.removeRequests()
  }
}
