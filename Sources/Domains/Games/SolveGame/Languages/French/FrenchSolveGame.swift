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
      (résous|résoudre|résolvez) (un|une|le|la|ce|cette|mon|ma|un autre) \
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
      "comment (faire|obtenir|atteindre|trouver) {target} [avec [(les|des)] [(nombres|plaques)] {numbers}]",
      "[(donne|donnez|montre|montrez)] [moi] la solution (du|de mon|de ce) (tirage|compte|jeu)",
    ],
    keywords: [
      "{target} {numbers}", "{numbers} {target}", "résous", "résous {target}", "résous {numbers}",
      "résous [le] (compte est bon|tirage|compte|partie)",
      "[(le|un) compte est bon] [le] total [est] {target} [et] [les] [(nombres|plaques)] {numbers}",
      "[(le|un) compte est bon] [(nombres|plaques)] {numbers} [et] [le] total [est] {target}",
      "[joue] [ce] tirage {numbers} total {target}",
      "(le|un) compte est bon {target} [avec] {numbers}",
      "(le|un) compte est bon [avec] {numbers} {target}", "(le|un) compte est bon total {target}",
      "[nombre] à (trouver|atteindre) {target} [(avec|à partir de)] [les] [(nombres|plaques)] {numbers}",
      "(nombres|plaques) {numbers}", "total {target}", "total {target} {numbers}",
      "{numbers} [(pour|pour faire|pour trouver)] {target}",
      "{target} [(avec|à partir de|en utilisant)] [les] [(nombres|plaques)] {numbers}",
      "(solution|réponse) [(pour|de|à)] {target} [(avec|à partir de)] [les] [(nombres|plaques)] [{numbers}]",
      "[meilleure] (solution|réponse) [du] [(tirage|compte est bon|compte|partie)]",
      "meilleur résultat [pour] {target} [avec] {numbers}",
      """
      (comment|peux|faut|dois) (faire|obtenir|atteindre|trouver|arriver à) {target} \
      [(avec|à partir de|en utilisant)] [les] [(nombres|plaques)] [{numbers}]
      """,
      """
      (fais|trouve|obtenir|atteindre|calcule) {target} \
      (avec|à partir de|en utilisant) [les] [(nombres|plaques)] {numbers}
      """,
      "(trouve|obtenir|atteindre) {target}",
      "(bloque|coince|sèche|cale) (sur|à) {target} [avec] [{numbers}]",
      "(bloque|coince|sèche|cale) sur [le] (tirage|compte|partie)",
      "(arrive pas|n'y arrive pas) à {target} [avec] [{numbers}]",
      "que (faire|peut-on faire) avec {numbers}",
      "(avec|à partir de) {numbers} [comment] (faire|obtenir|atteindre|trouver) {target}",
      "{numbers} [je dois|il faut] (faire|obtenir|atteindre|trouver) {target}",
      "(nombres|plaques) {numbers} [je dois|il faut] (faire|obtenir|atteindre|trouver) {target}",
      "quel calcul (pour|donne) {target} [avec {numbers}]", "{target} = {numbers}",
      "solution {target} = {numbers}",
    ],
    followUpPhrases: [
      "(résous-le|résolvez-le|résous|résous ça|résolvez ça|résous ce tirage)",
      "[(quelle est|donne|donne-moi|montre|montre-moi)] la (solution|réponse)",
      "comment (faire|fait-on|on fait|tu fais|tu ferais|vous feriez) [ça]",
      "(je donne ma langue au chat|j'abandonne|je renonce)", "vas-y alors",
      "{target} avec (les mêmes|ces) [(nombres|plaques)]",
    ], summary: "Résoudre [{numbers}] [pour {target}]",
    parameters: ["target": .frenchTarget, "numbers": .frenchNumbers(.leCompteEstBon)])
}
