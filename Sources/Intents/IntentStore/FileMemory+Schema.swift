import GRDB
public import SharedDatabase

extension FileMemory {
  /// The schema of a memory file.
  ///
  /// A donation refers to its intent and values by term number, so habits can be detected without
  /// reading any values. `terms` has four bytes for each number, in little-endian order. Triggers
  /// count the donations, because counting rows takes as long as reading them. The kind of a word in
  /// phrases is empty, and the outcome of an unfinished attempt is null. Secrets are random bytes that
  /// only the user's programs know.
  public static let schema = SQLiteFile.Schema(
    applicationID: 0x4E52_4D31,  // "NRM1"
    derivedTables: ["donation_count"],
    marks: [
      "shortcut": "instr(shortcut, '\"actions\":[')", "term": "NOT instr(value, '\"actions\":[')",
      "setting": "value IN (0, 1)", "secret": "length(bytes) > 0",
    ],
    fillers: ["term": [:]], mend: mend,
    tables: """
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
      CREATE TABLE word (
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        pronunciations TEXT NOT NULL,
        PRIMARY KEY (kind, name)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE attempt (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        invocation TEXT NOT NULL,
        time INTEGER NOT NULL,
        outcome TEXT CHECK (outcome IN ('done', 'failed', 'unknown'))
      ) STRICT;
      CREATE INDEX attempt_unfinished ON attempt (sequence) WHERE outcome IS NULL;
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
