import GRDB
public import IntentKit
import SharedDatabase

/// All that is remembered for a user, to be read by people and other programs.
public struct MemoryArchive: Codable, Sendable {
  /// What was done, the latest first.
  public let donations: [Donation]
  /// The user's shortcuts.
  public let shortcuts: [Shortcut]
  /// What can be gone on with, the latest first.
  public let activities: [RecentActivity]
  /// The user's words.
  public let words: [UserWord]
}

extension FileMemory {
  /// All that is remembered.
  ///
  /// - Returns: It.
  /// - Throws: `StorageError` if it cannot be read.
  public func archive() throws -> MemoryArchive {
    MemoryArchive(
      donations: try donations(.all, limit: .max), shortcuts: try shortcuts(),
      activities: try activities(), words: try words())
  }

  /// Forgets all, and leaves nothing of it in the file: its pages are overwritten too.
  ///
  /// - Throws: `StorageError` if it cannot be stored.
  public func erase() throws {
    try database.write { db in
      for table in ["mention", "donation", "term", "shortcut", "activity", "word"] {
        try db.execute(sql: "DELETE FROM \(table)")
      }
    }
    try database.erasePages()
  }
}
