import IntentKit
import NumbersGame
import SpelledNumbers

extension GameMessage {
  /// The messages in Spanish.
  static let spanish = MessageWording<GameMessage>("es") { words(for: $0) }

  private static func words(for message: GameMessage) -> Dialogue {
    let speller = NumberSpeller(.spanish)
    switch message {
    case .tooFewTiles(let number, let available):
      return Dialogue(
        available == 1
          ? "Solo hay una ficha con el \(number)."
          : "Solo hay \(speller.words(available)) fichas con el \(number).")
    case .solved(let solution):
      let verdict =
        solution.isExact
        ? "He encontrado una solución" : "No consigo acercarme a menos de \(solution.distance)"
      return Dialogue(
        "\(verdict): \(solution.expression.spoken(in: .spanish)).", short: "\(verdict).",
        displayed: "\(verdict): \(solution.expression) = \(solution.value)")
    case .verdict(let solution):
      return Dialogue(
        solution.isExact
          ? "exacto: \(points(solution.points))"
          : "\(solution.value), a \(solution.distance): \(points(solution.points))")
    case .drawn(let game):
      return Dialogue(
        "El número objetivo es \(speller.words(game.target)), y los números son "
          + "\(game.numbers.map { speller.words($0) }.joined(separator: ", ")).",
        short: "Aquí tienes un juego.",
        displayed: "El número objetivo es \(game.target), y los números son \(game.shownNumbers).")
    case .offerToSolve: return "¿Lo resuelvo?"
    case .solveIt: return "Resolver"
    case .legal(let solution):
      let verdict =
        solution.isExact ? "Es correcto" : "Eso da \(solution.value), a \(solution.distance)"
      return Dialogue("\(verdict): \(points(solution.points)).")
    case .illegal(let fault):
      // What is drawn has the reason.
      return Dialogue(
        "Esa respuesta no es válida: \(reason(fault)).", short: "Esa respuesta no es válida.")
    case .notLegal(let fault): return Dialogue("no válida: \(reason(fault))")
    case .activity(let game): return Dialogue("Juego de números \(game.target)")
    }
  }

  private static func points(_ points: Int) -> String {
    switch points {
    case 0: "ningún punto"
    case 1: "1 punto"
    default: "\(points) puntos"
    }
  }

  private static func reason(_ fault: AnswerFault) -> String {
    switch fault {
    case .unreadable(let error):
      return "no la puedo leer a partir del carácter \(error.offset + 1)"
    case .numberNotGiven(let number, let given):
      let list = given.map { "\($0)" }.enumerated("y")
      return "el \(number) no está entre los números \(list)"
    case .numberUsedTooOften(let number, let used, let given):
      return "el \(number) se usa \(times(used)), pero solo está \(times(given))"
    case .illegalStep(let step):
      let operation = "el paso \(step.number), \(step.left) \(step.operation.sign) \(step.right)"
      switch step.reason {
      case .negative: return "\(operation), queda por debajo de cero"
      case .zero: return "\(operation), da cero"
      case .inexact: return "\(operation), no da un número entero"
      case .tooLarge: return "\(operation), es demasiado grande"
      case .operandNotPositive: return "\(operation), usa un número que no es positivo"
      }
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "una vez" : "\(count) veces" }
}
