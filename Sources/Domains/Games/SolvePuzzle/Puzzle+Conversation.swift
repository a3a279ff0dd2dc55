public import BigNumbersSolver
import GameParameters
public import IntentKit
public import NumbersGame

extension HandlingContext {
  /// The puzzle that this conversation was about last; `nil` if that was a game of the show.
  public func latestPuzzle(besides rules: Rules) -> Puzzle? {
    guard let latest = recentTargets.first,
      (try? Game(numbers: latest.numbers, target: latest.target, rules: rules)) == nil
    else { return nil }
    return try? Puzzle(numbers: latest.numbers, target: latest.target)
  }
}

extension Puzzle {
  /// The intents that can follow once the puzzle is known. Those that are also about games of the show find it in the conversation.
  public var followUps: [Invocation] {
    let solving = target.integer.map { Invocation(SolvePuzzleIntent(target: $0, numbers: numbers)) }
    return [solving].compactMap { $0 }
      + ["FindAnotherSolution", "GiveHint", "DrawGame"].map { Invocation(intent: $0) }
  }
}
