extension String {
  /// Whether it is a written sign of an operation.
  var isOperator: Bool { count == 1 && "+-−–*×/÷".contains(self) }

  /// Whether it is such a sign or a parenthesis.
  var isSign: Bool { isOperator || self == "(" || self == ")" }
}
