/// How one of the infix notations writes an operation.
struct InfixStyle: Sendable {
  let sign: @Sendable (Operator) -> String
  /// Whether a quotient is a fraction, whose parts need no brackets and which needs none itself.
  let hasFractions: Bool

  static let mathematical = InfixStyle(sign: { $0.sign }, hasFractions: false)
  static let ascii = InfixStyle(sign: { $0.asciiSign }, hasFractions: false)
  static let latex = InfixStyle(
    sign: { $0 == .multiply ? "\\times" : $0.asciiSign }, hasFractions: true)
}

extension Expression: CustomStringConvertible {
  /// The expression in mathematical notation.
  public var description: String { infix(.mathematical) }

  /// The expression on one line, with brackets only where the tree would be read differently
  /// without them: around an operand that binds less tightly than its operator, and around a right
  /// operand that binds as tightly.
  func infix(_ style: InfixStyle) -> String {
    typealias Part = (text: String, last: Operator?)

    func operand(_ part: Part, of operation: Operator, isRight: Bool) -> String {
      operation.brackets(part.last, isRight: isRight) ? "(\(part.text))" : part.text
    }

    let part: Part = fold {
      ("\($0)", nil)
    } operation: { (op, left: Part, right: Part) in
      if op == .divide, style.hasFractions {
        return ("\\frac{\(left.text)}{\(right.text)}", nil)
      }
      let text =
        operand(left, of: op, isRight: false)
        + " \(style.sign(op)) "
        + operand(right, of: op, isRight: true)
      return (text, op)
    }
    return part.text
  }
}
