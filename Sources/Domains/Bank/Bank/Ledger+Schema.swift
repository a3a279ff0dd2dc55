import GRDB
public import SharedDatabase

extension Ledger {
  /// The tables. Balances are stored along with the postings that they are derived from, so that the
  /// database itself rejects anything that would make a balance negative.
  public static let schema = SQLiteFile.Schema(
    applicationID: 0x4E52_4231,  // "NRB1"
    fillers: [
      "account": ["name": "''", "owner": "'payee'", "currency": "''"],
      "movement": ["time": "0", "day": "0", "note": "'Recovered'"],
    ],
    mend: mend,
    tables: """
      CREATE TABLE account (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL CHECK (owner IN ('own', 'payee', 'equity')),
        currency TEXT NOT NULL,
        closed INTEGER NOT NULL DEFAULT 0,
        balance INTEGER NOT NULL DEFAULT 0
          CHECK (owner <> 'own' OR balance >= 0)
          CHECK (abs(balance) <= 1000000000000000)
      ) STRICT;
      CREATE TABLE movement (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        time INTEGER NOT NULL,
        day INTEGER NOT NULL,
        note TEXT NOT NULL,
        kind TEXT NOT NULL DEFAULT 'transfer'
          CHECK (kind IN ('opening', 'transfer', 'correction', 'lost'))
      ) STRICT;
      CREATE TABLE posting (
        movement INTEGER NOT NULL REFERENCES movement,
        account TEXT NOT NULL REFERENCES account,
        units INTEGER NOT NULL CHECK (units <> 0),
        balance INTEGER NOT NULL,
        PRIMARY KEY (movement, account)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX posting_account ON posting (account, movement);
      CREATE INDEX movement_day ON movement (day);
      CREATE TABLE limits (
        currency TEXT PRIMARY KEY,
        transfer INTEGER NOT NULL,
        day INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE standing (
        id TEXT PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        source TEXT NOT NULL REFERENCES account,
        target TEXT NOT NULL REFERENCES account,
        units INTEGER NOT NULL CHECK (units > 0),
        schedule TEXT NOT NULL,
        start INTEGER NOT NULL,
        next INTEGER,
        note TEXT NOT NULL
      ) STRICT;
      CREATE TABLE standing_run (
        standing TEXT NOT NULL REFERENCES standing,
        day INTEGER NOT NULL,
        failure TEXT,
        told INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (standing, day)
      ) STRICT;
      """)
}
