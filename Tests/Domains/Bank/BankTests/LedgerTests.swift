import Bank
import Foundation
import GRDB
import Testing
import Workers

@Suite("The ledger")
struct LedgerTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger
  private let pounds: Currency
  private let current: Account
  private let savings: Account
  private let milkman: Account

  init() throws {
    folder = try TemporaryFolder()
    ledger = try Ledger(path: folder.path("bank.sqlite"))
    pounds = try #require(Currency("gbp"))
    current = try ledger.open("Current", pounds, balance: Money(units: 100_00, pounds))
    savings = try ledger.open("Savings", pounds)
    milkman = try ledger.addPayee("Milkman", pounds)
  }

  private func move(
    _ units: Int, _ from: Account, _ to: Account, key: String = UUID().uuidString, day: Int = 1
  ) throws -> Ledger.Receipt {
    try ledger.transfer(
      Money(units: units, from.currency), from: from.id, to: to.id, key: key, time: 5, day: day)
  }

  private func balance(_ account: Account) throws -> Int? {
    try ledger.account(account.id)?.balance.units
  }

  private func error(_ body: () throws -> Void) -> BankError? {
    do {
      try body()
      return nil
    } catch {
      return error as? BankError
    }
  }

  @Test("moves money, and shows it in both statements")
  func moves() throws {
    let receipt = try move(20_50, current, savings)
    #expect(receipt.balance == Money(units: 79_50, pounds))
    #expect(try balance(current) == 79_50 && balance(savings) == 20_50)
    let lines = try ledger.statement(current.id)
    #expect(lines.map(\.amount.units) == [-20_50, 100_00])
    #expect(lines.map(\.balance.units) == [79_50, 100_00])
    #expect(lines.map(\.other) == ["Savings", ""])
    #expect(lines.map(\.kind) == [.outgoing, .opening])
    #expect(try ledger.statement(savings.id).map(\.kind) == [.incoming])
    #expect(try ledger.statement(savings.id).map(\.amount.units) == [20_50])
    #expect(try ledger.faults() == [])
  }

  @Test("knows a name however its characters are composed, and told apart by nothing else")
  func composition() throws {
    let payee = try ledger.addPayee("Jose\u{301}", pounds)
    #expect(Array(payee.name.unicodeScalars) == Array("José".unicodeScalars))
    #expect(error { _ = try ledger.addPayee("José", pounds) } == .nameTaken("José"))
    #expect(error { _ = try ledger.open("JOSE\u{301}", pounds) } == .nameTaken("JOSÉ"))
    #expect(error { try ledger.rename(milkman.id, to: "josé") } == .nameTaken("josé"))
    #expect(try ledger.account(named: "JOSÉ").id == payee.id)
    _ = try ledger.addPayee("Groß", pounds)
    #expect(error { _ = try ledger.addPayee("GROSS", pounds) } == .nameTaken("GROSS"))
  }

  @Test("pays whom the name is spelled like, and audits names that are there twice")
  func twins() throws {
    let composed = try ledger.addPayee("José", pounds)
    // As versions before the first release stored it.
    try DatabaseQueue(path: folder.path("bank.sqlite")).write { db in
      try db.execute(
        sql: "UPDATE account SET name = ?1, key = lower(?1) WHERE id = ?2",
        arguments: ["Jose\u{301}", milkman.id])
    }
    #expect(try ledger.account(named: "José").id == composed.id)
    #expect(try ledger.account(named: "Jose\u{301}").id == milkman.id)
    #expect(try ledger.faults().map { $0.hasPrefix("2 accounts have the name 'José'") } == [true])
    try ledger.rename(milkman.id, to: "José B")
    #expect(try ledger.faults() == [])
  }

  @Test("moves it once for each key, whatever is asked again")
  func once() throws {
    let first = try move(5_00, current, milkman, key: "a")
    let second = try move(5_00, current, milkman, key: "a", day: 9)
    #expect(!first.isRepeat && second.isRepeat)
    #expect(first.transfer == second.transfer)
    #expect(try balance(milkman) == 5_00)
    #expect(error { _ = try move(6_00, current, milkman, key: "a") } == .keyReused)
    #expect(error { _ = try move(5_00, savings, milkman, key: "a") } == .keyReused)
    #expect(try balance(milkman) == 5_00)
  }

  @Test("refuses what may not be, and then moves nothing")
  func refuses() throws {
    let euros = try #require(Currency("EUR"))
    let euro = try ledger.open("Euro", euros, balance: Money(units: 50_00, euros))
    let refusals: [(BankError, () throws -> Void)] = [
      (.unknownAccount("x"), { try move("x", current.id) }),
      (.unknownAccount("x"), { try move(current.id, "x") }),
      (.unknownAccount("equity-GBP"), { try move("equity-GBP", current.id) }),
      (.sameAccount("Current"), { _ = try move(1, current, current) }),
      (.notOwn("Milkman"), { _ = try move(1, milkman, current) }),
      (.notPositive, { _ = try move(0, current, savings) }),
      (.notPositive, { _ = try move(-5, current, savings) }),
      (
        .wrongCurrency(account: "Euro", euros, given: pounds),
        { _ = try move(1, current, euro) }
      ),
      (
        .insufficientFunds(account: "Current", available: Money(units: 100_00, pounds)),
        { _ = try move(100_01, current, savings) }
      ),
      (
        .overTransferLimit(Money(units: 1000_00, pounds)),
        { _ = try move(1000_01, current, savings) }
      ),
      (.overTransferLimit(Money(units: 1000_00, pounds)), { _ = try move(.max, current, savings) }),
    ]
    for (expected, body) in refusals { #expect(error(body) == expected) }
    #expect(try balance(current) == 100_00 && balance(savings) == 0 && balance(milkman) == 0)
    #expect(try ledger.statement(current.id).count == 1)
    #expect(try ledger.faults() == [])
  }

  private func move(_ from: String, _ to: String) throws {
    try ledger.transfer(
      Money(units: 1, pounds), from: from, to: to, key: UUID().uuidString, time: 1, day: 1)
  }

  @Test("keeps to the limits at once and in a day")
  func limits() throws {
    try ledger.setLimits(
      Limits(transfer: Money(units: 30_00, pounds), day: Money(units: 50_00, pounds)))
    _ = try move(30_00, current, milkman)
    // Money between own accounts does not count.
    _ = try move(30_00, current, savings)
    let over = BankError.overDailyLimit(
      Money(units: 50_00, pounds), left: Money(units: 20_00, pounds))
    #expect(error { _ = try move(20_01, current, milkman) } == over)
    _ = try move(20_00, current, milkman)
    #expect(error { _ = try move(1, current, milkman) } != nil)
    _ = try move(10_00, current, milkman, day: 2)
    #expect(try balance(milkman) == 60_00)
  }

  @Test("an account is closed when it is empty, a payee at any time; what was moved stays")
  func closing() throws {
    _ = try move(5_00, current, milkman)
    try ledger.close(milkman.id)
    #expect(try ledger.accounts().map(\.name) == ["Current", "Savings"])
    #expect(error { _ = try move(1, current, milkman) } == .unknownAccount(milkman.id))
    #expect(error { try ledger.close(milkman.id) } == .unknownAccount(milkman.id))
    #expect(
      error { try ledger.close(current.id) }
        == .notEmpty(account: "Current", Money(units: 95_00, pounds)))
    try ledger.close(savings.id)
    #expect(try ledger.statement(current.id).map(\.other) == ["Milkman", ""])
    let again = try ledger.addPayee("milkman", pounds)
    #expect(again.id != milkman.id && again.balance.units == 0)
    #expect(try ledger.faults() == [])
  }

  @Test("a payee shows as itself, whatever it is called")
  func equityName() throws {
    for name in ["equity-foo", "equity-GBP", "open-1"] {
      let payee = try ledger.addPayee(name, pounds)
      _ = try move(1_00, current, payee)
      let line = try #require(try ledger.statement(current.id).first)
      #expect(line.kind == .outgoing && line.other == name)
    }
    #expect(try ledger.faults() == [])
  }

  @Test("openings beyond what a currency can have are refused with what is allowed")
  func openings() throws {
    let most = Money(units: Ledger.maximumUnits - 100_00, pounds)
    try ledger.open("Large", pounds, balance: Money(units: most.units - 5, pounds))
    #expect(
      error { try ledger.open("Larger", pounds, balance: Money(units: 6, pounds)) }
        == .openingTooLarge(allowed: Money(units: 5, pounds)))
    try ledger.open("Rest", pounds, balance: Money(units: 5, pounds))
    #expect(
      error { try ledger.open("More", pounds, balance: Money(units: 1, pounds)) }
        == .openingTooLarge(allowed: Money(units: 0, pounds)))
    let yen = try #require(Currency("JPY"))
    try ledger.open("Yen", yen, balance: Money(units: Ledger.maximumUnits, yen))
    #expect(try ledger.faults() == [])
  }

  @Test("tells whether a transfer with a key was made")
  func movement() throws {
    #expect(try ledger.movement(key: "a") == nil)
    let receipt = try move(5_00, current, milkman, key: "a")
    #expect(try ledger.movement(key: "a") == receipt.transfer)
    #expect(error { _ = try move(500_00, current, milkman, key: "b") } != nil)
    #expect(try ledger.movement(key: "b") == nil)
    try ledger.close(milkman.id)
    #expect(try ledger.movement(key: "a") == receipt.transfer)
  }

  @Test("keys and notes that cannot be stored whole are refused", arguments: ["a\u{0}b", "a\nb"])
  func badTexts(_ text: String) throws {
    for (key, note) in [(text, ""), ("k", text)] {
      let found = error {
        try ledger.transfer(
          Money(units: 1, pounds), from: current.id, to: savings.id, key: key, time: 0, day: 0,
          note: note)
      }
      #expect(found?.description.contains("U+00") == true)
    }
    #expect(try balance(savings) == 0)
  }

  @Test("an id or key with U+0000 in it is not that which comes before")
  func truncation() throws {
    _ = try move(5_00, current, milkman, key: "a")
    #expect(try ledger.movement(key: "a\u{0}b") == nil)
    #expect(try ledger.account(current.id + "\u{0}") == nil)
    let id = savings.id + "\u{0}b"
    #expect(error { try move(current.id, id) } == .unknownAccount(id))
    #expect(error { try ledger.close(id) } == .unknownAccount(id))
  }

  @Test("an account is renamed, and keeps all else")
  func renaming() throws {
    _ = try move(5_00, current, milkman)
    try ledger.rename(milkman.id, to: " Dairy ")
    #expect(try ledger.account(named: "dairy").id == milkman.id)
    #expect(try ledger.statement(current.id)[0].other == "Dairy")
    #expect(error { try ledger.rename(milkman.id, to: "Current") } == .nameTaken("Current"))
    #expect(error { try ledger.rename(milkman.id, to: "no") } != nil)
    #expect(error { try ledger.rename("x", to: "Bob") } == .unknownAccount("x"))
    #expect(error { _ = try ledger.account(named: "Milkman") } == .unknownAccount("Milkman"))
  }

  @Test(
    "a file that was tampered with is refused, and never traps",
    arguments: [
      "UPDATE account SET currency = 'XXX'", "UPDATE account SET balance = 9223372036854775807",
      "UPDATE account SET balance = -9223372036854775808", "UPDATE account SET owner = 'x'",
      "UPDATE posting SET units = -9223372036854775808", "UPDATE posting SET balance = 'x'",
      "UPDATE movement SET time = 9223372036854775807", "UPDATE movement SET note = NULL",
      "UPDATE movement SET kind = 'x'", "UPDATE movement SET time = 'x'",
      "UPDATE account SET name = NULL", "UPDATE account SET id = x'00' WHERE name = 'Savings'",
      "DELETE FROM posting",
      "INSERT INTO limits VALUES ('GBP', -9223372036854775808, -9223372036854775808)",
      "INSERT INTO limits VALUES ('GBP', 9223372036854775807, 9223372036854775807)",
      "INSERT INTO limits VALUES ('GBP', 'x', NULL)",
      "UPDATE posting SET units = 9223372036854775807",
    ])
  func tampered(_ sql: String) throws {
    _ = try move(5_00, current, milkman, key: "k")
    let path = folder.path("bank.sqlite")
    // The tables lose what they check, as whoever tampers with them can arrange.
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
      try db.execute(sql: "PRAGMA writable_schema = ON")
      try db.execute(
        sql: """
          UPDATE sqlite_schema SET sql = replace(replace(sql, 'STRICT', ''), ') , WITHOUT', ') WITHOUT')
          WHERE type = 'table';
          UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '') WHERE name IN
            ('movement', 'account', 'limits');
          PRAGMA writable_schema = RESET
          """)
      try db.execute(sql: sql)
    }
    let ledger = try Ledger(path: path)
    for work: () throws -> Void in [
      { _ = try ledger.accounts() }, { _ = try ledger.statement(current.id) },
      { _ = try ledger.movement(key: "k") }, { _ = try ledger.faults() },
      { _ = try ledger.limits(pounds) },
      {
        try ledger.transfer(
          Money(units: 1, pounds), from: current.id, to: milkman.id, key: "n", time: 0, day: 1)
      },
      {
        try ledger.transfer(
          Money(units: 1, pounds), from: current.id, to: milkman.id, key: "k", time: 0, day: 1)
      },
      { try ledger.open("New", pounds, balance: Money(units: 1, pounds)) },
    ] {
      do {
        try work()
      } catch {
        #expect(error is StorageError || error is BankError, "\(error)")
      }
    }
  }

  @Test("names of accounts are checked")
  func names() {
    #expect(error { try ledger.open(" current ", pounds) } == .nameTaken("current"))
    for name in ["", "  ", "a\nb", String(repeating: "x", count: 101)] {
      #expect(error { try ledger.addPayee(name, pounds) } != nil)
    }
    #expect(
      error { try ledger.open("Debt", pounds, balance: Money(units: -1, pounds)) } == .notPositive)
    #expect(
      error { try ledger.open("Much", pounds, balance: Money(units: .max, pounds)) } == .tooLarge)
  }

  @Test(
    "amounts are exact in every currency",
    arguments: [
      ("GBP", "20", 2000, "£20.00"), ("GBP", "20.5", 2050, "£20.50"),
      ("GBP", "-0.05", -5, "−£0.05"),
      ("GBP", "20.555", nil, ""), ("JPY", "1000", 1000, "1000 JPY"), ("JPY", "1.5", nil, ""),
      ("KWD", "1.234", 1234, "1.234 KWD"), ("EUR", "0.1", 10, "€0.10"), ("USD", "", nil, ""),
      ("USD", ".5", 50, "$0.50"), ("USD", "5.", nil, ""), ("USD", "1e3", nil, ""),
      ("USD", "99999999999999999999", nil, ""), ("USD", "1.-5", nil, ""),
    ] as [(String, String, Int?, String)])
  func money(_ code: String, _ text: String, _ units: Int?, _ shown: String) throws {
    let money = Money(text, try #require(Currency(code)))
    #expect(money?.units == units)
    if let money { #expect(money.description == shown) }
  }
}
