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
    try Self.check(key: key, note: note)
    return try database.write { db in
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
          from: from, to: to, units: amount.units, key: key, time: time, day: day, note: note,
          kind: "transfer"), db)
      guard let made = try Self.transfer(key: key, db),
        let account = try Self.account(from, db)
      else { throw BankError.unknownAccount(from) }
      return Receipt(transfer: made, isRepeat: false, balance: account.balance)
    }
  }

  /// The transfer that was made under a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The transfer; `nil` if none was made.
  /// - Throws: ``BankError/detailsLost`` if it was made and nothing more is known; `StorageError`
  public func movement(key: String) throws -> Transfer? {
    try database.read { try Self.transfer(key: key, $0) }
  }

  /// The maximum number of characters of a note, and of a key.
  public static let maximumNoteLength = 500

  private static func check(key: String, note: String) throws {
    for (text, name) in [(key, "the key"), (note, "the note")] {
      if let code = StoredText.control(in: text) ?? StoredText.directionChange(in: text) {
        throw BankError.badText(
          "\(name) has the control character \(code) in it: write it as one line of text")
      }
      guard text.count <= maximumNoteLength else {
        throw BankError.badText("\(name) has more than \(maximumNoteLength) characters")
      }
    }
  }

  /// Checks a transfer without making it.
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
    let (left, overflow) = limits.day.units.subtractingReportingOverflow(moved)
    guard !overflow, amount.units <= left else {
      throw BankError.overDailyLimit(
        limits.day, left: Money(units: overflow ? 0 : max(0, left), amount.currency))
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
    let kind: String
  }

  static func post(_ posting: Posting, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO movement (key, time, day, note, kind) VALUES (?, ?, ?, ?, ?)",
      arguments: [posting.key, posting.time, posting.day, posting.note, posting.kind])
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

  /// Moves what an account begins with from the equity of its currency.
  static func post(opening: Money, to id: String, time: Int, _ db: Database) throws {
    let equity = try equity(opening.currency, db)
    let balance = try Int.fetchOne(
      db, sql: "SELECT balance FROM account WHERE id = ?", arguments: [equity])
    let (allowed, overflow) = maximumUnits.addingReportingOverflow(balance ?? 0)
    guard !overflow, opening.units <= allowed else {
      throw BankError.openingTooLarge(
        allowed: Money(units: overflow ? 0 : max(0, allowed), opening.currency))
    }
    try post(
      Posting(
        from: equity, to: id, units: opening.units, key: "open-\(id)", time: time, day: 0,
        note: "Opening balance", kind: "opening"), db)
  }

  static func equityID(_ currency: Currency) -> String { "equity-\(currency.code)" }

  /// The account that the openings of a currency come from, which is made when it is first needed.
  static func equity(_ currency: Currency, _ db: Database) throws -> String {
    let id = equityID(currency)
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO account (id, name, key, owner, currency)
        VALUES (?1, ?1, ?1, 'equity', ?2)
        """, arguments: [id, currency.code])
    return id
  }

  private static func transfer(key: String, _ db: Database) throws -> Transfer? {
    guard StoredText.isStorable(key) else { return nil }
    let known = try Row.fetchOne(
      db,
      sql: """
        SELECT movement.id, source.account, target.account, target.units, time, note, currency
        FROM movement
        LEFT JOIN posting AS source ON source.movement = movement.id AND source.units < 0
        LEFT JOIN posting AS target ON target.movement = movement.id AND target.units > 0
        LEFT JOIN account ON account.id = target.account
        WHERE movement.key = ?
        """, arguments: [key])
    guard let known else { return nil }
    // A repair keeps the key of a movement whose postings were lost.
    guard let code = try known.decode(String?.self, atIndex: 6) else {
      throw BankError.detailsLost
    }
    guard let currency = Currency(code) else { throw UnreadableValue("the currency '\(code)'") }
    return Transfer(
      id: try known.decode(atIndex: 0), from: try known.decode(atIndex: 1),
      to: try known.decode(atIndex: 2), amount: try money(known, 3, currency),
      time: try known.decode(atIndex: 4), note: try known.decode(atIndex: 5))
  }

  /// The statement of an account.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - limit: The maximum number of lines.
  /// - Returns: The lines, the latest first.
  /// - Throws: ``BankError/unknownAccount(_:)``; `StorageError`
  public func statement(_ id: String, limit: Int = 50) throws -> [StatementLine] {
    try database.read { db in
      guard let account = try Self.account(id, db) else { throw BankError.unknownAccount(id) }
      return try Row.fetchAll(
        db,
        sql: """
          SELECT time, other.name, note, own.units, own.balance, movement.kind FROM posting AS own
          JOIN movement ON movement.id = own.movement
          JOIN posting AS opposite ON opposite.movement = movement.id AND opposite.account <> own.account
          JOIN account AS other ON other.id = opposite.account
          WHERE own.account = ? ORDER BY movement.id DESC LIMIT ?
          """, arguments: [id, max(0, limit)]
      ).map { row in
        let amount = try Self.money(row, 3, account.currency)
        let transferred: StatementLine.Kind = amount.units < 0 ? .outgoing : .incoming
        let kind = StatementLine.Kind(rawValue: try row.decode(atIndex: 5)) ?? transferred
        return StatementLine(
          kind: kind, time: try row.decode(atIndex: 0),
          other: kind == transferred ? try row.decode(atIndex: 1) : "",
          note: try row.decode(atIndex: 2), amount: amount,
          balance: try Self.money(row, 4, account.currency))
      }
    }
  }
}
