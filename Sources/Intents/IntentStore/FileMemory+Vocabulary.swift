import GRDB
public import IntentKit
import SharedDatabase

/// The reason why a word cannot be stored. The stored data is unchanged.
public enum WordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The total number of words and pronunciations exceeds the limit.
  case tooMany(limit: Int)
  /// The word is invalid; with the reason.
  case badWord(String, reason: String)

  /// The fault and the allowed values.
  public var description: String {
    switch self {
    case .tooMany(let limit):
      "there can be at most \(limit) words and other ways to say them, all together: remove some first"
    case .badWord(let word, let reason): "'\(word.prefix(80))' cannot be a word: \(reason)"
    }
  }
}

extension FileMemory {
  /// The maximum total number of words and pronunciations: an assistant matches each of them.
  public static let maximumSpellings = 1000
  /// The maximum length of a word, in characters.
  public static let maximumWordLength = 100

  /// Stores a word, replacing any with the same name and kind.
  ///
  /// - Throws: ``WordError`` if it cannot be stored; `StorageError` if the file cannot be accessed.
  public func save(_ word: UserWord) throws {
    try database.write { try Self.save(word, $0) }
  }

  /// Adds pronunciations to a word.
  ///
  /// - Throws: ``WordError`` if it cannot be stored; `StorageError` if the file cannot be accessed.
  public func add(_ word: UserWord) throws {
    try database.write { _ = try Self.add(word, $0) }
  }

  /// Adds pronunciations to a word, and tells whether any of it is new.
  @discardableResult
  static func add(_ word: UserWord, _ db: Database) throws -> Bool {
    let known = try words(db).first { $0.name == word.name && $0.kind == word.kind }
    var spellings = known?.pronunciations ?? []
    for new in word.pronunciations
    where !spellings.contains(where: { Naming.key($0) == Naming.key(new) }) {
      spellings.append(new)
    }
    try save(UserWord(word.name, kind: word.kind, pronunciations: spellings), db)
    return known?.pronunciations != spellings
  }

  private static func save(_ word: UserWord, _ db: Database) throws {
    guard word.kind != formerAppKind else {
      throw WordError.badWord(
        word.name, reason: "'\(formerAppKind)' is the kind of former names of the app")
    }
    for text in [word.name, word.kind ?? "kind"] + word.pronunciations {
      if let code = StoredText.control(in: text) {
        throw WordError.badWord(text, reason: "it has the control character \(code) in it")
      }
      guard (1...maximumWordLength).contains(text.unicodeScalars.count) else {
        throw WordError.badWord(text, reason: "a word has 1 to \(maximumWordLength) characters")
      }
    }
    let before = try spellingCount(db)
    try db.execute(
      sql: "INSERT OR REPLACE INTO word (kind, name, pronunciations) VALUES (?, ?, ?)",
      arguments: [
        word.kind ?? "", Naming.normalized(word.name), JSON.encode(word.pronunciations),
      ])
    // An older file may already exceed the limit, and its count may then only decrease.
    guard try spellingCount(db) <= max(before, maximumSpellings) else {
      throw WordError.tooMany(limit: maximumSpellings)
    }
  }

  private static func spellingCount(_ db: Database) throws -> Int {
    try words(db).reduce(0) { $0 + 1 + $1.pronunciations.count }
  }

  /// All words.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func words() throws -> [UserWord] {
    try database.read(Self.words)
  }

  static func words(_ db: Database) throws -> [UserWord] {
    try allWords(db).filter { $0.kind != formerAppKind }
  }

  /// All words, with the names of the app before their last change.
  static func allWords(_ db: Database) throws -> [UserWord] {
    try Row.fetchAll(db, sql: "SELECT kind, name, pronunciations FROM word ORDER BY kind, name")
      .map { row in
        let kind = try row.decode(String.self, atIndex: 0)
        return UserWord(
          try row.decode(atIndex: 1), kind: kind.isEmpty ? nil : kind,
          pronunciations: try JSON.stored([String].self, row.decode(atIndex: 2)))
      }
  }

  /// Removes some pronunciations of a word; the whole word if none are given, or none is left.
  /// Returns whether all of these existed.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func removeWord(
    _ name: String, kind: String?, pronunciations: [String]
  ) throws -> Bool {
    try database.write { db in
      guard let known = try Self.words(db).first(where: { $0.name == name && $0.kind == kind })
      else { return false }
      let removed = Set(pronunciations.map(Naming.key))
      let left = known.pronunciations.filter { !removed.contains(Naming.key($0)) }
      guard removed.isSubset(of: known.pronunciations.map(Naming.key)) else { return false }
      if removed.isEmpty || left.isEmpty {
        try db.execute(
          sql: "DELETE FROM word WHERE name = ? AND kind = ?", arguments: [known.name, kind ?? ""])
      } else {
        try db.execute(
          sql: "UPDATE word SET pronunciations = ? WHERE name = ? AND kind = ?",
          arguments: [JSON.encode(left), known.name, kind ?? ""])
      }
      return true
    }
  }

  /// Removes a word, and returns whether it existed.
  ///
  /// - Throws: `StorageError` if the write fails.
  @discardableResult
  public func removeWord(_ name: String, kind: String?) throws -> Bool {
    try removeWord(name, kind: kind, pronunciations: [])
  }
}
