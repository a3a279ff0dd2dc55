import Bank
import BankIntents
import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@Suite("Talking about money")
struct BankConversationTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger
  private let memory = InMemoryStore()
  private let clock = ScriptClock()
  private let helper: Assistant

  init() throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    (self.folder, self.ledger) = (folder, ledger)
    try ledger.open("Current", .pound, balance: Money(units: 100_00, .pound))
    try ledger.open("Savings", .pound)
    try ledger.addPayee("Milkman", .pound)
    try ledger.addPayee("Anna Berg", .pound)
    try ledger.addPayee("Anna Holm", .pound)
    try ledger.addPayee("Pierre", #require(Currency("EUR")))
    helper = try Assistant(
      plugins: BankPlugins.all(clock: .utc) { ledger },
      memory: memory, environment: clock.environment)
  }

  private func balances() throws -> [String: Int] {
    Dictionary(uniqueKeysWithValues: try ledger.accounts().map { ($0.name, $0.balance.units) })
  }

  @Test("those who can be paid are told, and whether somebody is among them")
  func payees() async throws {
    try await converse(with: helper) {
      user("who can I send money to?")
      assistant("You can pay Anna Berg, Anna Holm, Milkman and Pierre.")
      user("is there somebody called Pierre")
      assistant("Yes, you can pay Pierre.")
      user("is there anyone called Igor")
      assistant("No, there is nobody called Igor.")
    }
  }

  @Test("only one's own accounts are offered to be paid from")
  func offered() async throws {
    let turn = await helper.newConversation().respond(to: "pay the milkman 5 pounds")
    #expect(
      turn.expectation
        == .value(intent: "TransferMoney", parameter: "from", suggestions: ["Current", "Savings"]))
  }

  @Test("the same with another value, and once more, is confirmed like any payment")
  func again() async throws {
    try await converse(with: helper) {
      user("pay the milkman 5 from current")
      assistant("Pay £5.00 from Current to Milkman. Is that right?")
      user("yes")
      handles("TransferMoney")
      user("and Anna Berg")
      assistant("Pay £5.00 from Current to Anna Berg. Is that right?")
      user("no")
      assistant("OK, I won't.")
      user("what about 7 pounds")
      assistant("Pay £7.00 from Current to Milkman. Is that right?")
      user("no")
      assistant("OK, I won't.")
      user("do it again")
      assistant("You've just done that. Pay £5.00 from Current to Milkman again?")
      user("no")
      assistant("OK, I won't.")
      user("how much is in current")
      assistant("There's £95.00 in Current.")
      user("and savings?")
      assistant("There's £0.00 in Savings.")
    }
  }

  @Test("a condition is told as left out, because nothing waits for it")
  func conditions() async throws {
    try await converse(with: helper) {
      user("if it rains, pay the milkman 5 from current")
      assistant(
        "I've left out \"if it rains\". Pay £5.00 from Current to Milkman. Is that right?")
      user("no")
      assistant("OK, I won't.")
    }
  }

  @Test(
    "what only sounds like a number corrects no amount", arguments: ["no, to", "no, for", "no one"])
  func homophones(answer: String) async throws {
    try await converse(with: helper) {
      user("pay the milkman 5 from current")
      assistant("Pay £5.00 from Current to Milkman. Is that right?")
      user(answer)
      assistant("OK, I won't.")
      user("no, two")
      assistant("Pay £2.00 from Current to Milkman. Is that right?")
    }
  }

  @Test(
    "money is moved after exactly what will happen was agreed to",
    arguments: [
      ("transfer 20 pounds from current to savings", "Transfer £20.00 from Current to Savings"),
      (
        "move twenty pounds fifty to savings from my current account",
        "Transfer £20.50 from Current to Savings"
      ),
      ("pay the milkman £5.20 from current", "Pay £5.20 from Current to Milkman"),
      ("send 50p to milkman from current", "Pay £0.50 from Current to Milkman"),
      ("pay 7 to the milkman from current", "Pay £7.00 from Current to Milkman"),
    ])
  func transfers(_ request: String, _ sentence: String) async throws {
    try await converse(with: helper) {
      user(request)
      assistant("\(sentence). Is that right?")
      user("yes")
      handles("TransferMoney")
    }
    #expect(try balances()["Current"] != 100_00)
    #expect(try ledger.faults() == [])
  }

  @Test("what is missing is asked for, and every refusal has its answer; nothing is moved")
  func refusals() async throws {
    try await converse(with: helper) {
      user("pay the milkman")
      assistant("From which account?")
      user("no")
      assistant("OK, I've left it.")
      user("pay the milkman")
      user("anna berg")
      assistant(mentions: "Anna Berg isn't yours to take money from.")
      user("current")
      assistant("How much?")
      user("zero")
      assistant(mentions: "An amount must be more than zero.")
      user("five pounds")
      assistant("Pay £5.00 from Current to Milkman. Is that right?")
      user("no")
      assistant("OK, I won't.")
      user("pay the milkman minus five pounds from current")
      assistant(mentions: "An amount must be more than zero.")
      user("ten euros")
      assistant(mentions: "Current is in pounds, not in euros.")
      user("1.005")
      assistant(mentions: "Amounts in pounds have at most 2 decimals.")
      user("cancel")
      user("transfer 100.01 from current to savings")
      assistant(mentions: "There's only £100.00 in Current.")
      user("2000")
      assistant(mentions: "You can move at most £1,000.00 at once.")
      user("cancel")
      user("transfer 5 pounds from savings to savings")
      assistant(mentions: "Money can't go from Savings to itself.")
      user("cancel")
      user("pay pierre 5 pounds from current")
      assistant(mentions: "Pierre is in euros, not in pounds.")
      user("cancel")
      user("pay the plumber 5 pounds")
      assistant(mentions: "I can't find the account plumber.")
      user("cancel")
      user("pay anna 5 pounds from current")
      assistant("Which account: Anna Berg or Anna Holm?")
      user("berg")
      assistant("Pay £5.00 from Current to Anna Berg. Is that right?")
      user("perhaps")
      assistant(mentions: "Please say yes or no.")
      user("no, the amount is six pounds")
      assistant("Pay £6.00 from Current to Anna Berg. Is that right?")
      user("cancel")
    }
    #expect(try balances()["Current"] == 100_00)
    #expect(
      try ledger.statement(#require(ledger.accounts().first { $0.name == "Milkman" }).id).isEmpty)
  }

  @Test("nothing is moved or told while locked")
  func locked() async throws {
    try await converse(with: helper) {
      user("transfer 20 pounds from current to savings", isLocked: true)
      assistant("Please unlock first, to pay or transfer money.")
      user("transfer 20 pounds from current to savings")
      user("yes", isLocked: true)
      assistant("Please unlock first, to pay or transfer money.")
      user("yes")
      handlesNothing()
      user("what's my balance", isLocked: true)
      assistant("Please unlock first, to check a balance.")
      user("show my statement of current", isLocked: true)
      assistant("Please unlock first, to show transactions.")
    }
    #expect(try balances()["Savings"] == 0)
  }

  @Test("an amount of a sentence that had to be guessed is asked for again")
  func guessed() async throws {
    try await converse(with: helper) {
      user("tranfser 20 pounds from current to savings")
      assistant("How much?")
      user("twenty")
      assistant("Transfer £20.00 from Current to Savings. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
    #expect(try balances()["Savings"] == 20_00)
  }

  @Test("a request that is repeated, resumed or crashed after the yes moves money once")
  func once() async throws {
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: "transfer 20 pounds from current to savings")
    // The state is kept, the process dies after moving the money, and another goes on.
    let data = try JSONEncoder().encode(await conversation.state)
    let first = await conversation.respond(to: "yes")
    #expect(
      first.dialogue.displayed == "Done: £20.00 went from Current to Savings. There's £80.00 left."
    )
    for _ in 0..<3 {
      let again = ConversationSession(
        helper, state: try JSONDecoder().decode(ConversationState.self, from: data))
      let turn = await again.respond(to: "yes")
      #expect(turn.outcome?.code == .success)
      #expect(
        turn.dialogue.displayed
          == "That was done already: £20.00 went from Current to Savings, once.")
    }
    #expect(try balances()["Savings"] == 20_00)
    #expect(await memory.donations(.all, limit: 9).count == 1)
    // Asked for anew, it is another transfer.
    _ = await conversation.respond(to: "transfer 20 pounds from current to savings")
    _ = await conversation.respond(to: "yes")
    #expect(try balances()["Savings"] == 40_00)
  }

  @Test("what was agreed to and is not possible any more is refused")
  func changed() async throws {
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: "transfer 90 pounds from current to savings")
    let (current, savings) = (try ledger.accounts()[0], try ledger.accounts()[1])
    try ledger.transfer(
      Money(units: 50_00, current.currency), from: current.id, to: savings.id, key: "other",
      time: 0,
      day: 0)
    let turn = await conversation.respond(to: "yes")
    #expect(turn.dialogue.displayed == "There's only £50.00 in Current.")
    #expect(try balances()["Savings"] == 50_00)
  }

  @Test("the limit of a day is kept, by the user's calendar")
  func dailyLimit() async throws {
    try ledger.setLimits(
      Limits(transfer: Money(units: 50_00, .pound), day: Money(units: 20_00, .pound)))
    try await converse(with: helper, clock: clock) {
      user("pay the milkman 15 pounds from current")
      user("yes")
      handles("TransferMoney")
      user("pay the milkman 6 pounds from current")
      assistant(mentions: "You can move at most £20.00 in a day, and £5.00 of that is left today.")
      user("five")
      assistant("Pay £5.00 from Current to Milkman. Is that right?")
      user("no")
      later(seconds: 86400)
      user("pay the milkman 6 pounds from current")
      user("yes")
      handles("TransferMoney")
    }
  }

  @Test("names are understood as the user says them")
  func words() async throws {
    let ledger = ledger
    let helper = try Assistant(
      plugins: BankPlugins.all(clock: .utc) { ledger },
      words: [
        UserWord("Milkman", kind: "account", pronunciations: ["dairy guy", "Milko"]),
        UserWord("pay", pronunciations: ["reimburse"]),
      ])
    try await converse(with: helper) {
      user("pay the dairy guy 5 pounds from current")
      assistant("Pay £5.00 from Current to Milkman. Is that right?")
      user("cancel")
      user("reimburse milko 5 pounds from current")
      assistant("Pay £5.00 from Current to Milkman. Is that right?")
    }
  }

  @Test("without an account of one's own there is nothing to pay from")
  func noAccount() async throws {
    let empty = try Ledger(path: folder.path("empty.sqlite"))
    try empty.addPayee("Milkman", .pound)
    let helper = try Assistant(
      plugins: BankPlugins.all(clock: .utc) { empty })
    try await converse(with: helper) {
      user("pay the milkman 5 pounds")
      assistant(mentions: "You have no account to pay from yet.")
      user("cancel")
      user("what's my balance")
      assistant("You have no accounts yet.")
    }
  }

  @Test("the sum is told, and whether there is enough")
  func sums() async throws {
    try await converse(with: helper) {
      user("how much is in savings")
      assistant("There's £0.00 in Savings.")
      user("and altogether")
      assistant("That's £100.00 in all.")
      user("how much have I got in total")
      assistant("That's £100.00 in all.")
      user("can I afford 100 pounds")
      assistant("Yes. There's £100.00 in Current and £0.00 in Savings.")
      user("can I spend £100.01")
      assistant("No. There's £100.00 in Current and £0.00 in Savings.")
      user("is there enough in savings for 1 pound")
      assistant("No. There's £0.00 in Savings.")
      user("have I got enough for 5 euros")
      assistant("No. There's £100.00 in Current and £0.00 in Savings.")
    }
  }

  @Test("balances and statements are told")
  func telling() async throws {
    try await converse(with: helper) {
      user("what's my balance")
      assistant("There's £100.00 in Current and £0.00 in Savings.")
      user("how much is in savings")
      assistant("There's £0.00 in Savings.")
      user("pay the milkman 5.20 from current")
      user("yes")
      user("what's the current balance")
      assistant("There's £94.80 in Current.")
      user("how much have I got in milkman")
      assistant("You've paid Milkman £5.20 so far.")
      user("show my last two transactions")
      assistant("There is 1 payment: £5.20 to Milkman today.")
      user("show the statement of current")
      assistant("The last one: £5.20 went to Milkman. There's £94.80 in Current.")
      user("show the statement of savings")
      assistant("There are no transactions in Savings yet.")
    }
  }

  @Test("what is paid from is what was paid from last, and is agreed to with the rest")
  func usualAccount() async throws {
    try await converse(with: helper) {
      user("pay the milkman 5")
      assistant("From which account?")
      user("current")
      assistant("Pay £5.00 from Current to Milkman. Is that right?")
      user("yes")
      assistant("Done: £5.00 went from Current to Milkman. There's £95.00 left.")
      user("pay the milkman 6")
      assistant("Pay £6.00 from Current to Milkman. Is that right?")
      user("the current one")
      assistant("Pay £6.00 from Current to Milkman. Is that right?")
      user("ok do it from there")
      assistant(mentions: "Pay £6.00 from Current to Milkman. Is that right?")
      user("yes do it")
      assistant("Done: £6.00 went from Current to Milkman. There's £89.00 left.")
    }
  }

  @Test("a name alone replaces what it can be instead of")
  func likeByLike() async throws {
    try ledger.addPayee("Baker", .pound)
    try await converse(with: helper) {
      user("pay the milkman 5 from current")
      user("yes")
      user("pay the milkman 6")
      assistant("Pay £6.00 from Current to Milkman. Is that right?")
      user("no, baker")
      assistant("Pay £6.00 from Current to Baker. Is that right?")
      user("milkman")
      assistant("Pay £6.00 from Current to Milkman. Is that right?")
      user("to savings")
      assistant("Transfer £6.00 from Current to Savings. Is that right?")
      user("cancel")
    }
  }

  @Test("paying the milkman each week becomes a suggestion without its amount")
  func suggestion() async throws {
    let conversation = helper.newConversation()
    for week in 0..<5 {
      _ = await conversation.respond(to: "pay the milkman from current")
      _ = await conversation.respond(to: "£5.\(10 + week)")
      let turn = await conversation.respond(to: "yes")
      #expect(turn.outcome?.code == .success)
      clock.advance(by: 7 * 86400)
    }
    let suggestions = try await helper.suggestions(by: SuggestionEngine(clock: .utc))
    #expect(
      suggestions.map { helper.title(of: $0.invocation) } == ["Pay Milkman from Current"])
    // Tapped, it asks for what is missing.
    let turn = await conversation.send(.begin(suggestions[0].invocation))
    #expect(turn.dialogue.displayed == "How much?")
    // A payee who is no more never comes back, even if nobody told the memory.
    let milkman = try #require(ledger.accounts().first { $0.name == "Milkman" })
    try ledger.close(milkman.id)
    #expect(try await helper.suggestions(by: SuggestionEngine(clock: .utc)).isEmpty)
    #expect(await memory.donations(.all, limit: 9).isEmpty)
  }

  @Test("the phrases of the intents are not in each other's way")
  func remarks() {
    #expect(helper.remarks.map(\.description) == [])
  }
}
