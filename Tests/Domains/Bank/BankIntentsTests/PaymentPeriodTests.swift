import Bank
import BankIntents
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@Suite("Payments in a period, on Wednesday 18 November 2026")
struct PaymentPeriodTests {
  private let world: PaymentWorld
  private var ledger: Ledger { world.ledger }

  init() throws {
    world = try PaymentWorld(
      [
        ("2026-10-01", "Anna", 20_00),
        ("2026-10-31", "Anna", 5_50),
        ("2026-11-02", "Anna", 7_00),
        ("2026-10-15", "Ben", 10_00),
        ("2026-11-17", "Ben", 3_00),
      ])
  }

  private func helper(_ language: Language = .english) throws -> Assistant {
    try world.helper(language)
  }

  @Test("what was paid is added up, to someone or to all")
  func addsUp() async throws {
    try await converse(with: helper()) {
      user("how much did I pay Anna in October")
      assistant("You paid Anna £25.50 in October 2026, in 2 payments.")
      user("what did I spend last month")
      assistant("You paid £35.50 in October 2026, in 3 payments.")
      user("how much did I pay Ben yesterday")
      assistant("You paid Ben £3.00 yesterday, in 1 payment.")
      user("how much did I pay Anna in 2025")
      assistant("You paid Anna nothing in 2025.")
      user("what have I spent since monday")
      assistant(
        "You paid £3.00 from Monday 16 November 2026 to Wednesday 18 November, in 1 payment.")
      user("show my transactions from current last month")
      assistant("You paid £35.50 from Current in October 2026, in 3 payments.")
    }
  }

  @Test("in French")
  func french() async throws {
    try await converse(with: helper(.french)) {
      user("combien ai-je payé à Anna en octobre")
      assistant("Vous avez payé 25,50 £ à Anna en octobre 2026, en 2 paiements.")
      user("qu'ai-je dépensé le mois dernier")
      assistant(mentions: "en octobre 2026, en 3 paiements")
    }
  }

  @Test("a statement has the lines of its days only")
  func statement() throws {
    let current = try ledger.account(named: "Current").id
    let october = try #require(CalendarPeriod("2026-10-01/2026-10-31"))
    #expect(try ledger.statement(current, on: october.dayNumbers).count == 3)
    #expect(try ledger.payments(from: current, on: october.dayNumbers).map(\.count) == [3])
    #expect(try ledger.payments(to: current).isEmpty)
    #expect(try ledger.payments().map(\.total.units) == [45_50])
  }
}
