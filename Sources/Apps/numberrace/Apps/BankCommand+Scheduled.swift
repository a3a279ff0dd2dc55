import ArgumentParser
import Bank
import BankIntents
import Foundation
import IntentKit
import IntentLanguage
import NumberRaceAssistant

// The compiler ends at the first file that imports what is missing, which is this one.
#if !CommandLine
  #error(
    "this product needs the trait CommandLine: write traits: [\"CommandLine\"] where your package depends on NumberRace"
  )
#endif

extension BankCommand {
  /// The current local time.
  private static var localTime: LocalTime {
    LocalClock.system.reading(at: Timestamp(secondsSince1970: now))
  }

  struct Scheduled: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the planned payments, the next one first.",
      discussion: """
        A planned payment is made when this tool is used on its day or later, once for each day on which it is \
        due. If there is not enough in the account, no money moves, and you are told so.
        """)

    @OptionGroup var store: StoreOptions

    @Flag(help: "Make payments, too, that have been due for more than a hundred days.")
    var catchUp = false

    func run() throws {
      let orders = try store.bank(evenIfLate: catchUp).standingOrders()
      if orders.isEmpty { Platform.printError("No payments are planned.") }
      for order in orders {
        let schedule = Recurrence(order.schedule).map {
          Language.english.wording.values.time(.recurrence($0), nil)
        }
        let next = StandingOrderEntity(order).next
        print(
          "\(order.id)  \(order.amount) from \(order.fromName.visible) to \(order.toName.visible) "
            + "\(schedule ?? order.schedule.visible), next on \(next.map { "\($0)" } ?? "?")")
      }
      store.donate(FindPlannedPaymentsIntent())
    }
  }

  struct Schedule: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Plan a recurring payment, after you confirm.",
      discussion: """
        Examples:
          numberrace bank schedule 20 Current Anna "every month"
          numberrace bank schedule 50 Current Savings "on the first of every month" --start 2027-01-01

        Exit code 1 means that nothing was planned.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The amount of each payment, such as 20 or 20.50.")
    var amount: String

    @Argument(help: "The account that it comes from.")
    var from: String

    @Argument(help: "The account or payee that it goes to.")
    var to: String

    @Argument(help: "How often: \"every month\", \"every other friday\", \"FREQ=WEEKLY;BYDAY=MO\".")
    var schedule: String

    @Option(
      help: "The day from which it counts, today by default: \"2027-01-01\", \"next monday\".")
    var start: String?

    @Option(help: "A note.")
    var note = ""

    @Option(help: "A key of your own. A plan is made once per key.", transform: BankCommand.ownKey)
    var key: String?

    @Flag(help: "Do not ask.")
    var yes = false

    private func rule() throws -> Recurrence {
      let value = Language.english.time(schedule, of: .recurrence, at: BankCommand.localTime)
      guard case .recurrence(let rule)? = value, let days = Recurrence(rule.pattern) else {
        throw ValidationError(
          "'\(schedule)' is not a schedule; write one such as \"every month\", \"every other friday\""
        )
      }
      return days
    }

    private func firstDay() throws -> CalendarDate {
      let today = BankCommand.localTime
      guard let start else { return today.date }
      guard case .date(let date)? = Language.english.time(start, of: .date, at: today),
        date >= today.date
      else {
        throw ValidationError(
          "'\(start)' is not a date from today on; write one such as 2027-01-01, \"next monday\"")
      }
      return date
    }

    func validate() throws { _ = try (rule(), firstDay()) }

    func run() throws {
      let ledger = try store.bank()
      let key = "cli-" + (self.key ?? UUID().uuidString)
      let known = try ledger.standingOrder(key: key)
      // Said again on a later day, a plan without a date is the one that was made.
      let knownStart = self.start == nil ? known.flatMap { CalendarDate(dayNumber: $0.start) } : nil
      let (rule, start) = (try rule(), try knownStart ?? firstDay())
      let (source, target) = (try ledger.account(named: from), try ledger.account(named: to))
      let money = try BankCommand.money(amount, source.currency)
      try ledger.checkStandingOrder(money, from: source.id, to: target.id)
      guard let first = rule.date(onOrAfter: start, startingOn: start) else {
        throw ValidationError("'\(schedule)' has no day from \(start) on.")
      }
      let words = Language.english.wording.values.time(.recurrence(rule), nil)
      if !yes, known == nil {
        try Confirmation.require(
          "Move \(money) from \(source.name) to \(target.name) \(words), first on \(first)?",
          orSay: "Nothing was planned.")
      }
      let order = try ledger.addStandingOrder(
        money, from: source.id, to: target.id, schedule: "\(rule)", start: start.dayNumber,
        next: first.dayNumber, key: key, note: note)
      let plan = "\(order.amount) to \(order.toName.visible) \(words)"
      switch order.next {
      case nil: print("This was stopped before: \(plan): \(order.id)")
      case _ where known != nil:
        print("This was planned before: \(plan), first on \(first): \(order.id)")
      default: print("Planned \(plan), first on \(first): \(order.id)")
      }
      // The first one may be due today.
      _ = try store.bank()
    }
  }

  struct Stop: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Stop a planned payment.",
      discussion:
        "Payments already made stay made. Payments that are due and not made yet are not made.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "Its identifier, as 'bank scheduled' lists it, or the name of the payee.")
    var payment: String

    func run() throws {
      // Payments that are due are made after this one is stopped.
      let ledger = try store.stores.bank()
      let orders = try ledger.standingOrders()
      let named = orders.filter {
        $0.id == payment || $0.toName.lowercased() == payment.lowercased()
      }
      guard let order = named.first else { throw BankError.noSuchStandingOrder }
      guard named.count == 1 else {
        throw ValidationError(
          "There are \(named.count) planned payments to \(payment): stop one by its identifier, "
            + named.map(\.id).joined(separator: ", ") + ".")
      }
      try ledger.stopStandingOrder(order.id)
      print("Stopped \(order.amount) to \(order.toName.visible).")
      _ = try store.bank()
    }
  }
}
