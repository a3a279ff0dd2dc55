public import IntentKit
public import NumbersGame

extension Game {
  /// The intents that can follow once the game is known, by name. An assistant that lacks
  /// one ignores it.
  public var followUps: [Invocation] {
    let values = ["target": target.intentValue, "numbers": numbers.intentValue]
    let ofGame = [
      "SolveGame", "ExplainSolution", "FindAnotherSolution", "CountSolutions",
      "ListSolutions", "GiveHint", "DescribeGame",
    ].map { Invocation(intent: $0, values: values) }
    return ofGame + [Invocation(intent: "DrawGame"), Invocation(intent: "ExplainRules")]
  }

  /// The intents that can follow, with other values for one of them.
  ///
  /// - Parameter next: The intent with its values.
  /// - Returns: The intents.
  public func followUps(with next: some Intent) -> [Invocation] {
    let next = Invocation(next)
    return followUps.filter { $0.intent != next.intent } + [next]
  }
}
