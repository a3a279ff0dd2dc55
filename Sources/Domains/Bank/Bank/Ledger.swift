import Foundation
import GRDB
@_exported public import SharedDatabase

/// Accounts and the transfers between them, in an SQLite file that several processes can share.
///
/// Every movement consists of two postings that sum to zero (double entry: L. Pacioli, "Summa de
/// arithmetica", 1494), so the accounts of a currency always sum to zero. Amounts are whole numbers
/// of the smallest unit. A transfer is atomic, durable once the call returns, and idempotent: each
/// key is used once, however often it is requested.
///
/// ```swift
/// let ledger = try Ledger(path: "bank.sqlite")
/// let current = try ledger.open("Current", pounds, balance: Money(units: 100_00, pounds))
/// let milkman = try ledger.addPayee("Milkman", pounds)
/// try ledger.transfer(
///   Money(units: 5_20, pounds), from: current.id, to: milkman.id, key: "1", time: now, day: today)
/// ```
public struct Ledger: DatabaseFile {
  /// The open file.
  public let database: SQLiteFile

  /// The maximum balance of an account, in units, so that no sum of postings can overflow.
  public static let maximumUnits = 1_000_000_000_000_000

  /// Opens a file, or creates it.
  ///
  /// - Parameter path: The path of the file. Its folder must exist.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public init(path: String) throws(StorageError) {
    database = try SQLiteFile(path: path, schema: Self.schema)
  }

  // MARK: Accounts

  /// All accounts, sorted by name, the user's own first.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func accounts() throws -> [Account] {
    try database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, name, owner, currency, balance FROM account
          WHERE owner <> 'equity' AND NOT closed ORDER BY owner, key
          """
      ).map(Self.account)
    }
  }

  /// The account with a name. Case, the number of spaces and the composition of characters are
  /// ignored.
  ///
  /// - Throws: ``BankError/unknownAccount(_:)`` if there is none; `StorageError` if the file cannot
  ///   be accessed.
  public func account(named name: String) throws -> Account {
    guard let account = Naming.first(named: name, in: try accounts(), by: \.name) else {
      throw BankError.unknownAccount(name)
    }
    return account
  }

  /// The account with an identifier; `nil` if there is none.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func account(_ id: String) throws -> Account? {
    try database.read { try Self.account(id, $0) }
  }

  /// Opens an account for the user.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - currency: The currency.
  ///   - balance: The opening balance.
  ///   - time: The opening time, in seconds since 1 January 1970 UTC.
  ///   - language: The ISO 639-1 code of the language of the name, which must not be an answer in it.
  /// - Returns: The account.
  /// - Throws: ``BankError`` if the name is taken or invalid, or the amount is out of range;
  ///   `StorageError` if the file cannot be accessed.
  @discardableResult
  public func open(
    _ name: String, _ currency: Currency, balance: Money? = nil, time: Int = 0,
    language: String = "en"
  ) throws -> Account {
    let balance = balance ?? Money(units: 0, currency)
    guard balance.currency == currency else {
      throw BankError.wrongCurrency(account: name, currency, given: balance.currency)
    }
    guard balance.units >= 0 else { throw BankError.notPositive }
    guard balance.units <= Self.maximumUnits else { throw BankError.tooLarge }
    return try database.write { db in
      let id = try Self.add(name, .own, currency, language, db)
      if balance.units > 0 { try Self.post(opening: balance, to: id, time: time, db) }
      return try Self.account(id, db) ?? { throw BankError.unknownAccount(name) }()
    }
  }

  /// Adds a payee.
  ///
  /// - Parameters:
  ///   - name: The name of the payee.
  ///   - currency: The currency of the payee's account.
  ///   - language: The ISO 639-1 code of the language of the name, which must not be an answer in it.
  /// - Returns: The payee's account.
  /// - Throws: ``BankError`` if the name is taken or invalid; `StorageError` if the file cannot be
  ///   accessed.
  @discardableResult
  public func addPayee(
    _ name: String, _ currency: Currency, language: String = "en"
  ) throws -> Account {
    try database.write { db in
      let id = try Self.add(name, .payee, currency, language, db)
      return try Self.account(id, db) ?? { throw BankError.unknownAccount(name) }()
    }
  }

  /// Closes an account, or removes a payee. Its transfers stay in the ledger; its standing orders
  /// stop; its name becomes available again.
  ///
  /// - Throws: ``BankError`` if the account does not exist, or is the user's own and its balance is
  ///   not zero; `StorageError` if the file cannot be accessed.
  public func close(_ id: String) throws {
    try database.write { db in
      guard let account = try Self.account(id, db) else { throw BankError.unknownAccount(id) }
      guard account.owner == .payee || account.balance.units == 0 else {
        throw BankError.notEmpty(account: account.name, account.balance)
      }
      try db.execute(
        sql: "UPDATE account SET closed = 1, key = 'closed ' || id WHERE id = ?", arguments: [id])
      try db.execute(
        sql: "UPDATE standing SET next = NULL WHERE source = ?1 OR target = ?1", arguments: [id])
    }
  }

  /// Renames an account or a payee, including one whose old name is no longer valid.
  ///
  /// - Parameters:
  ///   - id: The identifier of the account.
  ///   - name: The new name.
  ///   - language: The ISO 639-1 code of the language of the name, which must not be an answer in it.
  /// - Throws: ``BankError`` if the account does not exist, or the name is taken or invalid;
  ///   `StorageError` if the file cannot be accessed.
  public func rename(_ id: String, to name: String, language: String = "en") throws {
    try database.write { db in
      guard try Self.account(id, db) != nil else { throw BankError.unknownAccount(id) }
      let name = try Self.checked(name, id, language, db)
      try db.execute(
        sql: "UPDATE account SET name = ?, key = ? WHERE id = ?",
        arguments: [name, Naming.key(name), id])
    }
  }

  private static func add(
    _ name: String, _ owner: Account.Owner, _ currency: Currency, _ language: String,
    _ db: Database
  ) throws -> String {
    let id = Naming.newID()
    let name = try checked(name, id, language, db)
    try db.execute(
      sql: "INSERT INTO account (id, name, key, owner, currency) VALUES (?, ?, ?, ?, ?)",
      arguments: [id, name, Naming.key(name), owner.rawValue, currency.code])
    return id
  }

  /// The maximum length of a name, in characters.
  public static let maximumNameLength = 100

  /// The trimmed name, if it is valid for an account.
  private static func checked(
    _ name: String, _ id: String, _ language: String, _ db: Database
  ) throws -> String {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping
    if let fault = NameRules.fault(
      name, maximumLength: maximumNameLength, language: language)
    {
      throw BankError.badName(name, reason: fault.description)
    }
    let others = try String.fetchAll(
      db, sql: "SELECT name FROM account WHERE owner <> 'equity' AND NOT closed AND id <> ?",
      arguments: [id])
    if Naming.first(named: name, in: others, by: { $0 }) != nil {
      throw BankError.nameTaken(name)
    }
    if let other = NameRules.lookalike(of: name, among: others) {
      throw BankError.badName(name, reason: NameRules.Fault.looksLike(other).description)
    }
    return name
  }

  static func account(_ id: String, _ db: Database) throws -> Account? {
    guard StoredText.isStorable(id) else { return nil }
    return try Row.fetchOne(
      db,
      sql: """
        SELECT id, name, owner, currency, balance FROM account
        WHERE id = ? AND owner <> 'equity' AND NOT closed
        """, arguments: [id]
    ).map(account)
  }

  private static func account(_ row: Row) throws -> Account {
    let code = try row.decode(String.self, atIndex: 3)
    let owner = try row.decode(String.self, atIndex: 2)
    guard let currency = Currency(code), let owner = Account.Owner(rawValue: owner) else {
      throw UnreadableValue("an account of the currency '\(code)' and the owner '\(owner)'")
    }
    return Account(
      id: try row.decode(atIndex: 0), name: try row.decode(atIndex: 1), owner: owner,
      balance: try money(row, 4, currency))
  }

  /// An amount from a row, checked against the range of stored amounts.
  static func money(_ row: Row, _ index: Int, _ currency: Currency) throws -> Money {
    let units = try row.decode(Int.self, atIndex: index)
    guard units.magnitude <= UInt(maximumUnits) else {
      throw UnreadableValue("the amount \(units), beyond \(maximumUnits)")
    }
    return Money(units: units, currency)
  }

  // MARK: Limits

  /// The limits for a currency; by default, 1,000 units for a single transfer and 2,500 for a day.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func limits(_ currency: Currency) throws -> Limits {
    try database.read { try Self.limits(currency, $0) }
  }

  static func limits(_ currency: Currency, _ db: Database) throws -> Limits {
    let row = try Row.fetchOne(
      db, sql: "SELECT transfer, day FROM limits WHERE currency = ?", arguments: [currency.code])
    if let row {
      return Limits(
        transfer: try money(row, 0, currency), day: try money(row, 1, currency))
    }
    let unit = (0..<currency.digits).reduce(1) { power, _ in power * 10 }
    return Limits(
      transfer: Money(units: 1000 * unit, currency), day: Money(units: 2500 * unit, currency))
  }

  /// Sets the limits for a currency.
  ///
  /// - Parameter limits: The limits, both in the same currency.
  /// - Throws: ``BankError`` if they are in different currencies, or negative; `StorageError` if
  ///   the file cannot be accessed.
  public func setLimits(_ limits: Limits) throws {
    guard limits.transfer.currency == limits.day.currency else {
      throw BankError.wrongCurrency(
        account: "the limit", limits.transfer.currency, given: limits.day.currency)
    }
    guard limits.transfer.units >= 0, limits.day.units >= 0 else { throw BankError.notPositive }
    guard max(limits.transfer.units, limits.day.units) <= Self.maximumUnits else {
      throw BankError.tooLarge
    }
    try database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO limits (currency, transfer, day) VALUES (?, ?, ?)",
        arguments: [
          limits.transfer.currency.code, limits.transfer.units, limits.day.units,
        ])
    }
  }
}
