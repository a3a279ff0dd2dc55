import IntentKit
import NumbersGame
import SpelledNumbers

extension GameMessage {
  /// The messages in French.
  static let french = MessageWording<GameMessage>("fr") { words(for: $0) }

  private static func words(for message: GameMessage) -> Dialogue {
    let speller = NumberSpeller(.french)
    switch message {
    case .tooFewTiles(let number, let available):
      return Dialogue(
        available == 1
          ? "Il n'y a qu'une plaque avec le \(number)."
          : "Il n'y a que \(speller.words(available)) plaques avec le \(number).")
    case .solved(let solution):
      let verdict =
        solution.isExact
        ? "Le compte est bon"
        : "Je n'ai trouvé qu'une solution à \(solution.distance) du compte"
      return Dialogue(
        "\(verdict) : \(solution.expression.spoken(in: .french)).", short: "\(verdict).",
        displayed: "\(verdict) : \(solution.expression) = \(solution.value)")
    case .verdict(let solution):
      return Dialogue(
        solution.isExact
          ? "exact : \(points(solution.points))"
          : "\(solution.value), à \(solution.distance) du compte : \(points(solution.points))")
    case .drawn(let game):
      return Dialogue(
        "Le compte à trouver est \(speller.words(game.target)), et les nombres sont "
          + "\(game.numbers.map { speller.words($0) }.joined(separator: ", ")).",
        short: "Voici un tirage.",
        displayed:
          "Le compte à trouver est \(game.target), et les nombres sont \(game.shownNumbers).")
    case .offerToSolve: return "Voulez-vous la solution ?"
    case .solveIt: return "Résoudre"
    case .legal(let solution):
      let verdict =
        solution.isExact
        ? "Le compte est bon" : "Cela fait \(solution.value), à \(solution.distance) du compte"
      return Dialogue("\(verdict) : \(points(solution.points)).")
    case .illegal(let fault):
      // What is drawn has the reason.
      return Dialogue(
        "Ce n'est pas une réponse : \(reason(fault)).", short: "Ce n'est pas une réponse.")
    case .notLegal(let fault): return Dialogue("non valable : \(reason(fault))")
    case .activity(let game): return Dialogue("Le compte est bon \(game.target)")
    }
  }

  private static func points(_ points: Int) -> String {
    switch points {
    case 0: "aucun point"
    case 1: "1 point"
    default: "\(points) points"
    }
  }

  private static func reason(_ fault: AnswerFault) -> String {
    switch fault {
    case .unreadable(let error):
      return "je ne peux pas la lire à partir du caractère \(error.offset + 1)"
    case .numberNotGiven(let number, let given):
      let list = given.map { "\($0)" }.joined(separator: ", ")
      return "\(number) n'est pas un des nombres, qui sont \(list)"
    case .numberUsedTooOften(let number, let used, let given):
      return "\(number) est utilisé \(used) fois, mais n'est donné que \(given) fois"
    case .illegalStep(let step):
      let operation = "l'étape \(step.number), \(step.left) \(step.operation.sign) \(step.right)"
      switch step.reason {
      case .negative: return "\(operation), est au-dessous de zéro"
      case .zero: return "\(operation), donne zéro"
      case .inexact: return "\(operation), ne tombe pas juste"
      case .tooLarge: return "\(operation), est trop grande"
      case .operandNotPositive: return "\(operation), a un terme qui n'est pas positif"
      }
    }
  }
}
