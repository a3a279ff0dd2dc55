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
    for text in [sheet.html, sheet.markdown, sheet.pdfText] {
      for part in ["Year 5", "Easy", "Hard", "Name", "Date", "Use each once.", "is 3", "6"] {
        #expect(text.contains(part), "\(part)")
      }
    }
    #expect(sheet.html.contains("size: letter"))
    #expect(sheet.pdfText.contains("[0 0 612 792]"))
    sheet.part = .games
    for text in [sheet.html, sheet.markdown, sheet.pdfText] {
      #expect(!text.contains("is 3") && !text.contains("Answers"))
    }
    sheet.part = .answers
    for text in [sheet.html, sheet.markdown, sheet.pdfText] {
      #expect(text.contains("is 3") && text.contains("Year 5: answers") && !text.contains("Easy"))
    }
  }

  private func levels(
    _ counts: [Int], numbers: [Int], paper: GameSheet.Paper, isCards: Bool = false
  ) -> GameSheet {
    var sheet = GameSheet(
      title: "Year 5", note: "Seed 5",
      groups: zip(["Easy", "Middle", "Hard"], counts).map { heading, count in
        .init(
          heading: heading,
          entries: (0..<count).map { _ in .init(target: "24", numbers: numbers, answer: "24") })
      })
    sheet.rules =
      "Reach the target with +, −, × and ÷. Use each number exactly once; results below zero and fractions are allowed on the way."
    (sheet.hasNameLine, sheet.paper, sheet.part, sheet.isCards) = (true, paper, .games, isCards)
    return sheet
  }

  @Test(
    "of three levels of four numbers are printed on one page", arguments: GameSheet.Paper.allCases,
    [false, true])
  func levels(paper: GameSheet.Paper, isCards: Bool) {
    let sheet = levels([5, 5, 2], numbers: [10, 13, 3, 4], paper: paper, isCards: isCards)
    #expect(sheet.pdfText.contains("/Count 1 >>"))
    #expect(sheet.html.contains("repeat(3, 1fr)"))
  }

  @Test("break no level that fits on a page, and repeat the heading of one that does not")
  func pages() {
    let numbers = [25, 50, 75, 100, 3, 6]
    let parts = { (sheet: GameSheet) in
      sheet.pdfText.split(separator: "stream\n").map(String.init)
        .filter { $0.contains("Year 5") && $0.contains("Tj") }
    }
    let two = parts(levels([4, 8, 2], numbers: numbers, paper: .a4))
    for heading in ["Easy", "Middle", "Hard"] {
      #expect(two.count { $0.contains("(\(heading))") } == 1, "\(heading)")
    }
    #expect(two.count == 2)
    #expect(
      levels([4, 8, 2], numbers: numbers, paper: .a4).html.components(of: "group whole") == 3)
    #expect(
      levels([1, 30, 0], numbers: numbers, paper: .a4).html.components(of: "group whole") == 2)
    let long = parts(levels([1, 30, 0], numbers: numbers, paper: .a4))
    #expect(long.count > 2 && long.allSatisfy { $0.contains("(Middle)") })
  }

  @Test("show all numbers of a game, however many there are")
  func manyNumbers() {
    for count in [7, 9, 13] {
      let sheet = levels([1], numbers: [Int](repeating: 1234, count: count), paper: .a4)
      #expect(sheet.pdfText.components(of: "(1234) Tj") == count)
    }
  }

  @Test(
    "have titles in the letters of the fonts",
    arguments: [
      ("“L’Œuvre” – 5 € … žeš", "\\223L\\222\\214uvre\\224 \\226 5 \\200 \\205 \\236e\\232"),
      ("Dvořák", "Dvor\\341k"),
      ("Dvo\u{72}\u{30C}a\u{301}k", "Dvor\\341k"),
      ("Łódź", "L\\363dz"),
      ("Tiếng Việt", "Ti\\352ng Vi\\352t"),
      ("İstanbul, Đorđe", "Istanbul, Dorde"),
      ("x\u{304}\ty", "x y"),
      ("日本 👍🏽", "?? ?"),
    ])
  func letters(title: String, expected: String) {
    let sheet = GameSheet(title: title, entries: [.init(target: "1", numbers: [1], answer: "1")])
    let pdf = sheet.pdfText
    #expect(pdf.contains("(\(expected)) Tj"))
    let units = title.utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    #expect(pdf.contains("/Title <FEFF\(units.joined())>"))
  }

  @Test("have no control characters in HTML")
  func controls() {
    let title = "a\u{1B}[31m\u{0}b\r\nc"
    let html = GameSheet(title: title, entries: []).html
    #expect(html.contains("<h1>a [31m b c</h1>"))
    #expect(!html.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("have signs that the fonts of letters lack in the font of signs")
  func signs() {
    let entry = GameSheet.Entry(target: "5", numbers: [9], answer: "√(9) + 2 = 5")
    let pdf = GameSheet(title: "≤ 9", entries: [entry]).pdfText
    #expect(pdf.contains("BT /F3 16 Tf 48 790 Td (\\243) Tj /F2 16 Tf ( 9) Tj ET"))
    #expect(pdf.contains("(1.  ) Tj /F3 11 Tf (\\326) Tj /F1 11 Tf (\\(9\\) + 2 = 5) Tj ET"))
    #expect(pdf.contains("/BaseFont /Symbol >>") && pdf.contains("/F3 5 0 R"))
  }

  @Test("have room between the lines of a game and the next one where the page has it")
  func room() throws {
    let pdf = levels([5, 5, 2], numbers: [10, 13, 3, 4], paper: .a4).pdfText
    let rows = pdf.split(separator: "\n")
    let lines = rows.filter { $0.hasSuffix(" l S 0 G") }.compactMap {
      Int($0.split(separator: " ")[5])
    }
    let targets = rows.filter { $0.hasPrefix("BT /F2 20 Tf") }
      .compactMap { Int($0.split(separator: " ")[5]) }
    #expect(targets.count == 12 && lines.count == 12 * 2 + 2)
    for target in targets {
      let above = try #require(lines.filter { $0 > target }.min())
      #expect(above - target >= 24)
    }
  }

  @Test("have long titles in smaller letters, and in lines that end on the paper")
  func longTitles() {
    let entries = [GameSheet.Entry(target: "1", numbers: [1], answer: "1")]
    let pdf = { GameSheet(title: $0, entries: entries).pdfText }
    #expect(pdf("Short").contains("/F2 16 Tf 48 790 Td (Short) Tj"))
    #expect(pdf(String(repeating: "W", count: 35)).contains("/F2 14 Tf 48 790 Td (WWWW"))
    let words = pdf(String(repeating: "Numbers for all ", count: 6))
    #expect(words.contains("/F2 12 Tf 48 790 Td (Numbers") && words.contains("48 776 Td ("))
    let endless = pdf(String(repeating: "W", count: 20_000))
    #expect(endless.contains("48 762 Td (WWW") && endless.contains("W\\205) Tj"))
    #expect(!endless.contains("48 748 Td (WWW"))
  }

  @Test("of twelve games take one page", arguments: GameSheet.Paper.allCases, [false, true])
  func twelve(paper: GameSheet.Paper, hasNameLine: Bool) {
    var sheet = GameSheet(
      title: "Games", note: "Seed 5",
      entries: (1...12).map { .init(target: "\($0)", numbers: [$0], answer: "") })
    sheet.rules = String(repeating: "Use each number exactly once. ", count: 6)
    (sheet.hasNameLine, sheet.paper, sheet.part) = (hasNameLine, paper, .games)
    #expect(sheet.pdfText.contains("/Count 1 >>"))
  }

  @Test("of cards have no room to write")
  func cards() {
    var cards = sheet
    cards.isCards = true
    #expect(!cards.html.contains("\"room\"") && cards.html.contains("class=\"games cards\""))
    #expect(cards.pdfText.components(of: " d ") == 10 * 2)
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

extension GameSheet {
  fileprivate var pdfText: String { String(decoding: pdf, as: UTF8.self) }
}

extension StringProtocol {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
