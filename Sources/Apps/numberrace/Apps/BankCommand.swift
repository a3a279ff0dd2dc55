import ArgumentParser
import Bank
import BankIntents
import Foundation
import IntentKit
import IntentLanguage
import IntentStore
import NumberRaceAssistant

struct BankCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bank",
    abstract: "Keep accounts, and move money between them and to payees.",
    discussion: """
      Examples:
        numberrace bank open Current --balance 100
        numberrace bank payee Milkman
        numberrace bank transfer 5.20 Current Milkman
        numberrace bank statement Current
        numberrace bank schedule 20 Current Anna "every month"
        numberrace ask "pay the milkman"

      It is a ledger of your own: nothing leaves this machine.
      """,
    subcommands: [
      Accounts.self, Open.self, Payee.self, TransferCommand.self, Statement.self, Rename.self,
      Close.self, Limit.self, Audit.self, Scheduled.self, Schedule.self, Stop.self,
    ], defaultSubcommand: Accounts.self)

  static let currency = named("currency", Bank.Currency.all.map(\.code)) { Bank.Currency($0) }

  static func money(_ text: String, _ currency: Bank.Currency) throws -> Money {
    guard let money = Money(text, currency) else {
      throw ValidationError(
        "'\(text)' is not an amount in \(currency.plural): write it with at most \(currency.digits) decimals."
      )
    }
    return money
  }

  /// A key that the user gives what is to be done once.
  static func ownKey(_ text: String) throws -> String {
    guard !text.isEmpty else {
      throw ValidationError("A key must not be empty: what has the same key is done once.")
    }
    return text
  }

  static var now: Int { Int(Date().timeIntervalSince1970) }

  struct Accounts: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the accounts and payees.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      let exists = try store.hasFile(\.bank)
      let accounts = exists ? try store.bank().accounts() : []
      if accounts.isEmpty {
        Platform.printError("There are no accounts yet; 'numberrace bank open NAME' opens one.")
      }
      TextTable(
        accounts.map { account in
          [
            .text(account.name), .number("\(account.balance)"),
            .text(account.owner == .own ? "" : "paid to this payee"),
          ]
        }
      ).write()
      store.donate(CheckBalanceIntent())
    }
  }

  struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Open an account of your own.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    @Option(help: "Its currency, as an ISO 4217 code.", transform: BankCommand.currency)
    var currency = Bank.Currency.pound

    @Option(help: "The opening balance.")
    var balance: String?

    func run() throws {
      let money = try balance.map { try BankCommand.money($0, currency) }
      let ledger = try store.bank()
      let account = try ledger.open(name, currency, balance: money, time: BankCommand.now)
      print("Opened the account \(account.name.visible) with \(account.balance).")
      NameWarning.printIfNeeded(for: account.name, store)
    }
  }

  struct Payee: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add someone to whom you can pay money.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name.")
    var name: String

    @Option(help: "The currency of the payee's account.", transform: BankCommand.currency)
    var currency = Bank.Currency.pound

    func run() throws {
      let payee = try store.bank().addPayee(name, currency)
      print("Added the payee \(payee.name.visible).")
      NameWarning.printIfNeeded(for: payee.name, store)
    }
  }

  struct TransferCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "transfer",
      abstract: "Move money, after you confirm.",
      discussion: """
        Exit code 1 means that no money moved. With --key, a transfer that you repeat under the same \
        key is not made again.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The amount, such as 20 or 20.50.")
    var amount: String

    @Argument(help: "The account that it comes from.", completion: Completions.accounts)
    var from: String

    @Argument(help: "The account or payee that it goes to.", completion: Completions.accounts)
    var to: String

    @Option(help: "A note.")
    var note = ""

    @Option(
      help: "A key of your own. A transfer is made once per key.", transform: BankCommand.ownKey)
    var key: String?

    @Flag(help: "Do not ask.")
    var yes = false

    func run() throws {
      let ledger = try store.bank()
      let (source, target) = (try ledger.account(named: from), try ledger.account(named: to))
      let money = try BankCommand.money(amount, source.currency)
      let now = Timestamp(secondsSince1970: BankCommand.now)
      let day = LocalClock.system.reading(at: now).day
      if key == nil {
        try ledger.check(money, from: source.id, to: target.id, day: day)
      }
      if !yes {
        try Confirmation.require(
          "Move \(money) from \(source.name) to \(target.name)?", orSay: "Nothing was moved.")
      }
      let receipt = try ledger.transfer(
        money, from: source.id, to: target.id, key: "cli-" + (key ?? UUID().uuidString),
        time: Int(clamping: now.secondsSince1970), day: day, note: note)
      print(
        receipt.isRepeat
          ? "That was moved already, once."
          : "Moved \(money). There is \(receipt.balance) left in \(source.name).")
      guard !receipt.isRepeat else { return }
      var transfer = TransferMoneyIntent()
      transfer.from = AccountEntity(id: source.id, name: source.name)
      transfer.to = AccountEntity(id: target.id, name: target.name)
      transfer.amount = MoneyAmount(money)
      store.donate(
        transfer,
        undo: ("cli-\(receipt.transfer.id)", target.owner == .own ? transfer.reversed : nil))
    }
  }

  struct Statement: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the movements of an account, the latest first.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The account.", completion: Completions.accounts)
    var account: String

    @Option(
      help: "Print at most this many lines, 50 if not given.",
      transform: whole("--limit", 1...Int.max))
    var limit = 50

    @Option(help: "Print movements on this day and later: \"2026-10-01\", \"last monday\".")
    var since: String?

    @Option(help: "Print movements on this day and before.")
    var until: String?

    /// The number of the day that a text names.
    private func day(_ text: String) throws -> Int {
      let now = LocalClock.system.reading(at: Timestamp(secondsSince1970: BankCommand.now))
      let value = Language.english.time(text, of: .date, at: now, prefers: .past)
      guard case .date(let date)? = value else {
        throw ValidationError(
          "'\(text)' is not a date; write one such as 2026-10-01, yesterday, \"last monday\"")
      }
      return date.dayNumber
    }

    private func days() throws -> ClosedRange<Int> {
      let (first, last) = (try since.map(day) ?? .min, try until.map(day) ?? .max)
      guard first <= last else { throw ValidationError("--since must not be after --until") }
      return first...last
    }

    func validate() throws { _ = try days() }

    func run() throws {
      let ledger = try store.bank()
      let account = try ledger.account(named: account)
      var list = ListTransactionsIntent()
      list.account = AccountEntity(id: account.id, name: account.name)
      defer { store.donate(list) }
      let lines = try ledger.statement(account.id, limit: limit, on: try days())
      if lines.isEmpty { Platform.printError("Nothing was moved in that time.") }
      TextTable(
        lines.map { line in
          let time = Timestamp(secondsSince1970: line.time)
          let date = LocalClock.system.reading(at: time).date
          let what = [line.other, line.note].filter { !$0.isEmpty }.joined(separator: ", ")
          return [
            .text("\(date)"), .number("\(line.amount)"),
            .number("\(line.balance)"), .text(what),
          ]
        }
      ).write()
    }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Rename an account or a payee.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The account or payee.", completion: Completions.accounts)
    var account: String

    @Argument(help: "The new name.")
    var name: String

    func run() throws {
      let ledger = try store.bank()
      let old = try ledger.account(named: account)
      try ledger.rename(old.id, to: name)
      print("Renamed \(old.name.visible) to \(name.visible).")
      NameWarning.printIfNeeded(for: name, store)
    }
  }

  struct Close: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Close an empty account, or take a payee off the list.",
      discussion:
        "Its movements stay in the statements. Requests that mention it are no longer suggested.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The account or payee.", completion: Completions.accounts)
    var account: String

    func run() async throws {
      let stores = store.stores
      let ledger = try stores.bank()
      let closed = try ledger.account(named: account).id
      try ledger.close(closed)
      print("Closed \(account.visible).")
      try await store.memoryIfPossible(stores)?.forget(type: AccountEntity.typeName, id: closed)
    }
  }

  struct Limit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show or set how much can be moved at once, and paid to others in a day.")

    @OptionGroup var store: StoreOptions

    @Option(help: "The currency.", transform: BankCommand.currency)
    var currency = Bank.Currency.pound

    @Option(help: "At once.")
    var transfer: String?

    @Option(help: "In a day.")
    var day: String?

    func run() throws {
      let ledger = try store.bank()
      var limits = try ledger.limits(currency)
      if let transfer { limits.transfer = try BankCommand.money(transfer, currency) }
      if let day { limits.day = try BankCommand.money(day, currency) }
      if transfer != nil || day != nil { try ledger.setLimits(limits) }
      print(
        transfer == nil && day == nil
          ? "\(limits.transfer) at once, \(limits.day) in a day"
          : "Set the limits to \(limits.transfer) at once and \(limits.day) in a day.")
    }
  }

  struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check that every movement and all accounts add up.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      let ledger = try store.bank()
      let faults = try ledger.faults()
      print(faults.isEmpty ? "All adds up." : faults.joined(separator: "\n"))
      if !faults.isEmpty { throw ExitCode.refused }
    }
  }
}
