/// Rows of comma-separated values (RFC 4180).
struct CSV {
  /// A cell.
  enum Cell: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case number(Int)
    /// Text, perhaps from outside.
    case text(String)

    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral number: Int) { self = .number(number) }
  }

  private(set) var text = ""

  /// Adds a row.
  mutating func append(_ cells: [Cell]) {
    text += cells.map(\.text).joined(separator: ",") + "\n"
  }
}

extension CSV.Cell {
  /// The cell as it is written. A text that a spreadsheet would take for a formula gets an apostrophe before
  /// it (<https://owasp.org/www-community/attacks/CSV_Injection>).
  var text: String {
    switch self {
    case .number(let number): return "\(number)"
    case .text(let text):
      let first = text.unicodeScalars.first
      let isFormula = first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
      let text = isFormula ? "'" + text : text
      // A carriage return and a newline are one character, so scalars are looked at.
      let isPlain = text.unicodeScalars.allSatisfy { !",\"\r\n\t;".unicodeScalars.contains($0) }
      return isPlain && !isFormula ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
  }
}
