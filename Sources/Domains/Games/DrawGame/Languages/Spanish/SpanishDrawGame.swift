import IntentKit

extension DrawGameIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Sacar un juego de números",
    explanation:
      "Saca seis fichas y un número objetivo como en la televisión, con tantos números grandes como quieras, y "
      + "ofrece la solución.",
    phrases: [
      """
      (saca|dame|empieza|inicia|juega|haz|inventa|elige|propón) (un|una|otro|otra) [(nuevo|nueva)] \
      (juego|juego de números|partida|ronda|problema|reto) [nuevo] \
      [con {large} (grandes|números grandes|fichas grandes|número grande)]
      """,
      """
      (saca|dame|empieza|inicia|juega|haz|inventa|elige|propón) (un|una|otro|otra) \
      (juego|juego de números|partida|ronda|problema|reto) {difficulty} \
      [con {large} (grandes|números grandes|fichas grandes)]
      """,
      "[(dame|saca)] {large} (grandes|números grandes|fichas grandes)",
      "{large} (grandes|números grandes) y {small} (pequeños|números pequeños)",
      "{small} (pequeños|números pequeños) y {large} (grandes|números grandes)",
      "(sacar|jugar|empezar|iniciar) (un|una) (juego|juego de números|partida|ronda) [nuevo] [con {large} (grandes|números grandes)]",
      "(nuevo|nueva) (juego|partida|ronda|reto) [con {large} (grandes|números grandes)]",
      "(juego|partida|ronda) (nuevo|nueva)", "saca [seis] números",
    ],
    keywords: [
      "juego", "partida", "juego de números", "(nuevo|otro|siguiente) juego",
      "(nueva|otra|siguiente) (partida|ronda)", "jugar", "jugar [una] partida",
      "{small} pequeños [números]",
      "{large} grandes [números]", "{large} grandes [y] [el] resto pequeños",
      "{large} grandes [y] {small} pequeños", "{small} pequeños [y] {large} grandes",
      "(juego|partida|ronda) [con] {large} [números] grandes",
      "(juego|partida|ronda) [con] {small} [números] pequeños",
      "(juego|partida|ronda) [con] {large} grandes [y] {small} pequeños",
      "(saca|dame|elige) [(unos|seis)] números [nuevos]", "números nuevos", "números al azar",
      "(saca|dame|elige) números [con] {large} grandes", "juego {difficulty}",
      "(partida|ronda) {difficulty}", "(algo|uno|una) {difficulty}",
      "número objetivo y números [al azar]", "sacar números",
      "(vamos a|quiero|ganas de|puedo) jugar", "(juguemos|jugamos|a jugar)",
      "(empieza|saca|juega|dame) [un] juego",
    ],
    followUpPhrases: [
      "[(hazlo|un juego|algo|dame algo|dame|saca|uno|una)] [un] [(poco|poquito)] {change} [por favor]",
      "[(dame|saca)] (otro|otra|otro juego|otra partida|uno nuevo|el siguiente|otra ronda)",
      "(siguiente|otro|otra)",
    ], summary: "Sacar un juego [{difficulty}] [con {large} números grandes]",
    parameters: [
      "large": .init(title: "cantidad de números grandes", prompt: "¿Cuántos números grandes?"),
      "small": .init(title: "cantidad de números pequeños", prompt: "¿Cuántos números pequeños?"),
      "difficulty": .init(
        title: "dificultad", prompt: "¿De qué dificultad?",
        cases: [
          "easy": ["fácil", "fáciles", "sencillo", "sencilla", "simple"],
          "medium": [
            "medio", "media", "normal", "de dificultad media", "intermedio", "intermedia",
          ],
          "hard": ["difícil", "difíciles", "complicado", "complicada", "duro", "dura"],
          "very-hard": [
            "muy difícil", "muy complicado", "muy complicada", "dificilísimo", "dificilísima",
            "extremadamente difícil", "super difícil",
          ],
        ]),
      "change": .init(
        title: "cambio de dificultad", prompt: "¿Más difícil o más fácil?",
        cases: [
          "easier": [
            "más fácil", "más sencillo", "más sencilla", "menos difícil", "menos complicado",
            "no tan difícil", "más simple",
          ],
          "harder": [
            "más difícil", "más complicado", "más complicada", "más duro", "menos fácil",
          ],
        ]),
    ])
}
