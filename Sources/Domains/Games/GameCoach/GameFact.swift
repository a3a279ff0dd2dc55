import DrawGame
import GameParameters
import IntentKit
import NumbersGame
import SpelledNumbers

/// The answers to questions about a game.
enum GameFact: GameText {
  /// No game was drawn, solved or spoken of.
  case noGame
  /// The offer to draw one.
  case offerToDraw
  /// A number is not one of the game.
  case notAmong(Int, [Int])
  /// How near a target can be reached.
  case reach(Int, distance: Int)
  /// How hard it is.
  case difficulty(GameDifficulty, rating: Int)
  /// The numbers that a solution leaves out.
  case unused([Int])
  /// No solution has fewer steps.
  case shortest(steps: Int)
  /// A solution with fewer steps.
  case shorter(Solution)
  /// A solution without some numbers.
  case without([Int], Solution)
  /// Some numbers can be left out.
  case unneeded([Int])
  /// Some numbers cannot be left out: the best without them; `nil` if none are left.
  case needed([Int], Solution?)
  /// A solution with some numbers.
  case with([Int], Solution)
  /// No solution uses some numbers.
  case noneWith([Int])
  /// The highest target that can be reached; `nil` if none can.
  case highest(Int?)
  /// The numbers that a solution uses.
  case used([Int])
  /// The user tries first.
  case yourTurn

  func content(in texts: MessageTexts) -> MessageContent {
    let language = NumberLanguage(code: texts.language)
    return switch self {
    case .noGame: .init("noGame")
    case .offerToDraw: .init("offerToDraw")
    case .notAmong(let number, let numbers):
      .init("notAmong", ["number": .number(number), "numbers": .numbers(numbers)])
    case .reach(let target, let distance):
      .init("reach", ["target": .number(target), "distance": .number(distance)])
    case .difficulty(let difficulty, let rating):
      .init(
        "difficulty", ["difficulty": .text(difficulty.rawValue), "rating": .number(rating)])
    case .unused(let numbers): .init("unused", ["numbers": .numbers(numbers)])
    case .shortest(let steps): .init("shortest", ["steps": .number(steps)])
    case .shorter(let solution): .init("shorter", solution.arguments(in: language))
    case .without(let numbers, let solution):
      .init("without", solution.arguments(in: language, numbers))
    case .unneeded(let numbers): .init("canBeLeftOut", ["numbers": .numbers(numbers)])
    case .needed(let numbers, let best):
      .init(
        "needed",
        ["numbers": .numbers(numbers), "distance": .optional(best.map { "\($0.distance)" })])
    case .with(let numbers, let solution): .init("with", solution.arguments(in: language, numbers))
    case .noneWith(let numbers): .init("noneWith", ["numbers": .numbers(numbers)])
    case .used(let numbers): .init("used", ["numbers": .numbers(numbers)])
    case .yourTurn: .init("yourTurn")
    case .highest(let target): .init("highest", ["target": .optional(target.map { "\($0)" })])
    }
  }
}

extension Solution {
  /// The solution as variables of a message, with numbers that it has or lacks.
  fileprivate func arguments(
    in language: NumberLanguage, _ numbers: [Int] = []
  ) -> [String: MessageArgument] {
    var arguments: [String: MessageArgument] = [
      "spoken": .text(expression.spoken(in: language)),
      "solution": .text("\(expression) = \(value)"), "steps": .number(steps.count),
      "numbers": .numbers(numbers),
    ]
    if numbers.isEmpty { arguments["numbers"] = nil } else { arguments["steps"] = nil }
    return arguments
  }
}

extension MessageArgument {
  /// A list of numbers.
  fileprivate static func numbers(_ numbers: [Int]) -> Self { .list(numbers.map { "\($0)" }) }
}
