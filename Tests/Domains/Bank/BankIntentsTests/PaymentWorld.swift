import Bank
import BankIntents
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

/// A ledger with payments to Anna and Ben from the account Current, on Wednesday 18 November 2026.
struct PaymentWorld {
  private let folder: TemporaryFolder
  let ledger: Ledger
  private let environment: AssistantEnvironment

  /// A payment, in pence.
  typealias Payment = (date: String, to: String, units: Int)

  init(savings: Int = 0, _ payments: [Payment]) throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    (self.folder, self.ledger) = (folder, ledger)
    let current = try ledger.open("Current", .pound, balance: Money(units: 500_00, .pound))
    _ = try ledger.open("Savings", .pound, balance: Money(units: savings, .pound))
    for payee in ["Anna", "Ben"] { _ = try ledger.addPayee(payee, .pound) }
    for (place, payment) in payments.enumerated() {
      let day = try #require(CalendarDate(payment.date))
      let time = LocalClock.utc.time(day, minute: 600)
      try ledger.transfer(
        Money(units: payment.units, .pound), from: current.id,
        to: ledger.account(named: payment.to).id, key: "\(place)", time: Int(time.secondsSince1970),
        day: LocalClock.utc.reading(at: time).day)
    }
    let date = try #require(CalendarDate("2026-11-18"))
    environment = ScriptClock(LocalClock.utc.time(date, minute: 14 * 60)).environment
  }

  func helper(_ language: Language = .english) throws -> Assistant {
    let ledger = ledger
    return try Assistant(
      plugins: BankPlugins.all(language: language, clock: .utc) { ledger }, language: language,
      environment: environment)
  }
}
