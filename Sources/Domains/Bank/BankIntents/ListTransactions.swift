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
    "(what|how much) (did I spend|have I spent) {period}",
    """
    (show|list|read|what are) [me] [(my|the)] (transactions|payments|transfers) \
    [(of|in|on|from) [(my|the)] {account}] {period}
    """,
    """
    (show|list|read|what are) [me] [(my|the)] [(last|latest|recent)] [{count}] \
    (transactions|payments|transfers) [(of|in|on|from) [(my|the)] {account}]
    """,
    "(show|read) [me] [(my|the)] statement [(of|for) [(my|the)] {account}]",
    "(show|read) [me] [(my|the)] {account} statement",
    "(show|read) [me] [(my|the)] {account} (transactions|payments|transfers)",
    """
    (show|list|read|what are|(which|what) (were|are)) [me] [(my|the|all)] (payments|transfers|transactions) \
    [(to|of|in|on|from) [(my|the)] {account}] (over|above|[of] more than|(larger|bigger) than) {above} \
    [{period}]
    """,
    """
    (show|list|read|what are|(which|what) (were|are)) [me] [(my|the|all)] (payments|transfers|transactions) \
    [(to|of|in|on|from) [(my|the)] {account}] (under|below|[of] less than|smaller than) {below} [{period}]
    """,
    """
    (what|which) (is|was) [(my|the)] {rank} (payment|purchase|transfer|transaction) \
    [(to|of|in|on|from) [(my|the)] {account}] [{period}]
    """,
    "(show|read) [me] [(my|the)] {rank} (payment|purchase|transfer|transaction) [{period}]",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "transactions",
    "{account} transactions",
    "statement",
    "bank statement",
    "bank history",
    "what have I (put|paid) in[to] [my] {account} [{period}]",
    "(recent|latest|last) [{count}] (payments|transfers|transactions)",
    "spending",
    "what did I (spend|pay) [money] [on] [{account}] [{period}]",
    "what have I (spent|paid) [from [my] {account}] [{period}]",
    "how much (did I|have I) (pay|paid|spend|spent) [on] {period}",
    "where did my money go",
    "what (came in|went out|gone out|going out) of [my] {account}",
    "(transaction|payment|account) history [(of|on|for) {account}]",
    "{account} [(transaction|payment|account)] history",
    "activity (on|in) [my] {account}",
    "when did I [last] pay {account}",
    "did (my|the) payment [to {account}] go through",
    "how much (did I|have I) (pay|paid|spend|spent) [on] {account} [{period}]",
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
    "(payments|transfers|transactions) (over|above|more than) {above} [{period}]",
    "(payments|transfers|transactions) (under|below|less than) {below} [{period}]",
    "{rank} (payment|purchase) [{period}]",
    "have I been paid",
  ]
  /// Read-only, but reveals private data, so it is not allowed while locked.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// A one-sentence summary.
  public static let summary: Summary = """
    Show [the last {count}] [the {rank}] transactions [over {above}] [under {below}] [of {account}] [{period}]
    """
  /// The translations of the intent.
  public static let translations = bankTranslations
  /// `numberrace://transactions`
  public static let activityType: String? = "transactions"

  /// The days; all of them by default.
  @Parameter(kind: .temporal(.period, prefers: .past), prompt: "Of which period?")
  public var period: CalendarPeriod?
  /// The amount that the payments are over.
  @Parameter(title: "amount", prompt: "Over how much?") public var above: MoneyAmount?
  /// The amount that the payments are under.
  @Parameter(title: "amount", prompt: "Under how much?") public var below: MoneyAmount?
  /// Whether only the payment of the largest amount, or of the smallest, is asked for.
  @Parameter(title: "rank", prompt: "The largest or the smallest?") public var rank: PaymentRank?
  /// The account, or who was paid; by default the user's only account, if there is only one. In a period, all
  /// of the user's accounts.
  @Parameter(prompt: "Of which account?") public var account: AccountEntity?
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
      .init(\.$account) { [ledger] account, intent, _ in
        if let account { return .success(account) }
        let isAboutAll = [
          intent.$period.value != nil, intent.$above.value != nil, intent.$below.value != nil,
          intent.$rank.value != nil,
        ]
        if isAboutAll.contains(true) { return .notRequired }
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
    let language = context.language
    let ledger = try ledger()
    let account = try intent.account.map { entity in
      guard let account = try ledger.account(entity.id) else {
        throw BankError.unknownAccount(entity.name)
      }
      return account
    }
    if let search = PaymentSearch(intent, context) {
      return try await search.response(
        about: account, in: PaymentQuery(self.ledger, clock: clock))
    }
    guard let account, account.owner == .own || intent.period == nil else {
      let payments = try ledger.payments(to: account?.id, on: intent.period?.dayNumbers)
      return .success(
        BankMessage.payments(payments, to: account?.name, from: nil, period(intent, context))
          .dialogue(in: language))
    }
    let lines = try ledger.statement(
      account.id, limit: intent.period == nil ? intent.count : 100, on: intent.period?.dayNumbers)
    func text(_ money: Money) -> String { BankMessage.amount(money).text(in: language) }
    guard let last = lines.first else {
      return .success(
        BankMessage.noTransactions(account: account.name, period(intent, context))
          .dialogue(in: language))
    }
    var snippet = Snippet(title: account.name, subtitle: .init(text(last.balance)))
    snippet.blocks = [
      .rows(
        lines.map { line in
          let date = clock.reading(at: Timestamp(secondsSince1970: line.time)).date
          return .init(
            "\(date)  \(BankMessage.counterparty(line).text(in: language))", text(line.amount))
        })
    ]
    if account.owner != .own {
      return .success(
        BankMessage.payments(
          try ledger.payments(to: account.id, on: nil), to: account.name, from: nil, nil
        )
        .dialogue(in: language), snippet: snippet)
    }
    if intent.period != nil {
      let payments = try ledger.payments(from: account.id, on: intent.period?.dayNumbers)
      return .success(
        BankMessage.payments(payments, to: nil, from: account.name, period(intent, context))
          .dialogue(in: language), snippet: snippet)
    }
    return .success(
      BankMessage.lastTransaction(last, account: account.name).dialogue(in: language),
      snippet: snippet)
  }

  private func period(
    _ intent: ListTransactionsIntent, _ context: HandlingContext
  ) -> BankMessage.Period? {
    intent.period.map { BankMessage.Period(days: $0, today: context.localTime.date) }
  }
}
