import Bank
public import IntentKit

/// Asks what is in an account. It is not told while locked.
public struct CheckBalanceIntent: Intent {
  /// What is in it, if it is one account.
  public typealias Result = MoneyAmount

  /// "Check a balance".
  public static let title = "Check a balance"
  /// What it does.
  public static let explanation = "Tells what is in one of your accounts, or in all of them."
  /// It shows something.
  public static let verb = IntentVerb.show
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    "(what is|what's|tell me|show me|show|check) [(my|the)] balance [(of|in|on) [(my|the)] {account}]",
    "(what is|what's|tell me|show me|show|check) [(my|the)] {account} balance",
    "how much [money] (is|is there|do I have|have I got|is left) [(in|on) [(my|the)] {account}]",
  ]
  /// Nothing changes, but it is nobody else's business.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// The intent in a sentence.
  public static let summary: Summary = "Check the balance of {account}"
  /// The intent in other languages.
  public static let translations = ["fr": french]

  /// The account; all of the user's own if it is not given.
  @Parameter(prompt: "Of which account?") public var account: AccountEntity?

  /// An account that is still to be named.
  public init() {}
}

/// Tells what is in accounts.
public struct CheckBalanceHandler: IntentHandler {
  private let ledger: LedgerSource

  /// A handler.
  ///
  /// - Parameter ledger: Where the accounts are.
  public init(_ ledger: @escaping LedgerSource) {
    self.ledger = ledger
  }

  /// Tells what is in the account.
  ///
  /// - Parameters:
  ///   - intent: The account.
  ///   - context: The handling context.
  /// - Returns: What is in it.
  /// - Throws: `BankError`, `StorageError`
  public func handle(
    _ intent: CheckBalanceIntent, context: HandlingContext
  ) async throws -> IntentResponse<MoneyAmount> {
    let ledger = try ledger()
    let language = context.language
    if let entity = intent.account {
      guard let account = try ledger.account(entity.id) else {
        throw BankError.unknownAccount(entity.name)
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
    var snippet = Snippet(title: BankMessage.overviewTitle.text(in: language))
    snippet.blocks = [
      .rows(own.map { .init($0.name, BankMessage.amount($0.balance).text(in: language)) })
    ]
    return .success(
      BankMessage.balances(own.map { ($0.balance, $0.name) }).dialogue(in: language),
      snippet: snippet,
      value: own.count == 1 ? MoneyAmount(own[0].balance) : nil)
  }
}
