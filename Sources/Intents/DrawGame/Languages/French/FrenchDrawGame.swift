import IntentKit

extension DrawGameIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Faire un tirage",
    explanation:
      "Tire six plaques et un compte à trouver comme à la télévision, avec autant de grands nombres que "
      + "vous voulez, et propose la solution.",
    phrases: [
      """
      (tire|tirer|tirez|donne-moi|donnez-moi|lance|lancer|lancez|commence|fais|faites|faire) \
      (un|une|un autre|une autre) [(nouveau|nouvelle)] (tirage|partie|jeu) \
      [avec {large} (grands nombres|grandes plaques|grands|grandes)]
      """,
      "[(donne-moi|donnez-moi)] {large} (grands nombres|grandes plaques|grands|grandes)",
    ], summary: "Faire un tirage [avec {large} grands nombres]",
    parameters: [
      "large": .init(title: "nombre de grandes plaques", prompt: "Combien de grands nombres ?"),
      "small": .init(title: "nombre de petites plaques", prompt: "Combien de petits nombres ?"),
    ])
}
