import Bank
public import IntentKit

/// Requests the planned payments. Not allowed while locked.
public struct FindPlannedPaymentsIntent: Intent {
  /// The names of the payees, the one that is paid next first.
  public typealias Result = [String]

  /// "Show planned payments".
  public static let title = "Show planned payments"
  /// A description of the intent.
  public static let explanation = "Tells which payments are planned, and when each is made next."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(which|what) (payments|transfers) (are|have I|do I have) (planned|scheduled|coming up)",
    "(show|read|what are) [me] [(my|the|all)] (planned|scheduled|regular|upcoming|recurring) (payments|transfers)",
    "(show|read|what are) [me] [(my|the|all)] standing orders",
    "(what|which) standing orders (do I have|have I got|are there)",
    "(do I have|have I got|are there) [any] (standing orders|(planned|scheduled|upcoming) payments)",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "standing orders", "(planned|scheduled|upcoming|recurring) payments",
  ]
  /// Read-only, but reveals private data, so it is not allowed while locked.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// A one-sentence summary.
  public static let summary: Summary = "Show planned payments"
  /// The translations of the intent.
  public static let translations = bankTranslations
  /// `numberrace://planned-payments`
  public static let activityType: String? = "planned-payments"

  /// Creates the intent.
  public init() {}
}

/// Tells the planned payments.
public struct FindPlannedPaymentsHandler: IntentHandler {
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

  /// Tells the planned payments.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - context: The handling context.
  /// - Returns: The payments.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func handle(
    _ intent: FindPlannedPaymentsIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let orders = try ledger().standingOrders()
    let today = clock.reading(at: context.now).date
    let plans = orders.compactMap { BankMessage.Plan($0, today: today) }
    return .success(
      BankMessage.plans(plans).dialogue(in: context.language), value: orders.map(\.toName))
  }
}
