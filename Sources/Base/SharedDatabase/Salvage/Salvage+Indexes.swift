import GRDB

extension Salvage {
  /// Recreates lost rows from the indexes that have their columns.
  ///
  /// - Returns: The numbers of the rows, by table.
  mutating func insertFromIndexes(
    _ shapes: [TableShape], _ roots: [String: Int], _ db: Database
  ) throws -> [String: Int] {
    var inserted: [String: Int] = [:]
    for shape in shapes where torn.contains(shape.name) {
      guard let fillers = schema.fillers[shape.name] else { continue }
      var rows: [Int64: [String: DatabaseValue]] = [:]
      let indexes = try String.fetchAll(
        db, sql: "SELECT name FROM pragma_index_list(?)", arguments: [shape.name])
      for index in indexes {
        guard let root = roots[index] else { continue }
        let columns = try String.fetchAll(
          db, sql: "SELECT name FROM pragma_index_info(?) ORDER BY seqno", arguments: [index])
        for values in indexRows(root) where values.count == columns.count + 1 {
          guard let number = Int64.fromDatabaseValue(values[columns.count]) else { continue }
          rows[number, default: [:]].merge(zip(columns, values)) { first, _ in first }
        }
      }
      for (number, values) in rows.sorted(by: { $0.key < $1.key })
      where try shape.insert(number, values, fillers: fillers, db) {
        inserted[shape.name, default: 0] += 1
      }
    }
    return inserted
  }

  private func indexRows(_ root: Int) -> [[DatabaseValue]] {
    var rows: [[DatabaseValue]] = []
    var pages = [root]
    var seen: Set<Int> = []
    while let number = pages.popLast() {
      guard seen.insert(number).inserted, let page = TreePage(number, in: image), !page.isTable
      else { continue }
      pages += page.children
      rows += page.rows.map(\.values)
    }
    return rows
  }
}
