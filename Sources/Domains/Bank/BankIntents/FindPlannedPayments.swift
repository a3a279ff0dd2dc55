import Bank
public import IntentKit

/// Requests the planned payments. Not allowed while locked.
public struct FindPlannedPaymentsIntent: WrittenIntent {
  /// The names of the payees, the one that is paid next first.
  public typealias Result = [String]

  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// Read-only, but reveals private data, so it is not allowed while locked.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// The texts of the intent.
  public static let texts = bankTexts
  /// `numberrace://planned-payments`
  public static let activityType: String? = "planned-payments"

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
    return .success(
      BankMessage.plans(plans).dialogue(in: context.language), value: orders.map(\.toName))
  }
}
