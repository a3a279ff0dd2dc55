import IntentKit
import NumbersGame
import SpelledNumbers

extension GameMessage {
  /// The messages in English.
  static let english = MessageWording<GameMessage>("en") { words(for: $0) }

  private static func words(for message: GameMessage) -> Dialogue {
    let speller = NumberSpeller(.english)
    switch message {
    case .tooFewTiles(let number, let available):
      return Dialogue(
        available == 1
          ? "There's only one \(number)."
          : "There are only \(speller.words(available)) tiles with a \(number).")
    case .solved(let solution):
      let verdict =
        solution.isExact
        ? "I've found a solution" : "I could only find a solution \(solution.distance) away"
      return Dialogue(
        "\(verdict): \(solution.expression.spoken(in: .english)).", short: "\(verdict).",
        displayed: "\(verdict): \(solution.expression) = \(solution.value)")
    case .verdict(let solution):
      return Dialogue(
        solution.isExact
          ? "exact: \(solution.points) points"
          : "\(solution.value), \(solution.distance) away: \(solution.points) points")
    case .drawn(let game):
      return Dialogue(
        "The target is \(speller.words(game.target)), and the numbers are "
          + "\(game.numbers.map { speller.words($0) }.joined(separator: ", ")).",
        short: "Here's a game.",
        displayed: "The target is \(game.target), and the numbers are \(game.shownNumbers).")
    case .offerToSolve: return "Shall I solve it?"
    case .solveIt: return "Solve it"
    case .legal(let solution):
      let verdict =
        solution.isExact ? "That's right" : "That's \(solution.value), \(solution.distance) away"
      let points = solution.points == 0 ? "no points" : "\(solution.points) points"
      return Dialogue("\(verdict): \(points).")
    case .illegal(let fault):
      // What is drawn has the reason.
      return Dialogue("That's no answer: \(reason(fault)).", short: "That's no answer.")
    case .notLegal(let fault): return Dialogue("not legal: \(reason(fault))")
    case .activity(let game): return Dialogue("Numbers game \(game.target)")
    }
  }

  private static func reason(_ fault: AnswerFault) -> String {
    guard case .numberNotGiven(let number, let given) = fault else { return "\(fault)" }
    return
      "\(number) isn't one of the numbers: they're \(given.map { "\($0)" }.enumerated("and"))"
  }
}

extension Game {
  /// "25, 50, 75, 100, 3, 6".
  var shownNumbers: String { numbers.map { "\($0)" }.joined(separator: ", ") }
}
