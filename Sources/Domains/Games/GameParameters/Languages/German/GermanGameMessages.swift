import IntentKit
import NumbersGame
import SpelledNumbers

extension GameMessage {
  /// The messages in German.
  static let german = MessageWording<GameMessage>("de") { words(for: $0) }

  private static func words(for message: GameMessage) -> Dialogue {
    let speller = NumberSpeller(.german)
    switch message {
    case .tooFewTiles(let number, let available):
      return Dialogue(
        available == 1
          ? "Die \(number) gibt es nur einmal."
          : "Die \(number) gibt es nur \(speller.words(available))mal.")
    case .solved(let solution):
      let verdict =
        solution.isExact
        ? "Ich habe eine Lösung gefunden"
        : "Näher als \(solution.distance) komme ich nicht heran"
      return Dialogue(
        "\(verdict): \(solution.expression.spoken(in: .german)).", short: "\(verdict).",
        displayed: "\(verdict): \(solution.expression) = \(solution.value)")
    case .verdict(let solution):
      return Dialogue(
        solution.isExact
          ? "genau: \(points(solution.points))"
          : "\(solution.value), um \(solution.distance) daneben: \(points(solution.points))")
    case .drawn(let game):
      return Dialogue(
        "Die Zielzahl ist \(speller.words(game.target)), und die Zahlen sind "
          + "\(game.numbers.map { speller.words($0) }.joined(separator: ", ")).",
        short: "Hier ist ein Spiel.",
        displayed: "Die Zielzahl ist \(game.target), und die Zahlen sind \(game.shownNumbers).")
    case .offerToSolve: return "Soll ich es lösen?"
    case .solveIt: return "Lösen"
    case .legal(let solution):
      let verdict =
        solution.isExact
        ? "Das stimmt" : "Das ergibt \(solution.value), um \(solution.distance) daneben"
      return Dialogue("\(verdict): \(points(solution.points)).")
    case .illegal(let fault):
      // What is drawn has the reason.
      return Dialogue(
        "Das ist keine gültige Antwort: \(reason(fault)).",
        short: "Das ist keine gültige Antwort.")
    case .notLegal(let fault): return Dialogue("ungültig: \(reason(fault))")
    case .activity(let game): return Dialogue("Zahlenspiel \(game.target)")
    }
  }

  private static func points(_ points: Int) -> String {
    switch points {
    case 0: "kein Punkt"
    case 1: "1 Punkt"
    default: "\(points) Punkte"
    }
  }

  private static func reason(_ fault: AnswerFault) -> String {
    switch fault {
    case .unreadable(let error):
      return "ab dem \(error.offset + 1). Zeichen kann ich sie nicht lesen"
    case .numberNotGiven(let number, let given):
      let list = given.map { "\($0)" }.enumerated("und")
      return "\(number) gehört nicht zu den Zahlen \(list)"
    case .numberUsedTooOften(let number, let used, let given):
      return "\(number) kommt \(used)-mal vor, ist aber nur \(given)-mal da"
    case .illegalStep(let step):
      let operation = "Schritt \(step.number), \(step.left) \(step.operation.sign) \(step.right)"
      switch step.reason {
      case .negative: return "\(operation), liegt unter null"
      case .zero: return "\(operation), ergibt null"
      case .inexact: return "\(operation), geht nicht auf"
      case .tooLarge: return "\(operation), wird zu groß"
      case .operandNotPositive: return "\(operation), rechnet mit einer Zahl, die nicht positiv ist"
      }
    }
  }
}
