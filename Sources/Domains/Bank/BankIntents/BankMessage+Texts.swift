import Bank
import IntentKit
import IntentLanguage
import MoneyKit

extension BankMessage {
  /// The texts, in the section `messages` of `CBankTranslations/Texts`.
  static var catalog: MessageCatalog { BankTranslations.messages }

  func content(in texts: MessageTexts) -> MessageContent {
    switch self {
    case .amount(let money): .init("amount", ["amount": texts.amount(money)])
    case .sum(let amount): .init("amount", ["amount": texts.amount(amount)])
    case .payment(let amount, let date):
      .init(
        "payment",
        ["amount": texts.amount(amount), "date": .text(texts.values.time(.date(date), nil))])
    case .found(let payments, let total, let scope): found(payments, total, scope, in: texts)
    case .paymentsTitle: .init("paymentsTitle")
    case .ranked(let rank, let accounts):
      .init(
        "ranked",
        [
          "rank": .text("\(rank)"),
          "accounts": texts.each("ranked.account", accounts) {
            ["account": .text($0.account), "balance": texts.amount($0.balance)]
          },
        ])
    case .balances(let balances): .init("balances", ["accounts": texts.accounts(balances)])
    case .totals(let amounts):
      .init(
        "totals",
        ["amounts": .list(amounts.map { BankMessage.amount($0).text(in: texts.language) })])
    case .enough(let isEnough, let balances):
      .init(
        "enough",
        [
          "enough": .flag(isEnough),
          "balances": .text(
            texts.text("balances", ["accounts": texts.accounts(balances)])),
        ])
    case .left(let balances):
      .init(
        "left",
        [
          "accounts": texts.each("left.account", balances) {
            [
              "account": .text($0.account), "balance": texts.amount($0.balance),
              "several": .flag(balances.count > 1),
            ]
          }
        ])
    case .paid(let money, let name):
      .init("paid", ["amount": texts.amount(money), "payee": .text(name)])
    case .noAccounts: .init("noAccounts")
    case .noAccountToPayFrom: .init("noAccountToPayFrom")
    case .payees(let names, let wanted):
      .init("payees", ["names": .list(names), "wanted": .optional(wanted)])
    case .overviewTitle: .init("overviewTitle")
    case .noTransactions(let account, let period):
      .init(
        "noTransactions",
        ["account": .text(account), "period": .optional(period?.words(in: texts))])
    case .payments(let payments, let payee, let account, let period):
      .init(
        "payments",
        [
          "amounts": texts.each("amount", payments) { ["amount": texts.amount($0.total)] },
          "count": .number(payments.reduce(0) { $0 + $1.count }), "payee": .optional(payee),
          "account": .optional(account), "period": .optional(period?.words(in: texts)),
        ])
    case .lastTransaction(let line, let account):
      .init(
        "lastTransaction",
        [
          "amount": texts.amount(line.size), "sent": .flag(line.amount.units < 0),
          "other": .text(line.otherSide), "kind": .text(line.kind.rawValue),
          "balance": texts.amount(line.balance), "account": .text(account),
        ])
    case .statementLine(let line, let date, let today):
      .init(
        "statementLine",
        [
          "day": .text(texts.values.time(.date(date), today)), "other": .text(line.otherSide),
          "kind": .text(line.kind.rawValue),
        ])
    case .paymentLine(let line):
      .init(
        "statementLine",
        [
          "day": .text(texts.values.time(.date(line.date), line.today)),
          "other": .text(line.payee), "kind": .text("outgoing"),
        ])
    case .confirmTransfer(let money, let from, let to, let isOwn, let isAgain):
      .init(
        "confirmTransfer",
        [
          "amount": texts.amount(money), "from": .text(from), "to": .text(to),
          "own": .flag(isOwn), "again": .flag(isAgain),
        ])
    case .transferred(let money, let from, let to, let left):
      .init(
        "transferred",
        [
          "amount": texts.amount(money), "from": .text(from), "to": .text(to),
          "left": texts.amount(left),
        ])
    case .transferredBefore(let money, let from, let to):
      .init(
        "transferredBefore",
        ["amount": texts.amount(money), "from": .text(from), "to": .text(to)])
    case .confirmPlan(let plan, let isOwn):
      .init("confirmPlan", plan.arguments(in: texts).merging(["own": .flag(isOwn)]) { $1 })
    case .planned(let plan): .init("planned", plan.arguments(in: texts))
    case .plans(let plans):
      .init("plans", ["plans": texts.each("plans.plan", plans) { $0.arguments(in: texts) }])
    case .nextPlan(let plan): .init("nextPlan", plan.arguments(in: texts))
    case .outgoing(let amounts, let count, let period):
      .init(
        "outgoing",
        [
          "amounts": texts.each("amount", amounts) { ["amount": texts.amount($0)] },
          "count": .number(count), "period": .optional(period?.words(in: texts)),
        ])
    case .confirmStop(let plan): .init("confirmStop", plan.arguments(in: texts))
    case .stopped(let plan, let payee):
      .init(
        "stopped",
        [
          "payee": .text(payee), "amount": plan.map { texts.amount($0.money) } ?? .none,
          "schedule": .optional(plan?.schedule(in: texts)),
        ])
    case .ran(let run, let date, let today):
      .init(
        "ran",
        [
          "amount": texts.amount(run.order.amount), "from": .text(run.order.fromName),
          "to": .text(run.order.toName),
          "day": .text(texts.values.time(.date(date), today)),
          "failure": .optional(run.failure?.rawValue),
        ])
    case .startsInPast: .init("startsInPast")
    case .neverDue: .init("neverDue")
    case .failed(let error): error.content(in: texts)
    }
  }

  private func found(
    _ payments: [PaymentLine], _ total: Int, _ scope: Scope, in texts: MessageTexts
  ) -> MessageContent {
    let place = texts.text(
      "found.place",
      [
        "above": scope.above.map { texts.amount($0) } ?? .none,
        "below": scope.below.map { texts.amount($0) } ?? .none,
        "payee": .optional(scope.payee), "account": .optional(scope.account),
        "purpose": .optional(scope.purpose), "period": .optional(scope.period?.words(in: texts)),
      ])
    let lines = texts.each("found.payment", payments) { payment in
      [
        "amount": texts.amount(payment.amount),
        "payee": scope.payee == nil ? .text(payment.payee) : .none,
        "day": .text(payment.day(in: texts)),
      ]
    }
    return .init(
      "found",
      [
        "payments": lines, "count": .number(payments.count), "total": .number(total),
        "rank": .optional(scope.rank.map { "\($0)" }), "place": .text(place),
        "more": .flag(total > payments.count),
      ])
  }

  /// A day in words, with a preposition unless it is said as "today" or the like.
  static func day(
    _ date: CalendarDate, _ today: CalendarDate, in texts: MessageTexts
  ) -> String {
    texts.text(
      "day",
      [
        "date": .text(texts.values.time(.date(date), today)),
        "near": .flag(abs(date.dayNumber - today.dayNumber) <= 1),
      ])
  }
}

extension MessageTexts {
  /// The words for values in the language.
  var values: ValueWords { Language(code: language).wording.values }

  fileprivate func amount(_ money: Money) -> MessageArgument { amount(MoneyAmount(money)) }

  fileprivate func amount(_ amount: MoneyAmount) -> MessageArgument {
    .amount(values.amount(amount), isOne: amount.number == DecimalNumber(1))
  }

  fileprivate func accounts(_ balances: [(balance: Money, account: String)]) -> MessageArgument {
    each("balances.account", balances) {
      ["account": .text($0.account), "balance": amount($0.balance)]
    }
  }

  /// The parts of a list, each worded by the same text.
  fileprivate func each<Value>(
    _ key: String, _ values: [Value], _ arguments: (Value) -> [String: MessageArgument]
  ) -> MessageArgument {
    .list(values.map { text(key, arguments($0)) })
  }
}

extension BankMessage.Plan {
  fileprivate func arguments(in texts: MessageTexts) -> [String: MessageArgument] {
    [
      "amount": texts.amount(money), "from": .text(from), "to": .text(to),
      "schedule": .text(schedule(in: texts)),
      "next": isOnce ? .none : .text(BankMessage.day(next, today, in: texts)),
    ]
  }
}

extension StatementLine {
  /// The name of the other account, or the note of a movement without one.
  fileprivate var otherSide: String { other.isEmpty ? note : other }
}

extension BankError {
  /// What is said of it. Reasons are in English.
  fileprivate func content(in texts: MessageTexts) -> MessageContent {
    let name = { (currency: Currency) in
      MessageArgument.text(texts.text("currency", ["code": .text(currency.code)]))
    }
    return switch self {
    case .unknownAccount(let name): .init("failed.unknownAccount", ["account": .text(name)])
    case .sameAccount(let name): .init("failed.sameAccount", ["account": .text(name)])
    case .notOwn(let name): .init("failed.notOwn", ["account": .text(name)])
    case .notPositive: .init("failed.notPositive")
    case .tooManyDecimals(let currency):
      .init(
        "failed.tooManyDecimals",
        ["currency": name(currency), "digits": .number(currency.digits)])
    case .wrongCurrency(let account, let currency, let given):
      .init(
        "failed.wrongCurrency",
        ["account": .text(account), "currency": name(currency), "given": name(given)])
    case .insufficientFunds(let account, let available):
      .init(
        "failed.insufficientFunds",
        ["account": .text(account), "amount": texts.amount(available)])
    case .overTransferLimit(let limit):
      .init("failed.overTransferLimit", ["limit": texts.amount(limit)])
    case .overDailyLimit(let limit, let left):
      .init(
        "failed.overDailyLimit", ["limit": texts.amount(limit), "left": texts.amount(left)])
    case .keyReused: .init("failed.keyReused")
    case .nameTaken(let name): .init("failed.nameTaken", ["account": .text(name)])
    case .badName(let name, let reason):
      .init(
        "failed.badName",
        ["account": .text(String(name.prefix(80))), "reason": .text(reason)])
    case .notEmpty(let account, let balance):
      .init("failed.notEmpty", ["account": .text(account), "balance": texts.amount(balance)])
    case .tooLarge: .init("failed.tooLarge", ["units": .text("\(Ledger.maximumUnits)")])
    case .openingTooLarge(let allowed):
      .init(
        "failed.openingTooLarge",
        ["currency": name(allowed.currency), "amount": texts.amount(allowed)])
    case .detailsLost: .init("failed.detailsLost")
    case .badText(let reason): .init("failed.badText", ["reason": .text(reason)])
    case .noSuchStandingOrder: .init("failed.noSuchStandingOrder")
    case .tooManyStandingOrders(let maximum):
      .init("failed.tooManyStandingOrders", ["maximum": .number(maximum)])
    }
  }
}
