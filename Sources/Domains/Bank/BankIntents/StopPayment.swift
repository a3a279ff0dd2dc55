import Bank
public import IntentKit

/// Requests that a planned payment be stopped. Always confirmed, not allowed while locked.
public struct StopPaymentIntent: BankIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.remove
  /// A payment that someone counts on is no longer made: always confirmed, not allowed while
  /// locked.
  public static let risk = Risk.grave
  /// `numberrace://stop-payment`
  public static let activityType: String? = "stop-payment"

  /// The planned payment.
  @Parameter(title: "planned payment", prompt: "Which planned payment?")
  public var payment: StandingOrderEntity

  /// Creates the intent without a payment.
  public init() {}
}

/// Stops planned payments.
struct StopPaymentHandler: IntentHandler {
  let ledger: LedgerSource
  let clock: LocalClock

  /// Takes the only planned payment if there is only one, and says so if there is none.
  var resolvers: [ParameterResolver<StopPaymentIntent>] {
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
  func confirm(
    _ intent: StopPaymentIntent, context: HandlingContext
  ) async throws -> Readiness {
    guard let plan = try plan(intent.payment, context) else {
      return .refused(BankError.noSuchStandingOrder.dialogue(in: context.language))
    }
    return .needsConfirmation(BankMessage.confirmStop(plan).dialogue(in: context.language))
  }

  /// Stops the payment. The operation is idempotent.
  func handle(
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
