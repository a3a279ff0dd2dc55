import GRDB
public import IntentKit
import SharedDatabase

extension FileMemory {
  /// The kind under which the names before the last change are kept, so that it can be undone.
  static let formerAppKind = "app before"

  /// The names that the user gave the app, with their pronunciations, sorted by name.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func appNames() throws -> [UserWord] {
    try words().filter { $0.kind == UserWord.appKind }
  }

  /// Adds a name of the app, or pronunciations of one. It is not checked whether requests have it in them.
  ///
  /// - Throws: ``WordError`` if it cannot be stored; `StorageError` if the file cannot be accessed.
  public func addAppName(_ name: String, pronunciations: [String] = []) throws {
    try database.write { db in
      try Self.keepAppNames(db)
      let known = try Self.allWords(db).first {
        $0.kind == UserWord.appKind && Naming.key($0.name) == Naming.key(name)
      }
      try Self.add(
        UserWord(known?.name ?? name, kind: UserWord.appKind, pronunciations: pronunciations), db)
    }
  }

  /// Removes a name of the app with its pronunciations, and returns whether it existed.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func removeAppName(_ name: String) throws -> Bool {
    try database.write { db in
      let known = try Self.allWords(db).first {
        $0.kind == UserWord.appKind && Naming.key($0.name) == Naming.key(name)
      }
      guard let known else { return false }
      try Self.keepAppNames(db)
      try db.execute(
        sql: "DELETE FROM word WHERE kind = ? AND name = ?",
        arguments: [UserWord.appKind, known.name])
      return true
    }
  }

  /// Undoes the last change of the names of the app; a second time, it is made again. Returns the
  /// names now; `nil` if they were never changed.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func undoAppNames() throws -> [UserWord]? {
    try database.write { db in
      let all = try Self.allWords(db)
      // A mark says that there was a change, also from no names.
      guard all.contains(where: { $0.kind == Self.formerAppKind }) else { return nil }
      let former = all.filter { $0.kind == Self.formerAppKind && !$0.name.isEmpty }
      try Self.keepAppNames(db)
      try db.execute(sql: "DELETE FROM word WHERE kind = ?", arguments: [UserWord.appKind])
      for word in former { try Self.insert(word, kind: UserWord.appKind, db) }
      return former.map {
        UserWord($0.name, kind: UserWord.appKind, pronunciations: $0.pronunciations)
      }
    }
  }

  /// Keeps the names as they are before a change.
  private static func keepAppNames(_ db: Database) throws {
    let now = try allWords(db).filter { $0.kind == UserWord.appKind }
    try db.execute(sql: "DELETE FROM word WHERE kind = ?", arguments: [formerAppKind])
    let mark = UserWord("", kind: formerAppKind, pronunciations: [])
    for word in [mark] + now { try insert(word, kind: formerAppKind, db) }
  }

  private static func insert(_ word: UserWord, kind: String, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO word (kind, name, pronunciations) VALUES (?, ?, ?)",
      arguments: [kind, word.name, JSON.encode(word.pronunciations)])
  }
}
