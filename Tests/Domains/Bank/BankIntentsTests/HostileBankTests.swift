import Bank
import BankIntents
import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

@Suite("A conversation about money with someone hostile")
struct HostileBankTests {
  private static let words = [
    "pay", "transfer", "send", "move", "the", "milkman", "anna", "from", "to", "current", "savings",
    "account", "my", "pounds", "euros", "pence", "£", "5", "20", "minus", "zero", "0.001", "yes",
    "no", "cancel", "go", "back", "undo", "repeat", "add", "remove", "list", "all", "groceries",
    "balance", "is", "amount", "change", "point", "hundred", "99999999999999999999", "and", ",",
    "first", "second", "tick", "off", "show", "'; DROP TABLE account;--", "\u{0}", "👩‍👩‍👧‍👦", "٣", "{to}",
    "new:", "equity-GBP", "not", "but", "sorry", "make", "it", "one", "other", "both", "neither",
    "wait",
    "where", "were", "we", "thanks", "please", "bye", "how", "much", "in", "there",
  ]

  @Test("never traps, and moves only what was agreed to", arguments: 0..<Extent.count(3, of: 8))
  func random(_ seed: Int) async throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    let book = try ListBook(path: folder.path("lists.sqlite"))
    try ledger.open("Current", .pound, balance: Money(units: 500_00, .pound))
    try ledger.open("Savings", .pound, balance: Money(units: 50_00, .pound))
    for name in ["Milkman", "Anna"] { try ledger.addPayee(name, .pound) }
    try book.createList("Groceries")
    let clock = ScriptClock(seed: UInt64(seed))
    let random = clock.environment.random
    func number(_ limit: Int) -> Int { Int(random() % UInt64(limit)) }
    let helper = try Assistant(
      plugins: BankPlugins.all(clock: .utc) { ledger } + ListPlugins.all { book },
      memory: InMemoryStore(), environment: clock.environment)
    let conversation = helper.newConversation()
    var question: String?
    var moves = 0
    for _ in 0..<150 {
      var utterance = (0..<number(9)).map { _ in Self.words[number(Self.words.count)] }
        .joined(separator: " ")
      switch number(12) {
      case 0: utterance = "pay the milkman \(number(80)) pounds from current"
      case 1: utterance = "transfer \(number(30)) from current to savings"
      case 2..<5: utterance = "yes"
      default: break
      }
      let isLocked = number(6) == 0
      let before = try ledger.accounts().map(\.balance.units)
      let turn = await conversation.respond(to: utterance, isLocked: isLocked)
      let after = try ledger.accounts().map(\.balance.units)
      #expect(after.reduce(0, +) == 550_00)
      if after != before {
        moves += 1
        // Exactly the amount that was asked about went, and only after a yes, and not while locked.
        let moved = zip(after, before).map { abs($0 - $1) }.max() ?? 0
        #expect(question?.contains(" \(Money(units: moved, .pound)) from ") == true, "\(utterance)")
        #expect(!isLocked)
      }
      question = nil
      if case .confirmation(intent: "TransferMoney") = turn.expectation {
        question = turn.ending.displayed
      }
    }
    #expect(moves > 0)
    #expect(try ledger.faults() == [] && book.faults() == [])
  }
}
