import GRDB
public import SharedDatabase

extension Ledger {
  /// Salvages what can be read of a damaged file into a new one beside it.
  ///
  /// A balance is what the row of the account says; if lines of its statement were lost, the difference is booked as a
  /// correction. The key of a transfer whose details were lost is kept, so that it is not made a second time.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: What was found; `nil` if the file is whole.
  /// - Throws: `StorageError`, if nothing of a ledger is in the file, or the new file cannot be written.
  public static func repair(_ path: String) throws(StorageError) -> Repair? {
    try SharedDatabase.repair(path, schema)
  }

  /// Makes a salvaged ledger add up again.
  @Sendable static func mend(_ db: Database) throws -> [String] {
    var losses: [String] = []
    func note(_ count: Int, _ text: String) { if count > 0 { losses.append("\(count) \(text)") } }
    for code in try String.fetchAll(db, sql: "SELECT DISTINCT currency FROM account") {
      if let currency = Currency(code) { _ = try equity(currency, db) }
    }
    try note(restoreAccounts(db), "accounts had lost their names: they are called 'Recovered'")

    // The key of the movement is lost with it, and could be used again; a prefix tells it from all others.
    try db.execute(
      sql: """
        INSERT INTO movement (id, key, time, day, note)
        SELECT DISTINCT movement, 'recovered-' || movement, 0, 0, 'Recovered' FROM posting
        WHERE movement NOT IN (SELECT id FROM movement)
        """)
    note(
      db.changesCount, "movements had lost their time and key: asked for again, they are made again"
    )
    try db.execute(
      sql: """
        DELETE FROM posting WHERE movement IN (
          SELECT movement FROM posting GROUP BY movement HAVING count(*) <> 2 OR sum(units) <> 0)
        """)
    try db.execute(
      sql: """
        UPDATE movement SET kind = 'lost'
        WHERE kind <> 'lost' AND id NOT IN (SELECT movement FROM posting)
        """)
    note(db.changesCount, "movements had lost their amounts: they are in no statement any more")
    try note(correctBalances(db), "balances were more or less than their statements say")
    return losses
  }

  /// Makes accounts anew of which only postings are left.
  private static func restoreAccounts(_ db: Database) throws -> Int {
    let lost = try Row.fetchAll(
      db,
      sql: """
        SELECT own.account, max(known.currency), max(own.units < 0), sum(own.units)
        FROM posting AS own
        LEFT JOIN posting AS other ON other.movement = own.movement AND other.account <> own.account
        LEFT JOIN account AS known ON known.id = other.account
        WHERE own.account NOT IN (SELECT id FROM account) GROUP BY own.account
        """)
    var count = 0
    for row in lost {
      let id = try row.decode(String.self, atIndex: 0)
      guard let currency = Currency(try row.decode(String?.self, atIndex: 1) ?? "") else {
        // Nothing tells its currency: the postings are of no use.
        try db.execute(sql: "DELETE FROM posting WHERE account = ?", arguments: [id])
        continue
      }
      if try id == equity(currency, db) { continue }
      count += 1
      // What money came out of is one of the user's own; its balance cannot be below zero.
      let isOwn = try row.decode(Bool.self, atIndex: 2)
      let balance = try row.decode(Int.self, atIndex: 3)
      try db.execute(
        sql:
          "INSERT INTO account (id, name, key, owner, currency, balance) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          id, "Recovered \(count)", "recovered \(id)", isOwn ? "own" : "payee", currency.code,
          isOwn ? max(0, balance) : balance,
        ])
    }
    return count
  }

  /// Books the difference between each balance and its postings against the equity of the currency.
  private static func correctBalances(_ db: Database) throws -> Int {
    let differences = try Row.fetchAll(
      db,
      sql: """
        SELECT id, currency, balance, balance - (
          SELECT coalesce(sum(units), 0) FROM posting WHERE account = account.id) AS difference
        FROM account WHERE owner <> 'equity' AND difference <> 0
        """)
    for row in differences {
      let id = try row.decode(String.self, atIndex: 0)
      guard let currency = Currency(try row.decode(atIndex: 1)) else { continue }
      let units = try row.decode(Int.self, atIndex: 3)
      try db.execute(
        sql: "INSERT INTO movement (key, time, day, note, kind) VALUES (?, 0, 0, ?, 'correction')",
        arguments: ["correction-\(SharedDatabase.newID())", "Correction after a repair"])
      let movement = db.lastInsertedRowID
      for (account, part) in [(id, units), (try equity(currency, db), -units)] {
        try db.execute(
          sql: """
            INSERT INTO posting (movement, account, units, balance)
            SELECT ?, id, ?, balance FROM account WHERE id = ?
            """, arguments: [movement, part, account])
      }
    }
    try db.execute(
      sql: """
        UPDATE account SET balance = (
          SELECT coalesce(sum(units), 0) FROM posting WHERE account = account.id)
        WHERE owner = 'equity'
        """)
    return differences.count
  }
}
