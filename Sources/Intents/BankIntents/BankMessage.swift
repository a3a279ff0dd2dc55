public import Bank
public import IntentKit

/// The messages of the intents of the bank.
enum BankMessage: HandlerMessage {
  /// An amount of money.
  case amount(Money)
  /// The balances of accounts; at least one.
  case balances([(balance: Money, account: String)])
  /// The amount that was paid to a payee.
  case paid(Money, to: String)
  /// The user has no accounts.
  case noAccounts
  /// The user has no account to pay from.
  case noAccountToPayFrom
  /// The title of the overview of accounts.
  case overviewTitle
  /// There are no transactions in an account.
  case noTransactions(account: String)
  /// The latest transaction of an account.
  case lastTransaction(StatementLine, account: String)
  /// The other side of a transaction, or its kind.
  case counterparty(StatementLine)
  /// Whether to make a transfer; between accounts of the user's own or not, and whether the same was made a moment ago.
  case confirmTransfer(Money, from: String, to: String, isOwn: Bool, isAgain: Bool)
  /// A transfer was made; with the balance that is left.
  case transferred(Money, from: String, to: String, left: Money)
  /// A transfer had been made before.
  case transferredBefore(Money, from: String, to: String)
  /// The ledger refused something.
  case failed(BankError)

  /// English and French.
  static let wordings = [english, french]
}

extension BankError: IntentFailure {
  /// What the user is told.
  ///
  /// - Parameter language: A code of ISO 639-1.
  /// - Returns: The words.
  public func dialogue(in language: String) -> Dialogue {
    BankMessage.failed(self).dialogue(in: language)
  }
}
