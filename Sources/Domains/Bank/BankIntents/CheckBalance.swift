import Bank
public import IntentKit

/// Requests the balance of an account. Not allowed while locked.
public struct CheckBalanceIntent: Intent {
  /// The balance of the account, if there is one account only.
  public typealias Result = MoneyAmount

  /// "Check a balance".
  public static let title = "Check a balance"
  /// A description of the intent.
  public static let explanation = "Tells what is in one of your accounts, or in all of them."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(what is|what's|tell me|show me|show|check) [(my|the)] balance [(of|in|on) [(my|the)] {account}]",
    "(what is|what's|tell me|show me|show|check) [(my|the)] {account} balance",
    "how much [money] (is|is there|do I have|have I got|is left) [(in|on) [(my|the)] {account}]",
    "(what is|what's|tell me|show me|show|check) [(my|the)] (bank|account|bank account) balance",
    "(which|what) [of my] (account|accounts) (has|have|is) [got] [the] {rank} [money] [(in it|balance)]",
    "(which|what) [of my] (account|accounts) has [got] the {rank} (money|balance|in it)",
    "(where|in which account) (is|do I have|have I got) [the] {rank} [of my] money",
    "how much [money] (is|is there|do I have|have I got|is left|is that|is it) {rank}",
    "can I (afford|spend) {needed} [from [(my|the)] {account}]",
    "(is there|do I have|have I got) [enough] [money] (in|on) [(my|the)] {account} (for|to spend) {needed}",
    "(is there|do I have|have I got) enough [money] (for|to spend) {needed} [(in|on|from) [(my|the)] {account}]",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "balance",
    "(bank|account) balance",
    "{account} balance",
    "balance [(of|in|on)] {account}",
    "what is [left] in [my] {account} [account]",
    "what have I got in [my] {account}",
    "(check|show|look at|go to) [my] {account} account",
    "(check|go) {account} account",
    "(enough|any) money [left] [in [my] {account}]",
    "available in [my] {account}",
    "how much [(money|is)] [left] in [my] [bank] account",
    "how much [money] (do I have|is there|is) in [my] {account}",
    "money in [my] {account}",
    "how much [(is|do I have)] in [my] {account}",
    "how much money",
    "account balance",
    "enough in [my] {account}",
    "how much cash",
    "(have|are) (I|there) {needed} [left] [(in|on) [my] {account}]",
    "am I overdrawn [on [my] {account}]",
    "balance check [on {account}]",
    "balances [(of|in) [all] my accounts]",
    "how (is|are) [my] {account} [account] [(doing|looking)]",
    "how much [money] [(is|have I got|do I have)] (sitting|stashed|sat|saved) in [my] {account}",
    "what (is|have I got|do I have) (sitting|stashed|sat|saved) in [my] {account}",
    "am I (broke|skint|rich|in the red|in the black) [on [my] {account}]",
    "how (broke|rich|flush) am I",
    "what am I worth",
    "how much have I got [left] [in the bank]",
    "how much [money] is [there] (across|in) [all] my accounts",
    "[my] {account} total",
    "total in [my] {account}",
    "(is there|have I got|do I have) (at least|more than|over|enough) in [my] {account}",
    "[my] {account} amount",
    "what (is|are) [my] {account} (at|on|up to)",
    "what does [my] {account} (stand at|look like)",
    "(figure|amount|number) for [my] {account}",
    "[my] {account} account",
    "(have I got|do I have|is there) [any] money [left] [in the bank]",
    "how much [money] (I|we) have [left] [in [my] {account}]",
    "(check|look at|go to) [my] {account} [account] and tell me how much (is in it|is there|there is)",
    "how much [money] (can I spend|do I have to spend|have I got to spend)",
    "(enough|any) [money] in [my] {account} to (cover|pay)",
    "[my] total (across|in|of) [all] my accounts",
  ]
  /// Read-only, but reveals private data, so it is not allowed while locked.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// A one-sentence summary.
  public static let summary: Summary =
    "Check the balance [of {account}][: the {rank}][, for {needed}]"
  /// The translations of the intent.
  public static let translations = bankTranslations
  /// `numberrace://balance`
  public static let activityType: String? = "balance"

  /// The account; all of the user's own by default.
  @Parameter(prompt: "Of which account?") public var account: AccountEntity?
  /// Whether only the account with the most, or the least, is asked for, or the sum.
  @Parameter(title: "rank", prompt: "The most, the least or the total?")
  public var rank: BalanceRank?
  /// An amount that is to be there: "can I afford 20 pounds".
  @Parameter(title: "needed amount", prompt: "How much is needed?") public var needed: MoneyAmount?

  /// Creates the intent without an account.
  public init() {}
}

/// Reports balances.
public struct CheckBalanceHandler: IntentHandler {
  private let ledger: LedgerSource

  /// Creates a handler.
  ///
  /// - Parameter ledger: The source of the ledger.
  public init(_ ledger: @escaping LedgerSource) {
    self.ledger = ledger
  }

  /// Reports the balance of the account.
  ///
  /// - Parameters:
  ///   - intent: The account.
  ///   - context: The handling context.
  /// - Returns: The balance.
  /// - Throws: `BankError` if the ledger rejects the request; `StorageError` if the file cannot be
  ///   accessed.
  public func handle(
    _ intent: CheckBalanceIntent, context: HandlingContext
  ) async throws -> IntentResponse<MoneyAmount> {
    let ledger = try ledger()
    let language = context.language
    // "And altogether?", after one account.
    if intent.rank != .total, let entity = intent.account {
      guard let account = try ledger.account(entity.id) else {
        throw BankError.unknownAccount(entity.name)
      }
      if let needed = intent.needed, account.owner == .own {
        return response([account], needed, context)
      }
      let message: BankMessage =
        account.owner == .own
        ? .balances([(account.balance, account.name)])
        : .paid(account.balance, to: account.name)
      return .success(
        message.dialogue(in: language), value: MoneyAmount(account.balance))
    }
    let own = try ledger.own
    guard !own.isEmpty else {
      return .success(BankMessage.noAccounts.dialogue(in: language))
    }
    if let needed = intent.needed { return response(own, needed, context) }
    if intent.rank == .total {
      let totals = own.totals
      return .success(
        BankMessage.totals(totals).dialogue(in: language),
        value: totals.count == 1 ? MoneyAmount(totals[0]) : nil)
    }
    if let rank = intent.rank { return try await response(rank, context) }
    var snippet = Snippet(title: BankMessage.overviewTitle.text(in: language))
    snippet.blocks = [
      .rows(own.map { .init($0.name, BankMessage.amount($0.balance).text(in: language)) })
    ]
    return .success(
      BankMessage.balances(own.map { ($0.balance, $0.name) }).dialogue(in: language),
      snippet: snippet,
      value: own.count == 1 ? MoneyAmount(own[0].balance) : nil)
  }

  /// Tells whether some accounts, at least one, have an amount together; in the currency of the first if none was said.
  private func response(
    _ accounts: [Account], _ needed: MoneyAmount, _ context: HandlingContext
  ) -> IntentResponse<MoneyAmount> {
    let totals = accounts.totals
    let isEnough =
      (needed.currency ?? totals.first?.currency).flatMap { currency in
        Money(needed.number, currency).map { money in
          totals.contains { $0.currency == currency && $0.units >= money.units }
        }
      } ?? false
    return .success(
      BankMessage.enough(isEnough, accounts.map { ($0.balance, $0.name) })
        .dialogue(in: context.language))
  }

  /// Returns the accounts with the highest or the lowest balance, for each currency.
  private func response(
    _ rank: BalanceRank, _ context: HandlingContext
  ) async throws -> IntentResponse<MoneyAmount> {
    let accounts = try await AccountQuery(ledger).find(
      PropertyQuery(
        where: .compare("isOwn", .equals, true),
        sortedBy: [.init("balance", isDescending: rank == .most)]))
    let ranked = accounts.compactMap { account in
      account.balance.map { (balance: $0, account: account.name) }
    }.ranked { $0.balance }
    return .success(
      BankMessage.ranked(rank, ranked).dialogue(in: context.language),
      value: ranked.count == 1 ? ranked[0].balance : nil)
  }
}

extension [Account] {
  /// The sum of the balances for each currency, in the order of the accounts.
  fileprivate var totals: [Money] {
    var totals: [Money] = []
    for account in self {
      guard let place = totals.firstIndex(where: { $0.currency == account.currency }) else {
        totals.append(account.balance)
        continue
      }
      let (sum, overflows) = totals[place].units.addingReportingOverflow(account.balance.units)
      if !overflows { totals[place] = Money(units: sum, account.currency) }
    }
    return totals
  }
}
