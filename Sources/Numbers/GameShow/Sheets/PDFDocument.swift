/// A PDF of pages with text and boxes, in the standard fonts, which every reader has.
///
/// Coordinates are points (1/72 inch) from the lower left corner of a page. Source: ISO 32000-1,
/// "Document management: Portable document format", sections 7.5 (structure), 8.5 (paths) and 9.4 (text).
struct PDFDocument {
  /// The size of a page.
  let width: Int
  let height: Int

  private var pages: [String] = []
  private let title: String

  init(title: String, paper: GameSheet.Paper) {
    self.title = title
    (width, height) = paper == .a4 ? (595, 842) : (612, 792)
  }

  /// A standard font.
  enum Font: String {
    case regular = "F1"
    case bold = "F2"
    /// That of signs.
    case symbol = "F3"
  }

  mutating func addPage() { pages.append("") }

  /// Adds a line of text to the last page.
  mutating func text(_ text: String, x: Int, y: Int, size: Int, _ font: Font = .regular) {
    var line = "BT"
    for (place, run) in PDFText.runs(text).enumerated() {
      let font = run.isSymbol ? Font.symbol : font
      line += " /\(font.rawValue) \(size) Tf" + (place == 0 ? " \(x) \(y) Td" : "")
      line += " (\(run.escaped)) Tj"
    }
    append(line + " ET\n")
  }

  /// Adds the outline of a box to the last page.
  mutating func box(x: Int, y: Int, width: Int, height: Int, isDashed: Bool = false) {
    let box = "\(x) \(y) \(width) \(height) re S\n"
    append(isDashed ? "0.5 w 0.5 G [4 3] 0 d \(box)[] 0 d 0 G\n" : "1 w 0 G \(box)")
  }

  /// Adds a thin grey line to the last page.
  mutating func line(x: Int, y: Int, width: Int) {
    append("0.5 w 0.75 G \(x) \(y) m \(x + width) \(y) l S 0 G\n")
  }

  private mutating func append(_ content: String) {
    if pages.isEmpty { addPage() }
    pages[pages.count - 1] += content
  }

  /// The file.
  var bytes: [UInt8] {
    // Objects: 1 catalog, 2 pages, 3 to 5 fonts, 6 info, then a page and its content each.
    let pageNumbers = pages.indices.map { 7 + 2 * $0 }
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(pageNumbers.map { "\($0) 0 R" }.joined(separator: " "))] "
        + "/Count \(pages.count) >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>",
      "<< /Title \(PDFText.anyText(title)) >>",
    ]
    for (place, content) in pages.enumerated() {
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] "
          + "/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents \(8 + 2 * place) 0 R >>"
      )
      objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)endstream")
    }
    var file = Array("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    for (place, object) in objects.enumerated() {
      offsets.append(file.count)
      file += "\(place + 1) 0 obj\n\(object)\nendobj\n".utf8
    }
    let start = file.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
    for offset in offsets {
      let digits = "\(offset)"
      file += "\(String(repeating: "0", count: max(0, 10 - digits.count)))\(digits) 00000 n \n".utf8
    }
    file +=
      "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 6 0 R >>\nstartxref\n\(start)\n%%EOF\n"
      .utf8
    return file
  }
}
