public import IntentKit
public import NumbersGame

extension Game {
  /// The intents that can follow once the game is known, by name. An assistant that lacks
  /// one ignores it. The first one that words can mean is meant: "another one" is another game.
  public var followUps: [Invocation] {
    let values = ["target": target.intentValue, "numbers": numbers.intentValue]
    let ofGame = [
      "SolveGame", "ExplainSolution", "FindAnotherSolution", "CountSolutions",
      "ListSolutions", "GiveHint", "DescribeGame",
    ].map { Invocation(intent: $0, values: values) }
    return [Invocation(intent: "DrawGame")] + ofGame + [Invocation(intent: "ExplainRules")]
  }

  /// The intents that can follow, the first with other values: after a hint, "another one" is another hint.
  public func followUps(with next: some Intent) -> [Invocation] {
    let next = Invocation(next)
    return [next] + followUps.filter { $0.intent != next.intent }
  }
}
