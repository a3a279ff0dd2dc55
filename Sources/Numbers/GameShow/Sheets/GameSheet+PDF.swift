extension GameSheet {
  /// The sheet as a PDF on A4: eight games a page in two columns with room to work, and the answers on
  /// pages of their own at the end. It needs no tool and no fonts but those that every reader has.
  public var pdf: [UInt8] {
    var document = PDFDocument(title: title)
    let (margin, column, row) = (48, 262, 176)
    for (place, entry) in entries.enumerated() {
      let slot = place % 8
      if slot == 0 {
        document.addPage()
        document.text(title, x: margin, y: 790, size: 16, .bold)
        if !note.isEmpty { document.text(note, x: margin, y: 774, size: 9) }
      }
      let x = margin + (slot % 2) * column
      let top = 740 - (slot / 2) * row
      document.text("\(place + 1)", x: x, y: top, size: 10)
      document.text(entry.target, x: x + 24, y: top, size: Self.targetSize(entry.target), .bold)
      var tileX = x
      for number in entry.numbers {
        let text = "\(number)"
        let width = max(28, PDFDocument.width(of: text, size: 12) + 10)
        guard tileX + width <= x + column else { break }
        document.box(x: tileX, y: top - 36, width: width, height: 24)
        document.text(
          text, x: tileX + (width - PDFDocument.width(of: text, size: 12)) / 2, y: top - 28,
          size: 12,
          .bold)
        tileX += width + 5
      }
      for line in 1...4 { document.line(x: x, y: top - 40 - 26 * line, width: column - 40) }
    }
    var y = 0
    for (place, entry) in entries.enumerated() {
      for (index, line) in Self.wrapped("\(place + 1).  \(entry.answer)", at: 84).enumerated() {
        if y < 60 {
          document.addPage()
          document.text("Answers", x: margin, y: 790, size: 16, .bold)
          y = 764
        }
        document.text(line, x: index == 0 ? margin : margin + 20, y: y, size: 11)
        y -= 17
      }
    }
    return document.bytes
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
