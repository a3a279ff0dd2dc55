import IntentKit

extension TransferMoneyIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Geld zahlen oder überweisen",
    explanation:
      "Überweist Geld von einem deiner Konten auf ein anderes, oder an jemanden, den du bezahlst.",
    phrases: [
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|bezahl|bezahle|transferiere|verschiebe|buche) \
      {amount} [(von|vom) [meinem] [Konto] {from}] (an|auf|zu|zum|aufs) \
      [(den|die|das|mein|meine|meinen)] [Konto] {to}
      """,
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|bezahl|bezahle|transferiere|verschiebe|buche) \
      {amount} (an|auf|zu|zum|aufs) [(den|die|das|mein|meine|meinen)] [Konto] {to} \
      [(von|vom) [meinem] [Konto] {from}]
      """,
      """
      (überweise|überweis|schick|schicke|sende|zahl|zahle|gib|bezahl|bezahle) \
      [(dem|der|den|meinem|meiner)] {to} {amount} [(von|vom) [meinem] [Konto] {from}]
      """,
      "(bezahl|bezahle) [(den|die|das|meinen|meine)] {to} [(von|vom|mit) [meinem] [Konto] {from}]",
      """
      (überweise|überweis|schick|schicke|sende|transferiere|verschiebe) [etwas] Geld \
      [(von|vom) [meinem] [Konto] {from}] [(an|auf|zu|aufs) [(den|die|das|mein|meine|meinen)] [Konto] {to}]
      """,
      "(überweise|überweis|schick|schicke|sende|transferiere) {amount}",
      """
      {amount} [(von|vom) [meinem] [Konto] {from}] (an|auf|aufs) \
      [(den|die|das|mein|meine|meinen)] [Konto] {to} (überweisen|zahlen|schicken|senden|verschieben)
      """,
      """
      {amount} (an|auf|aufs) [(den|die|das|mein|meine|meinen)] [Konto] {to} \
      [(von|vom) [meinem] [Konto] {from}] (überweisen|zahlen|schicken|senden|verschieben)
      """,
      """
      (mach|mache|tätige) eine Überweisung [(von|über) {amount}] [(von|vom) [meinem] [Konto] {from}] \
      [(an|auf|aufs) [(den|die|das|mein|meine|meinen)] [Konto] {to}]
      """,
      "[(dem|der)] {to} {amount} (überweisen|zahlen|schicken|geben)",
    ],
    keywords: [
      "Überweisung", "(mach|tätige) [eine] Überweisung", "Zahlung",
      "Überweisung [(von|über) {amount}] (an|auf) [mein] [Konto] {to} [(von|vom) [meinem] [Konto] {from}]",
      "Zahlung [(von|über) {amount}] an {to}",
      "(überweise|zahl) {amount} (von|vom) [meinem] [Konto] {from} (an|auf|zu) [mein] [Konto] {to}",
      "(überweise|zahl) {amount} (an|auf|zu) [mein] [Konto] {to} [(von|vom) [meinem] [Konto] {from}]",
      "(überweise|zahl|schulde) {to} {amount} [(von|vom) [meinem] [Konto] {from}]",
      "(überweise|schick) [etwas] Geld (an|auf|zu) [mein] [Konto] {to}",
      "(setz|leg) {amount} (auf|aufs) [mein] [Konto] {to} [(von|vom) [meinem] [Konto] {from}]",
      "(nimm) {amount} (von|vom) [meinem] [Konto] {from} [und] [(setz|leg)] [es] (auf|aufs) [mein] [Konto] {to}",
      "zahl {to} [{amount}]", "zahl {amount}",
      "zahl [die] Rechnung [(von|bei|für)] {to} [{amount}]",
      "zahl (jemanden|eine Rechnung|etwas)", "{amount} (an|auf|für|zu) [mein] [Konto] {to}",
      "{amount} (an|auf|für|zu) [mein] [Konto] {to} [(von|vom)] [meinem] [Konto] {from}",
      "{amount} (von|vom) [meinem] [Konto] {from} (an|auf|zu) [mein] [Konto] {to}",
      "(schulde|schulden) {to} {amount}", "{to} (bekommt|kriegt) [von mir] {amount}",
      "Geld überweisen", "{amount} überweisen", "Geld [von] {from} (an|auf) {to} überweisen",
      "{to} bezahlen", "{to} {amount} überweisen", "[die] Miete [an {to}] zahlen",
      "Geld (zwischen|von) [meinen] Konten (verschieben|umbuchen)",
      "{amount} (auf|aufs) [mein] [Konto] {to} umbuchen",
    ], summary: "[{amount} an] {to} [von {from}] zahlen",
    parameters: [
      "to": .init(title: "Konto", prompt: "An wen, oder auf welches Konto?"),
      "from": .init(title: "Konto", prompt: "Von welchem Konto?"),
      "amount": .init(title: "Betrag", prompt: "Wie viel?"),
    ])
}

extension CheckBalanceIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Einen Kontostand abfragen",
    explanation: "Sagt, wie viel auf einem deiner Konten ist, oder auf allen.",
    phrases: [
      """
      (was ist|wie ist|wie hoch ist|wie lautet|zeig|zeige|sag|nenn) [mir] [(mein|der|meinen|den)] \
      (Kontostand|Saldo|Guthaben) [(von|vom|auf|auf dem) [meinem] [Konto] {account}]
      """,
      """
      wie viel [Geld] (ist|habe ich|bleibt|bleibt mir) [noch] [(auf|auf dem) [meinem] [Konto] {account}]
      """,
      "(zeig|zeige|sag|nenn) [mir] [alle] [(meine|die)] Kontostände",
      "(was ist|was habe ich) [noch] auf [(dem|meinem)] [Konto] {account}",
      "auf welchem [(meiner|von meinen)] (Konto|Konten) (ist|habe ich) [das] {rank} [Geld]",
      "welches [(meiner|von meinen)] (Konto|Konten) hat [das] {rank} [Geld]",
      "wo (ist|habe ich) [das] {rank} Geld",
    ],
    keywords: [
      "Kontostand", "[alle] Kontostände", "Kontostand [(von|vom)] [Konto] [{account}]", "Guthaben",
      "Saldo [(von|vom)] [Konto] [{account}]", "{account} Kontostand", "Kontostand {account}",
      "wie viel [Geld] [(ist|habe ich|haben wir)] [noch] (auf|auf dem) [meinem] [Konto] {account}",
      "wie viel [Geld] [(ist|habe ich|haben wir)] [noch] auf [dem] Konto",
      "wie viel Geld", "wie viel [Geld] (habe ich|haben wir) [noch]",
      "was ist [noch] auf [dem] [Konto] {account}", "genug [Geld] auf [dem] [Konto] {account}",
      "genug Geld", "[bin ich] im (Minus|Plus)", "[mein] Konto {account} im (Minus|Plus)",
      "[bin ich] pleite", "Konto überzogen", "wie steht [es um] [mein] [Konto] {account}",
      "(zeig|prüf|schau) [mein] Konto {account}", "(zeig|prüf|schau) [mein] Konto",
      "[mein] Konto {account}", "Stand [(von|vom)] [Konto] {account}", "Stand [meiner] Konten",
      "wie viel [habe ich] auf [der] Bank", "Geld auf [dem] [Konto] {account}",
    ], summary: "Den Kontostand [von {account}] abfragen[: {rank}]",
    parameters: [
      "account": .init(title: "Konto", prompt: "Von welchem Konto?"),
      "rank": .init(
        title: "Rang", prompt: "Am meisten oder am wenigsten?",
        cases: ["most": ["am meisten", "meiste"], "least": ["am wenigsten", "wenigste"]]),
    ])
}

extension ListTransactionsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Die Umsätze zeigen",
    explanation: "Zeigt, was auf ein Konto gekommen und davon abgegangen ist, das Letzte zuerst.",
    phrases: [
      """
      (zeig|zeige|nenn|lies) [mir] [(meine|die)] [letzten] [{count}] [letzten] \
      (Umsätze|Buchungen|Überweisungen|Zahlungen|Transaktionen) \
      [(von|vom|auf|auf dem) [meinem] [Konto] {account}]
      """,
      "(zeig|zeige|lies) [mir] [(meinen|den)] Kontoauszug [(von|vom) [meinem] [Konto] {account}]",
      """
      was sind (meine|die) [letzten] [{count}] [letzten] (Umsätze|Buchungen|Transaktionen|Zahlungen) \
      [(von|vom|auf) [meinem] [Konto] {account}]
      """,
      """
      wie viel habe ich [{period}] [(an|für)] {account} [{period}] (gezahlt|bezahlt|überwiesen|ausgegeben)
      """,
      "wie viel habe ich {period} (gezahlt|bezahlt|überwiesen|ausgegeben)",
      "was habe ich {period} (gezahlt|bezahlt|überwiesen|ausgegeben)",
      "(zeig|zeige) [mir] [(meine|die)] (Umsätze|Buchungen|Zahlungen|Ausgaben) {period}",
      """
      (zeig|zeige|nenn|was sind|welche) [mir] [(meine|die|alle)] (Umsätze|Buchungen|Zahlungen|Überweisungen) \
      [(an|von|vom|auf) [(den|die|das|meinem)] [Konto] {account}] (über|von mehr als) {above} [{period}]
      """,
      """
      (zeig|zeige|nenn|was sind|welche) [mir] [(meine|die|alle)] (Umsätze|Buchungen|Zahlungen|Überweisungen) \
      [(an|von|vom|auf) [(den|die|das|meinem)] [Konto] {account}] (unter|von weniger als) {below} [{period}]
      """,
      """
      (was|welche) (ist|war) [(meine|die)] {rank} (Zahlung|Überweisung|Ausgabe|Buchung) \
      [(an|von|vom|auf) [(den|die|das|meinem)] [Konto] {account}] [{period}]
      """,
    ],
    keywords: [
      "Umsätze", "[meine] [{count}] [letzten] (Umsätze|Buchungen)",
      "[letzten] [{count}] (Umsätze|Buchungen) [(von|vom|auf)] [Konto] [{account}]",
      "letzte (Buchung|Überweisung|Zahlung) [(von|vom|auf)] [Konto] [{account}]",
      "[{count}] letzten (Überweisungen|Zahlungen|Ausgaben) [(von|vom|auf)] [Konto] [{account}]",
      "Kontoauszug", "Kontoauszug [(von|vom)] [Konto] {account}", "Kontobewegungen",
      "was (ging|ist) [vom] [Konto] {account} ab", "[meine] Ausgaben",
      "(was|wie viel) habe ich [{period}] ausgegeben", "wofür habe ich Geld ausgegeben",
      "(was|wie viel) habe ich an {account} (gezahlt|überwiesen)",
      "wann habe ich {account} (gezahlt|bezahlt|überwiesen)",
      "habe ich {account} [schon] (gezahlt|bezahlt|überwiesen)",
      "Ausgaben [(von|vom|auf)] [Konto] {account}", "wohin ist [mein] Geld",
    ],
    summary: """
      [Die letzten {count}] Umsätze [über {above}] [unter {below}] [von {account}] [{period}] zeigen[: {rank}]
      """,
    parameters: [
      "account": .init(title: "Konto", prompt: "Von welchem Konto?"),
      "count": .init(title: "Anzahl", prompt: "Wie viele?"),
      "period": .init(title: "Zeitraum", prompt: "Für welchen Zeitraum?"),
      "above": .init(title: "Betrag", prompt: "Über welchem Betrag?"),
      "below": .init(title: "Betrag", prompt: "Unter welchem Betrag?"),
      "rank": .init(
        title: "Rang", prompt: "Die größte oder die kleinste?",
        cases: [
          "largest": ["größte", "höchste", "teuerste"], "smallest": ["kleinste", "niedrigste"],
        ]),
    ])
}
