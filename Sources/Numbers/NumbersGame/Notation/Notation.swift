/// A way to write an expression down.
public enum Notation: String, CaseIterable, Hashable, Sendable {
  /// One line with the true signs and no bracket too many: `25 + (100 + 3) × (6 × 75 ÷ 50)`.
  case mathematical
  /// The same in ASCII: `25 + (100 + 3) * (6 * 75 / 50)`.
  case ascii
  /// LaTeX math with fractions: `25 + (100 + 3) \times \frac{6 \times 75}{50}`.
  case latex
  /// One line a step: `6 × 75 = 450`.
  case steps
  /// The steps as one says them in English: "six times seventy five equals four hundred and fifty, ...".
  case spoken
  /// MathJSON, the coded form of an expression: `["Add",25,["Add",100,3]]`.
  case json
}

extension Expression {
  /// The expression in the given notation.
  ///
  /// Every notation is made from the tree. `Expression(parsing:)` reads the mathematical, ASCII
  /// and LaTeX texts back as the same tree, and the steps as a tree of the same steps.
  ///
  /// Step by step and spoken notations need the results of the steps; where a step has none that
  /// a numbers game allows (`3 − 5`) they stop before it.
  ///
  /// - Returns: The text, without a newline at its end.
  public func text(in notation: Notation) -> String {
    switch notation {
    case .mathematical: infix(.mathematical)
    case .ascii: infix(.ascii)
    case .latex: infix(.latex)
    case .steps: stepByStep
    case .spoken: spoken()
    case .json: mathJSON
    }
  }
}
