import Bank
import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("An open payment")
struct WideningTests {
  @Test(
    "becomes a planned one with when, or how often, it is to be made",
    arguments: [
      ("en", "pay hannah from current", "12 every month"),
      ("en", "pay hannah 12 from current", "every month"),
      ("en", "pay hannah 12 from current", "on Friday"),
      ("en", "pay hannah 12 from current", "no, on Friday"),
      ("en", "pay hannah from current", "12 a month"),
      ("de", "zahl Hannah 12 von Current", "am Freitag"),
      ("de", "zahl Hannah 12 von Current", "jeden Monat"),
      ("nl", "betaal Hannah 12 van Current", "elke maand"),
      ("es", "paga 12 a Hannah de Current", "cada mes"),
    ])
  func widens(_ code: String, _ request: String, _ schedule: String) async throws {
    let language = try #require(Language.all.first { $0.code == code })
    let turn = try await Household(language).answer(request, schedule)
    #expect(turn.expectation == .confirmation(intent: "SchedulePayment"), "\(turn)")
  }

  @Test("stays one, if its planning is not agreed to")
  func declined() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("pay hannah 12 from current")
      user("every month")
      assistant("Pay £12.00 from Current to Hannah every month, first today. Shall I plan that?")
      user("no")
    }
    #expect(try household.ledger.account(named: "Hannah").balance.units == 0)
  }

  @Test("is from an account whose name begins with the noun for accounts")
  func nouns() async throws {
    let language = try #require(Language.all.first { $0.code == "es" })
    let household = try Household(language)
    let currency = try #require(Currency("GBP"))
    try household.ledger.open("Cuenta nómina", currency, balance: Money(units: 40_00, currency))
    let turn = await household.answer("paga 12 a Hannah de la cuenta nómina")
    #expect(turn.expectation == .confirmation(intent: "TransferMoney"))
    #expect(turn.dialogue.displayed.contains("desde la cuenta nómina"))
  }

  @Test("is not called off by a question that begins with a no")
  func questions() async throws {
    let language = try #require(Language.all.first { $0.code == "es" })
    let turn = try await Household(language).answer(
      "paga 12 a Hannah de Current", "¿No le he pagado ya hoy?")
    #expect(turn.expectation == .confirmation(intent: "TransferMoney"))
  }

  @Test("is for what is told in several words, which are left out")
  func purposes() async throws {
    for (request, purpose) in [
      ("pay hannah 12 for the bicycle pump", "bicycle pump"),
      ("pay ben 8 for the picnic basket", "picnic basket"),
    ] {
      let turn = try await Household().answer(request)
      #expect(turn.dialogue.displayed.hasPrefix("I've left out \"\(purpose)\"."), "\(turn)")
    }
  }
}
