import GRDB
import IntentKit
import SharedDatabase

extension FileMemory {
  /// Removes dangling references to lost records.
  @Sendable static func mend(_ db: Database) throws -> [String] {
    var losses: [String] = []
    func note(_ count: Int, _ text: String) { if count > 0 { losses.append("\(count) \(text)") } }
    for (table, column, isReadable) in jsonColumns {
      var removed = 0
      for row in try Row.fetchAll(db, sql: "SELECT rowid, \(column) FROM \(table)")
      where try !isReadable(row.decode(atIndex: 1)) {
        let number = try row.decode(Int64.self, atIndex: 0)
        try db.execute(sql: "DELETE FROM \(table) WHERE rowid = ?", arguments: [number])
        removed += 1
      }
      note(removed, "\(table) rows could not be read")
    }
    // Words have no row numbers.
    for row in try Row.fetchAll(db, sql: "SELECT kind, name, pronunciations FROM word") {
      if (try? JSON.stored([String].self, row.decode(atIndex: 2))) != nil { continue }
      try db.execute(
        sql: "DELETE FROM word WHERE kind = ? AND name = ?",
        arguments: [
          try row.decode(String.self, atIndex: 0), try row.decode(String.self, atIndex: 1),
        ])
      note(1, "word could not be read")
    }
    try db.execute(
      sql: "DELETE FROM donation WHERE intent NOT IN (SELECT number FROM term WHERE parameter = '')"
    )
    note(db.changesCount, "donations had lost the name of their intent")
    try note(removeLostTerms(db), "donations had lost some of their values")
    try db.execute(sql: "DELETE FROM mention WHERE donation NOT IN (SELECT sequence FROM donation)")
    try db.execute(sql: "UPDATE donation_count SET count = (SELECT count(*) FROM donation)")
    return losses
  }

  private static let jsonColumns: [(String, String, @Sendable (String?) -> Bool)] = [
    ("shortcut", "shortcut", { (try? JSON.stored(Shortcut.self, $0 ?? "")) != nil }),
    ("activity", "activity", { (try? JSON.stored(UserActivity.self, $0 ?? "")) != nil }),
    ("attempt", "invocation", { (try? JSON.stored(Invocation.self, $0 ?? "")) != nil }),
    (
      "donation", "result",
      { text in text.map { (try? JSON.stored(IntentValue.self, $0)) != nil } ?? true }
    ),
  ]

  private static func removeLostTerms(_ db: Database) throws -> Int {
    var known: Set<Int64> = []
    // Without a parameter, a term is the name of an intent.
    let values = try Row.fetchAll(
      db, sql: "SELECT number, value FROM term WHERE parameter <> ''")
    for row in values
    where (try? JSON.stored(IntentValue.self, row.decode(atIndex: 1))) != nil {
      known.insert(try row.decode(atIndex: 0))
    }
    var count = 0
    for row in try Row.fetchAll(db, sql: "SELECT sequence, terms FROM donation") {
      let terms = try TermNumbers.read(row, 1)
      let left = terms.filter(known.contains)
      if left.count == terms.count { continue }
      count += 1
      try db.execute(
        sql: "UPDATE donation SET terms = ? WHERE sequence = ?",
        arguments: [TermNumbers.encode(left), try row.decode(Int64.self, atIndex: 0)])
    }
    return count
  }
}
