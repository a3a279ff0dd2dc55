import Bank
public import IntentKit

/// Requests the transactions of an account. Not allowed while locked.
public struct ListTransactionsIntent: Intent {
  /// "Show transactions".
  public static let title = "Show transactions"
  /// A description of the intent.
  public static let explanation =
    "Shows what came into and went out of an account, the latest first."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    """
    (show|list|read|what are) [me] [(my|the)] [(last|latest|recent)] [{count}] \
    (transactions|payments|transfers) [(of|in|on|from) [(my|the)] {account}]
    """,
    "(show|read) [me] [(my|the)] statement [(of|for) [(my|the)] {account}]",
    "(show|read) [me] [(my|the)] {account} statement",
    "(show|read) [me] [(my|the)] {account} (transactions|payments|transfers)",
  ]
  /// What means the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "transactions",
    "{account} transactions",
    "statement",
    "bank statement",
    "(recent|latest|last) [{count}] (payments|transfers|transactions)",
    "spending",
    "what did I (spend|pay) [money] [on] [{account}]",
    "what have I (spent|paid) [from [my] {account}]",
    "where did my money go",
    "what (came in|went out|gone out|going out) of [my] {account}",
    "(transaction|payment|account) history [(of|on|for) {account}]",
    "{account} [(transaction|payment|account)] history",
    "activity (on|in) [my] {account}",
    "when did I [last] pay {account}",
    "did (my|the) payment [to {account}] go through",
    "how much did I (pay|spend) [on] {account}",
    "did {account} get my (money|payment)",
    "(show|read|list) {account} (payments|transfers)",
    "what payments went out",
    "(show|last) {count} (payments|transfers|transactions)",
    "(last|latest) (payment|transaction)",
    "(last|latest|recent) {count} (payments|transfers|transactions) [(on|in|from|of) [my] {account}]",
    "[my] {account} {count} (recent|latest|last) (payments|transfers|transactions)",
    "[(recent|latest)] {account} (payments|transfers|transactions) [{count}]",
    "{count} (recent|latest|last) (payments|transfers|transactions) [[my] {account}]",
    "(did|has) my (salary|wages|pay|refund|deposit) (come in|arrive|arrived|gone in|clear|cleared)",
    "(did|has) (the|my) {account} payment (go|gone) out",
    "(did|has) (the|my) (rent|payment|transfer|direct debit|bill) (go|gone|went) (out|through)",
    "has {account} paid me",
    "ins and outs (on|of|in) [my] {account}",
    "[my] {account} ins and outs",
    "what (is|has) [been] (coming|going|come|gone) (out|in) (of|in|to) [my] {account}",
    "(last|latest) {count} that went through [my] {account}",
    "(transaction|payment) log",
    "(my|the) last [card] (purchase|payment|transaction)",
    "what did I buy",
    "(who|what) have I paid",
    "have I been paid",
  ]
  /// Changes nothing, but reveals private data, so it is not allowed while locked.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// A one-sentence summary.
  public static let summary: Summary = "Show [the last {count}] transactions [of {account}]"
  /// The translations of the intent.
  public static let translations = ["fr": french]
  /// `numberrace://transactions`
  public static let activityType: String? = "transactions"

  /// The account; by default the user's only account, if there is only one.
  @Parameter(prompt: "Of which account?") public var account: AccountEntity
  /// The number of transactions.
  @Parameter(in: 1...100, default: 10, prompt: "How many?") public var count: Int

  /// Creates the intent without an account.
  public init() {}
}

/// Shows transactions.
public struct ListTransactionsHandler: IntentHandler {
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

  /// Fills in the account if there is only one.
  public var resolvers: [ParameterResolver<ListTransactionsIntent>] {
    [
      .init(\.$account) { [ledger] account, _, _ in
        if let account { return .success(account) }
        let own = try ledger().own
        return own.count == 1 ? .success(AccountEntity(own[0])) : .needsValue
      }
    ]
  }

  /// Shows the transactions.
  ///
  /// - Parameters:
  ///   - intent: The account and the number of transactions.
  ///   - context: The handling context.
  /// - Returns: The transactions, the latest first.
  /// - Throws: `BankError` if the ledger rejects the request; `StorageError` if the file cannot be
  ///   accessed.
  public func handle(
    _ intent: ListTransactionsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let lines = try ledger().statement(intent.account.id, limit: intent.count)
    let language = context.language
    func text(_ money: Money) -> String { BankMessage.amount(money).text(in: language) }
    guard let last = lines.first else {
      return .success(
        BankMessage.noTransactions(account: intent.account.name).dialogue(in: language))
    }
    var snippet = Snippet(title: intent.account.name, subtitle: .init(text(last.balance)))
    snippet.blocks = [
      .rows(
        lines.map { line in
          let date = clock.reading(at: Timestamp(secondsSince1970: line.time)).date
          return .init(
            "\(date)  \(BankMessage.counterparty(line).text(in: language))", text(line.amount))
        })
    ]
    return .success(
      BankMessage.lastTransaction(last, account: intent.account.name).dialogue(in: language),
      snippet: snippet)
  }
}
