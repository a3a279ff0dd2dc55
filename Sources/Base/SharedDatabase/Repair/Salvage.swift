import Foundation
import GRDB

/// Stores the rows of a damaged file in a new one: first those on the pages of a table's tree, then those on other pages,
/// which tell by their columns what table they are of, at last those that indexes have.
struct Salvage {
  /// The number of saved rows, by table.
  private(set) var saved: [String: Int] = [:]
  /// The number of rows that were put together from indexes, by table.
  private(set) var fromIndexes: [String: Int] = [:]
  /// The number of pages that are missing or cannot be read.
  private(set) var lostPages = 0
  /// The number of rows that a page mentions and that cannot be read.
  private(set) var lostRows = 0

  private let schema: SQLiteFile.Schema
  private let folder: PageFolder
  /// The number of a row: no column has this name.
  private static let number = "\"row number\""

  init(_ schema: SQLiteFile.Schema, _ folder: PageFolder) {
    (self.schema, self.folder) = (schema, folder)
  }

  /// Inserts all rows that can be read.
  ///
  /// - Parameter db: A new file, in a transaction, to which the values are attached as `raw`.
  /// - Throws: An error if they cannot be stored.
  mutating func run(into db: Database) throws {
    // Other text would be another one as soon as it is read as a `String`.
    db.add(
      function: DatabaseFunction("is_utf8", argumentCount: 1, pure: true) { values in
        guard let bytes = Data.fromDatabaseValue(values[0]) else { return true }
        return String(validating: bytes, as: UTF8.self) != nil
      })
    try findTrees(db)
    let tables = try TableColumns.all(db).filter { !schema.derivedTables.contains($0.name) }
    for table in tables {
      try save(table, on: "SELECT page FROM raw.tree WHERE name = '\(table.name)'", db)
    }
    // A damaged page can lead to the pages of another table, which are then on a tree but not on their own.
    for table in tables {
      try save(table, on: "SELECT number FROM raw.page", where: schema.marks[table.name], db)
    }
    let found = try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM (SELECT 1 FROM raw.cell JOIN raw.tree USING (page)
        WHERE name IN (\(tables.map { "'\($0.name)'" }.joined(separator: ", "))) GROUP BY page, cell)
        """)
    lostRows += max(0, (found ?? 0) - saved.values.reduce(0, +))
    for table in tables {
      guard let fillers = schema.fillers[table.name] else { continue }
      let count = try saveFromIndexes(table, fillers, db)
      if count > 0 { fromIndexes[table.name] = count }
    }
  }

  /// Finds the pages of each table and index, along the tree that begins on page 1 and the trees that it names.
  private mutating func findTrees(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE raw.page (number INTEGER PRIMARY KEY, readable INTEGER, rows INTEGER);
        CREATE TABLE raw.tree (name TEXT, page INTEGER, PRIMARY KEY (name, page)) WITHOUT ROWID;
        """)
    for page in folder.pages {
      try db.cachedStatement(sql: "INSERT INTO raw.page VALUES (?, ?, ?)").execute(
        arguments: [page.number, page.isReadable, page.rowCount])
    }
    let roots = """
      SELECT max(value) FILTER (WHERE field = 1), max(value) FILTER (WHERE field = 3) AS root
      FROM raw.cell WHERE page IN (SELECT page FROM raw.tree) GROUP BY page, cell
      HAVING root > 1 AND max(value) FILTER (WHERE field = 1) IN (SELECT name FROM sqlite_schema)
      """
    for roots in ["VALUES ('sqlite_schema', 1)", roots] {
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO raw.tree
          WITH RECURSIVE found (name, page) AS (
            \(roots) UNION SELECT name, child FROM found JOIN raw.pointer USING (page) WHERE child > 1)
          SELECT name, page FROM found
          """)
    }
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT count(*) FILTER (WHERE readable IS NOT 1), total(max(0, rows - (
          SELECT count(DISTINCT cell) FROM raw.cell WHERE raw.cell.page = reached.page)))
        FROM (SELECT DISTINCT page FROM raw.tree) AS reached
        LEFT JOIN raw.page ON raw.page.number = reached.page
        """)
    lostPages = try row?.decode(Int.self, atIndex: 0) ?? 0
    lostRows = try row.map { Int(try $0.decode(Double.self, atIndex: 1)) } ?? 0
  }

  /// Inserts the rows on some pages that can be of a table, unless there is one of the same key.
  private mutating func save(
    _ table: TableColumns, on pages: String, where mark: String? = nil, _ db: Database
  ) throws {
    let columns = table.columns
    let values = columns.enumerated().map {
      "max(value) FILTER (WHERE field = \($0)) AS \"\($1.name)\""
    }
    var stored = columns.filter { !$0.isRowNumber }.map { "\"\($0.name)\"" }
    if table.hasRowNumbers { stored.append("rowid") }
    let selected = stored.map { $0 == "rowid" ? Self.number : $0 }
    var conditions = [
      "\"field count\" = \(columns.count)",
      table.hasRowNumbers ? "\(Self.number) < 1 << 62" : "\(Self.number) IS NULL",
    ]
    conditions += columns.map(\.condition) + [mark].compactMap { $0 }
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO main."\(table.name)" (\(stored.joined(separator: ", ")))
        SELECT \(selected.joined(separator: ", ")) FROM (
          SELECT \(values.joined(separator: ", ")), max(field) + 1 AS "field count",
            max(value) FILTER (WHERE field = -1) AS \(Self.number)
          FROM raw.cell WHERE page IN (\(pages)) GROUP BY page, cell ORDER BY page, cell)
        WHERE \(conditions.joined(separator: " AND "))
        """)
    if db.changesCount > 0 { saved[table.name, default: 0] += db.changesCount }
  }

  /// Recreates lost rows from the indexes that have their columns, and expressions for the others.
  ///
  /// - Returns: The number of the rows.
  private func saveFromIndexes(
    _ table: TableColumns, _ fillers: [String: String], _ db: Database
  ) throws -> Int {
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS raw.entry;
        CREATE TABLE raw.entry (number INTEGER, name TEXT, value, PRIMARY KEY (number, name))
          WITHOUT ROWID;
        """)
    let indexes = try String.fetchAll(
      db, sql: "SELECT name FROM pragma_index_list(?)", arguments: [table.name])
    for index in indexes {
      let names = try String.fetchAll(
        db, sql: "SELECT name FROM pragma_index_info(?) ORDER BY seqno", arguments: [index])
      for (place, name) in names.enumerated() {
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO raw.entry
            SELECT entry.value, ?, part.value
            FROM raw.cell AS entry JOIN raw.cell AS part USING (page, cell)
            WHERE entry.page IN (SELECT page FROM raw.tree WHERE name = ?)
              AND entry.field = ? AND part.field = ? AND typeof(entry.value) = 'integer'
            """, arguments: [name, index, names.count, place])
      }
    }
    let needed = table.columns.filter { !$0.mayBeMissing && !$0.isRowNumber }
    let values = needed.map {
      let value = "max(value) FILTER (WHERE name = '\($0.name)')"
      return "\(fillers[$0.name].map { "coalesce(\(value), \($0))" } ?? value) AS \"\($0.name)\""
    }
    let names = needed.map { "\"\($0.name)\"" }.joined(separator: ", ")
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO main."\(table.name)" (rowid, \(names))
        SELECT \(Self.number), \(names) FROM (
          SELECT number AS \(Self.number), \(values.joined(separator: ", "))
          FROM raw.entry GROUP BY number)
        WHERE \(Self.number) < 1 << 62 AND \(needed.map(\.condition).joined(separator: " AND "))
        """)
    return db.changesCount
  }
}

/// The columns of a table, which tell its rows from those of other tables.
private struct TableColumns {
  struct Column {
    let name: String
    let type: String
    let isOptional: Bool
    /// Whether a row can be stored without it.
    let mayBeMissing: Bool
    /// Whether it is another name for the number of the row.
    let isRowNumber: Bool

    /// The condition for a value that can be in it.
    var condition: String {
      if isRowNumber { return "\"\(name)\" IS NULL" }
      let types = "'\(type.lowercased())'\(isOptional ? ", 'null'" : "")"
      return "typeof(\"\(name)\") IN (\(types))"
        + (type == "TEXT" ? " AND is_utf8(CAST(\"\(name)\" AS BLOB))" : "")
    }
  }

  let name: String
  let hasRowNumbers: Bool
  /// The columns in the order in which rows have them.
  let columns: [Column]

  /// All tables of a file.
  static func all(_ db: Database) throws -> [TableColumns] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT name, wr FROM pragma_table_list
        WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        """
    ).map { try TableColumns($0.decode(atIndex: 0), try $0.decode(Int.self, atIndex: 1) == 0, db) }
  }

  private init(_ name: String, _ hasRowNumbers: Bool, _ db: Database) throws {
    (self.name, self.hasRowNumbers) = (name, hasRowNumbers)
    // Tables without row numbers have the columns of their key first.
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT name, type, pk, NOT "notnull" AND pk = 0, dflt_value IS NOT NULL
        FROM pragma_table_info(?) ORDER BY \(hasRowNumbers ? "cid" : "pk = 0, pk, cid")
        """, arguments: [name])
    let keys = try rows.count { try $0.decode(Int.self, atIndex: 2) > 0 }
    columns = try rows.map { row in
      let type = try row.decode(String.self, atIndex: 1)
      let key = try row.decode(Int.self, atIndex: 2)
      let isOptional = try row.decode(Bool.self, atIndex: 3)
      return Column(
        name: try row.decode(atIndex: 0), type: type, isOptional: isOptional,
        mayBeMissing: try isOptional || row.decode(atIndex: 4),
        isRowNumber: hasRowNumbers && keys == 1 && key == 1 && type == "INTEGER")
    }
  }
}
