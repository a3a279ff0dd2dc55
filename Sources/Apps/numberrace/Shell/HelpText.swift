/// Wraps the help of the parser at the width of the terminal, but for examples, which can be copied as they are.
enum HelpText {
  /// The width of the terminal, or of `COLUMNS`; 80 without either.
  static var width: Int {
    let columns =
      Platform.environment("COLUMNS").flatMap { Int($0) } ?? TerminalSize.output?.columns
    return max(40, columns ?? 80)
  }

  /// Prints a text; no word is cut where standard output is a terminal.
  static func say(_ text: String) {
    print(TerminalSize.output == nil ? text : wrapped(text, at: width))
  }

  /// A text with lines of at most a width.
  ///
  /// A line that is indented and begins with the name of the tool or a bracket is an example. The second column of
  /// lists stays a column.
  static func wrapped(_ text: String, at width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(String($0), width) }.joined(separator: "\n")
  }

  private static func lines(_ line: String, _ width: Int) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    guard line.count > width, width < .max else { return [line] }
    if indent > 0,
      ["numberrace ", "{", "--do ", "printf ", "echo "].contains(where: rest.hasPrefix)
    {
      return [line]
    }
    var hanging = indent
    if let start = secondColumn(of: line) {
      hanging = line.distance(from: line.startIndex, to: start)
    } else if rest.hasPrefix("USAGE: ") || rest.hasPrefix("Usage: ") {
      hanging = indent + 7
    }
    if hanging > width - 20 { hanging = min(indent + 2, width - 20) }
    var lines: [String] = []
    var current = ""
    for part in parts(line) {
      let space = current.isEmpty || current.hasSuffix(" ") ? 0 : 1
      if !current.isEmpty, current.count + space + part.count > width,
        current.contains(where: { $0 != " " })
      {
        lines.append(current)
        current = String(repeating: " ", count: hanging) + part
      } else {
        current += (space == 1 ? " " : "") + part
      }
    }
    lines.append(current)
    return lines
  }

  /// Where a second column begins: after a label and at least two spaces.
  private static func secondColumn(of line: String) -> String.Index? {
    let label = line.drop { $0 == " " }
    guard line.count - label.count == 2, let gap = label.firstRange(of: "  ") else { return nil }
    return label[gap.lowerBound...].firstIndex { $0 != " " }
  }

  /// The words of a line, the first with all up to its second column, and optional arguments in one.
  private static func parts(_ line: String) -> [String] {
    var parts: [String] = []
    let start = secondColumn(of: line) ?? line.firstIndex { $0 != " " } ?? line.endIndex
    parts.append(String(line[..<start]))
    var depth = 0
    var word = ""
    for character in line[start...] {
      if character == "[" { depth += 1 }
      if character == "]" { depth = max(0, depth - 1) }
      if character == " ", depth == 0 {
        if !word.isEmpty { parts.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { parts.append(word) }
    return parts.filter { !$0.isEmpty }
  }
}
