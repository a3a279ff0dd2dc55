import Bank
public import IntentKit

/// Asks what came into and went out of an account. It is not told while locked.
public struct ListTransactionsIntent: Intent {
  /// "Show transactions".
  public static let title = "Show transactions"
  /// What it does.
  public static let explanation =
    "Shows what came into and went out of an account, the latest first."
  /// It shows something.
  public static let verb = IntentVerb.show
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    """
    (show|list|read|what are) [me] [(my|the)] [(last|latest|recent)] [{count}] \
    (transactions|payments|transfers) [(of|in|on|from) [(my|the)] {account}]
    """,
    "(show|read) [me] [(my|the)] statement [(of|for) [(my|the)] {account}]",
    "(show|read) [me] [(my|the)] {account} statement",
  ]
  /// Nothing changes, but it is nobody else's business.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// The intent in a sentence.
  public static let summary: Summary = "Show [the last {count}] transactions [of {account}]"
  /// The intent in other languages.
  public static let translations = ["fr": french]

  /// The account; the only one of the user's, if there is one only.
  @Parameter(prompt: "Of which account?") public var account: AccountEntity
  /// How many.
  @Parameter(in: 1...100, default: 10, prompt: "How many?") public var count: Int

  /// An account that is still to be named.
  public init() {}
}

/// Shows transactions.
public struct ListTransactionsHandler: IntentHandler {
  private let ledger: LedgerSource
  private let clock: LocalClock

  /// A handler.
  ///
  /// - Parameters:
  ///   - ledger: Where the accounts are.
  ///   - clock: The user's time zone.
  public init(_ ledger: @escaping LedgerSource, clock: LocalClock = .system) {
    self.ledger = ledger
    self.clock = clock
  }

  /// If there is one account only, it is that.
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
  ///   - intent: The account, and how many.
  ///   - context: The handling context.
  /// - Returns: The transactions, the latest first.
  /// - Throws: `BankError`, `StorageError`
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
