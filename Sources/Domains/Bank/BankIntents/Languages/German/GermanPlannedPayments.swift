import IntentKit

extension SchedulePaymentIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine Zahlung planen",
    explanation:
      "Zahlt jemandem jede Woche, jeden Monat und so weiter, oder überweist so zwischen deinen Konten.",
    phrases: [
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|bezahl|bezahle|buche) {amount} \
      [(von|vom) [meinem] [Konto] {from}] (an|auf|aufs) [(den|die|das|mein|meine|meinen)] [Konto] {to} \
      {schedule} [ab [dem] {start}]
      """,
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|bezahl|bezahle|buche) {schedule} {amount} \
      [(von|vom) [meinem] [Konto] {from}] (an|auf|aufs) [(den|die|das|mein|meine|meinen)] [Konto] {to} \
      [ab [dem] {start}]
      """,
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|gib|bezahl|bezahle) \
      [(dem|der|den|meinem|meiner)] {to} {schedule} {amount} [(von|vom) [meinem] [Konto] {from}] \
      [ab [dem] {start}]
      """,
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|bezahl|bezahle|buche) {amount} \
      (an|auf|aufs) [(den|die|das|mein|meine|meinen)] [Konto] {to} {schedule} (von|vom) [meinem] [Konto] {from}
      """,
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|gib|bezahl|bezahle) \
      [(dem|der|den|meinem|meiner)] {to} {amount} {schedule} [(von|vom) [meinem] [Konto] {from}] \
      [ab [dem] {start}]
      """,
      """
      ab [dem] {start} (überweise|überweis|schick|schicke|sende|zahl|zahle|gib|bezahl|bezahle) \
      [(dem|der|den|meinem|meiner)] {to} {schedule} {amount} [(von|vom) [meinem] [Konto] {from}]
      """,
      """
      (richte|leg|lege) einen Dauerauftrag [(über|von) {amount}] [(von|vom) [meinem] [Konto] {from}] \
      [(an|auf|für) [(den|die|das|mein|meine|meinen)] [Konto] {to}] [{schedule}] [ab [dem] {start}] (ein|an)
      """,
      """
      (plan|plane) eine [(regelmäßige|wiederkehrende)] (Zahlung|Überweisung) [(über|von) {amount}] \
      [(von|vom) [meinem] [Konto] {from}] [(an|auf) [(den|die|das|mein|meine|meinen)] [Konto] {to}] \
      [{schedule}] [ab [dem] {start}]
      """,
    ], keywords: ["Dauerauftrag (einrichten|anlegen)", "neuer Dauerauftrag [an {to}]"],
    summary: "[{amount} an] {to} [von {from}] [{schedule}][, ab {start},] zahlen",
    parameters: [
      "to": .init(title: "Konto", prompt: "An wen, oder auf welches Konto?"),
      "from": .init(title: "Konto", prompt: "Von welchem Konto?"),
      "amount": .init(title: "Betrag", prompt: "Wie viel?"),
      "schedule": .init(title: "Rhythmus", prompt: "Wie oft?"),
      "start": .init(title: "Datum", prompt: "Ab wann?"),
    ])
}

extension StopPaymentIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine geplante Zahlung beenden",
    explanation: "Beendet eine Zahlung, die jede Woche, jeden Monat und so weiter ausgeführt wird.",
    phrases: [
      """
      (stopp|stoppe|beende|lösch|lösche|streich|streiche|kündige) (den|die|meinen|meine) \
      (Dauerauftrag|Daueraufträge|[(geplante|monatliche|wöchentliche|regelmäßige)] (Zahlung|Überweisung)) \
      (an|für|auf) [(den|die|das|mein|meine|meinen)] {payment}
      """,
      """
      (stopp|stoppe|beende|lösch|lösche|streich|streiche|kündige) (einen|den|meinen|eine|die|meine) \
      (Dauerauftrag|(geplante|monatliche|wöchentliche|regelmäßige) (Zahlung|Überweisung))
      """,
    ], keywords: ["Dauerauftrag [an {payment}] (beenden|löschen|stoppen|kündigen)"],
    summary: "Die geplante Zahlung an {payment} beenden",
    parameters: ["payment": .init(title: "geplante Zahlung", prompt: "Welche geplante Zahlung?")])
}

extension FindPlannedPaymentsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Die geplanten Zahlungen zeigen",
    explanation:
      "Sagt, welche Zahlungen geplant sind, und wann jede das nächste Mal ausgeführt wird.",
    phrases: [
      "welche (Zahlungen|Überweisungen) (sind|habe ich) geplant",
      "welche Daueraufträge (habe ich|gibt es|laufen)",
      """
      (zeig|zeige|nenn|lies) [mir] [alle] [(meine|die)] \
      (Daueraufträge|(geplanten|regelmäßigen|nächsten) (Zahlungen|Überweisungen))
      """,
    ], keywords: ["[meine] Daueraufträge", "geplante (Zahlungen|Überweisungen)"],
    summary: "Die geplanten Zahlungen zeigen")
}
