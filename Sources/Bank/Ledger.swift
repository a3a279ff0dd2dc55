import Foundation
import GRDB
@_exported public import SharedDatabase

/// Accounts and the money that moves between them, in an SQLite file that several processes can share.
///
/// Every movement is two postings that add up to nothing (double entry: L. Pacioli, "Summa de arithmetica", 1494), so
/// the sum of all accounts of a currency is always nothing. Amounts are whole numbers of the smallest unit. A transfer
/// is stored when its function returns, in whole or not at all, and once for each key however often it is asked for.
///
/// ```swift
/// let ledger = try Ledger(path: "bank.sqlite")
/// let current = try ledger.open("Current", pounds, balance: Money(units: 100_00, pounds))
/// let milkman = try ledger.addPayee("Milkman", pounds)
/// try ledger.transfer(
///   Money(units: 5_20, pounds), from: current.id, to: milkman.id, key: "1", time: now, day: today)
/// ```
public struct Ledger: Sendable {
  let database: SharedDatabase

  /// The most units that an account can have, so that no sum of postings can overflow.
  public static let maximumUnits = 1_000_000_000_000_000

  /// Opens a file, or creates it.
  ///
  /// - Parameter path: The path of the file. Its folder must exist.
  /// - Throws: `StorageError`
  public init(path: String) throws(StorageError) {
    database = try SharedDatabase(path: path, schema: Self.schema)
  }

  // MARK: Accounts

  /// All accounts, the user's own first, by name.
  ///
  /// - Returns: The accounts.
  /// - Throws: `StorageError`
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

  /// The account of a name.
  ///
  /// - Parameter name: The name; case and the number of spaces make no difference.
  /// - Returns: The account.
  /// - Throws: ``BankError/unknownAccount(_:)``; `StorageError`
  public func account(named name: String) throws -> Account {
    let key = SharedDatabase.key(name)
    guard let account = try accounts().first(where: { SharedDatabase.key($0.name) == key }) else {
      throw BankError.unknownAccount(name)
    }
    return account
  }

  /// The account of an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The account; nothing if there is none.
  /// - Throws: `StorageError`
  public func account(_ id: String) throws -> Account? {
    try database.read { try Self.account(id, $0) }
  }

  /// Opens an account of the user's own.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - currency: Its currency.
  ///   - balance: What is in it at first.
  ///   - time: When, in seconds since the beginning of 1970 in UTC.
  /// - Returns: The account.
  /// - Throws: ``BankError`` if the name is taken or cannot be one, or the amount is out of range; `StorageError`
  @discardableResult
  public func open(
    _ name: String, _ currency: Currency, balance: Money? = nil, time: Int = 0
  ) throws -> Account {
    let balance = balance ?? Money(units: 0, currency)
    guard balance.currency == currency else {
      throw BankError.wrongCurrency(account: name, currency, given: balance.currency)
    }
    guard balance.units >= 0 else { throw BankError.notPositive }
    guard balance.units <= Self.maximumUnits else { throw BankError.tooLarge }
    return try database.write { db in
      let id = try Self.add(name, .own, currency, db)
      if balance.units > 0 { try Self.post(opening: balance, to: id, time: time, db) }
      return try Self.account(id, db) ?? { throw BankError.unknownAccount(name) }()
    }
  }

  /// Adds someone to whom money can be paid.
  ///
  /// - Parameters:
  ///   - name: What the payee is called.
  ///   - currency: The currency of the payee's account.
  /// - Returns: The payee's account.
  /// - Throws: ``BankError`` if the name is taken or none; `StorageError`
  @discardableResult
  public func addPayee(_ name: String, _ currency: Currency) throws -> Account {
    try database.write { db in
      let id = try Self.add(name, .payee, currency, db)
      return try Self.account(id, db) ?? { throw BankError.unknownAccount(name) }()
    }
  }

  /// Closes an account, or takes a payee off the list. What was moved stays in the ledger; the name is free again.
  ///
  /// - Parameter id: The account.
  /// - Throws: ``BankError`` if there is no such account, or one of the user's own still has money in it;
  ///   `StorageError`
  public func close(_ id: String) throws {
    try database.write { db in
      guard let account = try Self.account(id, db) else { throw BankError.unknownAccount(id) }
      guard account.owner == .payee || account.balance.units == 0 else {
        throw BankError.notEmpty(account: account.name, account.balance)
      }
      try db.execute(
        sql: "UPDATE account SET closed = 1, key = 'closed ' || id WHERE id = ?", arguments: [id])
    }
  }

  /// Renames an account or a payee, such as one whose name could not be given any more.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - name: The new name.
  /// - Throws: ``BankError`` if there is no such account, or the name is taken or cannot be one; `StorageError`
  public func rename(_ id: String, to name: String) throws {
    try database.write { db in
      guard try Self.account(id, db) != nil else { throw BankError.unknownAccount(id) }
      let name = try Self.checked(name, id, db)
      try db.execute(
        sql: "UPDATE account SET name = ?, key = ? WHERE id = ?",
        arguments: [name, SharedDatabase.key(name), id])
    }
  }

  private static func add(
    _ name: String, _ owner: Account.Owner, _ currency: Currency, _ db: Database
  ) throws -> String {
    let id = SharedDatabase.newID()
    let name = try checked(name, id, db)
    try db.execute(
      sql: "INSERT INTO account (id, name, key, owner, currency) VALUES (?, ?, ?, ?, ?)",
      arguments: [id, name, SharedDatabase.key(name), owner.rawValue, currency.code])
    return id
  }

  /// The maximum number of characters of a name.
  public static let maximumNameLength = 100

  /// The name without spaces at its ends, if an account can have it.
  private static func checked(_ name: String, _ id: String, _ db: Database) throws -> String {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    if let fault = NameRules.fault(name, maximumLength: maximumNameLength) {
      throw BankError.badName(name, reason: fault.description)
    }
    let key = SharedDatabase.key(name)
    let isTaken = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE key = ? AND id <> ?)",
      arguments: [key, id])
    if isTaken == true { throw BankError.nameTaken(name) }
    let others = try String.fetchAll(
      db, sql: "SELECT name FROM account WHERE owner <> 'equity' AND NOT closed AND id <> ?",
      arguments: [id])
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

  /// An amount of a row, which is in the range of those that are stored.
  static func money(_ row: Row, _ index: Int, _ currency: Currency) throws -> Money {
    let units = try row.decode(Int.self, atIndex: index)
    guard units.magnitude <= UInt(maximumUnits) else {
      throw UnreadableValue("the amount \(units), beyond \(maximumUnits)")
    }
    return Money(units: units, currency)
  }

  // MARK: Limits

  /// How much may be moved in a currency.
  ///
  /// - Parameter currency: The currency.
  /// - Returns: The limits; 1,000 units at once and 2,500 in a day if none were set.
  /// - Throws: `StorageError`
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

  /// Sets how much may be moved in a currency.
  ///
  /// - Parameter limits: The limits, both in that currency.
  /// - Throws: ``BankError`` if they are in different currencies, or less than nothing; `StorageError`
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
