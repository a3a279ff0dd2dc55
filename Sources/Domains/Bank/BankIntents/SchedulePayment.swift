import Bank
public import IntentKit

/// Requests a payment or transfer that is made on a day to come, or again and again. It is always
/// confirmed with the schedule and the first day, and not allowed while locked.
public struct SchedulePaymentIntent: BankIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.pay
  /// Money is going to be moved: always confirmed, not allowed while locked.
  public static let risk = Risk.grave
  /// `numberrace://schedule-payment`
  public static let activityType: String? = "schedule-payment"

  /// The target account or payee.
  @Parameter(title: "account", prompt: "To whom, or to which account?")
  public var to: AccountEntity
  /// The source account; by default the user's only account, or else the one that was paid from last.
  @Parameter(title: "account", prompt: "From which account?")
  public var from: AccountEntity
  /// The amount of each payment; in the account's currency if none is given.
  @Parameter(prompt: "How much?") public var amount: MoneyAmount
  /// The day from which the schedule counts; today by default.
  @Parameter(title: "date", prompt: "Starting when?") public var start: CalendarDate?
  /// The schedule; once if only a day is given. A time of day in it is ignored.
  @Parameter(title: "schedule", prompt: "How often?") public var schedule: Recurrence

  /// Creates the intent without values.
  public init() {}
}

/// Plans payments.
struct SchedulePaymentHandler: IntentHandler {
  let ledger: LedgerSource
  let clock: LocalClock

  /// One's own accounts, which can be paid from.
  func options(for parameter: String) async throws -> [String]? {
    try ledger().options(for: parameter)
  }

  /// Checks the accounts and the amount as for a transfer, except that the balance does not matter
  /// yet, and that the schedule does not start in the past. A day alone is that of a single payment.
  var resolvers: [ParameterResolver<SchedulePaymentIntent>] {
    [
      .init(\.$from) { [ledger] from, intent, context in
        try ledger().resolve(
          from, to: intent.$to.value, intent.$amount.value, in: context.language)
      },
      .init(\.$amount) { [ledger] amount, intent, context in
        let ledger = try ledger()
        return try ledger.resolve(
          amount, from: intent.$from.value, to: intent.$to.value, in: context.language,
          check: ledger.checkStandingOrder)
      },
      .init(\.$start) { [clock] start, _, context in
        guard let start else { return .notRequired }
        let today = clock.reading(at: context.now).date
        return start < today
          ? .unsupported(BankMessage.startsInPast.dialogue(in: context.language)) : .success(start)
      },
      .init(\.$schedule) { schedule, intent, _ in
        let single = intent.$start.value == nil ? nil : Recurrence(.once)
        return (schedule ?? single).map { .success($0) } ?? .needsValue
      },
    ]
  }

  /// Describes the payments exactly and asks the user to confirm them.
  func confirm(
    _ intent: SchedulePaymentIntent, context: HandlingContext
  ) async throws -> Readiness {
    do {
      let ledger = try ledger()
      let money = try ledger.money(intent.amount, in: intent.from)
      try ledger.checkStandingOrder(money, from: intent.from.id, to: intent.to.id)
      let (from, to) = try (ledger.account(intent.from), ledger.account(intent.to))
      guard let plan = try plan(money, intent, from, to, ledger, context) else {
        return .refused(BankMessage.neverDue.dialogue(in: context.language))
      }
      return .needsConfirmation(
        BankMessage.confirmPlan(plan, isOwn: to.owner == .own).dialogue(in: context.language))
    } catch let error as BankError {
      return .refused(error.dialogue(in: context.language))
    }
  }

  /// The plan with the names of this moment; `nil` if the schedule has no day. What was paid just now is not paid again today,
  /// unless a day is named.
  private func plan(
    _ money: Money, _ intent: SchedulePaymentIntent, _ from: Account, _ to: Account,
    _ ledger: Ledger, _ context: HandlingContext
  ) throws -> BankMessage.Plan? {
    let today = clock.reading(at: context.now).date
    let start = max(intent.start ?? today, today)
    let isPaid =
      try intent.start == nil
      && ledger.hasPaid(money, from: from.id, to: to.name, lately: context.now)
    guard let rule = Recurrence(intent.schedule.pattern),
      let first = rule.date(
        onOrAfter: isPaid ? today.adding(days: 1) : start, startingOn: start)
    else { return nil }
    return BankMessage.Plan(
      money: money, from: from.name, to: to.name, rule: rule, start: start, next: first,
      today: today)
  }

  /// Whether the payments with a key were planned.
  func wasDone(key: String) async throws -> Bool? {
    try ledger().standingOrder(key: key) != nil
  }

  /// Plans the payments, once for each agreement however often it is called, and makes the first one if
  /// it is due today. A first payment that cannot be made isn't an error: it is made the next time.
  func handle(
    _ intent: SchedulePaymentIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let ledger = try ledger()
    let order: StandingOrder
    let told: BankMessage.Plan?
    if let known = try ledger.standingOrder(key: context.idempotencyKey) {
      order = known
      told = BankMessage.Plan(order, today: clock.reading(at: context.now).date)?.fromTheFirstDay()
    } else {
      let money = try ledger.money(intent.amount, in: intent.from)
      let (from, to) = try (ledger.account(intent.from), ledger.account(intent.to))
      guard let plan = try plan(money, intent, from, to, ledger, context) else {
        return .failure(BankMessage.neverDue.dialogue(in: context.language))
      }
      order = try ledger.addStandingOrder(
        money, from: from.id, to: to.id, schedule: "\(plan.rule)", start: plan.start.dayNumber,
        next: plan.next.dayNumber, key: context.idempotencyKey)
      told = plan
    }
    guard let plan = told else {
      return .success(
        BankMessage.stopped(nil, to: order.toName).dialogue(in: context.language))
    }
    var dialogue = BankMessage.planned(plan).dialogue(in: context.language)
    // The order is in the ledger. If catching up fails, what is due is made the next time.
    let payments = PlannedPayments(ledger, clock: clock)
    for done in (try? payments.catchUp(at: context.now, language: context.language)) ?? [] {
      dialogue = dialogue + done
    }
    var stop = StopPaymentIntent()
    stop.payment = StandingOrderEntity(order)
    return .success(
      dialogue, followUps: [Invocation(FindPlannedPaymentsIntent())], undo: stop)
  }
}
