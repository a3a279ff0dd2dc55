extension String {
  /// The text as a Swift string literal on one line. Nothing in it ends the literal or interpolates.
  var swiftLiteral: String { "\"\(swiftEscaped)\"" }

  /// The content of ``swiftLiteral``.
  var swiftEscaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text for a comment that ends at the end of its line.
  var inComment: String {
    let text = String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The lines with two spaces more before each that is not empty.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar steers a terminal or an editor: controls, line and paragraph separators, and
  /// directional formats.
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
