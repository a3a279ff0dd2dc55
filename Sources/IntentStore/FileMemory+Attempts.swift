import GRDB
public import IntentKit
import SharedDatabase

extension FileMemory {
  /// Whether the functions block their thread: `true`, for they read and write a file.
  public var blocks: Bool { true }

  /// The maximum number of finished attempts that are kept. Unfinished ones are never removed for their number.
  public static let maximumFinishedAttempts = 1000

  /// Records that an intent is about to be handled. When this returns, it is stored. The same key again changes
  /// nothing.
  ///
  /// - Parameter attempt: The attempt.
  /// - Returns: How an earlier attempt under the key ended; `nil` if there was none, or its end is unknown.
  /// - Throws: `StorageError` if it cannot be stored; ``TextError``; `EncodingError` if it cannot be written as JSON.
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
        try JSONText.encode(attempt.invocation), attempt.time.secondsSince1970,
        attempt.outcome?.rawValue,
      ])
  }

  /// Records how an attempt ended, and the donation that follows from it, both or neither. Of the attempt, the key and
  /// the intent's name are kept.
  ///
  /// - Parameters:
  ///   - key: The key of the attempt.
  ///   - outcome: How it ended.
  ///   - donation: What is remembered of it; `nil` for nothing.
  /// - Throws: `StorageError` if it cannot be stored; ``TextError``. The attempt is unfinished then.
  public func finish(
    key: String, outcome: Attempt.Outcome, donating donation: Donation?
  ) throws {
    _ = try StoredText.checked(key, "the key of an attempt")
    try database.write { db in
      // The values are in the donation, if they may be remembered, and can be forgotten there.
      if let begun = try Self.attempts(db, "WHERE key = ?", [key]).first {
        try db.execute(
          sql: "UPDATE attempt SET outcome = ?, invocation = ? WHERE key = ?",
          arguments: [
            outcome.rawValue, try JSONText.encode(Invocation(intent: begun.invocation.intent)), key,
          ])
      }
      try db.execute(
        sql: """
          DELETE FROM attempt WHERE sequence IN (
            SELECT sequence FROM attempt WHERE outcome IS NOT NULL
            ORDER BY sequence DESC LIMIT -1 OFFSET ?)
          """, arguments: [Self.maximumFinishedAttempts])
      if let donation { try donate([donation], db) }
    }
  }

  /// The attempts whose end was not recorded, such as those of a process that was killed.
  ///
  /// - Returns: The attempts, the earliest first.
  /// - Throws: `StorageError` if they cannot be read.
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
        try JSONText.decode(Invocation.self, row.decode(atIndex: 1)),
        at: Timestamp(secondsSince1970: try row.decode(atIndex: 2)),
        outcome: try row.decode(String?.self, atIndex: 3).flatMap(Attempt.Outcome.init))
    }
  }
}
