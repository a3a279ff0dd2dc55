import GRDB
import SharedDatabase

extension FileMemory {
  /// The version of the files that this writes.
  package static var fileVersion: Int { schema.version }

  /// The schema of a memory file. A released version is never changed: later changes are separate
  /// migrations, and `Tests/Intents/IntentStoreTests/Files` has a file made by each version.
  static let schema = SharedDatabase.Schema(
    applicationID: 0x4E52_4D31,  // "NRM1"
    derivedTables: ["donation_count", "secret", "setting"],
    marks: ["shortcut": "\"actions\":[", "deed": "\"sentence\":"], fillers: ["term": [:]],
    mend: mend,
    migrations: [migrateTo1, migrateTo2, migrateTo3, migrateTo4])

  /// Donations, shortcuts and activities.
  ///
  /// A donation refers to its intent and values by term number, so habits can be detected without
  /// reading any values. `terms` has four bytes for each number, in little-endian order. Triggers
  /// count the donations, because counting rows takes as long as reading them.
  @Sendable private static func migrateTo1(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE term (
          number INTEGER PRIMARY KEY,
          parameter TEXT NOT NULL,
          value TEXT NOT NULL,
          UNIQUE (parameter, value)
        ) STRICT;
        CREATE TABLE donation (
          sequence INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          time INTEGER NOT NULL,
          intent INTEGER NOT NULL REFERENCES term,
          terms BLOB NOT NULL,
          result TEXT,
          conversation TEXT
        ) STRICT;
        CREATE INDEX donation_time ON donation (time, sequence);
        CREATE INDEX donation_conversation ON donation (conversation);
        CREATE INDEX donation_intent ON donation (intent);
        CREATE TABLE donation_count (count INTEGER NOT NULL) STRICT;
        INSERT INTO donation_count VALUES (0);
        CREATE TRIGGER donation_added AFTER INSERT ON donation
          BEGIN UPDATE donation_count SET count = count + 1; END;
        CREATE TRIGGER donation_removed AFTER DELETE ON donation
          BEGIN UPDATE donation_count SET count = count - 1; END;
        CREATE TABLE mention (
          donation INTEGER NOT NULL REFERENCES donation ON DELETE CASCADE,
          type TEXT NOT NULL,
          entity TEXT NOT NULL,
          PRIMARY KEY (donation, type, entity)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX mention_entity ON mention (type, entity);
        CREATE TABLE shortcut (
          sequence INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          shortcut TEXT NOT NULL
        ) STRICT;
        CREATE TABLE activity (
          sequence INTEGER PRIMARY KEY AUTOINCREMENT,
          activity TEXT NOT NULL UNIQUE,
          time INTEGER NOT NULL
        ) STRICT;
        """)
  }

  /// The user's vocabulary. The kind is empty for a word in phrases.
  @Sendable private static func migrateTo2(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE word (
          kind TEXT NOT NULL,
          name TEXT NOT NULL,
          pronunciations TEXT NOT NULL,
          PRIMARY KEY (kind, name)
        ) STRICT, WITHOUT ROWID;
        """)
  }

  /// Attempts. The outcome of an unfinished one is null.
  @Sendable private static func migrateTo3(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE attempt (
          sequence INTEGER PRIMARY KEY AUTOINCREMENT,
          key TEXT NOT NULL UNIQUE,
          invocation TEXT NOT NULL,
          time INTEGER NOT NULL,
          outcome TEXT CHECK (outcome IN ('done', 'failed', 'unknown'))
        ) STRICT;
        CREATE INDEX attempt_unfinished ON attempt (sequence) WHERE outcome IS NULL;
        """)
  }

  /// Adds deeds, so that they can be undone; random bytes that only the user's programs know; and settings.
  @Sendable private static func migrateTo4(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE deed (
          sequence INTEGER PRIMARY KEY AUTOINCREMENT,
          key TEXT NOT NULL UNIQUE,
          deed TEXT NOT NULL,
          undone INTEGER
        ) STRICT;
        CREATE TABLE secret (
          name TEXT PRIMARY KEY,
          bytes BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE setting (
          name TEXT PRIMARY KEY,
          value INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """)
  }
}
