import GameParameters
import IntentKit
import NumbersGame

extension CheckAnswerIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine Antwort prüfen",
    explanation:
      "Bewertet eine Antwort auf ein Zahlenspiel, in Worten oder Zeichen: ob sie die Regeln einhält, wie "
      + "nah sie ist und wie viele Punkte es gibt. Das Spiel kann das von eben sein.",
    phrases: [
      "(prüfe|prüf|prüfen|überprüfe|überprüf|kontrolliere) (meine|eine|die|diese) (Antwort|Lösung|Rechnung)",
      "(meine|eine|die|diese) (Antwort|Lösung|Rechnung) (prüfen|überprüfen|kontrollieren)",
      "(prüfe|prüf|überprüfe|überprüf|kontrolliere) (meine|die|diese) (Antwort|Lösung|Rechnung) {answer}",
      "(ist|prüfe|prüf) {answer} (richtig|korrekt|eine Lösung|eine Antwort)",
      "(prüfe|prüf|überprüfe) {answer}", "stimmt {answer}", "meine Antwort ist {answer}",
    ],
    keywords: [
      "ist meine (Antwort|Lösung|Rechnung) (richtig|korrekt|ok)",
      "stimmt meine (Antwort|Lösung|Rechnung)", "habe ich recht", "liege ich richtig",
      "(prüfe|kontrolliere|schau) [(ob|dass)] {answer} [(richtig|korrekt|ok)] [(ist|stimmt)]",
      "{answer} [ist] [das] (richtig|korrekt|ok|erlaubt|eine Lösung)",
      "ist das (richtig|korrekt|ok) {answer}", "stimmt das {answer}", "{answer} stimmt [das]",
      "{answer} (richtig|korrekt) oder (nicht|falsch)",
      "meine (Antwort|Lösung|Rechnung) [(ist|lautet|wäre)] {answer}",
      "ich (habe|sage|rechne|würde|denke|komme auf|schlage vor) {answer}",
      "{answer} {target}", "{target} {answer}", "{answer}",
      "ist {answer} (richtig|korrekt|ok|erlaubt|gültig) [für {target}]",
      "{answer} (ergibt|macht|gibt|ist) {target}", "ergibt {answer} [die] {target}",
      "(zählt|gilt|geht|klappt|funktioniert) {answer}", "{answer} (zählt|gilt|geht|klappt) [das]",
      "(was|wie) (hältst|ist|wäre) [du] (von|mit) {answer}",
      "(prüfe|kontrolliere) [meine] Rechnung {answer}", "prüfe {answer} nach",
      "(prüfe|kontrolliere) [meine] (Antwort|Lösung|Rechnung)",
      "(bin ich|liege ich) (mit|bei) {answer} richtig", "(ist|war) das (richtig|korrekt|erlaubt)",
      "wie viele Punkte (bekomme ich|gibt es) (für|mit) {answer}",
    ], summary: "Die Antwort {answer} [auf {target}] prüfen",
    parameters: [
      "target": .germanTarget, "numbers": .germanNumbers(.countdown),
      "answer": .init(
        title: "Antwort", prompt: "Wie lautet deine Antwort?",
        help:
          "Sag oder schreib, wie man hinkommt, zum Beispiel: hundert plus drei, mal neun."),
    ])
}
