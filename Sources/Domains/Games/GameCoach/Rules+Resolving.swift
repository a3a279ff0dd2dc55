import GameParameters
import IntentKit
import NumbersGame
import SolvePuzzle

/// The game that was drawn, solved or spoken of, where a question names none. Without any, both parameters stay empty.
extension Rules {
  /// Resolves the target of a question.
  func resolve(target: Int?, of numbers: [Int]?, _ context: HandlingContext) -> Resolution<Int> {
    if let target { return .success(target) }
    if numbers == nil, context.latestPuzzle(besides: self) != nil { return .notRequired }
    let latest = context.recentGames(self).first
    if let numbers, numbers != latest?.numbers { return .needsValue }
    return latest.map { .success($0.target) } ?? .notRequired
  }

  /// Resolves the numbers of a question.
  func resolve(numbers: [Int]?, for target: Int?, _ context: HandlingContext) -> Resolution<[Int]> {
    if target == nil, numbers == nil, context.latestPuzzle(besides: self) != nil {
      return .notRequired
    }
    guard let known = context.numbers(for: target, or: numbers, self) else {
      return target == nil ? .notRequired : .needsValue
    }
    return resolve(numbers: known, context)
  }
}
