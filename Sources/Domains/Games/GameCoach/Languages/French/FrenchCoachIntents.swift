import GameParameters
import IntentKit
import NumbersGame

private let game: [String: IntentTranslation.Parameter] = [
  "target": .frenchTarget, "numbers": .frenchNumbers(.leCompteEstBon),
]

extension ExplainSolutionIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Expliquer une solution",
    explanation: "Reprend lentement les étapes d'une solution, une à une.",
    phrases: [
      "(explique|expliquez|expliquer) [la solution (de|pour)] {target} (avec|à partir de) [(les|des)] [(nombres|plaques)] {numbers}"
    ],
    followUpPhrases: [
      "(pourquoi|comment|comment ça)",
      "comment (as-tu|avez-vous|tu as|vous avez|est-ce que tu as) (fait|trouvé|obtenu) [ça]",
      "comment (ça marche|fait-on|on fait)",
      "(explique|expliquez|expliquer|détaille|détaillez) [(moi|ça|la solution|le calcul)]",
      "[(montre|donne)] [moi] les étapes", "quelles sont les étapes",
      "étape par étape", "une étape à la fois",
      "(relis|relisez|répète|répétez|redis|redites) [(ça|le)] [plus] lentement",
      "(plus lentement|lentement)",
    ], summary: "Expliquer la solution [avec {numbers}] [pour {target}]", parameters: game)
}

extension FindAnotherSolutionIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Trouver une autre solution",
    explanation:
      "Trouve une solution vraiment différente de celles qui ont été dites, et pas seulement dans un "
      + "autre ordre.",
    phrases: [
      "une autre solution (pour|de) {target} (avec|à partir de) [(les|des)] [(nombres|plaques)] {numbers}"
    ],
    followUpPhrases: [
      "[(y a-t-il|il y a|est-ce qu'il y a|as-tu)] (une autre|d'autres) (solution|solutions|façon|façons|manière|réponse) [(de faire|possible|possibles)]",
      "(montre|donne|trouve) [(m'en|en|moi)] une autre [(solution|façon)]",
      "(fais|faites|faire) (autrement|d'une autre façon)", "autrement", "quoi d'autre",
      "(c'est|est-ce) la seule [(solution|façon)]",
    ], summary: "Trouver une autre solution [avec {numbers}] [pour {target}]",
    parameters: game.merging([
      "toldCount": .init(
        title: "nombre de solutions dites", prompt: "Combien de solutions sont connues ?")
    ]) { first, _ in first })
}

extension CountSolutionsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Compter les solutions",
    explanation: "Compte les solutions d'un tirage qui sont vraiment différentes.",
    phrases: [
      "combien de solutions [(y a-t-il|il y a)] pour {target} (avec|à partir de) [(les|des)] [(nombres|plaques)] {numbers}"
    ],
    followUpPhrases: [
      "combien [(de|d'autres)] (solutions|façons|manières) [(y a-t-il|il y a|existe-t-il|de faire)]",
      "[il] [y] [en] [a] combien", "combien (y en a-t-il|il y en a)",
      "(compte|comptez) les solutions",
    ], summary: "Compter les solutions [avec {numbers}] [pour {target}]", parameters: game)
}

extension ListSolutionsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Lister les solutions",
    explanation:
      "Donne toutes les solutions d'un tirage s'il y en a peu ; sinon les premières, et où sont les autres.",
    phrases: [
      "[(montre|montrez|donne|donnez)] [moi] toutes les (solutions|façons) (pour|de faire) {target} (avec|à partir de) [(les|des)] [(nombres|plaques)] {numbers}"
    ],
    followUpPhrases: [
      "[(montre|montrez|donne|donnez|liste|listez)] [moi] toutes les [autres] (solutions|façons|réponses)",
      "(montre|montrez|donne|donnez) [les] [moi] (toutes|les autres)",
    ], summary: "Lister les solutions [avec {numbers}] [pour {target}]", parameters: game)
}

extension GiveHintIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Donner un indice",
    explanation:
      "Dit un peu de la meilleure solution : ses étapes, puis un nombre dont elle n'a pas besoin, puis "
      + "sa première étape ; jamais tout.",
    phrases: [
      "[(donne|donnez)] [moi] un indice pour {target} (avec|à partir de) [(les|des)] [(nombres|plaques)] {numbers}"
    ],
    followUpPhrases: [
      "[(donne|donnez)] [moi] (un|un autre|encore un) (indice|conseil)",
      "(indice|aide-moi|aidez-moi) [un peu]", "par (où|quoi) (commencer|je commence)",
      "quelle est la première étape", "je (suis bloqué|bloque|sèche)", "je ne sais pas",
    ], summary: "Donner un indice [avec {numbers}] [pour {target}]",
    parameters: game.merging([
      "givenCount": .init(
        title: "nombre d'indices donnés", prompt: "Combien d'indices ont été donnés ?")
    ]) { first, _ in first })
}
