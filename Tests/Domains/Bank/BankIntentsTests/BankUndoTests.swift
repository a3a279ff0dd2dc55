import Bank
import BankIntents
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@Suite("Money, moved and moved back")
struct BankUndoTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger
  private let helper: Assistant

  init() throws {
    folder = try TemporaryFolder()
    ledger = try Ledger(path: folder.path("bank.sqlite"))
    try ledger.open("Current", .pound, balance: Money(units: 100_00, .pound))
    try ledger.open("Savings", .pound)
    try ledger.addPayee("Anna", .pound)
    helper = try Assistant(
      plugins: BankPlugins.all(clock: .utc) { [ledger] in ledger },
      environment: ScriptClock().environment)
  }

  @Test(
    "a transfer between the user's own accounts is offered back; a payment cannot be fetched back")
  func undo() async throws {
    try await converse(with: helper) {
      user("transfer 20 from current to savings")
      user("yes")
      user("undo that")
      assistant("Transfer £20.00 from Savings to Current. Is that right?")
      user("yes")
      user("pay anna 5 from current")
      user("yes")
      user("undo")
      assistant("I can't take that back: pay £5.00 to Anna from Current.")
    }
    #expect(try ledger.accounts().map(\.balance.units) == [95_00, 0, 5_00])
  }

  @Test("the same transfer again is asked about as such")
  func again() async throws {
    try await converse(with: helper) {
      user("pay anna 5 from current")
      user("yes")
      user("pay anna 5 from current")
      assistant("You've just done that. Pay £5.00 from Current to Anna again?")
      user("no")
    }
  }

  @Test("what was done is told also when the money would not be enough a second time")
  func replay() async throws {
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: "pay anna 60 from current")
    let asked = await conversation.state
    _ = await conversation.respond(to: "yes")
    let turn = await ConversationSession(helper, state: asked).respond(to: "yes")
    #expect(
      turn.dialogue.displayed == "That was done already: £60.00 went from Current to Anna, once.")
    #expect(try ledger.accounts().first?.balance.units == 40_00)
  }

  @Test("an account that was renamed since the question is asked about by its new name")
  func renamed() async throws {
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: "pay anna 5 from current")
    let anna = try #require(try ledger.accounts().first { $0.name == "Anna" })
    try ledger.rename(anna.id, to: "Bob")
    try ledger.addPayee("Anna", .pound)
    let turn = await conversation.respond(to: "yes")
    #expect(turn.outcome == nil)
    #expect(turn.dialogue.displayed == "Pay £5.00 from Current to Bob. Is that right?")
  }
}
