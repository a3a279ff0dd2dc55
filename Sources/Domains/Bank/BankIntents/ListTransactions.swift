import Bank
public import IntentKit

/// Requests the transactions of an account. Not allowed while locked.
public struct ListTransactionsIntent: BankIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://transactions`
  public static let activityType: String? = "transactions"

  /// The days; all of them by default.
  @Parameter(kind: .temporal(.period, prefers: .past), prompt: "Of which period?")
  public var period: CalendarPeriod?
  /// The amount that the payments are over.
  @Parameter(title: "amount", prompt: "Over how much?") public var above: MoneyAmount?
  /// The amount that the payments are under.
  @Parameter(title: "amount", prompt: "Under how much?") public var below: MoneyAmount?
  /// Whether the payments are asked for one by one, and not their sum.
  @Parameter(title: "answer", prompt: "What shall I tell?") public var answer: PaymentAnswer?
  /// Whether only the payment of the largest amount, of the smallest, or the latest is asked for.
  @Parameter(title: "rank", prompt: "The largest or the smallest?") public var rank: PaymentRank?
  /// What the payments were for: words of their notes, or of the names of payees.
  @Parameter(title: "purpose", prompt: "For what?") public var purpose: String?
  /// The account, or who was paid; by default all of the user's accounts.
  @Parameter(prompt: "Of which account?") public var account: AccountEntity?
  /// The number of transactions.
  @Parameter(in: 1...100, default: 10, prompt: "How many?") public var count: Int

  /// Creates the intent without an account.
  public init() {}
}

extension ListTransactionsIntent {
  /// Whether payments are asked for one by one, or only those of certain amounts or for something; or just what was paid.
  var isSearch: Bool {
    isOfSome || $account.value == nil && $period.value == nil
  }

  fileprivate var isOfSome: Bool {
    $answer.value != nil || $above.value != nil || $below.value != nil || $rank.value != nil
      || $purpose.value != nil
  }
}

/// Shows transactions.
struct ListTransactionsHandler: IntentHandler {
  let ledger: LedgerSource
  let clock: LocalClock

  /// Fills in the account if there is only one.
  var resolvers: [ParameterResolver<ListTransactionsIntent>] {
    [
      .init(\.$account) { [ledger] account, intent, _ in
        if let account { return .success(account) }
        if intent.$period.value != nil || intent.isOfSome { return .notRequired }
        let own = try ledger().own
        return own.count == 1 ? .success(AccountEntity(own[0])) : .notRequired
      }
    ]
  }

  /// Shows the transactions.
  func handle(
    _ intent: ListTransactionsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let language = context.language
    let ledger = try ledger()
    let account = try intent.account.map(ledger.account)
    if intent.isSearch { return try await search(intent, about: account, context) }
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
            BankMessage.statementLine(line, on: date, today: context.localTime.date)
              .text(in: language), text(line.amount))
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
