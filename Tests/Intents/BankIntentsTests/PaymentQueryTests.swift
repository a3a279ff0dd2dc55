import Bank
import BankIntents
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@Suite("Accounts and payments by their properties, on Wednesday 18 November 2026")
struct PaymentQueryTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger
  private let environment: AssistantEnvironment

  init() throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    (self.folder, self.ledger) = (folder, ledger)
    let pounds = try #require(Currency("GBP"))
    let current = try ledger.open("Current", pounds, balance: Money(units: 500_00, pounds))
    _ = try ledger.open("Savings", pounds, balance: Money(units: 700_00, pounds))
    let payees = try ["Anna", "Ben"].map { try ledger.addPayee($0, pounds) }
    for (place, (date, payee, units)) in [
      ("2026-10-01", 0, 20_00), ("2026-10-31", 0, 25_50), ("2026-11-02", 0, 7_00),
      ("2026-10-15", 1, 40_00), ("2026-11-17", 1, 3_00),
    ].enumerated() {
      let day = try #require(CalendarDate(date))
      let time = LocalClock.utc.time(day, minute: 600)
      try ledger.transfer(
        Money(units: units, pounds), from: current.id, to: payees[payee].id, key: "\(place)",
        time: time.secondsSince1970, day: LocalClock.utc.reading(at: time).day)
    }
    let date = try #require(CalendarDate("2026-11-18"))
    environment = ScriptClock(LocalClock.utc.time(date, minute: 14 * 60)).environment
  }

  private func helper(_ language: Language = .english) throws -> Assistant {
    let ledger = ledger
    return try Assistant(
      plugins: BankPlugins.all(language: language, clock: .utc) { ledger }, language: language,
      environment: environment)
  }

  @Test("the account with the most or the least is told")
  func ranks() async throws {
    try await converse(with: helper()) {
      user("which account has the most money")
      assistant("The most is in Savings, with £700.00.")
      user("which of my accounts has the lowest balance")
      assistant("The least is in Current, with £404.50.")
    }
    let dollars = try #require(Currency("USD"))
    try ledger.open("Travel", dollars, balance: Money(units: 10_00, dollars))
    try await converse(with: helper()) {
      user("which account has the most money")
      assistant("The most is in Travel, with $10.00 and Savings, with £700.00.")
    }
  }

  @Test("payments are found by their amounts")
  func amounts() async throws {
    try await converse(with: helper()) {
      user("show payments over 20 pounds")
      assistant(
        """
        There are 2 payments over £20: £40.00 to Ben on Thursday 15 October 2026 and £25.50 to Anna on \
        Saturday 31 October 2026.
        """)
      user("show my payments to Anna under 20 pounds")
      assistant("There is 1 payment under £20 to Anna: £7.00 on Monday 2 November 2026.")
      user("show payments over 30 pounds last month")
      assistant(mentions: "There is 1 payment over £30 in October 2026: £40.00 to Ben")
      user("show payments over 500 pounds")
      assistant("There are no payments over £500.")
      user("what was my largest payment to Anna")
      assistant("The largest payment to Anna: £25.50 on Saturday 31 October 2026.")
      user("what was my smallest payment last month")
      assistant(mentions: "The smallest payment in October 2026: £20.00 to Anna")
    }
  }

  @Test("in French")
  func french() async throws {
    try await converse(with: helper(.french)) {
      user("quel compte a le plus d'argent")
      assistant("C'est sur Savings (£700,00) qu'il y a le plus.")
      user("montre les paiements de plus de 30 livres")
      assistant(mentions: "Il y a 1 paiement de plus de £30 : £40,00 à Ben")
      user("quel est mon plus gros paiement")
      assistant(mentions: "Le plus grand paiement : £40,00 à Ben")
    }
  }

  @Test("the balance is shown where an account is asked for")
  func subtitles() async throws {
    let pounds = try #require(Currency("GBP"))
    for (name, units) in [("Holiday One", 1_00), ("Holiday Two", 2_00)] {
      _ = try ledger.open(name, pounds, balance: Money(units: units, pounds))
    }
    let turn = try await helper().newConversation().respond(to: "how much is in holiday")
    try #require(turn.dialogue.spoken.hasPrefix("Which account"), "\(turn.dialogue)")
    #expect(turn.dialogue.displayed.contains("Holiday One (£1.00)"))
    #expect(turn.dialogue.displayed.contains("Holiday Two (£2.00)"))
  }

  @Test("programs query payments, and the days are those of the ledger")
  func queries() async throws {
    let helper = try helper()
    func names(_ condition: PropertyCondition) async throws -> [String] {
      try await helper.entities(
        ofType: "payment",
        where: PropertyQuery(where: condition, sortedBy: [.init("amount")])
      ).map {
        "\($0.entity.name) \($0.properties["amount"].flatMap { MoneyAmount(intentValue: $0) }?.number.description ?? "")"
      }
    }
    #expect(
      try await names(.compare("time", .between, .text("2026-10-01/2026-10-31"))) == [
        "Anna 20.00", "Anna 25.50", "Ben 40.00",
      ])
    #expect(
      try await names(.compare("time", .before, .text("2026-10-31"))) == [
        "Anna 20.00", "Ben 40.00",
      ])
    #expect(
      try await names(.compare("time", .after, .text("2026-10-31"))) == ["Ben 3.00", "Anna 7.00"])
    #expect(
      try await names(.not(.compare("time", .after, .text("2026-10-31")))) == [
        "Anna 20.00", "Anna 25.50", "Ben 40.00",
      ])
    #expect(
      try await names(
        .all([.compare("payee", .equals, "ben"), .compare("time", .equals, .text("2026-10-15"))]))
        == ["Ben 40.00"])
    #expect(
      try await helper.count(ofType: "payment", where: .compare("payee", .equals, "anna")) == 3)
    #expect(
      try await helper.count(ofType: "account", where: .compare("isOwn", .equals, false)) == 2)
  }
}
