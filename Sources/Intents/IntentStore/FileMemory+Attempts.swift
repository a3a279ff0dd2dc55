import GRDB
public import IntentKit
import SharedDatabase

extension FileMemory {
  /// Whether the functions block their thread: `true`, because they access a file.
  public var blocks: Bool { true }

  /// The maximum number of finished attempts that are kept. Unfinished ones are never removed to
  /// meet this limit.
  public static let maximumFinishedAttempts = 1000

  /// Records that an intent is about to be handled. The record is durable once the call returns.
  /// Repeating a key has no effect.
  ///
  /// - Throws: `StorageError` if the write fails; `TextError` if a text is invalid;
  ///   `EncodingError` if a value cannot be encoded as JSON.
  @discardableResult
  public func begin(_ attempt: Attempt) throws -> Attempt.Outcome? {
    _ = try StoredText.checked(attempt.key, "the key of an attempt")
    return try database.write { db in
      let known = try String?.fetchOne(
        db, sql: "SELECT outcome FROM attempt WHERE key = ?", arguments: [attempt.key])
      if let known { return known.flatMap(Attempt.Outcome.init) }
      try Self.insert(attempt, db)
      return nil
    }
  }

  static func insert(_ attempt: Attempt, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO attempt (key, invocation, time, outcome) VALUES (?, ?, ?, ?)",
      arguments: [
        try StoredText.checked(attempt.key, "the key of an attempt"),
        JSON.encode(attempt.invocation), attempt.time.secondsSince1970,
        attempt.outcome?.rawValue,
      ])
  }

  /// Records the outcome of an attempt and its donation, atomically. Of the attempt, only the key
  /// and the intent's name are kept.
  ///
  /// - Throws: `StorageError` if the write fails; `TextError` if a text is invalid. The attempt
  ///   then stays unfinished.
  public func finish(
    key: String, outcome: Attempt.Outcome, donating donation: Donation?
  ) throws {
    _ = try StoredText.checked(key, "the key of an attempt")
    try database.write { db in
      // The values are in the donation, if they may be remembered, and can be removed there.
      if let begun = try Self.attempts(db, "WHERE key = ?", [key]).first {
        try db.execute(
          sql: "UPDATE attempt SET outcome = ?, invocation = ? WHERE key = ?",
          arguments: [
            outcome.rawValue, JSON.encode(Invocation(intent: begun.invocation.intent)), key,
          ])
      }
      try db.execute(
        sql: """
          DELETE FROM attempt WHERE sequence IN (
            SELECT sequence FROM attempt WHERE outcome IS NOT NULL
            ORDER BY sequence DESC LIMIT -1 OFFSET ?)
          """, arguments: [Self.maximumFinishedAttempts])
      if let donation, try Self.remembersDonations(db) { try donate([donation], db) }
    }
  }

  /// Removes the record of an attempt without an outcome.
  ///
  /// - Throws: `StorageError` if the write fails; `TextError` if the key is invalid.
  public func withdraw(key: String) throws {
    _ = try StoredText.checked(key, "the key of an attempt")
    try database.write { db in
      try db.execute(
        sql: "DELETE FROM attempt WHERE key = ? AND outcome IS NULL", arguments: [key])
    }
  }

  /// The attempts without a recorded outcome, such as those of a killed process.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func unfinishedAttempts() throws -> [Attempt] {
    try database.read { try Self.attempts($0, "WHERE outcome IS NULL") }
  }

  static func attempts(
    _ db: Database, _ condition: String = "", _ arguments: StatementArguments = []
  ) throws -> [Attempt] {
    try Row.fetchAll(
      db, sql: "SELECT key, invocation, time, outcome FROM attempt \(condition) ORDER BY sequence",
      arguments: arguments
    ).map { row in
      Attempt(
        key: try row.decode(atIndex: 0),
        try JSON.stored(Invocation.self, row.decode(atIndex: 1)),
        at: Timestamp(secondsSince1970: try row.decode(atIndex: 2)),
        outcome: try row.decode(String?.self, atIndex: 3).flatMap(Attempt.Outcome.init))
    }
  }
}
