import GRDB

/// The columns of a table, which tell its rows from those of other tables.
struct TableShape {
  private struct Column {
    let name: String
    let type: String
    let isOptional: Bool
    /// Whether rows that were stored before the column was added may lack it.
    let mayBeMissing: Bool
    /// Whether it is another name for the number of the row.
    let isRowNumber: Bool
  }

  let name: String
  let hasRowNumbers: Bool
  /// The columns in the order in which rows have them.
  private let columns: [Column]

  /// All tables of a file that are salvaged.
  static func all(_ db: Database, without derived: Set<String>) throws -> [TableShape] {
    try Row.fetchAll(
      db, sql: "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
    ).compactMap { row in
      let name: String = try row.decode(atIndex: 0)
      guard !name.hasPrefix("sqlite_"), !derived.contains(name) else { return nil }
      return try TableShape(name, hasRowNumbers: try row.decode(Int.self, atIndex: 1) == 0, db)
    }
  }

  private init(_ name: String, hasRowNumbers: Bool, _ db: Database) throws {
    self.name = name
    self.hasRowNumbers = hasRowNumbers
    let rows = try Row.fetchAll(
      db,
      sql: "SELECT name, type, \"notnull\", pk, dflt_value FROM pragma_table_info(?) ORDER BY cid",
      arguments: [name])
    let keys = rows.count { $0["pk"] as Int? ?? 0 > 0 }
    let columns = rows.map { row in
      let (type, key): (String, Int) = (row["type"] ?? "", row["pk"] ?? 0)
      let isRowNumber = hasRowNumbers && keys == 1 && key == 1 && type == "INTEGER"
      return (
        key,
        Column(
          name: row["name"] ?? "", type: type, isOptional: row["notnull"] == 0 && key == 0,
          mayBeMissing: row["notnull"] == 0 && key == 0 || row["dflt_value"] as String? != nil,
          isRowNumber: isRowNumber)
      )
    }
    // Tables without row numbers have the columns of their key first.
    self.columns =
      hasRowNumbers
      ? columns.map(\.1)
      : columns.filter { $0.0 > 0 }.sorted { $0.0 < $1.0 }.map(\.1)
        + columns.filter { $0.0 == 0 }.map(\.1)
  }

  /// Whether a row can be one of this table. Columns that were added later may be missing.
  func fits(_ row: TreePage.StoredRow) -> Bool {
    guard hasRowNumbers == (row.number != nil), !row.values.isEmpty,
      row.values.count <= columns.count,
      columns.dropFirst(row.values.count).allSatisfy(\.mayBeMissing)
    else { return false }
    return zip(columns, row.values).allSatisfy { column, value in
      if column.isRowNumber { return value.isNull }
      return switch value.storage {
      case .null: column.isOptional
      case .int64: column.type == "INTEGER"
      case .double: column.type == "REAL"
      case .string: column.type == "TEXT"
      case .blob: column.type == "BLOB"
      }
    }
  }

  /// Inserts a row, unless there is one of the same key.
  ///
  /// - Returns: Whether it was inserted.
  func insert(_ row: TreePage.StoredRow, _ db: Database) throws -> Bool {
    guard fits(row) else { return false }
    let values = zip(columns, row.values).filter { !$0.0.isRowNumber }.map { ($0.name, $1) }
    return try insert(row.number, values, db)
  }

  /// Inserts a row that is put together from indexes: the values of some of its columns, and expressions of SQL for the
  /// others.
  ///
  /// - Returns: Whether it was inserted.
  func insert(
    _ number: Int64, _ values: [String: DatabaseValue], fillers: [String: String], _ db: Database
  ) throws -> Bool {
    let needed = columns.filter { !$0.mayBeMissing && !$0.isRowNumber }.map(\.name)
    guard needed.allSatisfy({ values[$0] != nil || fillers[$0] != nil }) else { return false }
    let lacking = fillers.filter { values[$0.key] == nil }
    return try insert(number, needed.map { ($0, values[$0] ?? .null) }, db, lacking)
  }

  private func insert(
    _ number: Int64?, _ values: [(column: String, value: DatabaseValue)], _ db: Database,
    _ fillers: [String: String] = [:]
  ) throws -> Bool {
    var columns = values.map { "\"\($0.column)\"" }
    var arguments = values.filter { fillers[$0.column] == nil }.map(\.value)
    var expressions = values.map { fillers[$0.column] ?? "?" }
    if let number {
      columns.append("rowid")
      expressions.append("?")
      arguments.append(number.databaseValue)
    }
    do {
      try db.cachedStatement(
        sql: """
          INSERT OR IGNORE INTO \(name) (\(columns.joined(separator: ", ")))
          VALUES (\(expressions.joined(separator: ", ")))
          """
      ).execute(arguments: StatementArguments(arguments))
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return false
    }
    return db.changesCount > 0
  }
}
