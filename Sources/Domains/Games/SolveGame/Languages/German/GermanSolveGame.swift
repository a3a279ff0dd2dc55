import GameParameters
import IntentKit
import NumbersGame

extension SolveGameIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Ein Zahlenspiel lösen",
    explanation:
      "Findet die beste Lösung eines Zahlenspiels: die nächste an der Zielzahl, und davon eine mit den "
      + "wenigsten Schritten.",
    phrases: [
      """
      (löse|lös|lösen|rechne|knack) (ein|das|dieses|mein|ein anderes) \
      (Spiel|Zahlenspiel|Rätsel|Zahlenrätsel) \
      [(für|auf|mit|mit der) [(Ziel|Zielzahl)] {target}] [[und] (mit|aus) [den] [Zahlen] {numbers}]
      """,
      """
      (ein|das|dieses|mein|ein anderes) (Spiel|Zahlenspiel|Rätsel|Zahlenrätsel) \
      [(für|auf|mit|mit der) [(Ziel|Zielzahl)] {target}] [[und] (mit|aus) [den] [Zahlen] {numbers}] lösen
      """,
      "wie komme ich [(mit|aus|von) [den] [Zahlen] {numbers}] auf {target}",
      "wie komme ich auf {target} [(mit|aus) [den] [Zahlen] {numbers}]",
      "wie (erreiche|bekomme|mache) ich {target} [(mit|aus) [den] [Zahlen] {numbers}]",
      "wie (erreiche|bekomme|mache) ich (mit|aus) [den] [Zahlen] {numbers} [die] {target}",
      "(löse|lös|lösen) {target} [(mit|aus) [den] [Zahlen]] {numbers}",
      "{target} [(mit|aus) [den] [Zahlen]] {numbers} lösen",
      "(erreiche|mache|mach) {target} (mit|aus) [den] [Zahlen] {numbers}",
      "(mit|aus) [den] [Zahlen] {numbers} [auf] {target} (erreichen|machen|kommen)",
      "(löse|lös) {numbers} (für|auf) {target}",
      "(gib|nenn|zeig|sag) mir (die|eine) Lösung (für|von) {target} [(mit|aus) [den] [Zahlen] {numbers}]",
    ],
    keywords: [
      "{target} {numbers}", "{numbers} {target}", "löse", "löse {target}", "löse {numbers}",
      "[das] Spiel lösen", "[die] Zielzahl [ist] {target} [und] [die] Zahlen [sind] {numbers}",
      "[das] Ziel [ist] {target} [und] [die] Zahlen [sind] {numbers}",
      "[die] Zahlen [sind] {numbers} [und] [die] (Zielzahl|Ziel) [ist] {target}",
      "Zahlen [sind] {numbers}", "(Zielzahl|Ziel) [ist] {target}",
      "(Zielzahl|Ziel) {target} {numbers}", "{numbers} (Zielzahl|Ziel) {target}",
      "{numbers} [(für|auf|zu|ergibt|soll|ergeben)] {target}",
      "{target} [(mit|aus|von)] [(den|diesen)] [Zahlen] {numbers}",
      "(Lösung|Antwort) (für|von|zu) {target} [(mit|aus)] [den] [Zahlen] [{numbers}]",
      "[beste] (Lösung|Antwort) [(für|von)] [das] [Spiel]",
      "[beste] (Lösung|Antwort) für {target} [mit] [{numbers}]",
      "komme [ich] auf {target} [(mit|aus)] [den] [Zahlen] [{numbers}]",
      "komme [ich] (mit|aus|von) [den] [Zahlen] {numbers} auf {target}",
      "(mit|aus) [den] [Zahlen] {numbers} [soll] [ich] [auf] {target} (kommen|erreichen|machen)",
      "(mit|aus) [den] [Zahlen] {numbers} auf {target}",
      "auf {target} kommen (mit|aus) [den] [Zahlen] {numbers}",
      "(erreiche|mache|bekomme) {target} [(mit|aus)] [den] [Zahlen] {numbers}",
      "{target} (erreichen|machen|bekommen) [(mit|aus)] [den] [Zahlen] [{numbers}]",
      "(erreiche|mache|bekomme) {target}", "wie (geht|rechne) ich {target}",
      "(hänge|festhänge|stecke) bei {target} fest [mit] [{numbers}]",
      "(hänge|stecke) bei [dem] Spiel fest", "komme [ich] nicht auf {target} [mit] [{numbers}]",
      "was kann ich (mit|aus) {numbers} machen", "(habe|gezogen) {numbers}",
      "[das] Spiel [kann ich] nicht lösen", "(zeig|sag|verrate) mir [die] (Lösung|Antwort)",
      "wie geht [das|dieses] Spiel", "[das] Spiel auflösen", "Auflösung [für {target}]",
      "{target} = {numbers}", "wie (geht|löst) [man] [(das|dieses)] Spiel",
    ],
    followUpPhrases: [
      "(löse|lös) (es|das|das Spiel|dieses Spiel) [auf]", "(löse|lös) [auf]",
      "[(was ist|zeig mir|sag mir|verrate mir|gib mir)] die (Lösung|Antwort|Auflösung)",
      "wie (geht|ginge) [das]", "wie (löst|macht) man das", "wie (löse|mache) ich das",
      "(ich gebe auf|ich geb auf|wir geben auf)", "na dann los", "wie kommt man (darauf|da drauf)",
      "[und] [(was ist mit|wie wäre es mit)] (Ziel|Zielzahl) {target}",
      "{target} mit (denselben|den gleichen|diesen|den) Zahlen",
    ], summary: "Das Spiel [{target}] [aus {numbers}] lösen",
    parameters: ["target": .germanTarget, "numbers": .germanNumbers(.countdown)])
}
