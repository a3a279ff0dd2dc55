import IntentKit
import NumbersGame
import SpelledNumbers

extension GameMessage {
  /// The messages in Dutch.
  static let dutch = MessageWording<GameMessage>("nl") { words(for: $0) }

  private static func words(for message: GameMessage) -> Dialogue {
    let speller = NumberSpeller(.dutch)
    switch message {
    case .tooFewTiles(let number, let available):
      return Dialogue(
        available == 1
          ? "Er is maar één kaartje met \(number)."
          : "Er zijn maar \(speller.words(available)) kaartjes met \(number).")
    case .solved(let solution):
      let verdict =
        solution.isExact
        ? "Ik heb een oplossing gevonden"
        : "Dichterbij dan \(solution.distance) kom ik niet"
      return Dialogue(
        "\(verdict): \(solution.expression.spoken(in: .dutch)).", short: "\(verdict).",
        displayed: "\(verdict): \(solution.expression) = \(solution.value)")
    case .verdict(let solution):
      return Dialogue(
        solution.isExact
          ? "precies goed: \(points(solution.points))"
          : "\(solution.value), \(solution.distance) ernaast: \(points(solution.points))")
    case .drawn(let game):
      return Dialogue(
        "Het doelgetal is \(speller.words(game.target)), en de getallen zijn "
          + "\(game.numbers.map { speller.words($0) }.joined(separator: ", ")).",
        short: "Hier is een spel.",
        displayed: "Het doelgetal is \(game.target), en de getallen zijn \(game.shownNumbers).")
    case .offerToSolve: return "Zal ik het oplossen?"
    case .solveIt: return "Oplossen"
    case .legal(let solution):
      let verdict =
        solution.isExact
        ? "Dat klopt" : "Dat is \(solution.value), \(solution.distance) ernaast"
      return Dialogue("\(verdict): \(points(solution.points)).")
    case .illegal(let fault):
      // What is drawn has the reason.
      return Dialogue(
        "Dat is geen geldig antwoord: \(reason(fault)).", short: "Dat is geen geldig antwoord.")
    case .notLegal(let fault): return Dialogue("ongeldig: \(reason(fault))")
    case .activity(let game): return Dialogue("Getallenspel \(game.target)")
    }
  }

  private static func points(_ points: Int) -> String {
    switch points {
    case 0: "geen punten"
    case 1: "1 punt"
    default: "\(points) punten"
    }
  }

  private static func reason(_ fault: AnswerFault) -> String {
    switch fault {
    case .unreadable(let error):
      return "vanaf het \(error.offset + 1)e teken kan ik het niet lezen"
    case .numberNotGiven(let number, let given):
      let list = given.map { "\($0)" }.enumerated("en")
      return "\(number) hoort niet bij de getallen \(list)"
    case .numberUsedTooOften(let number, let used, let given):
      return "\(number) komt \(used) keer voor, maar is er maar \(given) keer"
    case .illegalStep(let step):
      let operation = "stap \(step.number), \(step.left) \(step.operation.sign) \(step.right)"
      switch step.reason {
      case .negative: return "\(operation), komt onder nul"
      case .zero: return "\(operation), is nul"
      case .inexact: return "\(operation), komt niet uit"
      case .tooLarge: return "\(operation), wordt te groot"
      case .operandNotPositive: return "\(operation), rekent met een getal dat niet positief is"
      }
    }
  }
}
