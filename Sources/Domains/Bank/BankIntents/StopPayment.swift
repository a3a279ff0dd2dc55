import Bank
public import IntentKit

/// Requests that a planned payment be stopped. Always confirmed, not allowed while locked.
public struct StopPaymentIntent: Intent {
  /// "Stop a planned payment".
  public static let title = "Stop a planned payment"
  /// A description of the intent.
  public static let explanation = "Ends a payment that is made every week, every month and so on."
  /// The category of the intent.
  public static let verb = IntentVerb.remove
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    """
    (stop|cancel|end) [(the|my)] [(daily|weekly|monthly|yearly|regular|planned|scheduled|recurring)] \
    (payment|payments|standing order|standing orders) to [(my|the)] {payment}
    """,
    """
    (stop|cancel|end) [(the|my)] {payment} \
    (standing order|(daily|weekly|monthly|yearly|regular|planned|scheduled|recurring) payment)
    """,
    "stop paying [(my|the)] {payment} [(every (day|week|month|year)|daily|weekly|monthly|regularly)]",
    """
    (stop|cancel|end) (a|the|my) \
    (standing order|(daily|weekly|monthly|yearly|regular|planned|scheduled|recurring) payment)
    """,
  ]
  /// A payment that someone counts on is no longer made: always confirmed, not allowed while
  /// locked.
  public static let risk = Risk.grave
  /// A one-sentence summary.
  public static let summary: Summary = "Stop the planned payment to {payment}"
  /// The translations of the intent.
  public static let translations = bankTranslations
  /// `numberrace://stop-payment`
  public static let activityType: String? = "stop-payment"

  /// The planned payment.
  @Parameter(title: "planned payment", prompt: "Which planned payment?")
  public var payment: StandingOrderEntity

  /// Creates the intent without a payment.
  public init() {}
}

/// Stops planned payments.
public struct StopPaymentHandler: IntentHandler {
  private let ledger: LedgerSource
  private let clock: LocalClock

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - ledger: The source of the ledger.
  ///   - clock: The user's time zone.
  public init(_ ledger: @escaping LedgerSource, clock: LocalClock = .system) {
    self.ledger = ledger
    self.clock = clock
  }

  /// Takes the only planned payment if there is only one, and says so if there is none.
  public var resolvers: [ParameterResolver<StopPaymentIntent>] {
    [
      .init(\.$payment) { [ledger] payment, _, _ in
        if let payment { return .success(payment) }
        let orders = try ledger().standingOrders()
        if orders.isEmpty { throw NoPlannedPayments() }
        return orders.count == 1 ? .success(StandingOrderEntity(orders[0])) : .needsValue
      }
    ]
  }

  private func plan(
    _ payment: StandingOrderEntity, _ context: HandlingContext
  ) throws -> BankMessage.Plan? {
    let order = try ledger().standingOrders().first { $0.id == payment.id }
    return order.flatMap {
      BankMessage.Plan($0, today: clock.reading(at: context.now).date)
    }
  }

  /// Describes the payment exactly and asks the user to confirm that it ends.
  ///
  /// - Parameters:
  ///   - intent: The payment.
  ///   - context: The handling context.
  /// - Returns: The question, or the reason for refusal.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func confirm(
    _ intent: StopPaymentIntent, context: HandlingContext
  ) async throws -> Readiness {
    guard let plan = try plan(intent.payment, context) else {
      return .refused(BankError.noSuchStandingOrder.dialogue(in: context.language))
    }
    return .needsConfirmation(BankMessage.confirmStop(plan).dialogue(in: context.language))
  }

  /// Stops the payment. The operation is idempotent.
  ///
  /// - Parameters:
  ///   - intent: The payment.
  ///   - context: The handling context.
  /// - Returns: The stopped payment.
  /// - Throws: `BankError` if there is no such payment; `StorageError` if the file cannot be
  ///   accessed.
  public func handle(
    _ intent: StopPaymentIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let plan = try plan(intent.payment, context)
    let order = try ledger().stopStandingOrder(intent.payment.id)
    return .success(
      BankMessage.stopped(plan, to: order.toName).dialogue(in: context.language),
      removed: [intent.payment.reference])
  }
}

/// There is no planned payment to ask for.
private struct NoPlannedPayments: IntentFailure {
  func dialogue(in language: String) -> Dialogue {
    BankMessage.plans([]).dialogue(in: language)
  }
}
