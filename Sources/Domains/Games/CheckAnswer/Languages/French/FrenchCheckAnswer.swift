import GameParameters
import IntentKit
import NumbersGame

extension CheckAnswerIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Vérifier une réponse",
    explanation:
      "Juge une réponse au compte est bon, en mots ou en signes : si elle suit les règles, à combien du "
      + "compte elle est, et ce qu'elle rapporte. Le tirage peut être celui d'avant.",
    phrases: [
      "(vérifie|vérifier|vérifiez|juge|juger|jugez) (ma|une|la|cette) (réponse|solution)",
      "(vérifie|vérifier|vérifiez|juge|juger|jugez) (ma|cette|la) (réponse|solution) {answer}",
      "[est-ce que] {answer} est (juste|correct|bon|une solution|une réponse)",
      "est-ce que ma réponse est (juste|bonne|correcte)", "ma réponse est {answer}",
    ],
    keywords: [
      "[est-ce que] ma (réponse|solution) est (juste|bonne|correcte)",
      "vérifie [(si|que|voir si)] {answer} [(est|c'est)] [(juste|correct|bon|valable|exact)]",
      "(vérifie|contrôle|juge) [ma] (réponse|solution|calcul) {answer}",
      "{answer}", "{answer} {target}", "{target} {answer}",
      "(vérifie|contrôle|juge) [ma] (réponse|solution|calcul)", "vérifie {answer}",
      "{answer} (c'est|est|est-ce) (juste|correct|bon|valable|exact|une solution)",
      "{answer} (juste|correct) (ou pas|ou non|ou faux)",
      "{answer} (ça joue|ça marche|ça passe|ça va)",
      "ma (réponse|solution|proposition) [(c'est|est)] {answer}",
      """
      [moi] (je propose|je dis|je pense|j'ai trouvé|j'obtiens|j'ai) {answer} \
      [c'est] [(juste|correct|bon|valable|exact)]
      """,
      "j'ai fait {answer} [est-ce que] (c'est|est) (juste|correct|bon)",
      "(le|un) compte est bon (j'ai fait|j'ai trouvé|avec) {answer}",
      "(j'ai|est-ce que j'ai) (bon|juste) {answer}",
      "que (penses-tu|pensez-vous|dis-tu|dites-vous) de {answer}",
      "{answer} (j'ai|ai-je|est-ce que j'ai) (bon|juste|raison)",
      "c'est (bon|juste|correct) {answer}",
      "{answer} (compte|convient|suffit)",
    ], summary: "Vérifier {answer} [pour {target}]",
    parameters: [
      "target": .frenchTarget, "numbers": .frenchNumbers(.leCompteEstBon),
      "answer": .init(
        title: "réponse", prompt: "Quelle est votre réponse ?",
        help: "Dites ou écrivez comment y arriver, par exemple : cent plus trois, fois neuf."),
    ])
}
