extension String {
  /// The text in lowercase with single spaces, with which names are compared as they are written.
  var asWritten: String {
    lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it has symbols such as emoji, which are no words but can be a part of names.
  var hasSymbols: Bool {
    unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .otherSymbol: true
      default: false
      }
    }
  }

  /// Whether it is a written sign of an operation.
  var isOperator: Bool { count == 1 && "+-−–*×/÷".contains(self) }

  /// Whether it is such a sign or a parenthesis.
  var isSign: Bool { isOperator || self == "(" || self == ")" }
}
