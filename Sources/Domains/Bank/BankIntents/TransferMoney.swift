import Bank
public import IntentKit

/// Requests a transfer. It is always confirmed with exact details, and not allowed while locked.
public struct TransferMoneyIntent: Intent {
  /// The transfer that was made.
  public typealias Result = TransferReceipt

  /// "Pay or transfer money".
  public static let title = "Pay or transfer money"
  /// A description of the intent.
  public static let explanation = "Moves money from one of your accounts to another, or to a payee."
  /// The category of the intent.
  public static let verb = IntentVerb.pay
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(transfer|send|move|pay) {amount} [from [my] {from}] to [(my|the)] {to}",
    "(transfer|send|move|pay) {amount} to [(my|the)] {to} [from [my] {from}]",
    "pay [(my|the)] {to} {amount} [from [my] {from}]",
    "pay [(my|the)] {to} [from [my] {from}]",
    "(transfer|send|move) [some] money [from [my] {from}] [to [(my|the)] {to}]",
    "(transfer|send|move) {amount}",
    "(send|give) {to} {amount} [from [my] {from}]",
    "put {amount} (in|into) [(my|the)] {to} [from [my] {from}]",
    "(make|do|set up|send) a [(bank|money)] transfer [of {amount}] [from [my] {from}] [to [(my|the)] {to}]",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "transfer",
    "(bank|money|account) transfer",
    "payment",
    "(make|do|send) a [(bank|money)] transfer [of {amount}] [to {to}] [from [my] {from}] [of {amount}]",
    "(make|do) a {amount} [(bank|money)] transfer [from [my] {from}] [to {to}]",
    "[(make|do)] a payment [of {amount}] [to {to}] [of {amount}] [from [my] {from}]",
    "transfer [{amount}] [from [my] {from}] [to [(my|the)] {to}]",
    "transfer [{amount}] to {to} [from [my] {from}]",
    "take {amount} (from|out of) [my] {from} and put [it] (in|into) [my] {to}",
    "take {amount} (from|out of) [my] {from} and (send|give|transfer) it to [my] {to}",
    "take {amount} out of [my] {from}",
    "(transfer|send|pay) {amount} to [my] {to} take it (from|out of) [my] {from}",
    "(send|give|pay) {to} {amount} take it (from|out of) [my] {from}",
    "use [my] {from} [account] to (transfer|send|pay) {amount} to [my] {to}",
    "use [my] {from} [account] to (send|give|pay) {to} {amount}",
    "pay {to} {amount} with [the] money (from|in) [my] {from}",
    "{amount} (moved|sent|transferred|paid) [from [my] {from}] to [my] {to} [from [my] {from}]",
    "top up [my] {to} [(with|by) {amount}] [from [my] {from}]",
    "top [my] {to} up [(with|by) {amount}] [from [my] {from}]",
    "(put|move) {amount} (in|into|across to|over to) [my] {to} [from {from}]",
    "pay {amount}",
    "pay (someone|a bill|money)",
    "pay {to} [{amount}] [for]",
    "{amount} to {to} [from [my] {from}]",
    "{amount} for {to} [from [my] {from}]",
    "(owe|lend) {to} {amount}",
    "transfer money (from|out of) [my] {from} (in|into|to) {to}",
    "{amount} from [my] {from} to [my] {to}",
    "get {amount} (across to|over to) [my] {to}",
    "send a transfer [to {to}]",
    "(put|move) {amount} from [my] {from} (in|into|to) [my] {to}",
    "(put|move) [some] money (in|into) [my] {to}",
    "(send|give|pay) {to} {amount} for",
    "(transfer|send|move) {amount} (in|into|to) [my] {to} (from|out of) [my] {from}",
    "(send|give) {to} {amount} [from [my] {from}]",
    "owe {to} {amount} (send|transfer) it to (him|her|them) [from [my] {from}]",
    "{to} needs {amount} (send|transfer|give) it to (him|her|them) [from [my] {from}]",
    "owe {to} {amount} [so] pay (him|her|them|it) [from [my] {from}]",
    "(pay|settle) [the] {to} bill [of] [{amount}] [from [my] {from}]",
    "(pay|settle) [the] bill (of|to|from) {to} [{amount}] [from [my] {from}]",
    "pay the rent to {to} [{amount}] [from [my] {from}]",
    "payment {amount} {to}",
    "payment to {to} [amount] [of] {amount} [from [my] {from}]",
    "from [my] {from} to [my] {to} {amount}",
    "{to} bill [of] {amount} [pay it]",
    "(get|have) {amount} [going] (over|across) to [my] {to} [from [my] {from}]",
    "(transfer|send|move) [some] money between my accounts",
    "(transfer|send|move) (everything|all) (in|from|out of) [my] {from} (in|into|to) [my] {to}",
    "pay what I owe to {to}",
    "pay {to} what I owe (him|her|them)",
  ]
  /// Money is moved: always confirmed, not allowed while locked.
  public static let risk = Risk.grave
  /// A one-sentence summary.
  public static let summary: Summary = "Pay [{amount} to] {to} [from {from}]"
  /// The translations of the intent.
  public static let translations = bankTranslations
  /// `numberrace://transfer`
  public static let activityType: String? = "transfer"

  /// The target account or payee.
  @Parameter(title: "account", prompt: "To whom, or to which account?")
  public var to: AccountEntity
  /// The source account; by default the user's only account, if there is only one.
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
public struct TransferMoneyHandler: IntentHandler {
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

  /// Checks that the accounts differ, that the first is the user's own, and that the amount can be
  /// transferred.
  public var resolvers: [ParameterResolver<TransferMoneyIntent>] {
    [
      .init(\.$from) { [ledger] from, intent, context in
        try ledger().resolve(from, to: intent.$to.value, in: context.language)
      },
      .init(\.$amount) { amount, intent, context in try resolve(amount, intent, context) },
    ]
  }

  private func resolve(
    _ amount: MoneyAmount?, _ intent: TransferMoneyIntent, _ context: HandlingContext
  ) throws -> Resolution<MoneyAmount> {
    guard let amount, let from = intent.$from.value, let to = intent.$to.value else {
      return .needsValue
    }
    do {
      let ledger = try ledger()
      let money = try ledger.money(amount, in: from)
      try ledger.check(
        money, from: from.id, to: to.id, day: clock.reading(at: context.now).day)
      return .success(MoneyAmount(money))
    } catch let error as BankError {
      return .unsupported(error.dialogue(in: context.language))
    }
  }

  /// Describes the transfer exactly and asks the user to confirm it.
  ///
  /// - Parameters:
  ///   - intent: The transfer.
  ///   - context: The handling context.
  /// - Returns: The question, or the reason for refusal.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func confirm(
    _ intent: TransferMoneyIntent, context: HandlingContext
  ) async throws -> Readiness {
    do {
      let ledger = try ledger()
      let money = try ledger.money(intent.amount, in: intent.from)
      // The names of this moment: an account may have been renamed since it was said.
      let (from, to) = try ledger.accounts(intent.from, intent.to)
      try ledger.check(money, from: from.id, to: to.id, day: clock.reading(at: context.now).day)
      let isOwn = to.owner == .own
      let isAgain = try isAgain(money, intent, to: to.name, ledger, context.now)
      return .needsConfirmation(
        BankMessage.confirmTransfer(
          money, from: from.name, to: to.name, isOwn: isOwn,
          isAgain: isAgain
        ).dialogue(in: context.language))
    } catch let error as BankError {
      return .refused(error.dialogue(in: context.language))
    }
  }

  /// Whether the same transfer was made in the last few minutes, perhaps by a process that stopped
  /// before it could report it.
  private func isAgain(
    _ money: Money, _ intent: TransferMoneyIntent, to: String, _ ledger: Ledger, _ now: Timestamp
  ) throws -> Bool {
    try ledger.statement(intent.from.id, limit: 5).contains { line in
      line.kind == .outgoing && line.other == to
        && line.amount.units == -money.units && line.time <= now.secondsSince1970
        && Timestamp(secondsSince1970: line.time) + 600 > now
    }
  }

  private func wasDone(_ key: String, _ ledger: Ledger) throws -> Bool {
    do {
      return try ledger.movement(key: key) != nil
    } catch BankError.detailsLost {
      return true
    }
  }

  /// Whether the transfer with a key was made.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the ledger contains the transfer.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func wasDone(key: String) async throws -> Bool? {
    try wasDone(key, try ledger())
  }

  /// Makes the transfer, once for each agreement however often it is called.
  ///
  /// - Parameters:
  ///   - intent: The transfer.
  ///   - context: The handling context.
  /// - Returns: The receipt.
  /// - Throws: `BankError` if the ledger rejects the request; `StorageError` if the file cannot be
  ///   accessed.
  public func handle(
    _ intent: TransferMoneyIntent, context: HandlingContext
  ) async throws -> IntentResponse<TransferReceipt> {
    let ledger = try ledger()
    let money = try ledger.money(intent.amount, in: intent.from)
    let receipt = try ledger.transfer(
      money, from: intent.from.id, to: intent.to.id, key: context.idempotencyKey,
      time: context.now.secondsSince1970, day: clock.reading(at: context.now).day)
    let (source, target) = try ledger.accounts(intent.from, intent.to)
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
      undo: back)
  }
}
