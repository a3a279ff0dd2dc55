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
      "(tire|tirer|tirez|donne-moi|donnez-moi|lance|fais|faites|faire) (un|une|un autre|une autre) (tirage|partie|jeu) {difficulty}",
      "nouveau tirage [avec {large} (grands nombres|grandes plaques|grands|grandes)]",
      "(tire|tirez|tirer) (les|des) (plaques|nombres)",
    ],
    keywords: [
      "[(nouveau|autre)] tirage", "[(nouvelle|autre)] partie (du compte est bon|de chiffres)",
      "(nouvelle|autre|petite) partie", "(nouveau|autre) (compte|jeu)",
      "[(nouveau|autre)] jeu de chiffres", "des chiffres et des lettres",
      "(tire|pioche|choisis) {large} [grandes] plaques", "(jouer|partie) [aux] chiffres",
      "(tire|donne|balance) [moi] [des] (plaques|nombres)",
      "(lance|propose|veux|fais|fait) [moi] [un] [(nouveau|petit)] compte est bon",
      "(joue|jouer) [au] compte est bon", "(jouons|on joue)",
      "(joue|jouer) avec [{large}] (grands|grandes) [(nombres|plaques)]",
      "(lance|joue|fais|donne) [moi] [une] partie [avec {large} [grandes] plaques]",
      "(tirage|partie|jeu) [avec] {large} [grandes] (plaques|nombres)",
      "(tirage|partie|jeu) [(avec|dont|de)] [les] {large} grandes [plaques]",
      "(tire|donne) [moi] [des] (plaques|nombres) (avec|dont) {large} grandes [plaques]",
      "{large} grandes [plaques] [et] {small} petites [plaques]",
      "{small} petites [plaques] [et] {large} grandes [plaques]",
      "[(tirage|partie|jeu)] {large} grandes [plaques] [et] {small} petites [plaques]",
      "{large} grandes [plaques]", "{small} petites [plaques]",
      "{large} grandes [et] le reste [en] petites",
      "(tirage|partie|jeu) {difficulty}",
    ],
    followUpPhrases: [
      "[(quelque chose de|un tirage|donne-moi quelque chose de|une partie)] [(un|une)] [peu] {change}",
      "(encore un|un autre|une autre|le suivant|la suivante) [(tirage|partie|jeu)]",
    ], summary: "Faire un tirage [{difficulty}] [avec {large} grands nombres]",
    parameters: [
      "large": .init(title: "nombre de grandes plaques", prompt: "Combien de grands nombres ?"),
      "small": .init(title: "nombre de petites plaques", prompt: "Combien de petits nombres ?"),
      "difficulty": .init(
        title: "difficulté", prompt: "De quelle difficulté ?",
        cases: [
          "easy": ["facile", "simple"], "medium": ["moyen", "moyenne", "normal", "normale"],
          "hard": ["difficile", "dur", "dure"],
          "very-hard": ["très difficile", "très dur", "très dure"],
        ]),
      "change": .init(
        title: "changement de difficulté", prompt: "Plus difficile ou plus facile ?",
        cases: [
          "easier": ["plus facile", "plus simple", "moins difficile", "moins dur"],
          "harder": ["plus difficile", "plus dur", "plus dure", "plus corsé"],
        ]),
    ])
}
