import GameParameters
import IntentKit
import NumbersGame

private let game: [String: IntentTranslation.Parameter] = [
  "target": .spanishTarget, "numbers": .spanishNumbers(.countdown),
]

extension ExplainSolutionIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Explicar una solución",
    explanation: "Recorre despacio los pasos de una solución, uno por uno.",
    phrases: [
      "(explica|explícame) [la solución (para|de)] {target} (con|usando) [los] [números] {numbers}"
    ],
    followUpPhrases: [
      "(por qué|cómo es eso|cómo así|y eso por qué)",
      "cómo (lo has hecho|has llegado|has llegado a eso|lo has encontrado|se hace eso)",
      "cómo (funciona|se llega a) eso",
      "(explica|explícame|explícalo|explícamelo) [(eso|esto|la solución|la operación)]",
      "[(enséñame|muéstrame|dime|dame)] los pasos", "cuáles son los pasos", "paso a paso",
      "[(otra vez|de nuevo)] [(por favor|y)] (más despacio|despacio|más lento)",
      "(dilo|léelo|repítelo) [otra] [vez] (despacio|más despacio)",
    ], summary: "Explicar la solución [para {target}] [con {numbers}]", parameters: game)
}

extension FindAnotherSolutionIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Encontrar otra solución",
    explanation:
      "Encuentra una solución que sea de verdad distinta de las ya dichas, y no solo en el orden.",
    phrases: [
      "otra solución (para|de) {target} (con|usando) [los] [números] {numbers}"
    ],
    followUpPhrases: [
      "[(hay|tienes|conoces|sabes)] [también] [alguna] (otra|otras|una) (solución|soluciones|posibilidad|manera|forma|respuesta) [más]",
      "[hay] [algún] otro (camino|modo)",
      "(enséñame|dame|dime|muéstrame) otra [(solución|manera|forma)]",
      "[se puede] [(hacer|resolver)] de (otra|alguna otra) (manera|forma)",
      "hazlo de otra (manera|forma)",
      "(qué|cómo) más", "y otra", "(es|era) (la única|esa la única) [(solución|manera|forma)]",
    ], summary: "Encontrar otra solución [para {target}] [con {numbers}]",
    parameters: game.merging([
      "toldCount": .init(
        title: "cantidad de soluciones dichas", prompt: "¿Cuántas soluciones se conocen ya?")
    ]) { first, _ in first })
}

extension CountSolutionsIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Contar las soluciones",
    explanation: "Cuenta las soluciones de un juego que son de verdad distintas.",
    phrases: [
      "cuántas soluciones [hay] para {target} (con|usando) [los] [números] {numbers}"
    ],
    followUpPhrases: [
      "cuántas [otras] (soluciones|posibilidades|maneras|formas) [(hay|tiene|son)] [(más|en total)]",
      "cuántas (hay|son) [(más|en total)]", "cuenta las soluciones",
    ], summary: "Contar las soluciones [para {target}] [con {numbers}]", parameters: game)
}

extension ListSolutionsIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Enumerar las soluciones",
    explanation:
      "Dice todas las soluciones de un juego si son pocas; si no, las primeras y dónde están las demás.",
    phrases: [
      "[(enséñame|dime|muéstrame|dame)] todas las (soluciones|maneras|formas) para {target} (con|usando) [los] [números] {numbers}"
    ],
    followUpPhrases: [
      "(enséñame|dime|muéstrame|dame) (todas|todas las demás|las demás|las otras) [las] [(soluciones|maneras|formas)]",
      "todas las (soluciones|maneras|formas)", "enuméralas",
    ], summary: "Enumerar las soluciones [para {target}] [con {numbers}]", parameters: game)
}

extension GiveHintIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Dar una pista",
    explanation:
      "Revela un poco de la mejor solución: cuántos pasos tiene, luego un número que no necesita, luego el "
      + "primer paso; nunca todo.",
    phrases: [
      "[(dame|dime)] una pista para {target} (con|usando) [los] [números] {numbers}"
    ],
    followUpPhrases: [
      "[(dame|dime)] (una|otra) pista [más]", "(pista|una ayudita)",
      "(ayúdame|échame una mano) [un poco]",
      "(por dónde|con qué|cómo) (empiezo|tengo que empezar|se empieza)",
      "cuál es el primer paso", "(no avanzo|estoy atascado|estoy atascada|me he atascado)",
      "no (lo sé|sé [cómo] seguir)",
    ], summary: "Dar una pista [para {target}] [con {numbers}]",
    parameters: game.merging([
      "givenCount": .init(
        title: "cantidad de pistas dadas", prompt: "¿Cuántas pistas ha habido ya?")
    ]) { first, _ in first })
}
