import IntentKit
import NumbersGame

extension HandlingContext {
  /// The solution of a game that was told or given last in the conversation, if it has the distance
  /// of the best.
  func toldSolution(of game: Game, at distance: Int) -> Solution? {
    for completed in recent.reversed() {
      let text: IntentValue? =
        if case .object(let members)? = completed.result, let expression = members["expression"] {
          expression
        } else {
          completed.invocation.values["answer"] ?? completed.result
        }
      guard case .text(let text)? = text,
        case .legal(let solution) = AnswerChecker(game).check(text), solution.distance == distance
      else { continue }
      return solution
    }
    return nil
  }
}
