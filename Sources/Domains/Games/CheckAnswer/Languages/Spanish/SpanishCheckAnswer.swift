import GameParameters
import IntentKit
import NumbersGame

extension CheckAnswerIntent {
  /// The Spanish translation of the intent.
  static let spanish = IntentTranslation(
    title: "Comprobar una respuesta",
    explanation:
      "Juzga una respuesta a un juego de números, en palabras o en signos: si cumple las reglas, lo cerca que "
      + "está y cuántos puntos da. El juego puede ser el de antes.",
    phrases: [
      "(comprueba|verifica|revisa|corrige) (mi|una|la|esta) (respuesta|solución|operación)",
      "(comprobar|verificar|revisar) (mi|una|la|esta) (respuesta|solución|operación)",
      "(comprueba|verifica|revisa) (mi|la|esta) (respuesta|solución|operación) {answer}",
      "(es|está|comprueba) {answer} (correcto|correcta|bien|una solución|una respuesta)",
      "(comprueba|verifica|revisa) {answer}", "(vale|sirve) {answer}", "mi respuesta es {answer}",
    ],
    keywords: [
      "(es|está) [mi] (respuesta|solución|operación) (correcta|bien)",
      "(vale|sirve) mi (respuesta|solución|operación)", "tengo razón", "he acertado",
      "(comprueba|mira|revisa) [si] {answer} [(es|está)] [(correcto|correcta|bien)]",
      "{answer} [(es|está)] [eso] (correcto|correcta|bien|permitido|una solución)",
      "(es|está) eso (correcto|bien) {answer}", "vale eso {answer}", "{answer} vale [eso]",
      "{answer} (correcto|bien) o (no|mal)",
      "mi (respuesta|solución|operación) [(es|sería)] {answer}",
      "yo (tengo|digo|haría|creo|propongo|llego con) {answer}", "(tengo|digo|propongo) {answer}",
      "{answer} {target}", "{target} {answer}", "{answer}",
      "(es|está) {answer} (correcto|correcta|bien|permitido|válido) [para {target}]",
      "{answer} (da|hace|es|son) {target}", "(da|hace) {answer} {target}",
      "(cuenta|vale|sirve|funciona) {answer}", "{answer} (cuenta|vale|sirve)",
      "qué te parece {answer}", "(comprueba|revisa) [mi] operación {answer}",
      "(comprueba|revisa) [mi] (respuesta|solución|operación)",
      "(acierto|estoy en lo cierto) con {answer}", "(es|era|está) eso (correcto|bien|permitido)",
      "cuántos puntos (me dan|saco|hay|son) (por|con) {answer}",
    ], summary: "Comprobar la respuesta {answer} [para {target}]",
    parameters: [
      "target": .spanishTarget, "numbers": .spanishNumbers(.countdown),
      "answer": .init(
        title: "respuesta", prompt: "¿Cuál es tu respuesta?",
        help: "Di o escribe cómo se llega, por ejemplo: cien más tres, por nueve."),
    ])
}
