import GRDB
import SharedDatabase

extension ListBook {
  /// Makes salvaged lists consistent. Items whose list was lost are put on a list named "Recovered"
  /// with a number.
  @Sendable static func mend(_ db: Database) throws -> [String] {
    var losses: [String] = []
    // The key contains the name in lower case.
    try db.execute(sql: "UPDATE list SET name = key WHERE name LIKE 'lost %' AND position = 0")
    let lost = try String.fetchAll(
      db, sql: "SELECT DISTINCT list FROM item WHERE list NOT IN (SELECT id FROM list)")
    var number = 0
    for id in lost {
      repeat { number += 1 } while try list(named: "Recovered \(number)", db) != nil
      let name = "Recovered \(number)"
      try db.execute(
        sql: """
          INSERT INTO list (id, name, key, position)
          VALUES (?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM list))
          """, arguments: [id, name, Naming.key(name)])
      losses.append("a list had lost its name: it is called '\(name)'")
    }
    var unreadable = 0
    for row in try Row.fetchAll(db, sql: "SELECT sequence, change FROM change") {
      if (try? Change(row.decode(String.self, atIndex: 1))) != nil { continue }
      unreadable += 1
      try db.execute(
        sql: "DELETE FROM change WHERE sequence = ?",
        arguments: [try row.decode(Int64.self, atIndex: 0)])
    }
    if unreadable > 0 { losses.append("\(unreadable) changes cannot be undone any more") }
    return losses
  }
}
