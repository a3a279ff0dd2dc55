public import Bank
public import IntentKit
import IntentLanguage

/// The messages of the bank intents.
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
  /// An account has no transactions, or none in a period.
  case noTransactions(account: String, Period? = nil)
  /// What was paid, perhaps to one payee, from one account, or in a period.
  case payments([Ledger.Payments], to: String?, from: String?, Period?)
  /// The latest transaction of an account.
  case lastTransaction(StatementLine, account: String)
  /// The other side of a transaction, or its kind.
  case counterparty(StatementLine)
  /// The question whether to make a transfer, with whether it is between the user's own accounts
  /// and whether the same one was made a moment ago.
  case confirmTransfer(Money, from: String, to: String, isOwn: Bool, isAgain: Bool)
  /// A transfer was made; with the remaining balance.
  case transferred(Money, from: String, to: String, left: Money)
  /// A transfer had been made before.
  case transferredBefore(Money, from: String, to: String)
  /// The ledger rejected a request.
  case failed(BankError)

  /// A period as it is said on a day.
  struct Period: Sendable {
    let days: CalendarPeriod
    let today: CalendarDate

    /// "in October 2026".
    func words(in language: Language) -> String {
      language.wording.values.time(.period(days), today)
    }
  }

  /// English, French and German.
  static let wordings = [english, french, german]
}

extension BankError: IntentFailure {
  /// The message for the user.
  ///
  /// - Parameter language: An ISO 639-1 code.
  /// - Returns: The message.
  public func dialogue(in language: String) -> Dialogue {
    BankMessage.failed(self).dialogue(in: language)
  }
}
