public import IntentKit
import NumbersGame
import SpelledNumbers

extension GameMessage {
  /// The text of the message, and the values of its variables.
  public func content(in texts: MessageTexts) -> MessageContent {
    let language = NumberLanguage(code: texts.language)
    let speller = NumberSpeller(language)
    return switch self {
    case .tooFewTiles(let number, let available):
      .init(
        "tooFewTiles",
        [
          "number": .number(number), "available": .number(available),
          "words": .text(speller.words(available)),
        ])
    case .solved(let solution):
      .init(
        "solved",
        [
          "distance": .number(solution.distance),
          "spoken": .text(solution.expression.spoken(in: language)),
          "solution": .text("\(solution.expression) = \(solution.value)"),
        ])
    case .verdict(let solution): .init("verdict", solution.arguments)
    case .drawn(let game):
      .init(
        "drawn",
        [
          "target": .number(game.target), "numbers": .list(game.numbers.map { "\($0)" }),
          "words": .text(speller.words(game.target)),
          "spoken": .list(game.numbers.map { speller.words($0) }),
        ])
    case .gameOfTheDay: .init("gameOfTheDay")
    case .offerToSolve: .init("offerToSolve")
    case .solveIt: .init("solveIt")
    case .legal(let solution): .init("legal", solution.arguments)
    case .illegal(let fault): .init("illegal", ["reason": .text(fault.text(in: texts))])
    case .notLegal(let fault): .init("notLegal", ["reason": .text(fault.text(in: texts))])
    case .activity(let game): .init("activity", ["target": .number(game.target)])
    }
  }
}

extension Solution {
  fileprivate var arguments: [String: MessageArgument] {
    ["value": .number(value), "distance": .number(distance), "points": .number(points)]
  }
}

extension AnswerFault {
  fileprivate func text(in texts: MessageTexts) -> String {
    switch self {
    case .unreadable(let error):
      texts.text(
        "fault.unreadable",
        ["place": .number(error.offset + 1), "description": .text("\(error)")])
    case .numberNotGiven(let number, let given):
      texts.text(
        "fault.notGiven",
        ["number": .number(number), "numbers": .list(given.map { "\($0)" })])
    case .numberUsedTooOften(let number, let used, let given):
      texts.text(
        "fault.tooOften",
        ["number": .number(number), "used": .number(used), "given": .number(given)])
    case .illegalStep(let step):
      texts.text(
        "fault.step",
        [
          "place": .number(step.number), "reason": .text("\(step.reason)"),
          "step": .text("\(step.left) \(step.operation.sign) \(step.right)"),
        ])
    }
  }
}
