/// How arithmetic is written. What the signs are is in ``ArithmeticSymbol``, how tightly they bind in `PuzzleOperation`.
///
/// ```
/// answer     = step { (separator | newline) step }
/// step       = [ infix ] sum [ "=" stated ]        the sign goes on from the result of the step before
/// stated     = number | sum                        by `statesFormulas`
/// sum        = operand { infix operand }           by precedence; powers from the right
/// operand    = { prefix } primary { postfix }
/// primary    = number | [ "0" ] "." number | "(" sum ")" | "[" sum "]" | "{" sum "}" | "\frac" "{" sum "}" "{" sum "}"
/// ```
///
/// A line ends a step only if it is complete. `AnswerScanner` finds what follows the same grammar in prose, where all else ends it.
package struct ArithmeticGrammar: Sendable {
  /// The operations that there are; a minus before an operand is one if `negate` is among them.
  let operations: Set<PuzzleOperation>
  /// Whether zero is a number.
  let allowsZero: Bool
  /// Whether the result of a step may be stated as a formula, such as `8/3`, rather than a number.
  let statesFormulas: Bool
  /// The maximum length of a text in bytes.
  package let maximumLength: Int
  /// The maximum number of open brackets, and of operations on one number in a step.
  let maximumDepth: Int

  /// Answers to the shows: positive whole numbers and the four operations.
  static let expressions = ArithmeticGrammar(
    operations: [.add, .subtract, .multiply, .divide], allowsZero: false, statesFormulas: false,
    maximumLength: 10_000, maximumDepth: 200)

  /// Answers to puzzles: also zero, negation, powers, roots, squares, factorials and decimals such as `.4`.
  package static let formulas = ArithmeticGrammar(
    operations: Set(PuzzleOperation.allCases), allowsZero: true, statesFormulas: true,
    maximumLength: 2_000, maximumDepth: 100)
}
