import GRDB
public import IntentKit
import SharedDatabase

extension FileMemory {
  /// Stores a word, in place of one of the same name and kind.
  ///
  /// - Parameter word: The word.
  /// - Throws: `StorageError` if it cannot be stored.
  public func save(_ word: UserWord) throws {
    try database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO word (kind, name, pronunciations) VALUES (?, ?, ?)",
        arguments: [word.kind ?? "", word.name, try JSONText.encode(word.pronunciations)])
    }
  }

  /// All words.
  ///
  /// - Returns: The words by kind and name.
  /// - Throws: `StorageError` if it cannot be read.
  public func words() throws -> [UserWord] {
    try database.read { db in
      try Row.fetchAll(db, sql: "SELECT kind, name, pronunciations FROM word ORDER BY kind, name")
        .map { row in
          let kind: String = row[0]
          return UserWord(
            row[1], kind: kind.isEmpty ? nil : kind,
            pronunciations: try JSONText.decode([String].self, row[2]))
        }
    }
  }

  /// Forgets a word.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: Its kind.
  /// - Returns: Whether it was there.
  /// - Throws: `StorageError` if it cannot be stored.
  @discardableResult
  public func removeWord(_ name: String, kind: String?) throws -> Bool {
    try database.write { db in
      try db.execute(
        sql: "DELETE FROM word WHERE name = ? AND kind = ?", arguments: [name, kind ?? ""])
      return db.changesCount > 0
    }
  }
}
