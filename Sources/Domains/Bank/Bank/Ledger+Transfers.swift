import GRDB
import SharedDatabase

extension Ledger {
  /// The result of a transfer request.
  public struct Receipt: Hashable, Sendable {
    /// The transfer as the ledger has it; for a repeat, the one that was made first.
    public let transfer: Transfer
    /// Whether the transfer had already been made under the same key, and was not repeated.
    public let isRepeat: Bool
    /// The new balance of the source account.
    public let balance: Money
  }

  /// Transfers money, once for each key.
  ///
  /// - Parameters:
  ///   - amount: The amount.
  ///   - from: The identifier of the source account, which must be the user's own.
  ///   - to: The identifier of the target account.
  ///   - key: The idempotency key: the same for every attempt at this transfer, and different for
  ///     all others.
  ///   - time: The time, in seconds since 1 January 1970 UTC.
  ///   - day: The day in the user's calendar, counted from 1 January 1970, for the daily limit.
  ///   - note: The note.
  /// - Returns: The receipt, also if the transfer was already made under this key.
  /// - Throws: ``BankError`` if the transfer is rejected, in which case no money is moved;
  ///   `StorageError` if the file cannot be accessed.
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

  /// The transfer with a key; `nil` if there is none.
  ///
  /// - Throws: ``BankError/detailsLost`` if it was made but its details were lost; `StorageError`
  ///   if the file cannot be accessed.
  public func movement(key: String) throws -> Transfer? {
    try database.read { try Self.transfer(key: key, $0) }
  }

  /// The maximum length of a note or a key, in characters.
  public static let maximumNoteLength = 500

  static func check(key: String, note: String) throws {
    for (text, name) in [(key, "the key"), (note, "the note")] {
      if let code = StoredText.control(in: text) ?? StoredText.directionChange(in: text) {
        throw BankError.badText(
          "\(name) has the control character \(code) in it: write it as one line of text")
      }
      guard text.unicodeScalars.count <= maximumNoteLength else {
        throw BankError.badText("\(name) has more than \(maximumNoteLength) characters")
      }
    }
  }

  /// Checks a transfer without making it, with values as for
  /// ``transfer(_:from:to:key:time:day:note:)``.
  ///
  /// - Throws: ``BankError`` if the transfer would be rejected; `StorageError` if the file cannot
  ///   be accessed.
  public func check(_ amount: Money, from: String, to: String, day: Int) throws {
    try database.read { try Self.check(amount, from: from, to: to, day: day, $0) }
  }

  /// The accounts and limits of a movement that may be made, as far as that does not depend on what is in the
  /// accounts and on what was moved before.
  static func parties(
    of amount: Money, from: String, to: String, _ db: Database
  ) throws -> (source: Account, target: Account, limits: Limits) {
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
    return (source, target, limits)
  }

  static func check(
    _ amount: Money, from: String, to: String, day: Int, _ db: Database
  ) throws {
    let (source, target, limits) = try parties(of: amount, from: from, to: to, db)
    guard amount.units <= source.balance.units else {
      throw BankError.insufficientFunds(account: source.name, available: source.balance)
    }
    guard target.balance.units <= maximumUnits - amount.units else { throw BankError.tooLarge }
    // Transfers between the user's own accounts do not count towards the limits.
    guard target.owner == .payee else { return }
    let moved = try movedOut(on: day, amount.currency, db)
    let (left, overflow) = limits.day.units.subtractingReportingOverflow(moved)
    guard !overflow, amount.units <= left else {
      throw BankError.overDailyLimit(
        limits.day, left: Money(units: overflow ? 0 : max(0, left), amount.currency))
    }
  }

  /// The total paid to others on a day.
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

  /// A movement to be stored.
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

  /// Transfers an account's opening balance from the equity account of its currency.
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

  /// The equity account that a currency's opening balances come from, created on first use.
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

  /// The lines of the statement of an account, the latest first; by default on all days, which are
  /// those of the user's calendar, counted from 1 January 1970.
  ///
  /// - Throws: ``BankError/unknownAccount(_:)`` if the account does not exist; `StorageError` if
  ///   the file cannot be accessed.
  public func statement(
    _ id: String, limit: Int = 50, on days: ClosedRange<Int>? = nil
  ) throws -> [StatementLine] {
    try database.read { db in
      guard let account = try Self.account(id, db) else { throw BankError.unknownAccount(id) }
      return try Row.fetchAll(
        db,
        sql: """
          SELECT time, other.name, note, own.units, own.balance, movement.kind FROM posting AS own
          JOIN movement ON movement.id = own.movement
          JOIN posting AS opposite ON opposite.movement = movement.id AND opposite.account <> own.account
          JOIN account AS other ON other.id = opposite.account
          WHERE own.account = ? AND movement.day BETWEEN ? AND ?
          ORDER BY movement.id DESC LIMIT ?
          """,
        arguments: [id, days?.lowerBound ?? .min, days?.upperBound ?? .max, max(0, limit)]
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
