import GameShow
import NumbersSolver
import Testing

func solve(_ game: Game) throws -> Int { try Solver().solve(game).distance }

@Suite("Sheets")
struct SheetTests {
  private let sheet = GameSheet(
    title: "Games & <more>", note: "Seed 5",
    entries: (1...10).map {
      .init(target: "\(100 + $0)", numbers: [100, $0], answer: "100 + \($0) = \(100 + $0) [(\\")
    })

  @Test("as Markdown have a table, and the answers at the end")
  func markdown() {
    let lines = sheet.markdown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "# Games \\& \\<more\\>")
    #expect(lines.contains("| 3 | **103** | 100 3 |"))
    #expect(sheet.markdown.hasSuffix("10. 100 + 10 = 110 \\[(\\\\\n"))
    let parts = sheet.markdown.split(separator: "## Answers")
    #expect(parts.count == 2 && !parts[0].contains("100 + 3"))
  }

  @Test("as HTML are escaped, with the answers on a page of their own")
  func html() throws {
    #expect(sheet.html.contains("<title>Games &amp; &lt;more&gt;</title>"))
    #expect(sheet.html.components(of: "<section class=\"game\">") == 10)
    let answers = try #require(sheet.html.firstRange(of: "<section class=\"answers\">"))
    #expect(sheet.html[answers.upperBound...].components(of: "<li>") == 10)
    #expect(!sheet.html[..<answers.lowerBound].contains("100 + 3"))
    #expect(sheet.html.contains(".answers { break-before: page; }"))
    // Browsers print borders, and leave backgrounds out.
    #expect(!sheet.html.contains("background"))
    #expect(sheet.html.components(of: "<div class=\"room\"><p></p><p></p><p></p></div>") == 10)
  }

  @Test("for a class have groups, a line for the name, rules, and answers of their own")
  func lessons() {
    let entries = (1...3).map {
      GameSheet.Entry(target: "\($0)", numbers: [$0], answer: "is \($0)")
    }
    var sheet = GameSheet(
      title: "Year 5",
      groups: [
        .init(heading: "Easy", entries: entries), .init(heading: "Hard", entries: entries),
      ])
    (sheet.rules, sheet.hasNameLine, sheet.paper) = ("Use each once.", true, .letter)
    for text in [sheet.html, sheet.markdown, String(decoding: sheet.pdf, as: UTF8.self)] {
      for part in ["Year 5", "Easy", "Hard", "Name", "Date", "Use each once.", "is 3", "6"] {
        #expect(text.contains(part), "\(part)")
      }
    }
    #expect(sheet.html.contains("size: letter"))
    #expect(String(decoding: sheet.pdf, as: UTF8.self).contains("[0 0 612 792]"))
    sheet.part = .games
    for text in [sheet.html, sheet.markdown, String(decoding: sheet.pdf, as: UTF8.self)] {
      #expect(!text.contains("is 3") && !text.contains("Answers"))
    }
    sheet.part = .answers
    for text in [sheet.html, sheet.markdown, String(decoding: sheet.pdf, as: UTF8.self)] {
      #expect(text.contains("is 3") && text.contains("Year 5: answers") && !text.contains("Easy"))
    }
  }

  @Test(
    "of three levels are printed on the two sides of one sheet", arguments: GameSheet.Paper.allCases
  )
  func levels(paper: GameSheet.Paper) {
    var sheet = GameSheet(
      title: "Year 5", note: "Seed 5",
      groups: zip(["Easy", "Middle", "Hard"], [5, 5, 2]).map { heading, count in
        .init(
          heading: heading,
          entries: (1...count).map { .init(target: "24", numbers: [$0, 2, 3, 4], answer: "24") })
      })
    sheet.rules = String(repeating: "Use each number exactly once. ", count: 6)
    (sheet.hasNameLine, sheet.paper, sheet.part) = (true, paper, .games)
    #expect(String(decoding: sheet.pdf, as: UTF8.self).contains("/Count 2 >>"))
  }

  @Test("of twelve games take one page", arguments: GameSheet.Paper.allCases, [false, true])
  func twelve(paper: GameSheet.Paper, hasNameLine: Bool) {
    var sheet = GameSheet(
      title: "Games", note: "Seed 5",
      entries: (1...12).map { .init(target: "\($0)", numbers: [$0], answer: "") })
    sheet.rules = String(repeating: "Use each number exactly once. ", count: 6)
    (sheet.hasNameLine, sheet.paper, sheet.part) = (hasNameLine, paper, .games)
    #expect(String(decoding: sheet.pdf, as: UTF8.self).contains("/Count 1 >>"))
  }

  @Test("of cards have no room to write")
  func cards() {
    var cards = sheet
    cards.isCards = true
    #expect(!cards.html.contains("\"room\"") && cards.html.contains("class=\"games cards\""))
    #expect(String(decoding: cards.pdf, as: UTF8.self).components(of: " d ") == 10 * 2)
  }

  @Test("as PDF have a table of objects that is right, and the answers on the last page")
  func pdf() throws {
    let bytes = sheet.pdf
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("%%EOF\n"))
    // Ten games are one page, and there is one of answers.
    #expect(text.contains("/Count 2 >>"))
    let start = try #require(
      text.split(separator: "startxref\n").last?.split(separator: "\n").first)
    let table = Array(bytes[(try #require(Int(start)))...])
    let rows = String(decoding: table, as: UTF8.self).split(separator: "\n")
    #expect(rows[0] == "xref")
    for (number, row) in rows.dropFirst(3).prefix(while: { $0.hasSuffix(" n ") }).enumerated() {
      let offset = try #require(Int(row.prefix(10)))
      #expect(bytes[offset...].starts(with: "\(number + 1) 0 obj\n".utf8))
    }
    // Brackets and backslashes are escaped.
    #expect(text.contains("100 + 3 = 103 [\\(\\\\) Tj"))
    let contents = text.split(separator: "stream\n")
    for content in contents where content.contains("Answers") {
      #expect(!content.contains(" re S"))
    }
  }
}

extension StringProtocol {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
