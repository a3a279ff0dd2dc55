import GameParameters
import IntentKit
import NumbersGame

extension SolveGameIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Resolver un juego de números",
    explanation:
      "Encuentra la mejor solución de un juego de números: la más cercana al número objetivo, y de estas una "
      + "con los menos pasos.",
    phrases: [
      """
      (resuelve|resolver|calcula|soluciona) (un|el|este|mi|otro) (juego|juego de números|problema|reto) \
      [(para|con) [(objetivo|el objetivo|número objetivo|el número objetivo)] {target}] \
      [[y] (con|usando) [los] [números] {numbers}]
      """,
      "cómo llego [(con|usando|desde) [los] [números] {numbers}] (a|al) {target}",
      "cómo llego (a|al) {target} [(con|usando) [los] [números] {numbers}]",
      "cómo (alcanzo|consigo|obtengo|hago|saco) [el] {target} [(con|usando) [los] [números] {numbers}]",
      "cómo (alcanzo|consigo|obtengo|hago|saco) (con|usando) [los] [números] {numbers} [el] {target}",
      "(resuelve|resolver|calcula) [el] {target} [(con|usando) [los] [números]] {numbers}",
      "(alcanza|consigue|haz|saca) [el] {target} (con|usando) [los] [números] {numbers}",
      "(con|usando) [los] [números] {numbers} (alcanzar|hacer|conseguir|sacar|llegar a) {target}",
      "resuelve {numbers} para {target}",
      "(dame|dime|enséñame|muéstrame) (la|una) solución (para|de) {target} [(con|usando) [los] [números] {numbers}]",
    ],
    keywords: [
      "{target} {numbers}", "{numbers} {target}", "resuelve {target}",
      "resuelve {numbers}", "resolver [el] juego",
      "[el] [número] objetivo [es] {target} [y] [los] números [son] {numbers}",
      "[los] números [son] {numbers} [y] [el] [número] objetivo [es] {target}",
      "números [son] {numbers}", "[número] objetivo [es] {target}",
      "objetivo {target} {numbers}", "{numbers} objetivo {target}",
      "{numbers} [(para|a|da|hacen)] {target}",
      "{target} [(con|usando|de)] [(los|estos)] [números] {numbers}",
      "(solución|respuesta) (para|de|a) {target} [(con|usando)] [los] [números] [{numbers}]",
      "[mejor] (solución|respuesta) [(para|de)] [el] [juego]",
      "[mejor] (solución|respuesta) para {target} [con] [{numbers}]",
      "llego (a|al) {target} [(con|usando)] [los] [números] [{numbers}]",
      "llego (con|usando) [los] [números] {numbers} (a|al) {target}",
      "(con|usando) [los] [números] {numbers} (a|hacia) {target}",
      "llegar (a|al) {target} (con|usando) [los] [números] {numbers}",
      "(alcanza|haz|consigue) {target} [(con|usando)] [los] [números] {numbers}",
      "(hacer|alcanzar|conseguir|sacar) {target} [(con|usando)] [los] [números] [{numbers}]",
      "(alcanza|haz|consigue) {target}", "cómo (sale|hago) [el] {target}",
      "[me] (atasco|atascado|atascada) (en|con) {target} [con] [{numbers}]",
      "[me] (atasco|atascado|atascada) (en|con) [el] juego",
      "no llego (a|al) {target} [con] [{numbers}]", "qué puedo hacer con {numbers}",
      "(tengo|me han salido) {numbers}", "no [puedo] resolver [el] juego",
      "(enséñame|dime|muéstrame|dame) [la] (solución|respuesta)", "cómo va [(el|este)] juego",
      "{target} = {numbers}", "cómo se resuelve [(el|este)] juego",
    ],
    followUpPhrases: [
      "(resuélvelo|resuelve eso|resuelve el juego|resuelve este juego)", "resuelve",
      "[(cuál es|enséñame|muéstrame|dime|dame)] la (solución|respuesta)",
      "cómo (va|se hace|sería) [eso]", "cómo se (resuelve|hace) (eso|esto)",
      "(me rindo|nos rendimos|lo dejo)", "cómo se llega [(a eso|ahí)]",
      "[y] [(qué tal|y si es)] [(con|el)] [número] objetivo {target}",
      "{target} con (los mismos|estos|los) números",
    ], summary: "Resolver el juego [{target}] [con {numbers}]",
    parameters: ["target": .spanishTarget, "numbers": .spanishNumbers(.countdown)])
}
