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
  /// That below which nothing stands.
  private static let bottom = 30

  /// The layout of the games, which HTML has too, and the height of a page below the title.
  var layoutOnPaper: (layout: Layout, height: Int) {
    var document = PDFDocument(title: title, paper: paper)
    let height = addTitle(to: &document) - Self.bottom
    return (layout(width: document.width - 2 * Self.margin, height: height), height)
  }

  private func addGames(to document: inout PDFDocument) {
    let (layout, height) = layoutOnPaper
    for page in layout.pages(numbered, height: height) {
      let top = addTitle(to: &document)
      for row in page {
        switch row {
        case .heading(let heading, let y):
          document.text(heading, x: Self.margin, y: top - y - 20, size: 13, .bold)
        case .games(let games, let y):
          for (column, game) in games.enumerated() {
            let x = Self.margin + column * layout.column
            add(game.entry, game.place, x: x, top: top - y, layout, to: &document)
          }
        }
      }
    }
  }

  /// Begins a page of games, and returns the height at which they begin.
  private func addTitle(to document: inout PDFDocument) -> Int {
    document.addPage()
    var y = add(title: title, to: &document)
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

  /// Adds a title, in smaller letters if it is long and in at most three lines, and returns the height of the last.
  private func add(title: String, to document: inout PDFDocument) -> Int {
    let width = document.width - 2 * Self.margin
    let size = [16, 14].first { PDFText.width(of: title, size: $0) <= width } ?? 12
    var lines = PDFText.lines(title, width: width, size: size)
    if lines.count > 3 {
      lines.removeSubrange(3...)
      while PDFText.width(of: lines[2] + "…", size: size) > width { lines[2].removeLast() }
      lines[2] += "…"
    }
    var y = document.height - 52
    for (place, line) in lines.enumerated() {
      if place > 0 { y -= size + 2 }
      document.text(line, x: Self.margin, y: y, size: size, .bold)
    }
    return y
  }

  private func add(
    _ entry: Entry, _ place: Int, x: Int, top: Int, _ layout: Layout,
    to document: inout PDFDocument
  ) {
    if isCards {
      document.box(
        x: x, y: top - layout.row, width: layout.column, height: layout.row, isDashed: true)
    }
    let (x, top) = isCards ? (x + 16, top - 30) : (x, top - 20)
    document.text("\(place)", x: x, y: top, size: 10)
    document.text(entry.target, x: x + 24, y: top, size: Self.targetSize(entry.target), .bold)
    var tileX = x
    let size = layout.numberSize
    for number in entry.numbers {
      let text = "\(number)"
      let width = Self.tileWidth(number, size: size)
      document.box(x: tileX, y: top - 36, width: width, height: 24)
      let textX = tileX + (width - PDFText.width(of: text, size: size)) / 2
      document.text(text, x: textX, y: top - 24 - size / 3, size: size, .bold)
      tileX += width + Self.gap(size)
    }
    for line in 1..<layout.lines + 1 {
      document.line(x: x, y: top - 40 - layout.spacing * line, width: layout.column - 24)
    }
  }

  private func addAnswers(to document: inout PDFDocument) {
    var y = 0
    for (place, answer) in answers.enumerated() {
      for (index, line) in Self.wrapped("\(place + 1).  \(answer)", at: 84).enumerated() {
        if y < 60 {
          document.addPage()
          y = add(title: answersTitle, to: &document) - 26
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
