import GameShow
import NumbersGame
import Testing

@testable import numberrace

@Suite("The screen of a round")
struct PlayScreenTests {
  private func round() throws -> Round {
    var round = try Round(
      try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952), time: .seconds(30))
    while round.turnOver() != nil {}
    try round.say("100 + 3")
    round.advance(to: .seconds(10))
    return round
  }

  private func typed(_ text: String) -> TypedLine {
    var line = TypedLine()
    for character in text { line.press(.character(character)) }
    return line
  }

  @Test("fits every size, with the cursor on it")
  func sizes() throws {
    let round = try round()
    let line = typed(String(repeating: "1 + ", count: 60))
    for columns in 1...120 {
      for rows in 1...40 {
        let screen = PlayScreen(
          size: TerminalSize(columns: columns, rows: rows), style: .plain, title: "Countdown")
        let (lines, cursor) = screen.lines(
          round, typed: line, message: "Something that is said, at some length")
        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { $0.count <= max(3, columns) }, "\(columns) × \(rows)")
        #expect((0..<rows).contains(cursor.row) && (0..<columns).contains(cursor.column))
      }
    }
  }

  @Test("shows tiles, the target, the clock, the working and what is typed")
  func large() throws {
    let screen = PlayScreen(
      size: TerminalSize(columns: 80, rows: 20), style: .plain, title: "Countdown, round 1")
    let text = screen.lines(try round(), typed: typed("6 * 7"), message: "Hello").lines
      .joined(separator: "\n")
    #expect(
      text == """

          Countdown, round 1

          ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐
          │ 25  │ │ 50  │ │ 75  │ │(100)│ │ (3) │ │  6  │
          └─────┘ └─────┘ └─────┘ └─────┘ └─────┘ └─────┘

          Target  952

          ████████████████░░░░░░░░  20 s

          100 + 3 = 103                     849 away
          Hello
          > 6 * 7
        """)
  }

  @Test(
    "shows what was typed with the signs of print, and distances in groups of digits",
    arguments: [
      ("100*75", "100 × 75 = 7500", "6,548 away"),
      ("(25+75)x 6=600", "(25 + 75) × 6 = 600", "352 away"),
      ("50/25", "50 ÷ 25 = 2", "950 away"), ("３*(100-75)", "３*(100-75) = 75", "877 away"),
      ("(100 - 75)·3", "(100 − 75) × 3 = 75", "877 away"),
    ])
  func typeset(_ line: String, _ shown: String, _ remark: String) throws {
    var round = try round()
    _ = round.takeBack()
    try round.say(line)
    #expect(round.workings.map(\.text) == [shown])
    #expect(round.workings.map(\.remark) == [remark])
  }

  @Test(
    "shows the working, the message and all numbers at every size that a terminal has",
    arguments: [
      (46, 14), (48, 14), (48, 16), (49, 15), (48, 18), (46, 24), (80, 13), (80, 14), (80, 18),
    ])
  func working(_ columns: Int, _ rows: Int) throws {
    var round = try round()
    for line in ["6 + 25 = 31", "75 - 50 = 25"] { try round.say(line) }
    let screen = PlayScreen(
      size: TerminalSize(columns: columns, rows: rows), style: .plain, title: "Countdown, round 1")
    let lines = screen.lines(round, typed: typed("x"), message: "Hello").lines
    for text in ["100 + 3 = 103", "6 + 25 = 31", "75 − 50 = 25", "Hello", "> x", "(100)", "952"] {
      #expect(lines.contains { $0.contains(text) }, "\(text) is missing of \(lines)")
    }
  }

  @Test(
    "shows the target and all numbers where there are 20 columns and 8 rows, or 14 and 6",
    arguments: [(20, 8), (14, 6), (12, 7)])
  func small(_ columns: Int, _ rows: Int) throws {
    var round = try round()
    try round.say("75 - 50 = 25")
    let screen = PlayScreen(
      size: TerminalSize(columns: columns, rows: rows), style: .plain, title: "Countdown")
    let lines = screen.lines(round, typed: typed("x"), message: "= 25, 927 away").lines
    #expect(lines[0] == "952  20 s")
    #expect(
      lines.dropFirst().joined(separator: " ").hasPrefix("25 (50) (75) (100) (3) 6"), "\(lines)")
    #expect(lines.contains { $0.contains("= 25") })
    #expect(lines.last == "> x")
  }

  @Test(
    "declares what is typed when the moment after the clock is over, if it is legal",
    arguments: [("(100+3)*9", 927), ("100 + 9", 109), ("100 +", nil), ("hint", nil), (" ", nil)]
      as [(String, Int?)])
  func declaration(_ typed: String, _ value: Int?) throws {
    var round = try Round(
      try Game(numbers: [25, 50, 75, 100, 9, 3], target: 927), time: .seconds(30),
      moment: PlayTurn.momentToDeclare)
    while round.turnOver() != nil {}
    round.advance(to: .seconds(40), typed: typed)
    #expect(round.phase == .over)
    #expect(round.result.answer?.value == value)
    #expect(round.hints.isEmpty)
  }

  @Test("makes keys of bytes that come in pieces")
  func keys() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(Array("a×".utf8)) == [.character("a"), .character("×")])
    #expect(decoder.keys([0xC3]) == [])
    #expect(decoder.keys([0x97, 0x1B]) == [.character("×")])
    #expect(decoder.keys(Array("[D".utf8)) == [.left])
    #expect(
      decoder.keys(Array("\u{1B}[3~\u{1B}OH\u{1B}[5~x".utf8)) == [.delete, .home, .character("x")])
    #expect(
      decoder.keys([0x0D, 0x7F, 0x15, 0x17, 0x04]) == [
        .enter, .backspace, .killLine, .killWord, .endOfInput,
      ])
    // Bytes that are no text are passed over.
    #expect(decoder.keys([0xFF, 0x80, 0x41]) == [.character("A")])
  }

  @Test("edits a line, and brings back earlier ones")
  func editing() {
    var line = typed("100 + 3")
    for key in [Key.home, .delete, .end, .backspace, .left, .character("5")] { line.press(key) }
    #expect(String(line.text) == "00 +5 ")
    line.press(.killWord)
    #expect(String(line.text) == "00  ")
    line.press(.killLine)
    #expect(String(line.text) == " ")
    var other = typed("1 + 2")
    #expect(other.take() == "1 + 2")
    #expect(other.text.isEmpty)
    other.press(.up)
    #expect(String(other.text) == "1 + 2")
    other.press(.down)
    #expect(other.text.isEmpty)
    for key in [Key.killWord, .backspace, .left, .delete, .up, .up] { other.press(key) }
    #expect(String(other.text) == "1 + 2")
  }
}
