extension Snippet {
  /// The style of a snippet's text form.
  public enum TextStyle: Hashable, Sendable {
    /// Characters only.
    case plain
    /// With ANSI escape sequences for weight and colour.
    case ansi
  }

  /// The snippet as lines of text. Pictures are named, not drawn.
  ///
  /// - Parameter style: With or without colours.
  /// - Returns: The lines, joined, without a newline at the end.
  public func text(_ style: TextStyle = .plain) -> String {
    let pen = Pen(isOn: style == .ansi)
    var parts = [pen.bold(printable(title))]
    for block in blocks {
      switch block {
      case .paragraph(let text):
        parts.append(printable(text))
      case .rows(let rows):
        let width = rows.map(\.label.count).max() ?? 0
        parts.append(
          rows.map { row in
            let space = String(repeating: " ", count: width - row.label.count)
            return "  \(pen.dim(printable(row.label)))\(space)  \(printable(row.value))"
          }.joined(separator: "\n"))
      case .steps(let steps):
        parts.append(
          steps.map { "  \(printable($0.text)) = \(pen.bold(printable($0.result)))" }
            .joined(separator: "\n"))
      case .tiles(let tiles):
        parts.append("  " + tiles.map { pen.bold(printable($0)) }.joined(separator: "  "))
      case .picture(let picture):
        parts.append(pen.dim("[\(printable(picture.title))]"))
      }
    }
    if let subtitle { parts.append(pen.colour(printable(subtitle.text), subtitle.merit)) }
    if !actions.isEmpty {
      parts.append(actions.map { pen.dim("> \(printable($0.title))") }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }
}

/// The text without terminal control characters.
private func printable(_ text: String) -> String {
  text.unicodeScalars.contains(where: \.isControl)
    ? String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isControl })) : text
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\n"
  }
}

private struct Pen {
  let isOn: Bool

  func bold(_ text: String) -> String { escape(text, "1") }
  func dim(_ text: String) -> String { escape(text, "2") }

  func colour(_ text: String, _ merit: Snippet.Merit) -> String {
    switch merit {
    case .neutral: text
    case .good: escape(text, "32")
    case .fair: escape(text, "33")
    case .bad: escape(text, "31")
    }
  }

  private func escape(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
