import Bank
public import IntentKit

/// Requests the planned payments. Not allowed while locked.
public struct FindPlannedPaymentsIntent: BankIntent {
  /// The names of the payees, the one that is paid next first.
  public typealias Result = [String]

  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://planned-payments`
  public static let activityType: String? = "planned-payments"

  /// The days on which they are made; all of them by default, for a sum those of a month from today.
  @Parameter(prompt: "In which period?") public var period: CalendarPeriod?
  /// Whether only the next one is asked for, or the sum.
  @Parameter(title: "answer", prompt: "What shall I tell?") public var answer: PlanAnswer?

  /// Creates the intent.
  public init() {}
}

/// Tells the planned payments.
struct FindPlannedPaymentsHandler: IntentHandler {
  let ledger: LedgerSource
  let clock: LocalClock

  /// Tells the planned payments.
  func handle(
    _ intent: FindPlannedPaymentsIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let orders = try ledger().standingOrders()
    let today = clock.reading(at: context.now).date
    let plans = orders.compactMap { BankMessage.Plan($0, today: today) }
    if intent.answer == .total {
      let own = Set(try ledger().own.map(\.name))
      return .success(
        total(of: plans.filter { !own.contains($0.to) }, in: intent.period, today)
          .dialogue(in: context.language))
    }
    let found = intent.period.map { days in plans.filter { $0.count(in: days) > 0 } } ?? plans
    if intent.answer == .next, let next = found.min(by: { $0.next < $1.next }) {
      return .success(
        BankMessage.nextPlan(next).dialogue(in: context.language), value: [next.to])
    }
    return .success(
      BankMessage.plans(found).dialogue(in: context.language), value: found.map(\.to))
  }

  /// The sum of what is paid in a period, for each currency.
  private func total(
    of plans: [BankMessage.Plan], in period: CalendarPeriod?, _ today: CalendarDate
  ) -> BankMessage {
    let days =
      period ?? CalendarPeriod(between: today, and: today.adding(months: 1).adding(days: -1))
    var (totals, count): ([Money], Int) = ([], 0)
    for plan in plans {
      let times = plan.count(in: days)
      let (units, overflows) = plan.money.units.multipliedReportingOverflow(by: times)
      guard times > 0, !overflows else { continue }
      count += times
      totals.add(Money(units: units, plan.money.currency))
    }
    return .outgoing(
      totals, count: count, period.map { BankMessage.Period(days: $0, today: today) })
  }
}
