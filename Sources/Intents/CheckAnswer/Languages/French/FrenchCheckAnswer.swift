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
    ], summary: "Vérifier {answer} [pour {target}]",
    parameters: [
      "target": .frenchTarget, "numbers": .frenchNumbers(.leCompteEstBon),
      "answer": .init(
        title: "réponse", prompt: "Quelle est votre réponse ?",
        help: "Dites ou écrivez comment y arriver, par exemple : cent plus trois, fois neuf."),
    ])
}
