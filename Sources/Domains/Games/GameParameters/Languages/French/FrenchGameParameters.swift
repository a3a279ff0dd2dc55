public import IntentKit
public import NumbersGame

extension IntentTranslation.Parameter {
  /// The target of a game in French.
  public static let frenchTarget = Self(
    title: "compte à trouver", prompt: "Quel est le compte à trouver ?")

  /// The numbers of a game in French.
  ///
  /// - Parameter rules: The rules of the game.
  /// - Returns: The numbers.
  public static func frenchNumbers(_ rules: Rules) -> Self {
    Self(
      title: "nombres", prompt: "Quel est le {ordinal} nombre ?",
      help: rules.pool.map { pool in
        let large = pool.large.map { "\($0)" }.joined(separator: ", ")
        let last = pool.small.last ?? 0
        return
          "Les nombres sont sur des plaques : deux de chaque de 1 à \(last), et une de \(large). "
          + "Vous pouvez en donner plusieurs à la fois."
      })
  }
}
