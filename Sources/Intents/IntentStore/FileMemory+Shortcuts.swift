import GRDB
public import IntentKit
import SharedDatabase

extension FileMemory {
  /// Stores a shortcut, replacing any with the same identifier.
  ///
  /// - Throws: `ShortcutError` if another shortcut has the name or the phrase; `StorageError` if
  ///   the write fails.
  public func save(_ shortcut: Shortcut) throws {
    try database.write { try Self.save(shortcut, $0) }
  }

  static func save(_ shortcut: Shortcut, _ db: Database) throws {
    try shortcut.checkUniqueness(among: try Self.shortcuts(db))
    try db.execute(
      sql: """
        INSERT INTO shortcut (id, shortcut) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET shortcut = excluded.shortcut
        """,
      arguments: [
        try StoredText.checked(shortcut.id, "the id of a shortcut"),
        JSON.encode(shortcut),
      ])
  }

  /// All shortcuts.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func shortcuts() throws -> [Shortcut] {
    try database.read(Self.shortcuts)
  }

  static func shortcuts(_ db: Database) throws -> [Shortcut] {
    try String.fetchAll(db, sql: "SELECT shortcut FROM shortcut ORDER BY sequence")
      .map { try JSON.stored(Shortcut.self, $0) }
  }

  /// Removes a shortcut and all records of its runs.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func removeShortcut(id: String) throws {
    guard StoredText.isStorable(id) else { return }
    try database.write { db in
      try db.execute(sql: "DELETE FROM shortcut WHERE id = ?", arguments: [id])
      try Self.removeDonations(.intent(Shortcut.intentPrefix + id), db)
    }
  }
}

extension FileMemory {
  /// Stores an activity as the latest, replacing an equal one.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func remember(_ activity: UserActivity, at time: Timestamp) throws {
    try database.write { try Self.remember(activity, at: time, $0) }
  }

  static func remember(_ activity: UserActivity, at time: Timestamp, _ db: Database) throws {
    guard try remembersDonations(db) else { return }
    let text = JSON.encode(activity)
    try db.execute(
      sql: "DELETE FROM activity WHERE activity = ?", arguments: [text])
    try db.execute(
      sql: "INSERT INTO activity (activity, time) VALUES (?, ?)",
      arguments: [text, time.secondsSince1970])
    try db.execute(
      sql: """
        DELETE FROM activity WHERE sequence IN (
          SELECT sequence FROM activity ORDER BY sequence DESC LIMIT -1 OFFSET ?)
        """, arguments: [RecentActivity.maximumCount])
  }

  /// The activities that can be continued.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func activities() throws -> [RecentActivity] {
    try database.read(Self.activities)
  }

  static func activities(_ db: Database) throws -> [RecentActivity] {
    try Row.fetchAll(db, sql: "SELECT activity, time FROM activity ORDER BY sequence DESC").map {
      RecentActivity(
        try JSON.stored(UserActivity.self, $0.decode(atIndex: 0)),
        at: Timestamp(secondsSince1970: try $0.decode(atIndex: 1)))
    }
  }

  /// Removes the activities that refer to an entity.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func removeActivities(mentioning type: String, id: String) throws {
    try database.write { db in
      for row in try Row.fetchAll(db, sql: "SELECT sequence, activity FROM activity") {
        let activity = try JSON.stored(UserActivity.self, row.decode(atIndex: 1))
        if activity.mentions(type: type, id: id) {
          try db.execute(
            sql: "DELETE FROM activity WHERE sequence = ?",
            arguments: [try row.decode(Int64.self, atIndex: 0)])
        }
      }
    }
  }
}
