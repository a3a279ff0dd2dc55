import GRDB
import SharedDatabase

extension Ledger {
  /// What came of asking for a transfer.
  public struct Receipt: Hashable, Sendable {
    /// What was moved.
    public let transfer: Transfer
    /// Whether it had been moved before, under the same key, and was not moved again.
    public let isRepeat: Bool
    /// What is in the account now that the money came from.
    public let balance: Money
  }

  /// Moves money, once for each key.
  ///
  /// - Parameters:
  ///   - amount: How much.
  ///   - from: The account that it comes from, which must be the user's own; its id.
  ///   - to: The account that it goes to; its id.
  ///   - key: What is the same for every attempt at this transfer and different for all others.
  ///   - time: When, in seconds since the beginning of 1970 in UTC.
  ///   - day: The day by the user's calendar, counted from 1 January 1970, for the limit of a day.
  ///   - note: What it is for.
  /// - Returns: What was moved; also if it was moved before under this key.
  /// - Throws: ``BankError`` if it may not be moved, then nothing is; `StorageError`
  @discardableResult
  public func transfer(
    _ amount: Money, from: String, to: String, key: String, time: Int, day: Int, note: String = ""
  ) throws -> Receipt {
    try database.write { db in
      if let known = try Self.transfer(key: key, db) {
        guard known.from == from, known.to == to, known.amount == amount else {
          throw BankError.keyReused
        }
        return Receipt(
          transfer: known, isRepeat: true,
          balance: try Self.account(from, db)?.balance ?? amount)
      }
      try Self.check(amount, from: from, to: to, day: day, db)
      try Self.post(
        Posting(
          from: from, to: to, units: amount.units, key: key, time: time, day: day, note: note), db)
      guard let made = try Self.transfer(key: key, db),
        let account = try Self.account(from, db)
      else { throw BankError.unknownAccount(from) }
      return Receipt(transfer: made, isRepeat: false, balance: account.balance)
    }
  }

  /// Sees whether money could be moved now, without moving it.
  ///
  /// - Parameters:
  ///   - amount: How much.
  ///   - from: The account that it would come from; its id.
  ///   - to: The account that it would go to; its id.
  ///   - day: The day by the user's calendar.
  /// - Throws: ``BankError`` if it may not be moved; `StorageError`
  public func check(_ amount: Money, from: String, to: String, day: Int) throws {
    try database.read { try Self.check(amount, from: from, to: to, day: day, $0) }
  }

  private static func check(
    _ amount: Money, from: String, to: String, day: Int, _ db: Database
  ) throws {
    guard let source = try account(from, db) else { throw BankError.unknownAccount(from) }
    guard let target = try account(to, db) else { throw BankError.unknownAccount(to) }
    guard source.id != target.id else { throw BankError.sameAccount(source.name) }
    guard source.owner == .own else { throw BankError.notOwn(source.name) }
    for account in [source, target] where account.currency != amount.currency {
      throw BankError.wrongCurrency(
        account: account.name, account.currency, given: amount.currency)
    }
    guard amount.units > 0 else { throw BankError.notPositive }
    let limits = try limits(amount.currency, db)
    guard amount.units <= limits.transfer.units else {
      throw BankError.overTransferLimit(limits.transfer)
    }
    guard amount.units <= source.balance.units else {
      throw BankError.insufficientFunds(account: source.name, available: source.balance)
    }
    guard target.balance.units <= maximumUnits - amount.units else { throw BankError.tooLarge }
    // Moving money between one's own accounts takes nothing away.
    guard target.owner == .payee else { return }
    let moved = try movedOut(on: day, amount.currency, db)
    guard amount.units <= limits.day.units - moved else {
      throw BankError.overDailyLimit(
        limits.day, left: Money(units: max(0, limits.day.units - moved), amount.currency))
    }
  }

  /// What was paid to others on a day.
  private static func movedOut(on day: Int, _ currency: Currency, _ db: Database) throws -> Int {
    try Int.fetchOne(
      db,
      sql: """
        SELECT coalesce(sum(posting.units), 0) FROM movement
        JOIN posting ON posting.movement = movement.id
        JOIN account ON account.id = posting.account
        WHERE movement.day = ? AND account.owner = 'payee' AND account.currency = ?
        """, arguments: [day, currency.code]) ?? 0
  }

  /// A movement that is to be written.
  struct Posting {
    let from: String
    let to: String
    let units: Int
    let key: String
    let time: Int
    let day: Int
    let note: String
  }

  static func post(_ posting: Posting, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO movement (key, time, day, note) VALUES (?, ?, ?, ?)",
      arguments: [posting.key, posting.time, posting.day, posting.note])
    let movement = db.lastInsertedRowID
    for (account, units) in [(posting.from, -posting.units), (posting.to, posting.units)] {
      try db.execute(
        sql: "UPDATE account SET balance = balance + ? WHERE id = ?", arguments: [units, account])
      try db.execute(
        sql: """
          INSERT INTO posting (movement, account, units, balance)
          SELECT ?, id, ?, balance FROM account WHERE id = ?
          """, arguments: [movement, units, account])
    }
  }

  private static func transfer(key: String, _ db: Database) throws -> Transfer? {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT movement.id, source.account, target.account, target.units, time, note, currency
          FROM movement
          JOIN posting AS source ON source.movement = movement.id AND source.units < 0
          JOIN posting AS target ON target.movement = movement.id AND target.units > 0
          JOIN account ON account.id = target.account
          WHERE movement.key = ?
          """, arguments: [key]), let currency = Currency(row[6] as String)
    else { return nil }
    return Transfer(
      id: row[0], from: row[1], to: row[2], amount: Money(units: row[3], currency), time: row[4],
      note: row[5])
  }

  /// What came into and went out of an account.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - limit: The most lines that are wanted.
  /// - Returns: The lines, the latest first.
  /// - Throws: ``BankError/unknownAccount(_:)``; `StorageError`
  public func statement(_ id: String, limit: Int = 50) throws -> [StatementLine] {
    try database.read { db in
      guard let account = try Self.account(id, db) else { throw BankError.unknownAccount(id) }
      return try Row.fetchAll(
        db,
        sql: """
          SELECT time, other.name, note, own.units, own.balance FROM posting AS own
          JOIN movement ON movement.id = own.movement
          JOIN posting AS opposite ON opposite.movement = movement.id AND opposite.account <> own.account
          JOIN account AS other ON other.id = opposite.account
          WHERE own.account = ? ORDER BY movement.id DESC LIMIT ?
          """, arguments: [id, max(0, limit)]
      ).map {
        StatementLine(
          time: $0[0], other: $0[1], note: $0[2], amount: Money(units: $0[3], account.currency),
          balance: Money(units: $0[4], account.currency))
      }
    }
  }

  /// Audits the ledger: every movement adds up to nothing, in one currency; every balance is the sum of its
  /// postings; the sum of all accounts of a currency is nothing; the file is whole.
  ///
  /// - Returns: What is wrong; nothing if all is right.
  /// - Throws: `StorageError`
  public func faults() throws -> [String] {
    let checks = [
      (
        "a movement does not add up",
        """
        SELECT movement FROM posting JOIN account ON account.id = account
        GROUP BY movement HAVING sum(units) <> 0 OR count(*) <> 2 OR count(DISTINCT currency) <> 1
        """
      ),
      (
        "a movement has no postings",
        "SELECT id FROM movement WHERE id NOT IN (SELECT movement FROM posting)"
      ),
      (
        "a balance is not the sum of its postings",
        """
        SELECT id FROM account WHERE balance <>
          (SELECT coalesce(sum(units), 0) FROM posting WHERE account = account.id)
        """
      ),
      (
        "the accounts of a currency do not add up to nothing",
        "SELECT currency FROM account GROUP BY currency HAVING sum(balance) <> 0"
      ),
      ("an account is below nothing", "SELECT id FROM account WHERE owner = 'own' AND balance < 0"),
    ]
    var faults = try database.faults()
    try database.read { db in
      for (fault, query) in checks where try Row.fetchOne(db, sql: query) != nil {
        faults.append(fault)
      }
    }
    return faults
  }
}
