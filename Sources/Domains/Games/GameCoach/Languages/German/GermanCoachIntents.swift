import GameParameters
import IntentKit
import NumbersGame

private let game: [String: IntentTranslation.Parameter] = [
  "target": .germanTarget, "numbers": .germanNumbers(.countdown),
]

extension ExplainSolutionIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine Lösung erklären",
    explanation: "Geht die Schritte einer Lösung langsam durch, einen nach dem anderen.",
    phrases: [
      "(erkläre|erklär) [die Lösung (für|von)] {target} (mit|aus) [den] [Zahlen] {numbers}"
    ],
    followUpPhrases: [
      "(warum|wieso|wie das|wie denn|weshalb)",
      "wie (hast du das|bist du darauf) (gemacht|gefunden|gekommen|hinbekommen)",
      "wie (funktioniert|kommt man auf) das",
      "(erkläre|erklär) [mir] [(das|es|die Lösung|die Rechnung)]",
      "[(zeig|nenn|sag)] [mir] die [einzelnen] Schritte", "was sind die Schritte",
      "Schritt für Schritt", "[(noch mal|noch einmal)] [(bitte|und)] (langsamer|langsam)",
      "(sag|lies|wiederhol) (es|das) [noch] [mal] (langsam|langsamer)",
    ], summary: "Die Lösung [für {target}] [aus {numbers}] erklären", parameters: game)
}

extension FindAnotherSolutionIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine andere Lösung finden",
    explanation:
      "Findet eine Lösung, die sich von den schon genannten wirklich unterscheidet, nicht nur in der "
      + "Reihenfolge.",
    phrases: [
      "(eine andere|noch eine) Lösung (für|von) {target} (mit|aus) [den] [Zahlen] {numbers}"
    ],
    followUpPhrases: [
      "[(gibt es|hast du|kennst du)] [auch] [noch] (eine andere|andere|eine weitere|weitere|eine) (Lösung|Lösungen|Möglichkeit|Möglichkeiten|Wege|Antwort)",
      "[gibt es] [noch] einen (anderen|weiteren) (Weg|Lösungsweg)",
      "(zeig|gib|nenn|sag) mir (noch eine|eine andere|eine weitere) [(Lösung|Möglichkeit)]",
      "geht (das|es) [auch] anders", "(mach|löse) (es|das) anders", "wie [geht es] [(noch|sonst)]",
      "was [gibt es] (noch|sonst noch)", "und noch eine",
      "(ist|war) das die einzige [(Lösung|Möglichkeit)]",
    ], summary: "Eine andere Lösung [für {target}] [aus {numbers}] finden",
    parameters: game.merging([
      "toldCount": .init(
        title: "Anzahl genannter Lösungen", prompt: "Wie viele Lösungen sind schon bekannt?")
    ]) { first, _ in first })
}

extension CountSolutionsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Die Lösungen zählen",
    explanation: "Zählt die Lösungen eines Spiels, die sich wirklich unterscheiden.",
    phrases: [
      "wie viele Lösungen [gibt es] für {target} (mit|aus) [den] [Zahlen] {numbers}"
    ],
    followUpPhrases: [
      "wie viele [(andere|weitere)] (Lösungen|Möglichkeiten|Wege) [(gibt es|hat es|sind es)] [(noch|insgesamt)]",
      "wie viele (gibt es|sind es) [(davon|noch|insgesamt)]",
      "(zähl|zähle) die Lösungen",
    ], summary: "Die Lösungen [für {target}] [aus {numbers}] zählen", parameters: game)
}

extension ListSolutionsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Die Lösungen auflisten",
    explanation:
      "Nennt alle Lösungen eines Spiels, wenn es wenige sind; sonst die ersten und wo die anderen stehen.",
    phrases: [
      "[(zeig|zeige|nenn|nenne|gib)] [mir] alle (Lösungen|Wege) für {target} (mit|aus) [den] [Zahlen] {numbers}"
    ],
    followUpPhrases: [
      "(zeig|zeige|nenn|nenne|gib) [mir] (alle|alle anderen|die übrigen|die anderen) [(Lösungen|Wege)]",
      "(alle|alle anderen) (Lösungen|Wege)",
    ], summary: "Die Lösungen [für {target}] [aus {numbers}] auflisten", parameters: game)
}

extension GiveHintIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Einen Tipp geben",
    explanation:
      "Verrät ein wenig von der besten Lösung: wie viele Schritte sie hat, dann eine Zahl, die sie nicht "
      + "braucht, dann den ersten Schritt; nie alles.",
    phrases: [
      "[(gib|sag)] [mir] einen (Tipp|Hinweis) für {target} (mit|aus) [den] [Zahlen] {numbers}"
    ],
    followUpPhrases: [
      "[(gib|sag)] [mir] [noch] (einen|einen anderen) (Tipp|Hinweis)", "[noch] ein (Tipp|Hinweis)",
      "(Tipp|Hinweis)", "(hilf mir|hilf mir mal) [ein bisschen]",
      "(womit|wie|wo) (fange ich an|fang ich an|soll ich anfangen|fängt man an)",
      "was ist der erste Schritt", "ich (komme nicht weiter|hänge fest|stecke fest)",
      "ich weiß [es] nicht [weiter]",
    ], summary: "Einen Tipp [für {target}] [aus {numbers}] geben",
    parameters: game.merging([
      "givenCount": .init(
        title: "Anzahl gegebener Tipps", prompt: "Wie viele Tipps gab es schon?")
    ]) { first, _ in first })
}
