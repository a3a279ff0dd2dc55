import GRDB
import SharedDatabase

extension FileMemory {
  /// Whether the user's actions are remembered, to suggest them again. By default they are.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func remembersDonations() throws -> Bool {
    try database.read(Self.remembersDonations)
  }

  static func remembersDonations(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'donations'") != 0
  }

  /// Turns remembering what the user does on or off. What is remembered stays; see
  /// ``removeDonations(_:)``.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func setRemembersDonations(_ remembers: Bool) throws {
    try database.write { db in
      try Self.set("donations", to: remembers ? 1 : 0, db)
      try Self.set("told", to: 1, db)
    }
  }

  /// Records that the user has been told that their actions are remembered.
  ///
  /// - Returns: Whether they should be told now.
  /// - Throws: `StorageError` if the write fails.
  public func isFirstDonation() throws -> Bool {
    try database.write { db in
      if try Int.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'told'") != nil {
        return false
      }
      try Self.set("told", to: 1, db)
      return true
    }
  }

  private static func set(_ name: String, to value: Int, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", arguments: [name, value])
  }
}
