extension GameSheet {
  /// The sheet as a PDF: games in two columns with room to work, or cards, and the answers on pages of their own at the
  /// end. It needs no tool and no fonts but those that every reader has.
  public var pdf: [UInt8] {
    var document = PDFDocument(title: title, paper: paper)
    if hasGames { addGames(to: &document) }
    if hasAnswers { addAnswers(to: &document) }
    return document.bytes
  }

  private static let margin = 48
  /// The width of a column, and the height of a game.
  private static let column = 262
  private var row: Int { isCards ? 110 : 134 }

  private func addGames(to document: inout PDFDocument) {
    var y = 0
    for group in numbered {
      for (index, (place, entry)) in group.entries.enumerated() {
        let isFirst = index == 0 && !group.heading.isEmpty
        if index % 2 == 0 {
          if y - row - (isFirst ? 24 : 0) < 30 { y = addPage(to: &document) }
          if isFirst {
            document.text(group.heading, x: Self.margin, y: y - 12, size: 13, .bold)
            y -= 24
          }
          y -= row
        }
        add(entry, place, x: Self.margin + (index % 2) * Self.column, top: y + row, to: &document)
      }
    }
  }

  /// Begins a page of games, and returns the height at which they begin.
  private func addPage(to document: inout PDFDocument) -> Int {
    document.addPage()
    var y = document.height - 52
    document.text(title, x: Self.margin, y: y, size: 16, .bold)
    if hasNameLine {
      y -= 28
      document.text("Name", x: Self.margin, y: y, size: 11)
      document.line(x: Self.margin + 36, y: y - 2, width: 220)
      document.text("Date", x: Self.margin + 290, y: y, size: 11)
      document.line(x: Self.margin + 320, y: y - 2, width: 120)
      y -= 6
    }
    for text in [rules, note] where !text.isEmpty {
      for line in Self.wrapped(text, at: 110) {
        y -= 14
        document.text(line, x: Self.margin, y: y, size: 9)
      }
    }
    return y - 14
  }

  private func add(
    _ entry: Entry, _ place: Int, x: Int, top: Int, to document: inout PDFDocument
  ) {
    if isCards {
      document.box(x: x, y: top - row, width: Self.column, height: row, isDashed: true)
    }
    let (x, top) = isCards ? (x + 16, top - 30) : (x, top - 20)
    document.text("\(place)", x: x, y: top, size: 10)
    document.text(entry.target, x: x + 24, y: top, size: Self.targetSize(entry.target), .bold)
    var tileX = x
    for number in entry.numbers {
      let text = "\(number)"
      let width = max(28, PDFDocument.width(of: text, size: 12) + 10)
      guard tileX + width <= x + Self.column - (isCards ? 16 : 0) else { break }
      document.box(x: tileX, y: top - 36, width: width, height: 24)
      let textX = tileX + (width - PDFDocument.width(of: text, size: 12)) / 2
      document.text(text, x: textX, y: top - 28, size: 12, .bold)
      tileX += width + 5
    }
    guard !isCards else { return }
    for line in 1...3 { document.line(x: x, y: top - 40 - 22 * line, width: Self.column - 40) }
  }

  private func addAnswers(to document: inout PDFDocument) {
    var y = 0
    for (place, answer) in answers.enumerated() {
      for (index, line) in Self.wrapped("\(place + 1).  \(answer)", at: 84).enumerated() {
        if y < 60 {
          document.addPage()
          document.text(answersTitle, x: Self.margin, y: document.height - 52, size: 16, .bold)
          y = document.height - 78
        }
        document.text(line, x: Self.margin + (index == 0 ? 0 : 20), y: y, size: 11)
        y -= 17
      }
    }
  }

  private static func targetSize(_ target: String) -> Int {
    target.count <= 12 ? 20 : target.count <= 30 ? 12 : 8
  }

  /// Lines of at most some characters, broken at spaces where there are any.
  private static func wrapped(_ text: String, at width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      if let last = lines.last, !last.isEmpty, last.count + 1 + word.count > width {
        lines.append("")
      }
      while word.count > width {
        lines[lines.count - 1] += String(word.prefix(width))
        lines.append("")
        word = String(word.dropFirst(width))
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
