import GameShow
import Testing

@Suite("Working")
struct WorkingTests {
  private func working() throws -> Working {
    Working(for: try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952))
  }

  @Test("uses the results of earlier lines, and goes on from the latest with a sign")
  func lines() throws {
    var working = try working()
    #expect(try working.add("100 + 3").value == 103)
    #expect(try working.add("6 * 75 / 50 = 9").value == 9)
    #expect(try working.add("103 x 9").value == 927)
    let last = try working.add("+ 25")
    #expect(last.isExact)
    #expect(last.expression.text(in: .ascii) == "(100 + 3) * (6 * 75 / 50) + 25")
    #expect(working.best == last)
    #expect(working.lines.map(\.usedLines) == [[], [], [0, 1], [2]])
  }

  @Test("takes a whole answer although its tiles are in earlier lines")
  func wholeAnswer() throws {
    var working = try working()
    try working.add("100 + 3")
    let answer = try working.add("25 + (100 + 3) * (6 * 75 / 50)")
    #expect(answer.isExact)
    // The earlier line is another attempt, whose numbers are free again.
    #expect(working.available.tiles == [])
    #expect(working.available.results == [952])
  }

  @Test("tells what is left, and takes back")
  func available() throws {
    var working = try working()
    try working.add("100 + 3")
    try working.add("75 - 50")
    #expect(working.available.tiles == [25, 6])
    #expect(working.available.results == [103, 25])
    // A result of 25 and a tile of 25 are two things.
    #expect(
      try working.add("25 * 25 = 625").expression.text(in: .ascii) == "(75 - 50) * 25")
    working.undo()
    working.undo()
    #expect(working.available.tiles == [25, 50, 75, 6])
    working.clear()
    #expect(working.lines.isEmpty)
    #expect(working.best == nil)
  }

  @Test("refuses what the rules do, and stays as it is")
  func refusals() throws {
    var working = try working()
    #expect(throws: AnswerFault.numberNotGiven(9, given: [25, 50, 75, 100, 3, 6])) {
      try working.add("100 x 9")
    }
    #expect(throws: AnswerFault.numberUsedTooOften(100, used: 2, given: 1)) {
      try working.add("100 + 100")
    }
    #expect(throws: AnswerFault.self) { try working.add("3 - 6") }
    #expect(throws: AnswerFault.self) { try working.add("3 +") }
    #expect(throws: AnswerFault.self) { try working.add("") }
    #expect(working.lines.isEmpty)
    // A result that is used twice over, and thousands of times.
    try working.add("100 + 3")
    #expect(throws: AnswerFault.self) { try working.add("103 + 103") }
  }
}
