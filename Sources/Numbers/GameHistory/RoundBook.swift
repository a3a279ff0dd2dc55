import GRDB
public import GameShow
@_exported public import SharedDatabase

/// A store of the rounds that were played, in an SQLite file that several processes can share. Every
/// round is on the disk once the call returns.
///
/// ```swift
/// let book = try RoundBook(path: "rounds.sqlite")
/// try book.add(PlayedRound(player: "Anna", time: now, result: round.result))
/// let statistics = PlayStatistics(of: try book.rounds(of: "Anna"))
/// ```
public struct RoundBook: DatabaseFile {
  /// The open file.
  public let database: SQLiteFile

  /// Opens a file, or creates it.
  ///
  /// - Parameter path: The path of the file. Its folder must exist.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public init(path: String) throws(StorageError) {
    database = try SQLiteFile(path: path, schema: Self.schema)
  }

  /// The schema of a file of rounds.
  public static let schema = SQLiteFile.Schema(
    applicationID: 0x4E52_5231,  // "NRR1"
    mend: mend,
    tables: """
      CREATE TABLE round (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        player TEXT NOT NULL,
        time INTEGER NOT NULL,
        day TEXT,
        rules TEXT NOT NULL,
        numbers TEXT NOT NULL,
        target INTEGER NOT NULL,
        value INTEGER,
        best_distance INTEGER NOT NULL,
        points INTEGER NOT NULL,
        milliseconds INTEGER,
        hints INTEGER NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX round_day ON round (player, rules, day) WHERE day IS NOT NULL;
      """)

  /// Of a game of a day, the first round is kept.
  @Sendable private static func mend(_ db: Database) throws -> [String] {
    try db.execute(
      sql: """
        DELETE FROM round WHERE day IS NOT NULL AND id NOT IN (
          SELECT min(id) FROM round WHERE day IS NOT NULL GROUP BY player, rules, day)
        """)
    return db.changesCount > 0 ? ["\(db.changesCount) rounds of a day were there twice"] : []
  }

  /// Adds a round. The game of a day counts once for each player and rules; further rounds of it
  /// are not stored.
  ///
  /// - Returns: Whether it was added.
  /// - Throws: `StorageError` if the file cannot be accessed.
  @discardableResult
  public func add(_ round: PlayedRound) throws -> Bool {
    try database.write { db in
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO round (player, time, day, rules, numbers, target, value,
            best_distance, points, milliseconds, hints)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          try Self.stored(round.player, db), round.time, round.day, round.rules,
          round.numbers.map { "\($0)" }.joined(separator: " "), round.target, round.value,
          round.bestDistance, round.points, round.milliseconds, round.hints,
        ])
      return db.changesCount > 0
    }
  }

  /// The rounds of a player, whose name is given in any case, or of all players; the oldest first.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func rounds(of player: String? = nil) throws -> [PlayedRound] {
    try database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT player, time, day, rules, numbers, target, value, best_distance, points,
            milliseconds, hints
          FROM round WHERE ?1 IS NULL OR player = ?1 ORDER BY id
          """, arguments: [player.map { try Self.stored($0, db) }]
      ).map(Self.round)
    }
  }

  /// The spelling under which a player is known, or else the one to store.
  private static func stored(_ player: String, _ db: Database) throws -> String {
    let known = try String.fetchAll(
      db, sql: "SELECT player FROM round GROUP BY player ORDER BY min(id)")
    return Naming.first(named: player, in: known) { $0 }
      ?? Naming.normalized(player)
  }

  /// Removes rounds for good.
  ///
  /// - Parameter player: The name of the player, in any case; all rounds if `nil`.
  /// - Returns: The number of rounds that were removed.
  /// - Throws: `StorageError` if the file cannot be accessed.
  @discardableResult
  public func erase(_ player: String? = nil) throws -> Int {
    let count = try database.write { db in
      try db.execute(
        sql: "DELETE FROM round WHERE ?1 IS NULL OR player = ?1",
        arguments: [player.map { try Self.stored($0, db) }])
      return db.changesCount
    }
    try database.erasePages()
    return count
  }

  private static func round(_ row: Row) throws -> PlayedRound {
    let numbers = try row.decode(String.self, atIndex: 4).split(separator: " ").compactMap {
      Int($0)
    }
    return PlayedRound(
      player: try row.decode(String.self, atIndex: 0), time: try row.decode(Int.self, atIndex: 1),
      day: try row.decode(String?.self, atIndex: 2), rules: try row.decode(String.self, atIndex: 3),
      numbers: numbers, target: try row.decode(Int.self, atIndex: 5),
      value: try row.decode(Int?.self, atIndex: 6),
      bestDistance: try row.decode(Int.self, atIndex: 7),
      points: try row.decode(Int.self, atIndex: 8),
      milliseconds: try row.decode(Int?.self, atIndex: 9),
      hints: try row.decode(Int.self, atIndex: 10))
  }
}
