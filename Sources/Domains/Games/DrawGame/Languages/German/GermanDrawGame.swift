import IntentKit

extension DrawGameIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Ein Zahlenspiel ziehen",
    explanation:
      "Zieht sechs Kärtchen und eine Zielzahl wie im Fernsehen, mit so vielen großen Zahlen, wie du "
      + "willst, und bietet die Lösung an.",
    phrases: [
      """
      (zieh|ziehe|gib mir|starte|start|spiel|spiele|mach|stell mir|such mir) \
      (ein|eine|noch ein|noch eine) [(neues|neue|anderes|andere)] \
      (Spiel|Zahlenspiel|Rätsel|Zahlenrätsel|Runde) \
      [mit {large} (großen|großen Zahlen|großen Kärtchen|großer Zahl)]
      """,
      """
      (zieh|ziehe|gib mir|starte|start|spiel|spiele|mach|stell mir|such mir) (ein|eine|noch ein|noch eine) \
      {difficulty} (Spiel|Zahlenspiel|Rätsel|Zahlenrätsel|Runde) \
      [mit {large} (großen|großen Zahlen|großen Kärtchen)]
      """,
      "[(gib mir|zieh|ziehe)] {large} (große|große Zahlen|große Kärtchen)",
      "{large} (große|große Zahlen) [und] [die] {small} (kleine|kleine Zahlen)",
      "{small} (kleine|kleine Zahlen) [und] {large} (große|große Zahlen)",
      "(ein|eine) [(neues|neue)] (Spiel|Zahlenspiel|Rätsel|Zahlenrätsel|Runde) [mit {large} (großen|großen Zahlen)] (ziehen|spielen|starten)",
      "(neues|neue) (Spiel|Zahlenspiel|Runde) [mit {large} (großen|großen Zahlen)]",
      "(zieh|ziehe) [sechs] Zahlen",
    ],
    keywords: [
      "Spiel", "Zahlenspiel", "(neues|anderes|nächstes|zufälliges) Spiel",
      "(neue|andere|nächste) Runde", "[neue] Runde [Zahlen]", "Spiel spielen",
      "Zahlenspiel spielen",
      "noch (eins|eine|ein Spiel|eine Runde)", "{small} (kleine|kleinen) [Zahlen]",
      "{large} (große|großen) [Zahlen]", "{large} (große|großen) [und] [der] Rest klein",
      "{large} (große|großen) [und] {small} (kleine|kleinen)",
      "{small} (kleine|kleinen) [und] {large} (große|großen)",
      "(Spiel|Runde) [mit] {large} (große|großen) [Zahlen]",
      "(Spiel|Runde) [mit] {small} (kleine|kleinen) [Zahlen]",
      "(Spiel|Runde) [mit] {large} (große|großen) [und] {small} (kleine|kleinen) [Zahlen]",
      "(zieh|gib mir|wähle) [(ein paar|sechs|neue)] Zahlen", "neue Zahlen", "zufällige Zahlen",
      "(zieh|gib mir|wähle) Zahlen [mit] {large} (großen|große)",
      "{difficulty} Spiel", "{difficulty} Runde", "(etwas|eins|was) {difficulty}",
      "(zufällige|neue) Zielzahl und Zahlen", "Zahlen und Zielzahl ziehen", "Zahlen ziehen",
      "(lass uns|will|möchte|lust) spielen", "spielen [wir] [eine] Runde",
      "(starte|zieh|spiel|gib mir) [ein] Spiel",
    ],
    followUpPhrases: [
      "[(mach es|ein Spiel|etwas|was|gib mir etwas|gib mir|zieh|eins)] [(ein|eins|das|ein Spiel|etwas|was)] [(bisschen|wenig|etwas)] {change} [bitte]",
      "[(gib mir|zieh)] (noch eins|noch ein Spiel|ein neues|das nächste|ein anderes|noch eine Runde)",
      "(nächstes|nächste|noch eins)",
    ], summary: "Ein [{difficulty}] Spiel [mit {large} großen Zahlen] ziehen",
    parameters: [
      "large": .init(title: "Anzahl großer Zahlen", prompt: "Wie viele große Zahlen?"),
      "small": .init(title: "Anzahl kleiner Zahlen", prompt: "Wie viele kleine Zahlen?"),
      "difficulty": .init(
        title: "Schwierigkeit", prompt: "Wie schwer?",
        cases: [
          "easy": [
            "leichtes", "leicht", "leichte", "einfach", "einfaches", "einfache", "leichten",
          ],
          "medium": [
            "mittelschweres", "mittel", "mittelschwer", "mittelschwere", "mittleres", "mittlere",
            "normales", "normal", "normale",
          ],
          "hard": [
            "schweres", "schwer", "schwere", "schwierig", "schwieriges", "schwierige", "knifflig",
            "kniffliges", "knifflige", "schweren", "hart", "hartes",
          ],
          "very-hard": [
            "sehr schweres", "sehr schwer", "sehr schwere", "sehr schwierig", "sehr schwieriges",
            "sehr schwierige", "richtig schweres", "richtig schwere", "richtig schwer",
            "extrem schwer", "extrem schweres",
          ],
        ]),
      "change": .init(
        title: "Änderung der Schwierigkeit", prompt: "Schwerer oder leichter?",
        cases: [
          "easier": [
            "leichter", "einfacher", "weniger schwer", "leichteres", "einfacheres", "leichtere",
            "einfachere", "nicht so schwer", "nicht so schweres",
          ],
          "harder": [
            "schwerer", "schwieriger", "kniffliger", "schwereres", "schwierigeres", "schwerere",
            "schwierigere", "kniffligeres", "härter",
          ],
        ]),
    ])
}
