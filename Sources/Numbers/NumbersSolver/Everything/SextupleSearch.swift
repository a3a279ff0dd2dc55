import NumbersGame

/// Finds what selections of six tiles reach that no five of their tiles reach. Every thread has its own.
///
/// It looks at parts, not at selections: what a part of four or five tiles makes is found once, and noted in the
/// rows of all selections that result.
final class SextupleSearch {
  let plan: EverythingPlan
  let tables: PartTables
  let rows: SolutionRows
  let blocks: OpenBlocks
  let multisets: TileMultisets
  let quintuples: QuintupleSearch
  /// Candidates for values of five tiles, from below zero to above the window by the largest tile.
  let quintupleRow: UnsafeMutablePointer<SolutionKey.Word>
  let hits: GrowingList<Hit>
  /// For each value of five tiles, the tiles that divide it to a value of the window.
  let dividingTiles: UnsafeMutablePointer<UInt16>
  /// The rows of a quadruple with each value of two tiles.
  let pairValues: PairValues
  let pairRows: UnsafeMutablePointer<SolutionKey.Word>
  let hasPairRow: UnsafeMutablePointer<Bool>
  /// The places of the values of a quadruple, below the bound of quintuples; -1 for others.
  let quadruplePlaces: UnsafeMutablePointer<Int16>
  private let memory = OwnedMemory()

  /// A last step to a value of a selection, with one operand of five tiles and the sixth tile.
  struct Hit: BitwiseCopyable {
    let selection: Int32
    let target: UInt16
    let tile: UInt8
    let step: TileStep
    let request: Int32
    let value: UInt32
  }

  init(
    _ plan: EverythingPlan, _ tables: PartTables, _ rows: SolutionRows, _ blocks: OpenBlocks,
    _ pairValues: PairValues
  ) {
    self.plan = plan
    self.tables = tables
    self.rows = rows
    self.blocks = blocks
    self.pairValues = pairValues
    multisets = plan.multisets
    quintuples = QuintupleSearch(plan, tables)
    let margin = plan.largestTile + 8
    let rowCount = plan.window.upperBound + 2 * margin
    quintupleRow = memory.array(rowCount, of: SolutionKey.noCandidate) + margin
    hits = GrowingList(in: memory)
    pairRows = memory.room(for: pairValues.values.count * plan.window.count)
    hasPairRow = memory.room(for: pairValues.values.count)
    quadruplePlaces = memory.array(plan.reachOfQuintuples, of: -1)
    dividingTiles = memory.array(plan.reachOfQuintuples, of: 0)
    for (index, tile) in multisets.tiles.enumerated() where tile > 1 {
      for quotient in max(1, plan.window.lowerBound)..<plan.window.upperBound {
        dividingTiles[quotient * Int(tile)] |= 1 << UInt16(index)
      }
    }
  }
}

/// The distinct values of all pairs of tiles, and which each pair has.
struct PairValues {
  let values: [UInt32]
  /// For each pair by its place, the places of its values in the order of its part.
  let places: [[Int]]

  init(_ tables: PartTables) {
    let parts = tables.multisets.ofSize[2].indices.map { tables.part(at: $0, size: 2) }
    let lists = parts.map { part in (0..<part.count).map { part.values[$0] } }
    let values = Set(lists.joined()).sorted()
    self.values = values
    places = lists.map { $0.map { values.lowerBound($0) } }
  }
}
