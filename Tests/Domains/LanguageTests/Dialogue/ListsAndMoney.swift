import Bank
import BankIntents
import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

/// A list, two accounts, payees and a memory, for tests over both domains.
struct ListsAndMoney {
  let folder: TemporaryFolder
  let ledger: Ledger
  let book: ListBook
  let memory = InMemoryStore()
  let clock = ScriptClock()

  init() throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    let book = try ListBook(path: folder.path("lists.sqlite"))
    (self.folder, self.ledger, self.book) = (folder, ledger, book)
    let pounds = try #require(Currency("GBP"))
    try ledger.open("Current", pounds, balance: Money(units: 100_00, pounds))
    try ledger.open("Savings", pounds)
    for name in ["Anna", "Ben"] { try ledger.addPayee(name, pounds) }
    try book.createList("Shopping")
  }

  /// An assistant for them, with other plug-ins before.
  func helper(
    _ language: Language = .english, with games: [Plugin] = [], shortcuts: [Shortcut] = [],
    remembers: Bool = true
  ) throws -> Assistant {
    try Assistant(
      plugins: games + ListPlugins.all(language: language) { [book] in book }
        + BankPlugins.all(language: language, clock: .utc) { [ledger] in ledger },
      language: language, shortcuts: shortcuts, memory: remembers ? memory : nil,
      environment: clock.environment)
  }

  /// The pence in the current account.
  var current: Int {
    get throws { try ledger.accounts().first { $0.name == "Current" }?.balance.units ?? 0 }
  }
}
