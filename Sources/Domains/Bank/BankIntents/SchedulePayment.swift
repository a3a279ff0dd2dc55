import Bank
public import IntentKit

/// Requests a payment or transfer that is made again and again. It is always confirmed with the
/// schedule and the first day, and not allowed while locked.
public struct SchedulePaymentIntent: Intent {
  /// "Plan a payment".
  public static let title = "Plan a payment"
  /// A description of the intent.
  public static let explanation =
    "Pays someone, or moves money between your accounts, every week, every month and so on."
  /// The category of the intent.
  public static let verb = IntentVerb.pay
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    """
    (transfer|send|move|pay) {amount} [from [my] {from}] to [(my|the)] {to} {schedule} \
    [(starting|from) [on] {start}]
    """,
    """
    (transfer|send|move|pay) {amount} to [(my|the)] {to} from [my] {from} {schedule} \
    [(starting|from) [on] {start}]
    """,
    """
    (pay|send|give) [(my|the)] {to} {amount} [from [my] {from}] {schedule} \
    [(starting|from) [on] {start}]
    """,
    "(transfer|send|move|pay) {amount} to [(my|the)] {to} {schedule} from [my] {from} [starting [on] {start}]",
    "(pay|send|give) [(my|the)] {to} {amount} {schedule} from [my] {from} [starting [on] {start}]",
    "put {amount} (in|into) [(my|the)] {to} [from [my] {from}] {schedule}",
    "{schedule} (transfer|send|move|pay) {amount} [from [my] {from}] to [(my|the)] {to}",
    "{schedule} (pay|send|give) [(my|the)] {to} {amount} [from [my] {from}]",
    """
    (set up|plan|schedule|create) a [new] \
    (standing order|(regular|planned|scheduled|recurring) (payment|transfer)) [of {amount}] \
    [from [my] {from}] [to [(my|the)] {to}] [{schedule}] [(starting|from) [on] {start}]
    """,
    """
    (set up|plan|schedule|create) a [new] \
    (standing order|(regular|planned|scheduled|recurring) (payment|transfer)) (of|for) {amount} \
    to [(my|the)] {to} [{schedule}] [from [my] {from}] [(starting|from) [on] {start}]
    """,
    """
    (starting|beginning) [on] {start} (pay|send|give) [(my|the)] {to} {amount} [from [my] {from}] \
    {schedule}
    """,
    """
    (starting|beginning) [on] {start} (transfer|send|move|pay) {amount} [from [my] {from}] \
    to [(my|the)] {to} {schedule}
    """,
  ]
  /// Money is going to be moved: always confirmed, not allowed while locked.
  public static let risk = Risk.grave
  /// A one-sentence summary.
  public static let summary: Summary =
    "Pay [{amount} to] {to} [from {from}] [{schedule}][, starting {start}]"
  /// The translations of the intent.
  public static let translations = bankTranslations
  /// `numberrace://schedule-payment`
  public static let activityType: String? = "schedule-payment"

  /// The target account or payee.
  @Parameter(title: "account", prompt: "To whom, or to which account?")
  public var to: AccountEntity
  /// The source account; by default the user's only account, if there is only one.
  @Parameter(title: "account", prompt: "From which account?")
  public var from: AccountEntity
  /// The amount of each payment; in the account's currency if none is given.
  @Parameter(prompt: "How much?") public var amount: MoneyAmount
  /// The schedule. A time of day in it is ignored.
  @Parameter(title: "schedule", prompt: "How often?") public var schedule: Recurrence
  /// The day from which the schedule counts; today by default.
  @Parameter(title: "date", prompt: "Starting when?") public var start: CalendarDate?

  /// Creates the intent without values.
  public init() {}
}

/// Plans payments.
public struct SchedulePaymentHandler: IntentHandler {
  private let ledger: LedgerSource
  private let clock: LocalClock

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - ledger: The source of the ledger.
  ///   - clock: The user's time zone, which determines when a day begins.
  public init(_ ledger: @escaping LedgerSource, clock: LocalClock = .system) {
    self.ledger = ledger
    self.clock = clock
  }

  /// Checks the accounts and the amount as for a transfer, except that the balance does not matter
  /// yet, and that the schedule does not start in the past.
  public var resolvers: [ParameterResolver<SchedulePaymentIntent>] {
    [
      .init(\.$from) { [ledger] from, intent, context in
        try ledger().resolve(from, to: intent.$to.value, in: context.language)
      },
      .init(\.$amount) { [ledger] amount, intent, context in
        guard let amount, let from = intent.$from.value, let to = intent.$to.value else {
          return .needsValue
        }
        do {
          let ledger = try ledger()
          let money = try ledger.money(amount, in: from)
          try ledger.checkStandingOrder(money, from: from.id, to: to.id)
          return .success(MoneyAmount(money))
        } catch let error as BankError {
          return .unsupported(error.dialogue(in: context.language))
        }
      },
      .init(\.$start) { [clock] start, _, context in
        guard let start else { return .notRequired }
        let today = clock.reading(at: context.now).date
        return start < today
          ? .unsupported(BankMessage.startsInPast.dialogue(in: context.language)) : .success(start)
      },
    ]
  }

  /// Describes the payments exactly and asks the user to confirm them.
  ///
  /// - Parameters:
  ///   - intent: The payments.
  ///   - context: The handling context.
  /// - Returns: The question, or the reason for refusal.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func confirm(
    _ intent: SchedulePaymentIntent, context: HandlingContext
  ) async throws -> Readiness {
    do {
      let ledger = try ledger()
      let money = try ledger.money(intent.amount, in: intent.from)
      try ledger.checkStandingOrder(money, from: intent.from.id, to: intent.to.id)
      let (from, to) = try ledger.accounts(intent.from, intent.to)
      guard let plan = plan(money, intent, from, to, context) else {
        return .refused(BankMessage.neverDue.dialogue(in: context.language))
      }
      return .needsConfirmation(
        BankMessage.confirmPlan(plan, isOwn: to.owner == .own).dialogue(in: context.language))
    } catch let error as BankError {
      return .refused(error.dialogue(in: context.language))
    }
  }

  /// The plan with the names of this moment; `nil` if the schedule has no day.
  private func plan(
    _ money: Money, _ intent: SchedulePaymentIntent, _ from: Account, _ to: Account,
    _ context: HandlingContext
  ) -> BankMessage.Plan? {
    let today = clock.reading(at: context.now).date
    let start = max(intent.start ?? today, today)
    guard let rule = Recurrence(intent.schedule.pattern),
      let first = rule.date(onOrAfter: start, startingOn: start)
    else { return nil }
    return BankMessage.Plan(
      money: money, from: from.name, to: to.name, rule: rule, start: start, next: first,
      today: today)
  }

  /// Whether the payments with a key were planned.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the ledger has them.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func wasDone(key: String) async throws -> Bool? {
    try ledger().standingOrder(key: key) != nil
  }

  /// Plans the payments, once for each agreement however often it is called, and makes the first one if
  /// it is due today. A first payment that cannot be made isn't an error: it is made the next time.
  ///
  /// - Parameters:
  ///   - intent: The payments.
  ///   - context: The handling context.
  /// - Returns: The planned payment.
  /// - Throws: `BankError` if the ledger rejects the request; `StorageError` if the file cannot be
  ///   accessed.
  public func handle(
    _ intent: SchedulePaymentIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let ledger = try ledger()
    let order: StandingOrder
    if let known = try ledger.standingOrder(key: context.idempotencyKey) {
      order = known
    } else {
      let money = try ledger.money(intent.amount, in: intent.from)
      let (from, to) = try ledger.accounts(intent.from, intent.to)
      guard let plan = plan(money, intent, from, to, context) else {
        return .failure(BankMessage.neverDue.dialogue(in: context.language))
      }
      order = try ledger.addStandingOrder(
        money, from: from.id, to: to.id, schedule: "\(plan.rule)", start: plan.start.dayNumber,
        next: plan.next.dayNumber, key: context.idempotencyKey)
    }
    let today = clock.reading(at: context.now).date
    guard let plan = BankMessage.Plan(order, today: today)?.fromTheFirstDay() else {
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
    return .success(dialogue, undo: stop)
  }
}
