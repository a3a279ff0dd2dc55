/// Rows of text in columns that are aligned: texts to the left, numbers to the right.
struct TextTable {
  /// A cell.
  enum Cell {
    case text(String)
    case number(String)

    fileprivate var shown: String {
      switch self {
      case .text(let text), .number(let text): text.visible
      }
    }
  }

  private let rows: [[Cell]]

  init(_ rows: [[Cell]]) {
    self.rows = rows
  }

  /// The rows, each with a newline, with two spaces between columns and none at the end.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].shown.count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        let space = String(repeating: " ", count: width - cell.shown.count)
        if case .number = cell { return space + cell.shown }
        return cell.shown + space
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Writes the rows to standard output.
  func write() { print(text, terminator: "") }

  /// Columns of texts, aligned to the right, without a newline at the end.
  static func aligned(_ rows: [[String]]) -> String {
    String(TextTable(rows.map { $0.map { .number($0) } }).text.dropLast())
  }
}
