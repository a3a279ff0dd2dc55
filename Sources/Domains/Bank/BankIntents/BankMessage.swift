public import Bank
public import IntentKit
import IntentLanguage

/// The messages of the bank intents.
enum BankMessage: WrittenMessage {
  /// An amount of money.
  case amount(Money)
  /// An amount of money, as in the property of an entity.
  case sum(MoneyAmount)
  /// A payment, as displayed next to the name of the payee.
  case payment(MoneyAmount, on: CalendarDate)
  /// Some of the payments in a scope: the latest, or those of a rank.
  case found([PaymentLine], of: Int, Scope)
  /// The title of a list of payments.
  case paymentsTitle
  /// The accounts with the most or the least in them, at least one, each the only one of its currency
  /// or with as much as the others.
  case ranked(BalanceRank, [(balance: MoneyAmount, account: String)])
  /// The balances of accounts; at least one.
  case balances([(balance: Money, account: String)])
  /// The sums of all accounts, one of each currency.
  case totals([Money])
  /// Whether there is enough, with the balances of the accounts.
  case enough(Bool, [(balance: Money, account: String)])
  /// The accounts that an amount could be paid from, at least one, with the balance that each would have then.
  case left([(balance: Money, account: String)])
  /// The amount that was paid to a payee.
  case paid(Money, to: String)
  /// The user has no accounts.
  case noAccounts
  /// The user has no account to pay from.
  case noAccountToPayFrom
  /// Those who can be paid: all of them, or those of a name.
  case payees([String], wanted: String?)
  /// The title of the overview of accounts.
  case overviewTitle
  /// An account has no transactions, or none in a period.
  case noTransactions(account: String, Period? = nil)
  /// The payments, optionally to one payee, from one account, or in a period.
  case payments([Ledger.Payments], to: String?, from: String?, Period?)
  /// The latest transaction of an account.
  case lastTransaction(StatementLine, account: String)
  /// The day of a transaction, and the other side or its kind.
  case statementLine(StatementLine, on: CalendarDate, today: CalendarDate)
  /// A row for a payment.
  case paymentLine(PaymentLine)
  /// The question whether to make a transfer, with whether it is between the user's own accounts
  /// and whether the same one was made a moment ago.
  case confirmTransfer(Money, from: String, to: String, isOwn: Bool, isAgain: Bool)
  /// A transfer was made; with the remaining balance.
  case transferred(Money, from: String, to: String, left: Money)
  /// A transfer had been made before.
  case transferredBefore(Money, from: String, to: String)
  /// The question whether to plan payments, with whether they are between the user's own accounts.
  case confirmPlan(Plan, isOwn: Bool)
  /// Payments were planned.
  case planned(Plan)
  /// The planned payments.
  case plans([Plan])
  /// The planned payment that is made next.
  case nextPlan(Plan)
  /// The sum of the planned payments, one of each currency; in a month from today if there is no period.
  case outgoing([Money], count: Int, Period?)
  /// The question whether to stop a planned payment.
  case confirmStop(Plan)
  /// A planned payment was stopped; without the plan if it had been stopped before.
  case stopped(Plan?, to: String)
  /// A planned payment was made, or missed.
  case ran(StandingRun, on: CalendarDate, today: CalendarDate)
  /// A plan would start in the past.
  case startsInPast
  /// A plan has no day.
  case neverDue
  /// The ledger rejected a request.
  case failed(BankError)

  /// A period as it is said on a day.
  struct Period: Sendable {
    let days: CalendarPeriod
    let today: CalendarDate

    /// "in October 2026".
    func words(in texts: MessageTexts) -> String { texts.values.time(.period(days), today) }
  }

  /// A line of a payment list.
  struct PaymentLine: Sendable {
    let amount: MoneyAmount
    let payee: String
    let date: CalendarDate
    let today: CalendarDate

    init?(_ payment: PaymentEntity, today: CalendarDate) {
      guard let amount = payment.amount, let time = payment.time else { return nil }
      (self.amount, payee, date, self.today) = (amount, payment.name, time.date, today)
    }

    /// "on Thursday 1 October 2026", "today".
    func day(in texts: MessageTexts) -> String { BankMessage.day(date, today, in: texts) }
  }

  /// The kind of payments that was requested.
  struct Scope: Sendable {
    let above: MoneyAmount?
    let below: MoneyAmount?
    let rank: PaymentRank?
    let payee: String?
    let account: String?
    let purpose: String?
    let period: Period?
  }
}

extension BankError: IntentFailure {
  /// The message for the user.
  public func dialogue(in language: String) -> Dialogue {
    BankMessage.failed(self).dialogue(in: language)
  }
}
