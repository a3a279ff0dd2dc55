import NumbersGame
import Testing

import struct NumbersGame.Expression

@Suite("Parsing")
struct ParsingTests {
  @Test("reads back what is written", arguments: 0..<2_000)
  func roundTrip(_ seed: Int) throws {
    var random = RandomExpression(seed: UInt64(seed))
    let expression = try random.next(numbers: 1 + seed % 8)
    for notation in [Notation.mathematical, .ascii, .latex] {
      let text = expression.text(in: notation)
      #expect(try Expression(parsing: text) == expression, "\(text)")
    }
  }

  @Test("reads steps back as a tree of the same steps", arguments: 0..<300)
  func stepRoundTrip(_ seed: Int) throws {
    var random = RandomExpression(seed: UInt64(seed))
    let expression = try random.nextLegal(numbers: 2 + seed % 5)
    let read = try Expression(parsing: expression.text(in: .steps))
    #expect(Set(try read.steps()) == Set(try expression.steps()))
    #expect(try read.evaluate() == expression.evaluate())
    #expect(read.numbers.sorted() == expression.numbers.sorted())
  }

  @Test(
    "reads what people write",
    arguments: [
      "25 + (100 + 3) * (6 * 75 / 50)", "25+(100+3)x(6X75:50)", "25 + [100 + 3] · {6 × 75 ÷ 50}",
      "25 + (100 + 3) × (6 × 75 ÷ 50) = 952", #"25 + (100+3) \cdot \frac{6 \times 75}{50}"#,
      #"$25 + \left(100 + 3\right) \times \left(6 \times 75 \div 50\right) = 952$"#,
      "100+3=103, 6*75=450, 450/50=9, 103*9=927, 25+927=952",
      "100 + 3 = 103\n6 * 75 = 450\n450 / 50 = 9\n103 * 9 = 927\n25 + 927 = 952\n",
      "100 + 3; 6 * 75; 450 / 50; 103 * 9; 25 + 927", "100+3\r\n6*75/50\r\n25+103*9\r\n",
      "25 +\n(100 + 3\n) * (6 * 75 / 50)", "  25+ (100+3)*(\t6*75/50 ) ; ;",
      "２５＋（１００＋３）×（６×７５÷５０）＝９５２",
    ])
  func spellings(_ text: String) throws {
    let expression = try Expression(parsing: text)
    #expect(expression.text(in: .ascii) == "25 + (100 + 3) * (6 * 75 / 50)")
  }

  @Test(
    "goes on from the latest result where a step begins with a sign",
    arguments: [
      ("100 + 3, × 9, + 25", "(100 + 3) * 9 + 25"),
      ("100 + 3\n* 9 = 927\n- 25", "(100 + 3) * 9 - 25"),

    ])
  func chains(_ text: String, _ whole: String) throws {
    #expect(try Expression(parsing: text).text(in: .ascii) == whole)
  }

  @Test(
    "takes equal signs for equal signs, whichever dash it is",
    arguments: ["9 - 4", "9 − 4", "9 – 4", "9—4"])
  func dashes(_ text: String) throws {
    #expect(try Expression(parsing: text) == Expression(Expression(9), .subtract, Expression(4)))
  }

  @Test("uses the latest unused result of a value, and each once")
  func resultsAreUsedOnce() throws {
    #expect(try Expression(parsing: "100 / 2 = 50; 50 + 50 = 100").description == "100 ÷ 2 + 50")
    #expect(
      try Expression(parsing: "1 + 4 = 5; 2 + 3 = 5; 5 * 5 = 25").description
        == "(2 + 3) × (1 + 4)")
  }

  @Test("says where and what is wrong", arguments: ErrorCase.all)
  func errors(_ example: ErrorCase) {
    #expect {
      try Expression(parsing: example.text)
    } throws: { error in
      #expect("\(error)" == example.message)
      return error is ParseError
    }
  }

  @Test("gives the place in lines and characters")
  func place() throws {
    let error = #expect(throws: ParseError.self) { try Expression(parsing: "1 + 2 = 3\n3 + ?") }
    #expect(error?.offset == 14)
    #expect(error?.line == 2)
    #expect(error?.column == 5)
  }

  @Test(
    "refuses what is too much without harm",
    arguments: [
      String(repeating: "(", count: 1_000_000), String(repeating: "(", count: 9_999),
      String(repeating: "1+", count: 4_000) + "1", String(repeating: "9", count: 9_000),
      String(repeating: #"\frac{"#, count: 1_500),
      (1...2_000).map { "\($0)" }.joined(separator: ","),
      String(repeating: "\u{301}", count: 4_000), String(repeating: "\\", count: 9_999),
    ])
  func hostileText(_ text: String) {
    #expect(throws: ParseError.self) { try Expression(parsing: text) }
  }

  @Test("never traps on random text", arguments: 0..<3_000)
  func randomText(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = [
      "1", "25", "0", " ", "+", "-", "×", "/", "(", ")", "[", "]", "{", "}", "=", ",", ";", "\n",
      #"\frac"#, #"\times"#, #"\"#, "$", "x", "é", "🎲", "99999999999999999999",
    ]
    let text = (0..<random.next(below: 30)).map { _ in pieces[random.next(below: pieces.count)] }
    // What is read can be written, and read again.
    if let expression = try? Expression(parsing: text.joined()) {
      #expect((try? Expression(parsing: expression.description)) == expression)
    }
  }
}

/// A text that is no expression and what is said of it.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  let text: String
  let message: String

  init(_ text: String, _ message: String) {
    self.text = text
    self.message = message
  }

  var testDescription: String { text }

  static let all = [
    ErrorCase("", "there is no expression: write one like 25 + (100 + 3) * 9"),
    ErrorCase(" ;\n", "there is no expression: write one like 25 + (100 + 3) * 9"),
    ErrorCase("1 + * 2", "at character 5: expected a number or '(', found '*'"),
    ErrorCase(#"1 + \times 2"#, #"at character 5: expected a number or '(', found '\times'"#),
    ErrorCase("1 + × 2", "at character 5: expected a number or '(', found '×'"),
    ErrorCase("-5 + 9", "at character 1: expected a number or '(', found '-'"),
    ErrorCase("1 + ", "at character 5: expected a number or '(', found the end"),
    ErrorCase("(1 + 2", "at character 1: '(' is never closed"),
    ErrorCase("1 + 2)", "at character 6: expected a sign or the end, found ')'"),
    ErrorCase("(1 + 2]", "at character 7: ']' closes a '('"),
    ErrorCase("2 (3 + 4)", "at character 3: expected a sign or the end, found '('"),
    ErrorCase("3 4", "at character 3: expected a sign or the end, found 4"),
    ErrorCase("()", "at character 2: expected a number or '(', found ')'"),
    ErrorCase(
      "1 + two", "at character 5: expected a number, a sign or a bracket, found 't'"),
    ErrorCase(
      "1.5", "at character 2: expected a number, a sign or a bracket, found '.'"),
    ErrorCase("0 + 1", "at character 1: 0 is not a number of a game: numbers are 1 or more"),
    ErrorCase(
      "9999999999999999999999",
      "at character 1: the number is too large: numbers up to 9223372036854775807 are allowed"),
    ErrorCase("2 + 2 = 5", "at character 9: the result is 4, not 5"),
    ErrorCase("2 + 2 =", "at character 8: expected the result of the step, found the end"),
    ErrorCase(
      "2 + 2 = 4 + 1", "at character 11: expected ',' and the next step, or the end, found '+'"),
    ErrorCase(
      "3 - 5 = 2",
      "at character 1: step 1, 3 − 5, is below zero: every result must be a positive whole number"),
    ErrorCase(
      "6 * 75 = 450; 3 + 4", "at character 1: the result 450 is not used by any later step"),
    ErrorCase(#"\frac{1}2"#, "at character 9: expected '{', found 2"),
    ErrorCase(
      #"\sqrt{4}"#,
      "at character 1: expected a number, a sign or a bracket "
        + #"(of LaTeX: \times \cdot \div \frac), found '\sqrt'"#
    ),
  ]
}
