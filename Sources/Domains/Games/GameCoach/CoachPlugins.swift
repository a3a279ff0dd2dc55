public import IntentKit
public import NumbersGame

/// The questions about a game: why its solution is right, whether there is another, how many there are,
/// for a hint, what it is and how hard, and for the rules.
public enum CoachPlugins {
  /// The plug-ins of these intents.
  public static func all(rules: Rules = .countdown) -> [Plugin] {
    [
      Plugin(ExplainSolutionHandler(rules: rules)),
      Plugin(FindAnotherSolutionHandler(rules: rules)),
      Plugin(CountSolutionsHandler(rules: rules)), Plugin(ListSolutionsHandler(rules: rules)),
      Plugin(GiveHintHandler(rules: rules)), Plugin(DescribeGameHandler(rules: rules)),
      Plugin(ExplainRulesHandler(rules: rules)),
    ]
  }
}
