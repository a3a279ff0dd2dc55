import GRDB
public import SharedDatabase

/// A store of the answers to requests that have a key of their client's own, in an SQLite file that several processes can
/// share, so that a request that is sent again has the same answer and no second effect.
///
/// Source: the field `Idempotency-Key`, <https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/>.
///
/// ```swift
/// let book = try RequestBook(path: "requests.sqlite")
/// if case .new = try book.begin("order-17", fingerprint: digest, at: now) {
///   try book.finish("order-17", answer: try await work())
/// }
/// ```
public struct RequestBook: DatabaseFile {
  /// The time for which an answer is kept, in seconds: a day.
  public static let retention = 86_400
  /// The time after which a request without an answer is taken for one whose process has ended, in seconds.
  public static let patience = 120
  /// The maximum number of requests that are kept; beyond it, the oldest answers go first.
  public static let maximumCount = 10_000
  /// The lengths that keys can have, in bytes.
  public static let keyLengths = 1...255

  /// The open file.
  public let database: SQLiteFile

  /// The answer to whether a request was made before under its key.
  public enum Record: Hashable, Sendable {
    /// There was none: the request is to be carried out. It is noted as begun.
    case new
    /// It is being carried out.
    case running
    /// It was answered.
    case answered(String)
    /// The key was used for another request.
    case other
  }

  /// Opens a file, or creates it.
  ///
  /// - Parameter path: The path of the file. Its folder must exist.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public init(path: String) throws(StorageError) {
    database = try SQLiteFile(path: path, schema: Self.schema)
  }

  /// The schema of a file of requests.
  public static let schema = SQLiteFile.Schema(
    applicationID: 0x4E52_5131,  // "NRQ1"
    tables: """
      CREATE TABLE request (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        fingerprint TEXT NOT NULL,
        begun INTEGER NOT NULL,
        answer TEXT
      ) STRICT;
      CREATE INDEX request_begun ON request (begun);
      """)

  /// Notes that a request begins, unless it has begun before.
  ///
  /// - Parameters:
  ///   - key: The client's key.
  ///   - fingerprint: A digest of the request, which tells it from others.
  ///   - time: The time, in seconds since 1970.
  /// - Returns: The record of the request so far.
  /// - Throws: `StorageError` if the file cannot be accessed; `TextError` if the key cannot be stored.
  public func begin(_ key: String, fingerprint: String, at time: Int) throws -> Record {
    _ = try StoredText.checked(key, "the key of a request")
    return try database.write { db in
      // A clock that was set back must not keep answers for longer.
      try db.execute(
        sql: """
          DELETE FROM request WHERE begun <= ?1 - ?2 OR begun > ?1 + ?2 OR id IN (
            SELECT id FROM request WHERE answer IS NOT NULL ORDER BY id DESC LIMIT -1 OFFSET ?3)
          """, arguments: [time, Self.retention, Self.maximumCount])
      if let row = try Self.row(key, db) {
        guard try row.decode(String.self, atIndex: 0) == fingerprint else { return .other }
        if let answer = try row.decode(String?.self, atIndex: 2) { return .answered(answer) }
        if try row.decode(Int.self, atIndex: 1) + Self.patience > time { return .running }
        try db.execute(
          sql: "UPDATE request SET begun = ? WHERE key = ?", arguments: [time, key])
        return .new
      }
      try db.execute(
        sql: "INSERT INTO request (key, fingerprint, begun) VALUES (?, ?, ?)",
        arguments: [key, fingerprint, time])
      return .new
    }
  }

  /// Notes the answer to a request. One that is noted already stays.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed; `TextError` if the answer cannot be stored.
  public func finish(_ key: String, answer: String) throws {
    _ = try StoredText.checked(answer, "the answer to a request")
    try database.write { db in
      try db.execute(
        sql: "UPDATE request SET answer = ? WHERE key = ? AND answer IS NULL",
        arguments: [answer, key])
    }
  }

  /// Removes the note of a request that has no answer, so that it can be sent again.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func withdraw(_ key: String) throws {
    try database.write { db in
      try db.execute(
        sql: "DELETE FROM request WHERE key = ? AND answer IS NULL", arguments: [key])
    }
  }

  /// Looks up what became of the request of a client's key by a time, in seconds since 1970:
  /// ``Record/running`` or ``Record/answered(_:)``; `nil` if there is no such request, or it is not
  /// kept any more.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func record(of key: String, at time: Int) throws -> Record? {
    try database.read { db in
      guard let row = try Self.row(key, db) else { return nil }
      let begun = try row.decode(Int.self, atIndex: 1)
      if let answer = try row.decode(String?.self, atIndex: 2) {
        return begun + Self.retention > time ? .answered(answer) : nil
      }
      return begun + Self.patience > time ? .running : nil
    }
  }

  private static func row(_ key: String, _ db: Database) throws -> Row? {
    try Row.fetchOne(
      db, sql: "SELECT fingerprint, begun, answer FROM request WHERE key = ?", arguments: [key])
  }
}
