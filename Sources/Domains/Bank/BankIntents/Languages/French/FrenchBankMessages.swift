import Bank
import IntentKit
import IntentLanguage
import MoneyKit

extension BankMessage {
  /// The messages in French.
  static let french = MessageWording<BankMessage>("fr") { words(for: $0) }

  private static func words(for message: BankMessage) -> Dialogue {
    switch message {
    case .amount(let money): Dialogue(text(money))
    case .sum(let amount): Dialogue(text(amount))
    case .payment(let amount, let date): "\(text(amount)), \(date)"
    case .found(let payments, let total, let scope): Dialogue(found(payments, total, scope))
    case .paymentsTitle: "Paiements"
    case .ranked(let rank, let accounts):
      Dialogue(
        "C'est sur \(accounts.map { "\($0.account) (\(text($0.balance)))" }.enumerated("et")) "
          + "qu'il y a le \(rank == .most ? "plus" : "moins").")
    case .balances(let balances):
      "Il y a \(balances.map { "\(text($0.balance)) sur \($0.account)" }.enumerated("et"))."
    case .paid(let money, let name):
      "Vous avez payé \(text(money)) à \(name) jusqu'à présent."
    case .noAccounts: "Vous n'avez pas encore de compte."
    case .noAccountToPayFrom: "Vous n'avez pas encore de compte d'où payer."
    case .overviewTitle: "Comptes"
    case .noTransactions(let account, nil): "Il n'y a pas encore d'opérations sur \(account)."
    case .noTransactions(let account, let period?):
      "Il n'y a pas d'opérations sur \(account) \(period.words(in: .french))."
    case .payments(let payments, let payee, let account, let period):
      Dialogue(
        (payments.isEmpty
          ? "Vous n'avez rien payé"
          : "Vous avez payé \(payments.map { text($0.total) }.enumerated("et"))")
          + (payee.map { " à \($0)" } ?? "") + (account.map { " depuis \($0)" } ?? "")
          + (period.map { " \($0.words(in: .french))" } ?? "")
          + (payments.isEmpty ? "." : ", en \(counted(payments.reduce(0) { $0 + $1.count })).")
      )
    case .lastTransaction(let line, let account):
      """
      La dernière : \(text(line.size)) \(line.amount.units < 0 ? "vers" : "de") \
      \(line.kind == .opening ? "l'ouverture" : otherSide(line)). \
      Il y a \(text(line.balance)) sur \(account).
      """
    case .counterparty(let line): Dialogue(otherSide(line))
    case .confirmTransfer(let money, let from, let to, let isOwn, true):
      "Vous venez de le faire. \(isOwn ? "Virer" : "Payer") \(text(money)) de \(from) à \(to) encore une fois ?"
    case .confirmTransfer(let money, let from, let to, let isOwn, false):
      "\(isOwn ? "Virer" : "Payer") \(text(money)) de \(from) à \(to). C'est bien cela ?"
    case .transferred(let money, let from, let to, let left):
      "C'est fait : \(text(money)) de \(from) à \(to). Il reste \(text(left))."
    case .transferredBefore(let money, let from, let to):
      "C'était déjà fait : \(text(money)) de \(from) à \(to), une seule fois."
    case .confirmPlan(let plan, let isOwn):
      """
      \(isOwn ? "Virer" : "Payer") \(text(plan.money)) de \(plan.from) à \(plan.to) \
      \(plan.schedule(in: .french)), la première fois \(plan.next(in: .french, after: "le")). \
      C'est bien cela ?
      """
    case .planned(let plan):
      """
      C'est prévu : \(text(plan.money)) de \(plan.from) à \(plan.to) \(plan.schedule(in: .french)), \
      la première fois \(plan.next(in: .french, after: "le")).
      """
    case .plans(let plans): Dialogue(words(for: plans))
    case .confirmStop(let plan):
      """
      Arrêter de payer \(text(plan.money)) de \(plan.from) à \(plan.to) \
      \(plan.schedule(in: .french)) ?
      """
    case .stopped(let plan?, let payee):
      "C'est arrêté : \(payee) ne recevra plus \(text(plan.money)) \(plan.schedule(in: .french))."
    case .stopped(nil, let payee): "Le paiement à \(payee) était déjà arrêté."
    case .ran(let run, let date, let today):
      Dialogue(words(for: run, Language.french.wording.values.time(.date(date), today)))
    case .startsInPast: "C'est dans le passé."
    case .neverDue: "Ce jour n'existe pas."
    case .failed(let error): Dialogue("\(reason(error)).")
    }
  }

  /// "Il y a 2 paiements de plus de £20 en octobre 2026 : £25,00 à Anna le jeudi 1 octobre et …".
  private static func found(
    _ payments: [PaymentLine], _ total: Int, _ scope: Scope
  ) -> String {
    let place =
      (scope.above.map { " de plus de \(text($0))" } ?? "")
      + (scope.above != nil && scope.below != nil ? " et" : "")
      + (scope.below.map { " de moins de \(text($0))" } ?? "")
      + (scope.payee.map { " à \($0)" } ?? "") + (scope.account.map { " depuis \($0)" } ?? "")
      + (scope.period.map { " \($0.words(in: .french))" } ?? "")
    let lines = payments.map { payment in
      "\(text(payment.amount))\(scope.payee == nil ? " à \(payment.payee)" : "") "
        + payment.day(in: .french, after: "le")
    }
    if payments.isEmpty { return "Il n'y a pas de paiements\(place)." }
    if let rank = scope.rank {
      let plural = total == 1 ? "" : "s"
      return "\(total == 1 ? "Le" : "Les") plus \(rank == .largest ? "grand" : "petit")\(plural) "
        + "paiement\(plural)\(place)\(total > lines.count ? ", \(lines.count) sur \(total)" : "") : "
        + "\(lines.enumerated("et"))."
    }
    let latest = lines.count == 1 ? "Le dernier" : "Les \(lines.count) derniers"
    return "Il y a \(counted(total))\(place)\(total > lines.count ? ". \(latest)" : "") : "
      + "\(lines.enumerated("et"))."
  }

  private static func words(for plans: [Plan]) -> String {
    if plans.isEmpty { return "Aucun paiement n'est prévu." }
    let count = plans.count == 1 ? "1 paiement est prévu" : "\(plans.count) paiements sont prévus"
    let lines = plans.map {
      "\(text($0.money)) de \($0.from) à \($0.to) \($0.schedule(in: .french)) "
        + "(prochaine fois \($0.next(in: .french, after: "le")))"
    }
    return "\(count) : \(lines.enumerated("et"))."
  }

  private static func words(for run: StandingRun, _ day: String) -> String {
    let (money, from, to) = (text(run.order.amount), run.order.fromName, run.order.toName)
    guard let failure = run.failure else {
      return "Comme prévu pour \(day), \(money) ont été virés de \(from) à \(to)."
    }
    let reason =
      switch failure {
      case .insufficientFunds: "il n'y avait pas assez sur \(from)"
      case .overLimit: "une limite aurait été dépassée"
      case .accountClosed: "un compte a été fermé"
      case .unreadableSchedule: "son rythme n'est pas lisible, il n'est donc plus prévu"
      case .other: "ce n'était pas possible"
      }
    return "Le paiement de \(money) de \(from) à \(to) prévu pour \(day) n'a pas été fait : "
      + "\(reason). Rien n'a été viré."
  }

  private static func counted(_ payments: Int) -> String {
    payments == 1 ? "1 paiement" : "\(payments) paiements"
  }

  /// Omits the ledger's textual reasons, which are in English.
  private static func reason(_ error: BankError) -> String {
    switch error {
    case .unknownAccount(let name): "Il n'y a pas de compte \(name)"
    case .sameAccount(let name): "L'argent ne peut pas aller de \(name) à \(name)"
    case .notOwn(let name): "\(name) n'est pas à vous : on ne peut pas y prendre d'argent"
    case .notPositive: "Une somme doit être plus grande que zéro"
    case .tooManyDecimals(let currency):
      currency.digits == 0
        ? "Les sommes en \(name(currency)) n'ont pas de décimales"
        : "Les sommes en \(name(currency)) ont au plus \(currency.digits) décimales"
    case .wrongCurrency(let account, let currency, let given):
      "\(account) est en \(name(currency)), pas en \(name(given))"
    case .insufficientFunds(let account, let available):
      "Il n'y a que \(text(available)) sur \(account)"
    case .overTransferLimit(let limit): "On peut virer au plus \(text(limit)) à la fois"
    case .overDailyLimit(let limit, let left):
      "On peut virer au plus \(text(limit)) par jour, et il en reste \(text(left)) aujourd'hui"
    case .keyReused: "Cette clé a servi à un autre virement"
    case .nameTaken(let name): "Il y a déjà un compte \(name)"
    case .badName(let name, _): "« \(name.prefix(80)) » ne peut pas être le nom d'un compte"
    case .notEmpty(let account, let balance):
      "Il y a encore \(text(balance)) sur \(account) : videz-le d'abord"
    case .tooLarge: "C'est plus qu'un compte ne peut avoir"
    case .openingTooLarge(let allowed):
      "Les comptes en \(name(allowed.currency)) ne peuvent s'ouvrir qu'avec "
        + "\(text(allowed)) de plus"
    case .detailsLost:
      "Ce virement a été fait, mais ses détails ont été perdus quand le fichier a été abîmé"
    case .badText: "Ce texte ne peut pas être gardé"
    case .noSuchStandingOrder: "Ce paiement n'est plus prévu"
    case .tooManyStandingOrders(let maximum): "On peut prévoir au plus \(maximum) paiements"
    }
  }

  private static func otherSide(_ line: StatementLine) -> String {
    switch line.kind {
    case .opening: "ouverture"
    case .correction: "correction"
    case .incoming, .outgoing: line.other.isEmpty ? line.note : line.other
    }
  }

  private static func text(_ money: Money) -> String { text(MoneyAmount(money)) }

  private static func text(_ amount: MoneyAmount) -> String { amount.text(decimalSign: ",") }

  private static func name(_ currency: Currency) -> String {
    currencies[currency.code] ?? currency.code
  }

  private static let currencies = [
    "AUD": "dollars australiens", "CAD": "dollars canadiens", "CHF": "francs suisses",
    "EUR": "euros", "GBP": "livres", "JPY": "yens", "KWD": "dinars", "USD": "dollars",
  ]
}
