import GRDB
public import IntentKit
import SharedDatabase

extension FileMemory {
  /// Stores a deed as the latest.
  ///
  /// - Throws: `StorageError` if the write fails; `TextError` if a text is invalid.
  public func note(_ deed: Deed, redoing redone: String?) throws {
    let key = try StoredText.checked(deed.key, "the key of a deed")
    try database.write { db in
      if let redone {
        try db.execute(sql: "DELETE FROM deed WHERE key = ?", arguments: [redone])
      } else {
        try db.execute(sql: "DELETE FROM deed WHERE undone IS NOT NULL")
      }
      try db.execute(
        sql: "INSERT OR REPLACE INTO deed (key, deed) VALUES (?, ?)",
        arguments: [key, JSON.encode(deed)])
      try db.execute(
        sql: """
          DELETE FROM deed WHERE sequence IN (
            SELECT sequence FROM deed ORDER BY sequence DESC LIMIT -1 OFFSET ?)
          """, arguments: [Deed.maximumCount])
    }
  }

  /// Marks a deed as undone.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func noteUndone(_ key: String) throws {
    try database.write { db in
      try db.execute(
        sql:
          "UPDATE deed SET undone = (SELECT coalesce(max(undone), 0) + 1 FROM deed) WHERE key = ?",
        arguments: [key])
    }
  }

  /// The deeds that can be undone or redone.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func deeds() throws -> [Deed] {
    try database.read { db in
      try Row.fetchAll(db, sql: "SELECT deed, undone FROM deed ORDER BY undone, sequence").map {
        row in
        var deed = try JSON.stored(Deed.self, row.decode(atIndex: 0))
        deed.isUndone = try row.decode(Int?.self, atIndex: 1) != nil
        return deed
      }
    }
  }
}
