import Bank
import IntentKit
import IntentLanguage
import MoneyKit

extension BankMessage {
  /// The messages in German.
  static let german = MessageWording<BankMessage>("de") { words(for: $0) }

  private static func words(for message: BankMessage) -> Dialogue {
    switch message {
    case .amount(let money): Dialogue(text(money))
    case .sum(let amount): Dialogue(text(amount))
    case .payment(let amount, let date): "\(text(amount)), \(date)"
    case .found(let payments, let total, let scope): Dialogue(found(payments, total, scope))
    case .paymentsTitle: "Zahlungen"
    case .ranked(let rank, let accounts):
      Dialogue(
        "Am \(rank == .most ? "meisten" : "wenigsten") ist auf "
          + "\(accounts.map { "\($0.account) (\(text($0.balance)))" }.enumerated("und")).")
    case .balances(let balances):
      Dialogue(
        balances.map {
          "Auf \($0.account) \(isSingular($0.balance) ? "ist" : "sind") \(text($0.balance))"
        }
        .joined(separator: ". ") + ".")
    case .paid(let money, let name): "Du hast \(name) bisher \(text(money)) gezahlt."
    case .noAccounts: "Du hast noch keine Konten."
    case .noAccountToPayFrom: "Du hast noch kein Konto, von dem du zahlen kannst."
    case .overviewTitle: "Konten"
    case .noTransactions(let account, nil): "Auf \(account) gibt es noch keine Umsätze."
    case .noTransactions(let account, let period?):
      "Auf \(account) gibt es keine Umsätze \(period.words(in: .german))."
    case .payments(let payments, let payee, let account, let period):
      Dialogue(
        "Du hast " + (payee.map { "\($0) " } ?? "")
          + (period.map { "\($0.words(in: .german)) " } ?? "")
          + (account.map { "von \($0) " } ?? "")
          + (payments.isEmpty ? "nichts" : payments.map { text($0.total) }.enumerated("und"))
          + " gezahlt"
          + (payments.isEmpty ? "." : ", in \(counted(payments.reduce(0) { $0 + $1.count })).")
      )
    case .lastTransaction(let line, let account):
      """
      Zuletzt: \(text(line.size)) \(line.amount.units < 0 ? "an" : "von") \
      \(line.kind == .opening ? "der Eröffnung" : otherSide(line)). \
      Auf \(account) \(isSingular(line.balance) ? "ist" : "sind") \(text(line.balance)).
      """
    case .counterparty(let line): Dialogue(otherSide(line))
    case .confirmTransfer(let money, let from, let to, let isOwn, true):
      """
      Das hast du gerade getan. Noch einmal \(text(money)) von \(from) \
      \(isOwn ? "auf \(to) überweisen" : "an \(to) zahlen")?
      """
    case .confirmTransfer(let money, let from, let to, let isOwn, false):
      """
      \(text(money)) von \(from) \(isOwn ? "auf \(to) überweisen" : "an \(to) zahlen"). \
      Ist das richtig?
      """
    case .transferred(let money, let from, let to, let left):
      "Erledigt: \(text(money)) von \(from) an \(to). Es bleiben \(text(left))."
    case .transferredBefore(let money, let from, let to):
      "Das war schon erledigt: \(text(money)) von \(from) an \(to), nur einmal."
    case .confirmPlan(let plan, let isOwn):
      """
      \(plan.schedule(in: .german).withUppercasedFirst) \(text(plan.money)) von \(plan.from) \
      \(isOwn ? "auf \(plan.to) überweisen" : "an \(plan.to) zahlen"), \
      das erste Mal \(plan.next(in: .german, after: "am")). Ist das richtig?
      """
    case .planned(let plan):
      """
      Geplant: \(plan.schedule(in: .german)) \(text(plan.money)) von \(plan.from) an \(plan.to), \
      das erste Mal \(plan.next(in: .german, after: "am")).
      """
    case .plans(let plans): Dialogue(words(for: plans))
    case .confirmStop(let plan):
      """
      Soll ich die Zahlung von \(text(plan.money)) von \(plan.from) an \(plan.to) \
      (\(plan.schedule(in: .german))) beenden?
      """
    case .stopped(let plan?, let payee):
      "Beendet: \(payee) bekommt nicht mehr \(plan.schedule(in: .german)) \(text(plan.money))."
    case .stopped(nil, let payee): "Die Zahlung an \(payee) war schon beendet."
    case .ran(let run, let date, let today):
      Dialogue(words(for: run, Language.german.wording.values.time(.date(date), today)))
    case .startsInPast: "Das liegt in der Vergangenheit."
    case .neverDue: "Diesen Tag gibt es nicht."
    case .failed(let error): Dialogue("\(reason(error)).")
    }
  }

  /// "Es gibt 2 Zahlungen über 20,00 £ im Oktober 2026: 25,00 £ an Anna am Donnerstag …".
  private static func found(
    _ payments: [PaymentLine], _ total: Int, _ scope: Scope
  ) -> String {
    let place =
      (scope.above.map { " über \(text($0))" } ?? "")
      + (scope.above != nil && scope.below != nil ? " und" : "")
      + (scope.below.map { " unter \(text($0))" } ?? "")
      + (scope.payee.map { " an \($0)" } ?? "") + (scope.account.map { " von \($0)" } ?? "")
      + (scope.period.map { " \($0.words(in: .german))" } ?? "")
    let lines = payments.map { payment in
      "\(text(payment.amount))\(scope.payee == nil ? " an \(payment.payee)" : "") "
        + payment.day(in: .german, after: "am")
    }
    if payments.isEmpty { return "Es gibt keine Zahlungen\(place)." }
    if let rank = scope.rank {
      let plural = total == 1 ? "" : "n"
      return
        "Die \(rank == .largest ? "größte" : "kleinste")\(plural) Zahlung\(total == 1 ? "" : "en")"
        + "\(place)\(total > lines.count ? ", \(lines.count) von \(total)" : ""): "
        + "\(lines.enumerated("und"))."
    }
    let latest = lines.count == 1 ? "Die letzte" : "Die letzten \(lines.count)"
    return "Es gibt \(counted(total))\(place)\(total > lines.count ? ". \(latest)" : ""): "
      + "\(lines.enumerated("und"))."
  }

  private static func words(for plans: [Plan]) -> String {
    if plans.isEmpty { return "Es sind keine Zahlungen geplant." }
    let count = plans.count == 1 ? "1 Zahlung ist" : "\(plans.count) Zahlungen sind"
    let lines = plans.map {
      "\($0.schedule(in: .german)) \(text($0.money)) von \($0.from) an \($0.to) "
        + "(das nächste Mal \($0.next(in: .german, after: "am")))"
    }
    return "\(count) geplant: \(lines.enumerated("und"))."
  }

  private static func words(for run: StandingRun, _ day: String) -> String {
    let (money, from, to) = (text(run.order.amount), run.order.fromName, run.order.toName)
    guard let failure = run.failure else {
      return "Wie für \(day) geplant: \(money) von \(from) an \(to)."
    }
    let reason =
      switch failure {
      case .insufficientFunds: "auf \(from) war nicht genug"
      case .overLimit: "eine Grenze wäre überschritten worden"
      case .accountClosed: "ein Konto ist geschlossen"
      case .unreadableSchedule: "ihr Zeitplan ist nicht lesbar, sie ist nicht mehr geplant"
      case .other: "es war nicht möglich"
      }
    return "Die Zahlung von \(money) von \(from) an \(to), die für \(day) geplant war, wurde nicht "
      + "ausgeführt: \(reason). Es wurde nichts überwiesen."
  }

  private static func isSingular(_ money: Money) -> Bool {
    text(money).hasPrefix("1,00 ")
  }

  /// In the dative: "in 1 Zahlung", "in 3 Zahlungen".
  private static func counted(_ payments: Int) -> String {
    payments == 1 ? "1 Zahlung" : "\(payments) Zahlungen"
  }

  /// Omits the ledger's textual reasons, which are in English.
  private static func reason(_ error: BankError) -> String {
    switch error {
    case .unknownAccount(let name): "Es gibt kein Konto \(name)"
    case .sameAccount(let name): "Von \(name) kann kein Geld auf \(name) gehen"
    case .notOwn(let name): "\(name) gehört dir nicht: Davon kannst du kein Geld nehmen"
    case .notPositive: "Ein Betrag muss größer als null sein"
    case .tooManyDecimals(let currency):
      currency.digits == 0
        ? "Beträge in \(name(currency)) haben keine Nachkommastellen"
        : "Beträge in \(name(currency)) haben höchstens \(currency.digits) Nachkommastellen"
    case .wrongCurrency(let account, let currency, let given):
      "\(account) wird in \(name(currency)) geführt, nicht in \(name(given))"
    case .insufficientFunds(let account, let available):
      "Auf \(account) sind nur \(text(available))"
    case .overTransferLimit(let limit): "Auf einmal gehen höchstens \(text(limit))"
    case .overDailyLimit(let limit, let left):
      "Am Tag gehen höchstens \(text(limit)), davon heute noch \(text(left))"
    case .keyReused: "Dieser Schlüssel wurde schon für eine andere Überweisung benutzt"
    case .nameTaken(let name): "Es gibt schon ein Konto \(name)"
    case .badName(let name, _): "„\(name.prefix(80))“ kann nicht der Name eines Kontos sein"
    case .notEmpty(let account, let balance):
      "Auf \(account) sind noch \(text(balance)): Räume es zuerst leer"
    case .tooLarge: "Das ist mehr, als auf ein Konto passt"
    case .openingTooLarge(let allowed):
      "Konten in \(name(allowed.currency)) lassen sich nur noch mit \(text(allowed)) eröffnen"
    case .detailsLost:
      "Die Überweisung wurde ausgeführt, aber ihre Einzelheiten gingen verloren, als die Datei beschädigt wurde"
    case .badText: "Dieser Text kann nicht gespeichert werden"
    case .noSuchStandingOrder: "Diese Zahlung ist nicht mehr geplant"
    case .tooManyStandingOrders(let maximum): "Es lassen sich höchstens \(maximum) Zahlungen planen"
    }
  }

  private static func otherSide(_ line: StatementLine) -> String {
    switch line.kind {
    case .opening: "Eröffnung"
    case .correction: "Korrektur"
    case .incoming, .outgoing: line.other.isEmpty ? line.note : line.other
    }
  }

  private static func text(_ money: Money) -> String { text(MoneyAmount(money)) }

  private static func text(_ amount: MoneyAmount) -> String {
    amount.text(decimalSign: ",", signFollows: true)
  }

  /// In the dative, after "in".
  private static func name(_ currency: Currency) -> String {
    currencies[currency.code] ?? currency.code
  }

  private static let currencies = [
    "AUD": "australischen Dollar", "CAD": "kanadischen Dollar", "CHF": "Schweizer Franken",
    "EUR": "Euro", "GBP": "Pfund", "JPY": "Yen", "KWD": "Dinar", "USD": "Dollar",
  ]
}
