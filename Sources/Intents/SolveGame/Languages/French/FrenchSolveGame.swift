import GameParameters
import IntentKit
import NumbersGame

extension SolveGameIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Résoudre un compte",
    explanation:
      "Trouve la meilleure solution d'un tirage du compte est bon : la plus proche du compte, et parmi "
      + "celles-là une qui a le moins d'étapes.",
    phrases: [
      """
      (résous|résoudre|résolvez|joue|jouer|jouez|fais|faire|faites) (un|une|le|la|ce|cette|mon|ma|un autre) \
      (compte|tirage|jeu|partie) [(est bon|de chiffres|de nombres)] \
      [(pour|avec|de) [(un|le) (compte|total) (de|à trouver)] {target}] \
      [[et] (avec|à partir de|en utilisant) [(les|des)] [(nombres|plaques)] {numbers}]
      """,
      """
      (fais|faire|faites|trouve|trouver|trouvez|atteins|atteindre|obtiens|obtenir|obtenez) {target} \
      (avec|à partir de|en utilisant) [(les|des)] [(nombres|plaques)] {numbers}
      """,
      """
      (résous|résoudre|résolvez) {target} [(avec|à partir de|en utilisant)] [(les|des)] \
      [(nombres|plaques)] {numbers}
      """,
      "le compte est bon",
    ], summary: "Résoudre [{numbers}] [pour {target}]",
    parameters: ["target": .frenchTarget, "numbers": .frenchNumbers(.leCompteEstBon)])
}
