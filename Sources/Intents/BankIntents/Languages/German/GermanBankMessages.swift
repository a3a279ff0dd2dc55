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
    case .failed(let error): Dialogue("\(reason(error)).")
    }
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
    }
  }

  private static func otherSide(_ line: StatementLine) -> String {
    switch line.kind {
    case .opening: "Eröffnung"
    case .correction: "Korrektur"
    case .incoming, .outgoing: line.other.isEmpty ? line.note : line.other
    }
  }

  private static func text(_ money: Money) -> String {
    MoneyAmount(money).text(decimalSign: ",", signFollows: true)
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
