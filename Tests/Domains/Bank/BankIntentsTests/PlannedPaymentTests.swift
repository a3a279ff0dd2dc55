import Bank
import BankIntents
import GRDB
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@Suite("Planned payments, from Wednesday 18 November 2026 on")
struct PlannedPaymentTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger
  private let environment: AssistantEnvironment

  init() throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    (self.folder, self.ledger) = (folder, ledger)
    _ = try ledger.open("Current", .pound, balance: Money(units: 100_00, .pound))
    for name in ["Anna", "Ben"] { try ledger.addPayee(name, .pound) }
    environment = ScriptClock(try Self.time("2026-11-18")).environment
  }

  private static func time(_ date: String, minute: Int = 14 * 60) throws -> Timestamp {
    LocalClock.utc.time(try #require(CalendarDate(date)), minute: minute)
  }

  private func helper(
    _ language: Language = .english, at time: Timestamp? = nil
  ) throws -> Assistant {
    let ledger = ledger
    return try Assistant(
      plugins: BankPlugins.all(language: language, clock: .utc) { ledger }, language: language,
      environment: time.map { ScriptClock($0).environment } ?? environment)
  }

  private func change(_ sql: String) throws {
    try DatabaseQueue(path: folder.path("bank.sqlite")).write { try $0.execute(sql: sql) }
  }

  private func catchUp(_ date: String, _ language: String = "en") throws -> [String] {
    try PlannedPayments(ledger, clock: .utc).catchUp(at: Self.time(date), language: language)
      .map(\.displayed)
  }

  private var balance: Int { get throws { try ledger.account(named: "Current").balance.units } }

  @Test("are agreed to with their schedule, and the first one is made if it is due today")
  func plans() async throws {
    try await converse(with: helper()) {
      user("pay Anna 20 every month")
      assistant("Pay £20.00 from Current to Anna every month, first today. Shall I plan that?")
      user("yes")
      assistant(
        """
        Planned: £20.00 from Current to Anna every month, first today. \
        As planned for today, £20.00 went from Current to Anna.
        """)
      user("which payments are planned")
      assistant(
        """
        1 payment is planned: £20.00 from Current to Anna every month (next on Friday 18 December).
        """)
    }
    #expect(try balance == 80_00)
    #expect(try catchUp("2026-12-17").isEmpty)
    #expect(
      try catchUp("2027-01-20") == [
        "As planned for Friday 18 December 2026, £20.00 went from Current to Anna.",
        "As planned for Monday 18 January 2027, £20.00 went from Current to Anna.",
      ])
    #expect(try catchUp("2027-01-20").isEmpty)
    #expect(try balance == 40_00)
  }

  @Test("are made once on a day that is said alone")
  func once() async throws {
    try await converse(with: helper()) {
      user("pay Anna 20 tomorrow from current")
      assistant("Pay £20.00 from Current to Anna tomorrow. Shall I plan that?")
      user("yes")
      assistant("Planned: £20.00 from Current to Anna tomorrow.")
      user("which payments are planned")
      assistant("1 payment is planned: £20.00 from Current to Anna tomorrow.")
      user("on Friday pay Ben 5")
      assistant(mentions: "Pay £5.00 from Current to Ben on Friday")
      user("no")
      user("pay Ben 5 yesterday")
      assistant(mentions: "That's in the past.")
      user("cancel")
      user("set up a planned payment of 5 to Ben")
      assistant("How often?")
      user("just once")
      assistant("Pay £5.00 from Current to Ben today. Shall I plan that?")
      user("no")
    }
    #expect(try catchUp("2026-11-18").isEmpty)
    #expect(
      try catchUp("2027-01-20") == [
        "As planned for Thursday 19 November 2026, £20.00 went from Current to Anna."
      ])
    #expect(try ledger.standingOrders().isEmpty)
    #expect(try balance == 80_00)
  }

  @Test(
    "are made once on a day in other languages",
    arguments: [
      (Language.german, "zahl Anna morgen 20 Pfund", "Morgen 20,00 £ von Current an Anna zahlen. "),
      (.french, "paie 20 livres à Anna demain", "Je paie 20,00 £ à Anna depuis Current demain. "),
      (.dutch, "betaal Anna morgen 20 pond", "Morgen £ 20,00 van Current aan Anna betalen. "),
      (
        .spanish, "paga a Anna 20 libras mañana",
        "Voy a pagar 20,00 £ a Anna desde Current mañana. "
      ),
    ])
  func once(_ language: Language, _ request: String, _ question: String) async throws {
    try await converse(with: helper(language)) {
      user(request)
      assistant(mentions: question)
    }
  }

  @Test("wait for the day of their schedule, and are made only if there is enough")
  func waits() async throws {
    _ = try ledger.open("Savings", .pound)
    try await converse(with: helper()) {
      user("transfer 70 to savings on the first of every month")
      assistant(
        """
        Transfer £70.00 from Current to Savings on the 1st of every month, \
        first on Tuesday 1 December. Shall I plan that?
        """)
      user("no")
      user("transfer 70 to savings on the first of every month")
      user("yes")
      assistant(mentions: "Planned: £70.00 from Current to Savings")
    }
    #expect(try balance == 100_00)
    let told = try catchUp("2027-01-02", "fr")
    #expect(
      told == [
        "Comme prévu pour mardi 1er décembre 2026, 70,00 £ ont été virés de Current à Savings.",
        """
        Le paiement de 70,00 £ de Current à Savings prévu pour hier n'a pas été fait : il n'y avait pas assez sur \
        Current. Rien n'a été viré.
        """,
      ])
    #expect(try balance == 30_00)
  }

  @Test("are stopped after asking; two to one payee are told apart by amount and schedule")
  func stops() async throws {
    try await converse(with: helper()) {
      user("stop a planned payment")
      assistant("No payments are planned.")
      // No question is left open.
      user("Anna")
      assistant(mentions: "Sorry, I can't do that")
      user("pay Anna 5 every friday")
      user("yes")
      user("pay Anna 20 on the first of every month")
      user("yes")
      user("stop the payment to Anna")
      assistant(mentions: "£5.00 every Friday")
      user("every friday")
      assistant("Stop paying £5.00 from Current to Anna every Friday?")
      user("yes")
      assistant("I've stopped it: Anna won't get £5.00 every Friday any more.")
      user("which payments are planned")
      assistant(mentions: "1 payment is planned: £20.00")
    }
  }

  @Test(
    "keep the day of the month before the account",
    arguments: [
      "pay Anna 20 on the first of every month from current",
      "send 20 to Anna on the first of every month from my current",
    ])
  func accountLast(_ request: String) async throws {
    try await converse(with: helper()) {
      user(request)
      assistant(mentions: "Pay £20.00 from Current to Anna on the 1st of every month, first on")
      user("no")
    }
  }

  @Test(
    "are planned however their parts are ordered",
    arguments: [
      "pay 20 to Anna every month from current", "pay Anna 20 every month from current",
      "from current pay Anna 20 every month",
      "pay 20 every month to Anna from current", "pay Anna from current 20 monthly",
      "every month, pay Anna 20 from current", "pay Anna £20 monthly from current",
      "send 20 to Anna each month from current", "from current, send Anna 20 per month please",
      "could you send Anna 20 pounds every month from current",
      "every month, from current, to Anna, 20 pounds",
      "pay Anna 20 from current. Do it every month.",
    ])
  func orders(_ request: String) async throws {
    _ = try ledger.open("Savings", .pound, balance: Money(units: 100_00, .pound))
    try await converse(with: helper()) {
      user(request)
      assistant("Pay £20.00 from Current to Anna every month, first today. Shall I plan that?")
      user("no")
    }
  }

  @Test("are not what is only said about how often something is")
  func notPlanned() async throws {
    try await converse(with: helper()) {
      user("pay Anna 20 from current, as I do every month")
      assistant(
        "I've left out \"every month\". Pay £20.00 from Current to Anna. Is that right?")
      user("yes")
      handles("TransferMoney")
      user("pay Anna 10 from current. My brother does it every month.")
      assistant(mentions: "I've left out \"My brother does it every month\"")
      user("no")
      user("from current, pay Anna 10; to Ben, 30 pounds")
      assistant(mentions: "to Ben, 30 pounds")
      user("no")
    }
    #expect(try ledger.standingOrders().isEmpty)
  }

  @Test("ask for what is missing, and refuse what cannot be")
  func asks() async throws {
    try await converse(with: helper()) {
      user("set up a standing order")
      assistant("To whom, or to which account?")
      user("Ben")
      assistant("How much?")
      user("12.50")
      assistant("How often?")
      user("every other week")
      assistant(mentions: "Pay £12.50 from Current to Ben every 2 weeks, first today")
      user("yes")
      assistant(mentions: "As planned for today")
      user("send Ben 2 every monday starting next monday")
      assistant(mentions: "Pay £2.00 from Current to Ben every Monday, first on Monday")
      user("no")
      user("pay Ben 3000 every month")
      assistant(mentions: "1,000")
    }
  }

  @Test("in French")
  func french() async throws {
    try await converse(with: helper(.french)) {
      user("paie 20 livres à Anna tous les mois")
      assistant(
        mentions:
          "Je paie 20,00 £ à Anna depuis Current tous les mois, la première fois aujourd'hui")
      user("oui")
      assistant(mentions: "C'est prévu")
      user("quels paiements sont prévus")
      assistant(mentions: "Un paiement est prévu : 20,00 £ de Current à Anna tous les mois")
      user("arrête le paiement à Anna")
      assistant(mentions: "Dois-je arrêter le paiement de 20,00 £ à Anna")
      user("oui")
      assistant(mentions: "C'est arrêté")
    }
    #expect(try balance == 80_00)
  }

  @Test("in German")
  func german() async throws {
    try await converse(with: helper(.german)) {
      user("zahl Anna jeden Monat 20 Pfund")
      assistant(mentions: "20,00 £ von Current an Anna zahlen, das erste Mal")
      user("ja")
      assistant(mentions: "Geplant:")
      user("welche Zahlungen sind geplant")
      assistant(mentions: "1 Zahlung ist geplant:")
      user("stopp die Zahlung an Anna")
      assistant(mentions: "Soll ich die Zahlung von 20,00 £ von Current an Anna")
      user("ja")
      assistant(mentions: "Beendet: Anna bekommt nicht mehr")
      user("welche Zahlungen sind geplant")
      assistant("Es sind keine Zahlungen geplant.")
    }
    #expect(try balance == 80_00)
  }

  @Test("nothing is planned or told on a locked device")
  func locked() async throws {
    try await converse(with: helper()) {
      user("pay Ben 5 every friday")
      user("yes")
      assistant(mentions: "Planned: £5.00")
    }
    let orders = try ledger.standingOrders()
    let conversation = try helper().newConversation()
    for request in ["pay Anna 20 every month", "which payments are planned", "stop paying Ben"] {
      let turn = await conversation.send(.say(request), isLocked: true)
      #expect(turn.outcome == nil, "\(request)")
      #expect(!turn.dialogue.displayed.contains("£"))
    }
    #expect(orders.map(\.toName) == ["Ben"])
    #expect(try ledger.standingOrders() == orders)
  }

  @Test("are planned also if the first one cannot be made at once: it is made the next time")
  func firstFails() async throws {
    try change(
      """
      CREATE TRIGGER broken BEFORE INSERT ON standing_run BEGIN SELECT RAISE(FAIL, 'broken'); END
      """)
    try await converse(with: helper()) {
      user("pay Anna 20 every month")
      user("yes")
      assistant("Planned: £20.00 from Current to Anna every month, first today.")
    }
    #expect(try ledger.standingOrders().count == 1)
    #expect(try balance == 100_00)
    try change("DROP TRIGGER broken")
    #expect(
      try catchUp("2026-11-19") == ["As planned for yesterday, £20.00 went from Current to Anna."])
  }

  @Test(
    "are told as they were planned when the answer comes again, the next day or stopped meanwhile")
  func again() async throws {
    let evening = try helper(at: Self.time("2026-11-18", minute: 1438))
    let night = try helper(at: Self.time("2026-11-19", minute: 2))
    let conversation = evening.newConversation()
    _ = await conversation.respond(to: "pay Anna 20 every month")
    let asked = await conversation.state
    _ = await conversation.respond(to: "yes")
    func again() async -> String {
      await ConversationSession(night, state: asked).respond(to: "yes").dialogue.displayed
    }
    #expect(
      await again() == "Planned: £20.00 from Current to Anna every month, first yesterday.")
    let orders = try ledger.standingOrders()
    #expect(orders.count == 1)
    try ledger.stopStandingOrder(orders[0].id)
    #expect(await again() == "The payment to Anna was stopped before.")
    #expect(try ledger.standingOrders().isEmpty)
    #expect(try balance == 80_00)
  }

  @Test("with a schedule that cannot be read are not made, and that is told")
  func unreadable() throws {
    let day = try #require(CalendarDate("2026-11-18")).dayNumber
    try ledger.addStandingOrder(
      Money(units: 5_00, .pound), from: ledger.account(named: "Current").id,
      to: ledger.account(named: "Anna").id, schedule: "sometimes", start: day, next: day, key: "k")
    #expect(
      try catchUp("2026-11-18") == [
        """
        The payment of £5.00 from Current to Anna planned for today was not made: its schedule can't be read, \
        so it's not planned any more. Nothing was moved.
        """
      ])
    #expect(try balance == 100_00)
  }

  @Test("can be made without being told, which is done by the next to catch up")
  func untold() async throws {
    try await converse(with: helper()) {
      user("pay Anna 20 every friday")
      user("yes")
    }
    try PlannedPayments(ledger, clock: .utc).carryOut(at: Self.time("2026-11-20"))
    #expect(try balance == 80_00)
    #expect(
      try catchUp("2026-11-20") == ["As planned for today, £20.00 went from Current to Anna."])
  }
}
