public import IntentKit
public import NumbersGame

extension IntentTranslation.Parameter {
  /// The target of a game in Spanish.
  public static let spanishTarget = Self(
    title: "número objetivo", prompt: "¿Cuál es el número objetivo?")

  /// The numbers of a game in Spanish.
  ///
  /// - Parameter rules: The rules of the game.
  /// - Returns: The numbers.
  public static func spanishNumbers(_ rules: Rules) -> Self {
    Self(
      title: "números", prompt: "¿Cuál es el {ordinal} número?",
      help: rules.pool.map { pool in
        let large = pool.large.map { "\($0)" }.joined(separator: ", ")
        let last = pool.small.last ?? 0
        return
          "Los números están en fichas: dos de cada uno del 1 al \(last), y una de cada uno de estos: "
          + "\(large). Puedes decir varios a la vez."
      })
  }
}
