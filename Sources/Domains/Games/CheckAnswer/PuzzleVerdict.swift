import BigNumbersSolver
import GameParameters
import IntentKit
import NumbersGame
import SolvePuzzle

/// The verdict on an answer to a puzzle that is no game of the show, for which there are no points.
private enum PuzzleVerdict: GameText {
  /// The answer keeps the rules.
  case legal(PuzzleSolution)
  /// The answer does not.
  case illegal(FormulaFault)
  /// The displayed text for an answer that does not.
  case notLegal(FormulaFault)

  func content(in texts: MessageTexts) -> MessageContent {
    switch self {
    case .legal(let solution):
      .init(
        "puzzle.legal",
        [
          "value": .text(solution.value.mathematical), "distance": .text("\(solution.distance)"),
        ])
    case .illegal(let fault): .init("illegal", ["reason": .text(fault.text(in: texts))])
    case .notLegal(let fault): .init("notLegal", ["reason": .text(fault.text(in: texts))])
    }
  }
}

extension Puzzle {
  /// Judges an answer.
  func verdict(on answer: String, in language: String) -> IntentResponse<JudgedAnswer> {
    do throws(FormulaFault) {
      let solution = try FormulaChecker(self).check(answer)
      return .success(
        PuzzleVerdict.legal(solution).dialogue(in: language),
        snippet: Snippet(solution, to: self, in: language),
        value: JudgedAnswer(isLegal: true, points: 0), followUps: followUps)
    } catch {
      return .success(
        PuzzleVerdict.illegal(error).dialogue(in: language),
        snippet: Snippet(
          title: target.mathematical,
          subtitle: .init(PuzzleVerdict.notLegal(error).text(in: language), .bad),
          blocks: [.tiles(numbers.map { "\($0)" }), .paragraph(answer)]),
        value: JudgedAnswer(isLegal: false, points: 0), followUps: followUps)
    }
  }
}

extension FormulaFault {
  /// Why an answer does not keep the rules. What is rare is told in English.
  fileprivate func text(in texts: MessageTexts) -> String {
    switch self {
    case .numberNotGiven(let number, let given):
      texts.text(
        "fault.notGiven", ["number": .number(number), "numbers": .list(given.map { "\($0)" })])
    case .numbersLeft(let numbers):
      texts.text("fault.left", ["numbers": .list(numbers.map { "\($0)" })])
    case .wrongResult(let stated, let actual, _):
      texts.text(
        "fault.result",
        ["stated": .text(stated.mathematical), "actual": .text(actual.mathematical)])
    default:
      texts.text(
        "fault.unreadable", ["place": .number(place ?? 1), "description": .text("\(self)")])
    }
  }
}
