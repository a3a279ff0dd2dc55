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
  /// The width of a column.
  private static let column = 262
  /// The height of a heading, and that below which nothing stands.
  private static let (heading, bottom) = (32, 30)

  /// The room for a game.
  private struct Room {
    /// The height.
    let row: Int
    /// The lines to write on, and how far apart they are.
    let lines: Int
    let spacing: Int
  }

  /// The most room with which the games take as few pages as with less.
  private func room(on document: PDFDocument) -> Room {
    if isCards { return Room(row: 110, lines: 0, spacing: 0) }
    let rooms = [(134, 3, 22), (116, 3, 18), (100, 2, 20)].map(Room.init)
    let pages = rooms.map { pageCount($0, on: document) }
    return zip(rooms, pages).first { $0.1 == pages.min() }?.0 ?? rooms[0]
  }

  private func pageCount(_ room: Room, on document: PDFDocument) -> Int {
    var document = document
    var (y, count) = (0, 0)
    let top = addTitle(to: &document)
    for group in numbered {
      for index in stride(from: 0, to: group.entries.count, by: 2) {
        let height = room.row + (index == 0 && !group.heading.isEmpty ? Self.heading : 0)
        if y - height < Self.bottom { (y, count) = (top, count + 1) }
        y -= height
      }
    }
    return count
  }

  private func addGames(to document: inout PDFDocument) {
    var y = 0
    let room = room(on: document)
    for group in numbered {
      for (index, (place, entry)) in group.entries.enumerated() {
        let isFirst = index == 0 && !group.heading.isEmpty
        if index % 2 == 0 {
          if y - room.row - (isFirst ? Self.heading : 0) < Self.bottom {
            y = addTitle(to: &document)
          }
          if isFirst {
            document.text(group.heading, x: Self.margin, y: y - 20, size: 13, .bold)
            y -= Self.heading
          }
          y -= room.row
        }
        let x = Self.margin + (index % 2) * Self.column
        add(entry, place, x: x, top: y + room.row, room, to: &document)
      }
    }
  }

  /// Begins a page of games, and returns the height at which they begin.
  private func addTitle(to document: inout PDFDocument) -> Int {
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
    _ entry: Entry, _ place: Int, x: Int, top: Int, _ room: Room,
    to document: inout PDFDocument
  ) {
    if isCards {
      document.box(x: x, y: top - room.row, width: Self.column, height: room.row, isDashed: true)
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
    for line in 1..<room.lines + 1 {
      document.line(x: x, y: top - 40 - room.spacing * line, width: Self.column - 40)
    }
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
