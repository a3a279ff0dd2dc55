import Foundation
import GRDB
public import SharedDatabase

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

  /// Opens a file, or makes it.
  ///
  /// - Parameter path: Where the file is. Its folder must exist.
  /// - Throws: `StorageError`
  public init(path: String) throws(StorageError) {
    database = try SharedDatabase(path: path, schema: Self.schema)
  }

  /// Balances are kept beside the postings that they follow from, so that the file itself refuses what would take an
  /// account below nothing.
  private static let schema = SharedDatabase.Schema(
    applicationID: 0x4E52_4231,  // "NRB1"
    migrations: [
      { db in
        try db.execute(
          sql: """
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
              note TEXT NOT NULL
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
            """)
      }
    ])

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
  /// - Throws: ``BankError`` if the name is taken or none, or the amount cannot be; `StorageError`
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
      if balance.units > 0 {
        // What an account begins with comes from the equity of its currency.
        let equity = "equity-\(currency)"
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO account (id, name, key, owner, currency)
            VALUES (?1, ?1, ?1, 'equity', ?2)
            """, arguments: [equity, currency.code])
        try Self.post(
          Posting(
            from: equity, to: id, units: balance.units, key: "open-\(id)", time: time, day: 0,
            note: "Opening balance"), db)
      }
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

  private static func add(
    _ name: String, _ owner: Account.Owner, _ currency: Currency, _ db: Database
  ) throws -> String {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...100).contains(name.count), !name.contains(where: \.isNewline) else {
      throw BankError.badName(name)
    }
    let key = SharedDatabase.key(name)
    let isTaken = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE key = ?)", arguments: [key])
    if isTaken == true { throw BankError.nameTaken(name) }
    let id = SharedDatabase.newID()
    try db.execute(
      sql: "INSERT INTO account (id, name, key, owner, currency) VALUES (?, ?, ?, ?, ?)",
      arguments: [id, name, key, owner.rawValue, currency.code])
    return id
  }

  static func account(_ id: String, _ db: Database) throws -> Account? {
    try Row.fetchOne(
      db,
      sql: """
        SELECT id, name, owner, currency, balance FROM account
        WHERE id = ? AND owner <> 'equity' AND NOT closed
        """, arguments: [id]
    ).map(account)
  }

  private static func account(_ row: Row) throws -> Account {
    let code: String = row[3]
    guard let currency = Currency(code), let owner = Account.Owner(rawValue: row[2]) else {
      throw BankError.unknownAccount(row[1])
    }
    return Account(
      id: row[0], name: row[1], owner: owner, balance: Money(units: row[4], currency))
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
    let unit = (0..<currency.digits).reduce(1) { power, _ in power * 10 }
    return Limits(
      transfer: Money(units: row?[0] ?? 1000 * unit, currency),
      day: Money(units: row?[1] ?? 2500 * unit, currency))
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
    try database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO limits (currency, transfer, day) VALUES (?, ?, ?)",
        arguments: [
          limits.transfer.currency.code, limits.transfer.units, limits.day.units,
        ])
    }
  }
}
