public import IntentKit
public import NumbersGame

extension IntentTranslation.Parameter {
  /// The target of a game in German.
  public static let germanTarget = Self(title: "Zielzahl", prompt: "Was ist die Zielzahl?")

  /// The numbers of a game in German.
  ///
  /// - Parameter rules: The rules of the game.
  /// - Returns: The numbers.
  public static func germanNumbers(_ rules: Rules) -> Self {
    Self(
      title: "Zahlen", prompt: "Was ist die {ordinal} Zahl?",
      help: rules.pool.map { pool in
        let large = pool.large.map { "\($0)" }.joined(separator: ", ")
        let last = pool.small.last ?? 0
        return
          "Die Zahlen stehen auf Kärtchen: je zwei von 1 bis \(last) und je eins mit \(large). "
          + "Du kannst mehrere auf einmal nennen."
      })
  }
}
