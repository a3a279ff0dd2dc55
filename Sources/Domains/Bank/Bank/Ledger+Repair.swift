import GRDB
import SharedDatabase

extension Ledger {
  /// Rebalances a salvaged ledger.
  ///
  /// Balances come from the account rows; if statement lines were lost, the difference is posted as
  /// a correction. The key of a transfer whose details were lost is kept, so that the transfer is
  /// not repeated.
  @Sendable static func mend(_ db: Database) throws -> [String] {
    var losses: [String] = []
    func note(_ count: Int, _ text: String) { if count > 0 { losses.append("\(count) \(text)") } }
    try removeUnreadable(db)
    try note(restoreAccounts(db), "accounts were made anew from their postings")

    // Neither the movement nor the index of keys is left: a prefix distinguishes the new key from
    // all others.
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
          SELECT movement FROM posting JOIN account ON account.id = account GROUP BY movement
          HAVING count(*) <> 2 OR sum(units) <> 0 OR count(DISTINCT currency) <> 1)
        """)
    try db.execute(
      sql: """
        UPDATE movement SET kind = 'opening' WHERE kind = 'transfer' AND id IN (
          SELECT movement FROM posting JOIN account ON account.id = account WHERE owner = 'equity')
        """)
    try db.execute(
      sql: """
        UPDATE movement SET kind = 'lost'
        WHERE kind <> 'lost' AND id NOT IN (SELECT movement FROM posting)
        """)
    note(db.changesCount, "movements had lost their amounts: they are in no statement any more")
    try db.execute(
      sql: """
        DELETE FROM standing WHERE units > \(maximumUnits)
          OR source NOT IN (SELECT id FROM account WHERE owner = 'own')
          OR target NOT IN (SELECT id FROM account WHERE owner <> 'equity')
        """)
    note(db.changesCount, "standing orders had lost their accounts: plan them again")
    try db.execute(
      sql: "DELETE FROM standing_run WHERE standing NOT IN (SELECT id FROM standing)")
    try note(correctBalances(db), "balances were more or less than their statements say")
    return losses
  }

  /// Treats invalid values, which a damaged page can contain, as lost.
  private static func removeUnreadable(_ db: Database) throws {
    let codes = Currency.all.map { "'\($0.code)'" }.joined(separator: ", ")
    try db.execute(
      sql: """
        UPDATE account SET currency = '' WHERE currency NOT IN (\(codes));
        DELETE FROM posting WHERE units NOT BETWEEN -\(maximumUnits) AND \(maximumUnits)
          OR balance NOT BETWEEN -\(maximumUnits) AND \(maximumUnits);
        DELETE FROM limits WHERE currency NOT IN (\(codes))
          OR transfer NOT BETWEEN 0 AND \(maximumUnits) OR day NOT BETWEEN 0 AND \(maximumUnits);
        """)
  }

  /// Recreates accounts that only postings are left of, with any names found in indexes.
  private static func restoreAccounts(_ db: Database) throws -> Int {
    let keys = try Row.fetchAll(db, sql: "SELECT id, key FROM account WHERE currency = ''").map {
      (try $0.decode(String.self, atIndex: 0), try $0.decode(String.self, atIndex: 1))
    }
    try db.execute(sql: "DELETE FROM account WHERE currency = ''")
    let names = Dictionary(keys) { first, _ in first }
    for currency in Currency.all {
      let isUsed = try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM account WHERE currency = ?)
            OR EXISTS (SELECT 1 FROM posting WHERE account = ?)
          """, arguments: [currency.code, equityID(currency)])
      if isUsed == true { _ = try equity(currency, db) }
    }
    // The other side of a movement determines an account's currency, once its own currency is
    // known.
    var count = 0
    while let row = try Row.fetchOne(
      db,
      sql: """
        SELECT own.account, max(known.currency), max(own.units < 0 OR known.owner = 'equity')
        FROM posting AS own
        JOIN posting AS other ON other.movement = own.movement AND other.account <> own.account
        JOIN account AS known ON known.id = other.account
        WHERE own.account NOT IN (SELECT id FROM account) GROUP BY own.account LIMIT 1
        """)
    {
      count += 1
      let id = try row.decode(String.self, atIndex: 0)
      try restore(
        id, currency: row.decode(atIndex: 1), isOwn: row.decode(atIndex: 2),
        name: names[id] ?? "Recovered \(count)", db)
    }
    // The currency of the remaining accounts is unknown, so their postings are useless.
    try db.execute(sql: "DELETE FROM posting WHERE account NOT IN (SELECT id FROM account)")
    return count
  }

  private static func restore(
    _ id: String, currency: String, isOwn: Bool, name: String, _ db: Database
  ) throws {
    // An account that money left is the user's own, and its balance cannot be negative.
    let sum = try Int.fetchOne(
      db, sql: "SELECT sum(units) FROM posting WHERE account = ?", arguments: [id])
    let isClosed = name == "closed \(id)"
    let isTaken = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE key = ?)",
      arguments: [Naming.key(name)])
    try db.execute(
      sql: """
        INSERT INTO account (id, name, key, owner, currency, closed, balance)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        id, name, isTaken == true || isClosed ? "closed \(id)" : Naming.key(name),
        isOwn ? "own" : "payee", currency, isClosed, isOwn ? max(0, sum ?? 0) : sum ?? 0,
      ])
  }

  /// Posts the difference between each balance and its postings against the equity of the currency.
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
        arguments: ["correction-\(Naming.newID())", "Correction after a repair"])
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
