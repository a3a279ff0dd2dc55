import NumbersGame
import Testing
import Workers

/// Texts as language models and people write them, as answers to 112 of 3, 25, 4, 50, 7 and 9.
@Suite("Verdicts on answers in texts")
struct AnswerVerifierTests {
  private static let numbers = [3, 25, 4, 50, 7, 9]

  @Test(
    "an answer is found and read",
    arguments: [
      "(25 + 3) * 4",
      "<answer>(25 + 3) * 4</answer>",
      "<ANSWER>(25+3)*4 = 112</ANSWER> Thank you!",
      "<answer>1 + 1</answer> no, wait <answer>(25+3)*4</answer>",
      "<think>25 * 4 = 100, 100 + 9 = 109, close.</think><answer>(3+25)*4",
      "The answer is \\boxed{(25 + 3) \\times 4}.",
      "\\[ \\boxed{\\left(25 + 3\\right) \\cdot 4 = 112} \\]",
      "<answer>\\boxed{(25+3)*4}</answer>",
      "$(25 + 3) \\times 4 = \\boxed{112}$",
      "First 25 + 3 = 28, and then 28 * 4 = 112",
      "25 + 3 = 28\n28 × 4 = 112",
      "Step 1: 25 + 3 = 28\nStep 2: 28 x 4 = 112\n\n**Answer: 112**",
      "1. 25 + 3 = 28\n2. 28 * 4 = 112\n",
      "- 25 + 3 = 28\n- 28 * 4 = 112",
      "* 25 + 3 = 28\n* 28 * 4 = 112",
      "• 25 + 3 = 28\n• 28 · 4 = 112",
      "25 + 3 = 28, × 4 = 112",
      "25 + 3 = 28 * 4 = 112",
      "(25 + 3) * 4 = 28 * 4 = 112",
      "112 = (25 + 3) * 4",
      "**(25 + 3) * 4 = 112**",
      "*(25 + 3) * 4*",
      "`(25+3)*4`",
      "```\n(25 + 3) * 4\n```",
      "4 \\times \\left(25 + \\frac{9}{3}\\right)",
      "4 \\times (25 + \\dfrac{ 9 } { 3 })",
      "２５＋３＝２８、２８×４＝１１２",
      "（25 ＋ 3）× 4",
      "(٢٥ + ٣) × ٤",
      "(२५ + ३) × ४",
      "答案是(25+3)×4",
      "[25 + 3] * {4}",
      "((25 + 3) *\n 4)",
      "(25 + 3) × 4 — that is it",
      "(25 + 3) * 4 = 112.0",
      "(25 + 3) * 4 = 112!",
      "The result (25 + 3) * 4 = 112 (exactly).",
      "(25 + 3) \\* 4 = 112",
      "25 \\+ 3 = 28\n28 \\* 4 = 112",
      "{\"answer\": \"(25 + 3) * (9 + 7) \\/ 4 = 112\"}",
      "<p>(25 + 3) &times; 4&nbsp;= 112</p>",
      "{\"answer\": \"(25 + 3) \\u00d7 4\", \"value\": \"112\"}",
      "9 &minus; 7 = 2, 50 &divide; 2 = 25, 25 + 3 = 28, 28 \\u00D7 4 = 112",
      "50 * 4 = 200 is too much. 25 - 4 = 21. So: 25 + 3 = 28; 28 * 4 = 112.",
      "4 × 25 = 100; 3 + 9 = 12; 100 + 12 = 112",
      "| step | result |\n| (25 + 3) * 4 | 112 |",
      "\\begin{align*} 25 + 3 &= 28 \\\\ 28 \\times 4 &= 112 \\end{align*}",
      "\u{FEFF}(25\u{A0}+\u{202F}3)\u{2009}×\u{2009}4",
      "(25 + 3) * 4 => solved",
      "First 25 + 3 = 28.\nSo <answer>28 \\times 4 = 112</answer>",
      "25 + 3 = 28. \\boxed{28 * 4}",
      "25 + 3 = 28, and 28 * 4 = 112. <answer>112</answer>",
      "9 - 7 = 2, no.\n\n<answer>\n(25 + 3) * 4\n</answer>\n\nI used 25, 3 and 4.",
    ])
  func solved(text: String) throws {
    let verdict = try verdict(text)
    #expect(verdict.kind == .solved, "\(verdict)")
    #expect(verdict.value == 112)
  }

  @Test(
    "a fault is named",
    arguments: [
      ("", .nothingFound), ("I do not know.", .nothingFound), ("<answer></answer>", .nothingFound),
      ("<answer>no solution</answer>", .nothingFound), ("\\boxed{}", .nothingFound),
      ("(25 + 3) * 4 * 2", .numberNotGiven(2)),
      ("The answer is \\boxed{112}", .numberNotGiven(112)),
      ("(25 + 3) * 4 * 4 / 4", .numberUsedTooOften(4)),
      ("25 + 3 = 28, 28 + 28 = 56, 56 + 56 = 112", .numberNotGiven(28)),
      ("3 - 25", .negativeResult), ("25 - 25", .numberUsedTooOften(25)),
      ("(25 - 3 * 7 - 4) * 9", .zeroResult), ("25 / 3", .inexactDivision),
      ("25 + 3 = 29, 29 * 4 = 116", .numberNotGiven(29)),
      ("(25 + 3) * 4 = 113", .wrongResult), ("113 = (25 + 3) * 4", .wrongResult),
      ("9 * 9 * 9 * 9", .numberUsedTooOften(9)),
      ("2^3 + 104", .notAnExpression), ("2**3 + 104", .notAnExpression),
      ("sqrt(9) + 109", .notAnExpression), ("√9 + 109", .notAnExpression),
      ("\\sqrt{9} + 109", .notAnExpression), ("9² + 31", .notAnExpression),
      ("4! + 88", .notAnExpression), ("50/25(3 + 7)", .notAnExpression),
      ("(25 + 3) (9 - 7 + 4)", .notAnExpression),
      ("<answer>25 * 4 or (25 + 3) * 4</answer>", .severalAnswers),
      ("<answer>25 * 4 + 9\n(25 + 3) * 4</answer>", .severalAnswers),
      ("25 * 4\n25 + 3\n112 - 9 + 9", .numberNotGiven(112)),
      ("9 * 7 = 25 * 4 + 9 = (25 + 3) * 4 = 112", .wrongResult),
      ("(25 + 3 * 4", .notAnExpression), ("(25 + 3) * ", .notAnExpression),
      ("25 +", .notAnExpression), ("2.5 * 9", .notAnExpression), ("25 // 3", .inexactDivision),
      ("25 % 4 + 3", .notAnExpression), ("sum(25 + 3)", .notAnExpression),
      ("__import__('os').system(25+3)", .notAnExpression), ("eval(25+3)", .notAnExpression),
      ("1e3 + 25", .notAnExpression),
      ("99999999999999999999 + 3", .numberNotGiven(0)),
      ("-25 + 50 * 3", .negativeResult),
    ] as [(String, AnswerVerifier.Fault)])
  func fault(text: String, fault: AnswerVerifier.Fault) throws {
    let verdict = try verdict(text)
    #expect(verdict.fault == fault, "\(text)")
    #expect(verdict.value == nil)
    let isUnreadable = fault == .nothingFound || fault == .notAnExpression
    #expect(verdict.kind == (isUnreadable ? .noAnswer : .breaksRule))
  }

  @Test("a near miss has its value and distance")
  func nearMiss() throws {
    let off = try verdict("<answer>25 * 4 + 9</answer>")
    #expect(off.kind == .off)
    #expect(off.value == 109)
    #expect(off.distance == 3)
    #expect(off.operationCount == 2)
    #expect(off.place == 8..<18)
    #expect(try verdict("25 * 4 + 9", closest: 3).kind == .closest)
    #expect(try verdict("25 * 4 + 9", closest: 2).kind == .off)
    // How far it is off may be said.
    for text in [
      "25 * 4 + 9 = 109 (112 - 109 = 3 off)", "25 * 4 + 9\n112 - 109", "25*4+9. 109 - 112 = -3",
    ] {
      #expect(try verdict(text, closest: 3).kind == .closest, "\(text)")
    }
    #expect(try verdict("25 * 4 + 9\n112 - 109 = 4").kind == .breaksRule)
  }

  @Test("a number alone is an answer if it is given")
  func singleNumber() throws {
    #expect(try verdict("50", target: 50).kind == .solved)
    #expect(try verdict("So it is \\boxed{50}", target: 50).kind == .solved)
    #expect(try verdict("It is 50", target: 50).fault == .nothingFound)
  }

  @Test("options change the rules")
  func options() throws {
    #expect(try verdict("(25 + 3) * 4", .usesAllNumbers).fault == .numberLeftOver(50))
    #expect(
      try verdict("3 * 4 + 5", .usesAllNumbers, numbers: [3, 4, 5], target: 17).kind == .solved)
    let steps = "3 + 4 = 7\n7 * 7 = 49"
    #expect(try verdict(steps, .usesAllNumbers, numbers: [3, 4, 7], target: 49).kind == .solved)
    #expect(
      try verdict("3 - 4 + 5", .allowsNegative, numbers: [3, 4, 5], target: 4).kind == .solved)
    #expect(try verdict("-3 + 7", .allowsNegative, numbers: [3, 7], target: 4).kind == .solved)
    #expect(try verdict("3 - 3 + 5", .allowsZero, numbers: [3, 3, 5], target: 5).kind == .solved)
    #expect(
      try verdict("5 / (3 - 3)", .allowsZero, numbers: [3, 3, 5], target: 5).fault
        == .divisionByZero)
    #expect(
      try verdict("8 / (3 - 8/3)", .allowsFractions, numbers: [3, 3, 8, 8], target: 24).kind
        == .solved)
    #expect(
      try verdict("8 / (3 - 8/3)", numbers: [3, 3, 8, 8], target: 24).fault == .inexactDivision)
    #expect(
      try verdict("8 / 3", .allowsFractions, numbers: [3, 3, 8, 8], target: 3).fault
        == .inexactDivision)
  }

  @Test("no text takes long, or ends the process")
  func hostileTexts() throws {
    let repeated = { (text: String, count: Int) in String(repeating: text, count: count) }
    let texts = [
      repeated("(", 1_000_000), repeated(")", 1_000_000), repeated("9^", 500_000) + "9",
      repeated("9**9", 200_000), repeated("{[(", 300_000), repeated("-", 1_000_000),
      repeated("\\frac{1}{", 100_000), repeated("\\boxed{", 100_000), repeated("<answer>", 100_000),
      repeated("9", 1_000_000), repeated("9+", 500_000), repeated("9*9=81,", 100_000),
      repeated("٩", 500_000), repeated("\u{1F600}", 100_000), repeated("1=", 500_000),
      repeated("25+3=28\n", 100_000) + "28*4", repeated("1 ", 500_000), repeated("\\", 1_000_000),
      repeated("9*9=", 4_000) + "81", repeated("3-9=", 4_000), repeated("25+3=28;", 2_000) + "28*4",
      repeated("1,000", 100_000), repeated("- 1", 300_000), "9223372036854775807 * 2",
      "-9223372036854775808 / -1", "0 - 9223372036854775807 - 2", "1/0", "\0\0\0", "\\", "<answer",
      "\\boxed",
      repeated("a", 20_000) + "25+3", "<answer>" + repeated(" ", 100_000) + "</answer>",
      repeated("28 * 4 = 112, 28 = 25 + 3, ", 600), repeated("25 + 3 = 28, + 4 = 32, ", 700),
      repeated("1) + 2 = 3, + ", 1_100),
      repeated("28 = 14 * 2; ", 1_200) + repeated("28*", 60) + "28",
      repeated("times 9 plus 4 is 3, ", 700), repeated("(25 + 3 = 28) ", 1_100),
      "1+1" + repeated("\n", 16_000) + "= 2", repeated("952 ", 4_000), repeated("a1", 2_000),
      repeated("and 3 more makes 4. ", 800), repeated("multiply it by 3 to get 9. ", 600),
      "9 à b", "9 é", repeated("9 à é", 2_000),
      "while True: pass", "os.system('reboot')", "1e999999999", "0x7fffffff + 1", "((((((((((25",
    ]
    let all: AnswerVerifier.Options = [.allowsZero, .allowsNegative, .allowsFractions]
    let options: [AnswerVerifier.Options] = [[], .usesAllNumbers, all]
    let games = [Self.numbers, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [Int.max, 2]]
    #if !DEBUG
      var slowest = Duration.zero
    #endif
    for text in texts {
      for options in options {
        for numbers in games {
          var verifier = AnswerVerifier(options: options)
          let game = try Game(numbers: numbers, target: 112, rules: .free)
          var text = text
          text.makeContiguousUTF8()
          #if DEBUG
            _ = verifier.verify(text, for: game)
          #else
            // The fastest of three: other processes want the core too.
            let times = (0..<3).map { _ in
              ContinuousClock().measure { _ = verifier.verify(text, for: game) }
            }
            slowest = max(slowest, times.min() ?? .zero)
          #endif
        }
      }
    }
    #if !DEBUG
      #expect(slowest < .milliseconds(1))
    #endif
  }

  @Test("random texts are judged like their last bytes")
  func randomTexts() throws {
    var random = SplitMix64(seed: 7)
    let pieces = [
      "25", "3", "4", "+", "-", "*", "/", "×", "÷", "(", ")", "=", " ", "\n", "<answer>",
      "</answer>", "\\boxed{", "}", "\\frac{", "{", "112", "28", "x", "**", "^", "!", ",", ";", ".",
      "is",
      "\\times", "٤", "４", "²", "√", "\u{301}", "👍🏽", "\u{202E}", "\0", "9999999999999999999", "_",
      "%", ":",
    ]
    var verifier = AnswerVerifier(options: [.allowsNegative, .allowsFractions, .allowsZero])
    let game = try Game(numbers: Self.numbers, target: 112, rules: .free)
    for _ in 0..<Extent.count(10_000, of: 30_000) {
      let count = random.next(below: 30)
      let text = (0..<count).map { _ in pieces[random.next(below: pieces.count)] }.joined()
      let verdict = verifier.verify(text, for: game)
      #expect(verdict.place.upperBound <= text.utf8.count)
      #expect((verdict.value == nil) == (verdict.fault != nil))
      let bytes = Array(text.utf8)
      let start = random.next(below: max(1, bytes.count))
      // Cut anywhere, also in the middle of a character.
      bytes[min(start, bytes.count)...].withUnsafeBufferPointer {
        _ = verifier.verify($0, numbers: Self.numbers, target: 112)
      }
    }
  }

  @Test("agrees with the checker on expressions that are nothing but that")
  func agreesWithChecker() throws {
    var random = RandomExpression(seed: 112)
    var verifier = AnswerVerifier()
    var legal = 0
    for count in 0..<5_000 {
      let expression = try random.next(numbers: 1 + count % 6)
      let game = try Game(numbers: expression.numbers, target: 112, rules: .free)
      for notation in [Notation.ascii, .mathematical, .latex] {
        let verdict = verifier.verify(expression.text(in: notation), for: game)
        switch AnswerChecker(game).check(expression) {
        case .legal(let solution):
          legal += 1
          #expect(verdict.value == solution.value)
          #expect(verdict.distance == solution.distance)
          #expect(verdict.operationCount == expression.operationCount)
        case .illegal(.illegalStep(let step)):
          let expected: AnswerVerifier.Fault =
            switch step.reason {
            case .negative: .negativeResult
            case .zero: .zeroResult
            case .inexact: .inexactDivision
            case .tooLarge, .operandNotPositive: .resultTooLarge
            }
          #expect(verdict.fault == expected, "\(expression)")
        case .illegal: Issue.record("the numbers are those of the game")
        }
      }
    }
    #expect(legal > 1_000)
  }

  @Test(
    "plain expressions are judged as all others are",
    arguments: [[], [.usesAllNumbers], [.allowsNegative, .allowsFractions, .allowsZero]]
      as [AnswerVerifier.Options])
  func plainExpressions(options: AnswerVerifier.Options) throws {
    var random = SplitMix64(seed: 5)
    var verifier = AnswerVerifier(options: options)
    let game = try Game(numbers: [1, 2, 4, 12, 12], target: 24, rules: .free)
    let numbers = [
      "1", "2", "4", "12", "0", "24 ", "99999999999999999999", "(4 + 2)", "((12 - 4)*2)",
    ]
    let parts = ["+", " - ", "*", " / ", "(", ")", " ", "-", "\n", "2", "//", "="]
    for _ in 0..<3_000 {
      var text = ""
      for index in 0...random.next(below: 9) {
        let isNumber = index.isMultiple(of: 2) != (random.next(below: 8) == 0)
        let choice = isNumber ? numbers : random.next(below: 3) > 0 ? Array(parts[..<4]) : parts
        text += choice[random.next(below: choice.count)]
      }
      let verdict = verifier.verify("<answer>\(text)</answer>", for: game)
      // A tab changes nothing, and is not plain.
      let other = verifier.verify("<answer>\t\(text)</answer>", for: game)
      #expect(verdict.fault == other.fault, "\(text.debugDescription)")
      #expect(verdict.value == other.value, "\(text.debugDescription)")
      guard verdict.value != nil else { continue }
      #expect(verdict.kind == other.kind && verdict.operationCount == other.operationCount)
      #expect(verdict.place.lowerBound == other.place.lowerBound - 1)
      #expect(verdict.place.upperBound == other.place.upperBound - 1)
    }
  }
}
