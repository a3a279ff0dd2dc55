public import IntentKit
public import NumbersGame

extension IntentTranslation.Parameter {
  /// The target of a game in Dutch.
  public static let dutchTarget = Self(title: "doelgetal", prompt: "Wat is het doelgetal?")

  /// The numbers of a game in Dutch.
  ///
  /// - Parameter rules: The rules of the game.
  /// - Returns: The numbers.
  public static func dutchNumbers(_ rules: Rules) -> Self {
    Self(
      title: "getallen", prompt: "Wat is het {ordinal} getal?",
      help: rules.pool.map { pool in
        let large = pool.large.map { "\($0)" }.joined(separator: ", ")
        let last = pool.small.last ?? 0
        return
          "De getallen staan op kaartjes: van 1 tot en met \(last) twee van elk, en één met elk van "
          + "\(large). Je mag er meer tegelijk noemen."
      })
  }
}
