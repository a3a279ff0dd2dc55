public import BigNumbersSolver
import GameParameters
public import IntentKit
import NumbersGame
import SpelledNumbers

/// The replies about a puzzle.
enum PuzzleMessage: GameText {
  /// A puzzle was solved, or there was no time to look for a better solution.
  case solved(PuzzleSolution, of: Puzzle, isBest: Bool)
  /// How close a solution is, and the rules that it keeps.
  case kept(PuzzleSolution, of: Puzzle)

  func content(in texts: MessageTexts) -> MessageContent {
    switch self {
    case .solved(let solution, let puzzle, let isBest):
      let start = texts.text(
        "puzzle.start",
        [
          "target": .text(puzzle.target.mathematical), "distance": .text("\(solution.distance)"),
          "best": .text(isBest ? "yes" : "no"),
          "all": .text(puzzle.rules.usesAllNumbers ? "yes" : "no"),
        ])
      let spoken = solution.formula.spoken(in: NumberLanguage(code: texts.language))
      return .init(
        "puzzle",
        [
          "start": .text(start), "spoken": .text(spoken),
          "solution": .text(solution.equation),
        ])
    case .kept(let solution, let puzzle):
      return .init(
        "puzzle.rules",
        [
          "distance": .text("\(solution.distance)"), "value": .text(solution.value.mathematical),
          "all": .text(puzzle.rules.usesAllNumbers ? "yes" : "no"),
        ])
    }
  }
}

extension PuzzleSolution {
  /// The formula and its value, as people write them.
  fileprivate var equation: String { "\(formula) = \(value.mathematical)" }
}

extension Snippet {
  /// Creates the snippet of a puzzle with a solution.
  public init(_ solution: PuzzleSolution, to puzzle: Puzzle, in language: String) {
    let kept = PuzzleMessage.kept(solution, of: puzzle).text(in: language)
    self.init(
      target: puzzle.target.mathematical, numbers: puzzle.numbers,
      verdict: .init(kept, solution.isExact ? .good : .fair),
      steps: solution.formula.steps().map {
        Step($0.operationText, result: $0.result.mathematical)
      },
      equation: solution.equation)
  }
}
