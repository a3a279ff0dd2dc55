import Bank
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@testable import BankIntents

@Suite("Accounts and payments by their properties, on Wednesday 18 November 2026")
struct PaymentQueryTests {
  private let world: PaymentWorld
  private var ledger: Ledger { world.ledger }

  init() throws {
    world = try PaymentWorld(
      savings: 700_00,
      [
        ("2026-10-01", "Anna", 20_00),
        ("2026-10-31", "Anna", 25_50),
        ("2026-11-02", "Anna", 7_00),
        ("2026-10-15", "Ben", 40_00),
        ("2026-11-17", "Ben", 3_00),
      ])
  }

  private func helper(_ language: Language = .english) throws -> Assistant {
    try world.helper(language)
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

  @Test("payments are found by what they were for")
  func purposes() async throws {
    let payee = try ledger.addPayee("Green Grocer", .pound)
    let day = try #require(CalendarDate("2026-11-16"))
    for (units, note) in [(12_50, "Lunch with Ben"), (9_00, "")] {
      try ledger.transfer(
        Money(units: units, .pound), from: ledger.account(named: "Current").id, to: payee.id,
        key: "purpose\(units)", time: Int(LocalClock.utc.time(day, minute: 600).secondsSince1970),
        day: day.dayNumber, note: note)
    }
    try await converse(with: helper()) {
      user("how much did I spend on lunches")
      assistant(mentions: "There is 1 payment for \"lunches\": £12.50 to Green Grocer")
      user("what did I spend on the grocer")
      assistant(mentions: "There are 2 payments")
      user("have I been spending a lot on books lately")
      assistant(mentions: "There are no payments for \"books\"")
      user("how much did I spend on Anna in October")
      assistant(mentions: "You paid Anna £45.50")
    }
  }

  @Test("the largest and the smallest payment are told for each currency")
  func currencies() async throws {
    let dollars = try #require(Currency("USD"))
    let travel = try ledger.open("Travel", dollars, balance: Money(units: 100_00, dollars))
    let carl = try ledger.addPayee("Carl", dollars)
    let day = try #require(CalendarDate("2026-10-20"))
    try ledger.transfer(
      Money(units: 30_00, dollars), from: travel.id, to: carl.id, key: "carl",
      time: Int(LocalClock.utc.time(day, minute: 600).secondsSince1970), day: day.dayNumber)
    try await converse(with: helper()) {
      user("what was my largest payment")
      assistant(
        """
        The largest payments: $30.00 to Carl on Tuesday 20 October 2026 and £40.00 to Ben on Thursday \
        15 October 2026.
        """)
      user("what was my smallest payment to Anna")
      assistant("The smallest payment to Anna: £7.00 on Monday 2 November 2026.")
    }
    try await converse(with: helper(.french)) {
      user("quel est mon plus gros paiement")
      assistant(mentions: "Les plus grands paiements : 30,00 $ à Carl")
    }
  }

  @Test("of many payments, the number is told and the latest ones are listed")
  func many() async throws {
    let day = try #require(CalendarDate("2026-11-10"))
    for units in 21...32 {
      try ledger.transfer(
        Money(units: units * 100, .pound), from: ledger.account(named: "Savings").id,
        to: ledger.account(named: "Anna").id, key: "many\(units)",
        time: Int(LocalClock.utc.time(day, minute: 600).secondsSince1970), day: day.dayNumber)
    }
    let turn = try await helper().newConversation().respond(to: "show payments over 20 pounds")
    let text = turn.dialogue.displayed
    #expect(text.hasPrefix("There are 14 payments over £20. The latest 10: £32.00 to Anna on "))
    #expect(text.contains(" and £23.00 to Anna on Tuesday 10 November 2026."))
    #expect(text.split(separator: "£").count == 12)
  }

  @Test("payments are looked up by their identifiers, and the latest are suggested")
  func identifiers() async throws {
    let query = PaymentQuery(ledger: { [ledger] in ledger }, clock: .utc)
    let all = try await query.allEntities(in: "en")
    #expect(all.count == 5)
    #expect(try await query.suggestedEntities(in: "en") == all)
    for payment in all { #expect(try await query.entity(id: payment.id, in: "en") == payment) }
    // The opening of an account is a movement, but not a payment.
    for id in ["1", "x", "", "+3", "99"] {
      #expect(try await query.entity(id: id, in: "en") == nil)
    }
  }

  @Test("the days of payments are those of the user, wherever they were made")
  func timeZones() async throws {
    let time = LocalClock.utc.time(try #require(CalendarDate("2026-09-10")), minute: 11 * 60)
    let (east, west) = (LocalClock { _ in 14 * 3600 }, LocalClock { _ in -12 * 3600 })
    try ledger.transfer(
      Money(units: 1_00, .pound), from: ledger.account(named: "Current").id,
      to: ledger.account(named: "Anna").id, key: "east", time: Int(time.secondsSince1970),
      day: east.reading(at: time).day)
    let condition = try PropertyQuery(where: .compare("time", .equals, .text("2026-09-09")))
      .checked(for: PaymentEntity.self).condition
    let query = PaymentQuery(ledger: { [ledger] in ledger }, clock: west)
    #expect(try await query.count(where: condition, in: "en") == 1)
  }

  @Test("in French")
  func french() async throws {
    try await converse(with: helper(.french)) {
      user("quel compte a le plus d'argent")
      assistant("C'est sur Savings (700,00 £) qu'il y a le plus.")
      user("montre les paiements de plus de 30 livres")
      assistant(mentions: "Il y a 1 paiement de plus de 30 £ : 40,00 £ à Ben")
      user("quel est mon plus gros paiement")
      assistant(mentions: "Le plus grand paiement : 40,00 £ à Ben")
    }
  }

  @Test("in German")
  func german() async throws {
    try await converse(with: helper(.german)) {
      user("welches Konto hat das meiste Geld")
      assistant(mentions: "Am meisten ist auf Savings")
      user("zeig Zahlungen über 30 Pfund")
      assistant(mentions: "Es gibt 1 Zahlung über")
      user("was war meine größte Zahlung")
      assistant(mentions: "Die größte Zahlung: 40,00 £ an Ben")
      user("was war meine kleinste Zahlung an Anna")
      assistant(mentions: "Die kleinste Zahlung an Anna: 7,00 £")
    }
  }

  @Test(
    "the days of listed payments are written as the language does",
    arguments: [
      (Language.english, "show payments over 30 pounds", "Thursday 15 October 2026 · Ben"),
      (.german, "zeig Zahlungen über 30 Pfund", "Donnerstag, 15. Oktober 2026 · Ben"),
    ])
  func rows(_ language: Language, _ request: String, _ row: String) async throws {
    let turn = try await helper(language).newConversation().respond(to: request)
    let text = try #require(turn.outcome?.snippet).text()
    #expect(text.contains(row), "\(text)")
  }

  @Test("the balance is shown where an account is asked for")
  func subtitles() async throws {
    for (name, units) in [("Holiday One", 1_00), ("Holiday Two", 2_00)] {
      _ = try ledger.open(name, .pound, balance: Money(units: units, .pound))
    }
    let turn = try await helper().newConversation().respond(to: "how much is in holiday")
    try #require(turn.dialogue.spoken.hasPrefix("Which account"), "\(turn.dialogue)")
    #expect(turn.dialogue.displayed.contains("Holiday One (£1.00)"))
    #expect(turn.dialogue.displayed.contains("Holiday Two (£2.00)"))
  }

  @Test(
    "a payment is shown with its amount and its day in words",
    arguments: [
      (Language.english, "£20.00, Thursday 1 October 2026"),
      (.german, "£, Donnerstag, 1. Oktober 2026"),
    ])
  func paymentSubtitle(_ language: Language, _ subtitle: String) async throws {
    let payments = try await helper(language).entities(
      ofType: "payment",
      where: PropertyQuery(where: .compare("time", .before, .text("2026-10-02"))))
    #expect(payments.count == 1)
    #expect(payments.first?.entity.display?.subtitle?.hasSuffix(subtitle) == true)
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
