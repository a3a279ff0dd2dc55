import Bank
public import IntentKit

/// Requests a transfer. It is always confirmed with exact details, and not allowed while locked.
public struct TransferMoneyIntent: BankIntent {
  /// The transfer that was made.
  public typealias Result = TransferReceipt

  /// The category of the intent.
  public static let verb = IntentVerb.pay
  /// Money is moved: always confirmed, not allowed while locked.
  public static let risk = Risk.grave
  /// `numberrace://transfer`
  public static let activityType: String? = "transfer"

  /// The target account or payee.
  @Parameter(title: "account", prompt: "To whom, or to which account?")
  public var to: AccountEntity
  /// The source account; by default the user's only account, or else the one that was paid from last.
  @Parameter(title: "account", prompt: "From which account?")
  public var from: AccountEntity
  /// The amount; in the account's currency if none is given.
  @Parameter(prompt: "How much?") public var amount: MoneyAmount

  /// Creates the intent without values.
  public init() {}

  /// The transfer back.
  package var reversed: TransferMoneyIntent {
    var back = TransferMoneyIntent()
    back.to = from
    back.from = to
    back.amount = amount
    return back
  }
}

/// Makes transfers.
struct TransferMoneyHandler: IntentHandler {
  let ledger: LedgerSource
  let clock: LocalClock

  /// One's own accounts, which can be paid from.
  func options(for parameter: String) async throws -> [String]? {
    try ledger().options(for: parameter)
  }

  /// Checks that the accounts differ, that the first is the user's own, and that the amount can be
  /// transferred.
  var resolvers: [ParameterResolver<TransferMoneyIntent>] {
    [
      .init(\.$from) { [ledger] from, intent, context in
        try ledger().resolve(
          from, to: intent.$to.value, intent.$amount.value, in: context.language)
      },
      .init(\.$amount) { [ledger, clock] amount, intent, context in
        let ledger = try ledger()
        return try ledger.resolve(
          amount, from: intent.$from.value, to: intent.$to.value, in: context.language
        ) { try ledger.check($0, from: $1, to: $2, day: clock.reading(at: context.now).day) }
      },
    ]
  }

  /// Describes the transfer exactly and asks the user to confirm it.
  func confirm(
    _ intent: TransferMoneyIntent, context: HandlingContext
  ) async throws -> Readiness {
    do {
      let ledger = try ledger()
      let money = try ledger.money(intent.amount, in: intent.from)
      // The names of this moment: an account may have been renamed since it was said.
      let (from, to) = try (ledger.account(intent.from), ledger.account(intent.to))
      try ledger.check(money, from: from.id, to: to.id, day: clock.reading(at: context.now).day)
      let isAgain = try ledger.hasPaid(money, from: from.id, to: to.name, lately: context.now)
      return .needsConfirmation(
        BankMessage.confirmTransfer(
          money, from: from.name, to: to.name, isOwn: to.owner == .own, isAgain: isAgain
        ).dialogue(in: context.language))
    } catch let error as BankError {
      return .refused(error.dialogue(in: context.language))
    }
  }

  /// Whether the transfer with a key was made.
  func wasDone(key: String) async throws -> Bool? {
    do {
      return try ledger().movement(key: key) != nil
    } catch BankError.detailsLost {
      return true
    }
  }

  /// Makes the transfer, once for each agreement however often it is called.
  func handle(
    _ intent: TransferMoneyIntent, context: HandlingContext
  ) async throws -> IntentResponse<TransferReceipt> {
    let ledger = try ledger()
    let money = try ledger.money(intent.amount, in: intent.from)
    let receipt = try ledger.transfer(
      money, from: intent.from.id, to: intent.to.id, key: context.idempotencyKey,
      time: Int(clamping: context.now.secondsSince1970), day: clock.reading(at: context.now).day)
    let (source, target) = try (ledger.account(intent.from), ledger.account(intent.to))
    let (from, to) = (source.name, target.name)
    let message: BankMessage =
      receipt.isRepeat
      ? .transferredBefore(money, from: from, to: to)
      : .transferred(money, from: from, to: to, left: receipt.balance)
    // A payment to someone else cannot be undone.
    let back = target.owner == .own ? intent.reversed : nil
    return .success(
      message.dialogue(in: context.language),
      value: TransferReceipt(receipt, from: source, to: target),
      followUps: [Self.another(intent, isOwn: target.owner == .own), Self.regular(intent)],
      undo: back)
  }

  /// The request for another payment from the same account, to the same payee if no other is named.
  private static func another(_ intent: TransferMoneyIntent, isOwn: Bool) -> Invocation {
    var values: [String: IntentValue] = ["from": .entity(intent.from.reference)]
    if !isOwn { values["to"] = .entity(intent.to.reference) }
    return Invocation(intent: "TransferMoney", values: values)
  }

  /// The request for the same payment again and again.
  private static func regular(_ intent: TransferMoneyIntent) -> Invocation {
    var planned = SchedulePaymentIntent()
    planned.from = intent.from
    planned.to = intent.to
    planned.amount = intent.amount
    return Invocation(planned)
  }
}

extension Ledger {
  /// Whether the same transfer was made in the last few minutes, perhaps by a process that stopped before it could report it.
  func hasPaid(
    _ money: Money, from account: String, to name: String, lately now: Timestamp
  ) throws -> Bool {
    try statement(account, limit: 5).contains { line in
      line.kind == .outgoing && line.other == name && line.amount.units == -money.units
        && line.time <= now.secondsSince1970
        && Timestamp(secondsSince1970: line.time) + 600 > now
    }
  }
}
