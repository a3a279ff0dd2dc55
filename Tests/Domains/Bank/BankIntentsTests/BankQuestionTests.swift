import Bank
import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("Questions about money, on Wednesday 18 November 2026")
struct BankQuestionTests {
  private let world: PaymentWorld

  init() throws {
    world = try PaymentWorld(
      savings: 20_00, [("2026-11-02", "Anna", 7_00), ("2026-11-17", "Ben", 3_00)])
  }

  private static let both =
    "There are 2 payments: £3.00 to Ben yesterday and £7.00 to Anna on Monday 2 November 2026."

  @Test(
    "all accounts are told of where each is asked for, or which there are",
    arguments: ["how much is in each account", "which accounts do I have", "list my accounts"])
  func each(question: String) async throws {
    try await converse(with: world.helper()) {
      user(question)
      assistant(mentions: "Savings")
    }
  }

  @Test("payments are told one by one")
  func payments() async throws {
    try await converse(with: world.helper()) {
      user("show me my payments")
      assistant(Self.both)
      user("who did I pay this week")
      assistant(mentions: "£3.00 to Ben yesterday.")
      user("what was my last payment")
      assistant("The last payment: £3.00 to Ben yesterday.")
      user("what was my last payment to Anna")
      assistant("The last payment to Anna: £7.00 on Monday 2 November 2026.")
    }
  }

  @Test(
    "the last payment, in every language",
    arguments: [
      (
        Language.german, "was war meine letzte Zahlung",
        "Die letzte Zahlung: 3,00 £ an Ben gestern."
      ),
      (.french, "quel était mon dernier paiement", "Le dernier paiement : 3,00 £ à Ben hier."),
      (.dutch, "wat was mijn laatste betaling", "De laatste betaling: £ 3,00 aan Ben gisteren."),
      (.spanish, "cuál fue mi último pago", "El último pago: 3,00 £ a Ben ayer."),
    ])
  func last(_ language: Language, _ question: String, _ answer: String) async throws {
    let turn = try await world.helper(language).newConversation().respond(to: question)
    #expect(turn.dialogue.displayed.replacing("\u{A0}", with: " ") == answer)
  }

  @Test("what would be left is told, and nothing is paid")
  func rest() async throws {
    try await converse(with: world.helper()) {
      user("what would be left if I paid 50")
      assistant("That would leave £440.00 in Current.")
      user("how much would I have left if I spent 5 pounds")
      assistant(
        """
        That would leave £485.00 in Current if it's paid from there and £15.00 in Savings if it's paid \
        from there.
        """)
      user("what would be left in savings if I paid 50")
      assistant("No. There's £20.00 in Savings.")
    }
    #expect(try world.ledger.account(named: "Current").balance.units == 490_00)
  }

  @Test("all accounts are told together")
  func accounts() async throws {
    try await converse(with: world.helper()) {
      user("what's in both accounts")
      assistant("There's £490.00 in Current and £20.00 in Savings.")
    }
  }

  @Test("whether somebody is a payee")
  func payees() async throws {
    try await converse(with: world.helper()) {
      user("is Ben in my payees")
      assistant("Yes, you can pay Ben.")
      user("is Carla one of my payees")
      assistant("No, there is nobody called Carla.")
    }
  }

  @Test("the next planned payment, and what goes out in a month")
  func plans() async throws {
    try await converse(with: world.helper()) {
      user("pay Anna 15 from current every month starting on 1 December")
      user("yes")
      user("pay Ben 2 from current every friday")
      user("yes")
      user("when does the next standing order go out")
      assistant(mentions: "The next one: £2.00 from Current to Ben on Friday 20 November")
      user("how much goes out each month")
      assistant("£23.00 goes out in the next month, in 5 payments.")
    }
  }

  @Test("another payment is from the same account, and is agreed to")
  func asWell() async throws {
    try await converse(with: world.helper()) {
      user("pay Anna 10 from current")
      user("yes")
      user("pay Ben 5 as well")
      assistant("Pay £5.00 from Current to Ben. Is that right?")
      user("yes")
      user("send him 6 too")
      assistant("Pay £6.00 from Current to Ben. Is that right?")
      user("no")
    }
    #expect(try world.ledger.account(named: "Current").balance.units == 475_00)
  }
}
