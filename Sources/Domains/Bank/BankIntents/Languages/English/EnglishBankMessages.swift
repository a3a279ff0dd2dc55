import Bank
import IntentKit
import IntentLanguage

extension BankMessage {
  /// The messages in English.
  static let english = MessageWording<BankMessage>("en") { words(for: $0) }

  private static func words(for message: BankMessage) -> Dialogue {
    switch message {
    case .amount(let money): "\(money)"
    case .sum(let amount): Dialogue(amount.text())
    case .payment(let amount, let date): "\(amount.text()), \(date)"
    case .found(let payments, let total, let scope): Dialogue(found(payments, total, scope))
    case .paymentsTitle: "Payments"
    case .ranked(let rank, let accounts):
      Dialogue(
        "The \(rank == .most ? "most" : "least") is in "
          + "\(accounts.map { "\($0.account), with \($0.balance.text())" }.enumerated("and")).")
    case .balances(let balances):
      "There's \(balances.map { "\($0.balance) in \($0.account)" }.enumerated("and"))."
    case .paid(let money, let name): "You've paid \(name) \(money) so far."
    case .noAccounts: "You have no accounts yet."
    case .noAccountToPayFrom: "You have no account to pay from yet."
    case .overviewTitle: "Accounts"
    case .noTransactions(let account, nil): "There are no transactions in \(account) yet."
    case .noTransactions(let account, let period?):
      "There are no transactions in \(account) \(period.words(in: .english))."
    case .payments(let payments, let payee, let account, let period):
      Dialogue(
        "You paid \(payee.map { "\($0) " } ?? "")"
          + (payments.isEmpty ? "nothing" : payments.map { "\($0.total)" }.enumerated("and"))
          + (account.map { " from \($0)" } ?? "")
          + (period.map { " \($0.words(in: .english))" } ?? "")
          + (payments.isEmpty ? "." : ", in \(counted(payments.reduce(0) { $0 + $1.count })).")
      )
    case .lastTransaction(let line, let account):
      """
      The last one: \(line.size) \(line.amount.units < 0 ? "went to" : "came from") \
      \(line.kind == .opening ? "the opening" : line.otherSide). \
      There's \(line.balance) in \(account).
      """
    case .counterparty(let line): Dialogue(line.otherSide)
    case .confirmTransfer(let money, let from, let to, let isOwn, false):
      "\(isOwn ? "Transfer" : "Pay") \(money) from \(from) to \(to). Is that right?"
    case .confirmTransfer(let money, let from, let to, let isOwn, true):
      "You've just done that. \(isOwn ? "Transfer" : "Pay") \(money) from \(from) to \(to) again?"
    case .transferred(let money, let from, let to, let left):
      "Done: \(money) went from \(from) to \(to). There's \(left) left."
    case .transferredBefore(let money, let from, let to):
      "That was done already: \(money) went from \(from) to \(to), once."
    case .confirmPlan(let plan, let isOwn):
      """
      \(isOwn ? "Transfer" : "Pay") \(plan.money) from \(plan.from) to \(plan.to) \
      \(plan.schedule(in: .english)), first \(plan.next(in: .english, after: "on")). Is that right?
      """
    case .planned(let plan):
      """
      Planned: \(plan.money) from \(plan.from) to \(plan.to) \(plan.schedule(in: .english)), \
      first \(plan.next(in: .english, after: "on")).
      """
    case .plans(let plans): Dialogue(words(for: plans))
    case .confirmStop(let plan):
      "Stop paying \(plan.money) from \(plan.from) to \(plan.to) \(plan.schedule(in: .english))?"
    case .stopped(let plan?, let payee):
      "I've stopped it: \(payee) won't get \(plan.money) \(plan.schedule(in: .english)) any more."
    case .stopped(nil, let payee): "The payment to \(payee) was stopped before."
    case .ran(let run, let date, let today):
      Dialogue(words(for: run, Language.english.wording.values.time(.date(date), today)))
    case .startsInPast: "That's in the past."
    case .neverDue: "There's no such day."
    case .failed(let error): Dialogue("\(reason(error)).")
    }
  }

  /// "There are 2 payments over £20 in October 2026: £25.00 to Anna on Thursday 1 October and …".
  private static func found(
    _ payments: [PaymentLine], _ total: Int, _ scope: Scope
  ) -> String {
    let place =
      (scope.above.map { " over \($0.text())" } ?? "")
      + (scope.above != nil && scope.below != nil ? " and" : "")
      + (scope.below.map { " under \($0.text())" } ?? "")
      + (scope.payee.map { " to \($0)" } ?? "") + (scope.account.map { " from \($0)" } ?? "")
      + (scope.period.map { " \($0.words(in: .english))" } ?? "")
    let lines = payments.map { payment in
      "\(payment.amount.text())\(scope.payee == nil ? " to \(payment.payee)" : "") "
        + payment.day(in: .english, after: "on")
    }
    if payments.isEmpty { return "There are no payments\(place)." }
    if let rank = scope.rank {
      return
        "The \(rank == .largest ? "largest" : "smallest") payment\(total == 1 ? "" : "s")\(place)"
        + "\(total > lines.count ? ", \(lines.count) of \(total)" : ""): \(lines.enumerated("and"))."
    }
    let latest = lines.count == 1 ? "The latest" : "The latest \(lines.count)"
    return "There \(total == 1 ? "is" : "are") \(counted(total))\(place)"
      + "\(total > lines.count ? ". \(latest)" : ""): \(lines.enumerated("and"))."
  }

  private static func words(for plans: [Plan]) -> String {
    if plans.isEmpty { return "No payments are planned." }
    let count = plans.count == 1 ? "1 payment is" : "\(plans.count) payments are"
    let lines = plans.map {
      "\($0.money) from \($0.from) to \($0.to) \($0.schedule(in: .english)) "
        + "(next \($0.next(in: .english, after: "on")))"
    }
    return "\(count) planned: \(lines.enumerated("and"))."
  }

  private static func words(for run: StandingRun, _ day: String) -> String {
    let (money, from, to) = (run.order.amount, run.order.fromName, run.order.toName)
    guard let failure = run.failure else {
      return "As planned for \(day), \(money) went from \(from) to \(to)."
    }
    let reason =
      switch failure {
      case .insufficientFunds: "there wasn't enough in \(from)"
      case .overLimit: "it would have been over a limit"
      case .accountClosed: "an account was closed"
      case .unreadableSchedule: "its schedule can't be read, so it's not planned any more"
      case .other: "it wasn't possible"
      }
    return "The payment of \(money) from \(from) to \(to) planned for \(day) was not made: "
      + "\(reason). Nothing was moved."
  }

  private static func counted(_ payments: Int) -> String {
    payments == 1 ? "1 payment" : "\(payments) payments"
  }

  private static func reason(_ error: BankError) -> String {
    switch error {
    case .unknownAccount(let name): "There's no account \(name)"
    case .sameAccount(let name): "Money can't go from \(name) to itself"
    case .notOwn(let name): "\(name) isn't yours to take money from"
    case .notPositive: "An amount must be more than zero"
    case .tooManyDecimals(let currency):
      currency.digits == 0
        ? "Amounts in \(currency.plural) have no decimals"
        : "Amounts in \(currency.plural) have at most \(currency.digits) decimals"
    case .wrongCurrency(let account, let currency, let given):
      "\(account) is in \(currency.plural), not in \(given.plural)"
    case .insufficientFunds(let account, let available):
      "There's only \(available) in \(account)"
    case .overTransferLimit(let limit): "You can move at most \(limit) at once"
    case .overDailyLimit(let limit, let left):
      "You can move at most \(limit) in a day, and \(left) of that is left today"
    case .keyReused: "That key was used for another transfer"
    case .nameTaken(let name): "There's already an account \(name)"
    case .badName(let name, let reason):
      "'\(name.prefix(80))' can't be the name of an account: \(reason)"
    case .notEmpty(let account, let balance):
      "\(account) still has \(balance) in it: move that first"
    case .tooLarge:
      "That's more than an account can have: at most \(Ledger.maximumUnits) of the smallest unit"
    case .openingTooLarge(let allowed):
      "All accounts in \(allowed.currency.plural) can be opened with at most \(allowed) more"
    case .detailsLost:
      "That transfer was made, but its details were lost when the file was damaged"
    case .badText(let reason): reason.withUppercasedFirst
    case .noSuchStandingOrder: "That payment isn't planned any more"
    case .tooManyStandingOrders(let maximum): "At most \(maximum) payments can be planned"
    }
  }
}

extension StatementLine {
  /// The name of the other account, or the note of a movement without one.
  fileprivate var otherSide: String { other.isEmpty ? note : other }
}
