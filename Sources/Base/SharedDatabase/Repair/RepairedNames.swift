import GRDB

/// Repairs names in which bits have turned over, so that two rows look alike: each row of a name also has its key.
enum RepairedNames {
  /// Makes names fit their keys.
  ///
  /// A key that is no other name's, and is one byte from that of its own name, becomes it; if another row has that key, the name is
  /// what is damaged, and becomes the key. Names and keys that differ by more are meant to.
  ///
  /// - Parameter db: A salvaged database, whose tables with columns `name` and `key` are looked at.
  /// - Returns: A sentence for each table in which names were changed.
  /// - Throws: An error if they cannot be stored.
  static func run(_ db: Database) throws -> [String] {
    let tables = try String.fetchAll(
      db,
      sql: """
        SELECT made.name FROM sqlite_master AS made
        JOIN pragma_table_info(made.name) AS field ON field.name IN ('name', 'key')
        WHERE made.type = 'table' GROUP BY made.name HAVING count(*) = 2
        """)
    return try tables.compactMap { table in
      let count = try run(table, db)
      return count == 0
        ? nil : "\(count) names of \(table) were damaged: check whether they are right"
    }
  }

  private static func run(_ table: String, _ db: Database) throws -> Int {
    var count = 0
    for row in try Row.fetchAll(db, sql: "SELECT rowid, name, key FROM \(table)") {
      guard let name = String.fromDatabaseValue(row["name"]),
        let stored = String.fromDatabaseValue(row["key"])
      else { continue }
      let key = Naming.key(name)
      guard isOneByteApart(key, stored) else { continue }
      let isTaken = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE key = ?)", arguments: [key])
      try db.execute(
        sql: "UPDATE \(table) SET \(isTaken == true ? "name" : "key") = ? WHERE rowid = ?",
        arguments: [isTaken == true ? stored : key, Int64.fromDatabaseValue(row["rowid"])])
      count += 1
    }
    return count
  }

  private static func isOneByteApart(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).count { $0 != $1 } == 1
  }
}
