import NumbersGame
import Testing

/// Names, labels, annotations and conjunctions, in answers to 112 of 3, 25, 4, 50, 7 and 9.
@Suite("What texts call their values and steps")
struct AnswerReadingTests {
  @Test(
    "names stand for what they were given",
    arguments: [
      "s = 25 + 3\ns * 4", "let s = 25 + 3;\nlet r = s * 4; // 112", "s := 25 + 3\nr := 4 * s",
      "s <- 25 + 3\ns * 4", "n = 25\nn += 3\nn *= 4\nprint(n)", "n = 25 + 3\nn = n * 4",
      "Let S = 25 + 3 = 28. Then 4S = 112.", "s_1 = 25 + 3 = 28, s_{2} = 4 s_1 = 112",
      "R1: 25 + 3 = 28\nR2: R1 * 4 = 112",
      "const sum = 25 + 3; const all = sum * 4; console.log(all);",
      "$p = 25 + 3$ and $p \\times 4 = 112$",
    ])
  func names(text: String) throws {
    try expect(text)
  }

  @Test(
    "names give nothing that a text without them would not have",
    arguments: [
      "s = 25 + 3\ns * 3": .numberUsedTooOften(3),
      "s = 112\ns * 1": .numberNotGiven(112), "s = 25 + 3 = 29\ns * 4": .wrongResult,
      "s = 25 + 3\ns + s + 50 + 7 - 1": .numberUsedTooOften(25),
      "n = 25\nn -= 3 + 4": .notAnExpression,
    ] as [String: AnswerVerifier.Fault])
  func misusedNames(text: String, fault: AnswerVerifier.Fault) throws {
    #expect(try verdict(text).fault == fault)
  }

  @Test("a name may stand for a fraction")
  func fractionNames() throws {
    let rules: AnswerVerifier.Options = [.usesAllNumbers, .allowsNegative, .allowsFractions]
    try expect("q = 8 / 3\nr = 3 - q\n8 / r", rules, numbers: [3, 3, 8, 8], target: 24)
  }

  @Test(
    "the numbers of steps are no operands",
    arguments: [
      "Step 1 – 25 + 3 = 28\nStep 2 – 28 × 4 = 112",
      "Schritt 1 - 25 + 3 = 28\nSchritt 2 - 28 · 4 = 112",
      "Étape 1 : 25 + 3 = 28\nÉtape 2 : 28 × 4 = 112", "1 - 25 + 3 = 28\n2 - 28 × 4 = 112",
      "1/ 25 + 3 = 28\n2/ 28 × 4 = 112", "Move 1 — 25 + 3 = 28\nMove 2 — 28 × 4 = 112",
      "1. – 25 + 3 = 28\n2. – 28 × 4 = 112",
    ])
  func labels(text: String) throws {
    try expect(text)
  }

  @Test("a line that begins with a number and a minus is a difference, if no line is counted on")
  func differences() throws {
    #expect(try verdict("7 - 4 = 3\n9 - 3 = 6").value == 6)
    #expect(try verdict("1 - 25 + 3 = 28").fault == .numberNotGiven(1))
  }

  @Test(
    "results stand in words, in brackets, below braces and in cells",
    arguments: [
      "25 and 3 is 28, and 28 × 4 = 112", "25 und 3 sind 28, mal 4 sind 112",
      "25 et 3 font 28, 28 × 4 = 112", "25 en 3 is 28, keer 4 is 112",
      "25 y 3 son 28, por 4 son 112",
      "25 × 4 = 100, and 9 and 3 is 12, 100 and 12 makes 112",
      "25 × 4 + 9 = 109, and 3 more makes 112",
      "The sum of 25 and 3 is 28. Multiply that by 4 to get 112.",
      "25 × 4 + 9 = 109. Adding 3, we get 112.",
      "I multiply 25 by 4 to get 100. Then I add 9 to get 109. Finally, we add 3 to get 112.",
      "(<b>25</b> + <b class=\"x\">3</b>) * <code>4</code>", "<strong>(25 + 3)</strong> × 4",
      "<mn>25</mn><mo>+</mo><mn>3</mn> = 28, 28 × 4",
      "50 × 4 = 200. Subtract 25 from 200 to get 175. "
        + "Then 3 × 7 = 21, 175 - 21 = 154. No: (25 + 3) × 4",
      "(25 + 3) × 4 (112)", "25 × 4 (100) + 9 + 3 (= 112)",
      "$\\underbrace{25 \\times 4}_{100} + 9 + 3 = 112$", "4 \\times (25 + \\frac93)",
      "| (25 + 3) × 4 | 112 |", "| 1 | 25 + 3 | 28 |\n| 2 | 28 × 4 | 112 |",
    ])
  func statedResults(text: String) throws {
    try expect(text)
  }

  @Test(
    "a wrong one is wrong",
    arguments: [
      "25 y 3 son 29", "(25 + 3) × 4 (111)", "25 × 4 (101) + 9 + 3 = 112",
      "$\\underbrace{25 \\times 4}_{99} + 9 + 3 = 112$", "| (25 + 3) × 4 | 113 |",
      "| 1 | 25 + 3 | 27 |\n| 2 | 28 × 4 | 112 |", "(25 + 3) × 4 égale 113",
    ])
  func wrongResults(text: String) throws {
    #expect(try verdict(text).fault == .wrongResult)
  }

  @Test(
    "a step in words is read whether or not what it states is right",
    arguments: [
      "25 + 3 = 28. Multiply that by 4 to get 112.", "25 × 4 + 9 points, and 3 more makes 112.",
      "25 + 3 = 28. Multipliez par 4 : 112.", "25 × 4 + 3 = 103. Ajoutez 9 : 112.",
      "25 × 4 + 3 = 103. Schließlich addiere ich 9 und komme auf 112.",
      "25 + 3 = 28. Ich multipliziere das mit 4 und erhalte 112.",
      "25 × 4 = 100. Then add 9 + 3 = 12: 100 + 12 = 112",
      "28 × 4 = 112, and 28 = 25 + 3",
    ])
  func wordedSteps(text: String) throws {
    try expect(text)
  }

  @Test(
    "a wrong one counts too",
    arguments: [
      "(25 + 3) × 4 = 112. 25 + 9 points, multiply that by 4 to get 112.",
      "(25 + 3) × 4 = 112. 25 + 3 s, and 9 more makes 112.",
      "(25 + 3) × 4 = 112. 50 × 4 minutes. Divide that by 25 to get 112.",
      "(25 + 3) × 4 = 112. 25 × 4. Adding 9, we get 112.",
    ])
  func wrongSteps(text: String) throws {
    #expect(try verdict(text).fault == .wrongResult)
  }

  @Test(
    "brackets say where a number comes from, and what a step comes to",
    arguments: [
      "25 × 4 + 12 (9 + 3)", "28 (= 25 + 3) × 4", "4 × 28 (25 + 3) = 112", "4 × 28 [25 + 3]",
      "100 (= 25 × 4) + 12 (= 9 + 3)", "(25 + 3) × 4 (28 × 4)", "(25 + 3) × 4 (3/3)",
      "25 × 4 (100), then + 9 (109), + 3 (112)", "Divide 448 (28 × 16) by 4. No: 4 × 28 (25 + 3)",
      "Multiply 28 (25 + 3) by 4 to get 112.", "Multiply 25 by 4 (100). Add 9 (109). Add 3 (112).",
      "$112 = \\underbrace{25 \\times 4}_{100} + \\underbrace{9 + 3}_{12}$",
    ])
  func origins(text: String) throws {
    try expect(text)
  }

  @Test(
    "what they say must be right",
    arguments: [
      "4 × 28 (25 + 4)", "25 × 4 + 12 (9 + 4) = 112", "4 × 112 (25 + 3)",
      "25 × 4 (100), then + 9 (109), + 3 (113)",
    ])
  func wrongOrigins(text: String) throws {
    #expect(try verdict(text).fault == .wrongResult)
  }

  @Test(
    "verbs state results in five languages, of equations too",
    arguments: [
      "Multiply 25 by 4: 100. Add 9 + 3 = 12 to get 112.",
      "25 × 4 = 100; add 9 + 3 = 12 to get 100 + 12 = 112",
      "Multipliez 25 par 4 pour obtenir 100. Ajoutez 9 à 100 pour obtenir 109. "
        + "Ajoutez 3 à 109 pour obtenir 112.",
      "Vermenigvuldig 25 met 4 om 100 te krijgen. Tel 9 op bij 100 om 109 te krijgen. 109 + 3 = 112",
      "Multipliziere 25 mit 4, um 100 zu erhalten. 100 + 9 + 3 = 112",
      "Multiplica 25 por 4 para obtener 100. Suma 9 a 100 para obtener 109. 109 + 3 = 112",
    ])
  func verbs(text: String) throws {
    try expect(text)
  }

  @Test(
    "and wrong ones",
    arguments: [
      "Multiply 25 by 4: 101", "25 × 4 = 100; add 9 + 3 = 12 to get 113",
      "Ajoutez 9 à 25 pour obtenir 112", "Vermenigvuldig 25 met 4 om 112 te krijgen",
    ])
  func wrongVerbs(text: String) throws {
    #expect(try verdict(text).fault == .wrongResult)
  }

  @Test(
    "a minus before an equation beside others is a sign, where results may be negative",
    arguments: [
      "7 + 50 = 57\n- 25 + 57 = 32", "<answer>7 + 50 = 57\n- 25 + 57 = 32</answer>",
      "- 25 + 50 = 25\n25 + 7 = 32",
    ])
  func loneEquations(text: String) throws {
    #expect(try verdict(text, .allowsNegative, target: 32).kind == .solved)
  }

  @Test(
    "a minus where an expression begins is a sign, and the bullet of a list is none",
    arguments: [
      "<answer>- 25 + 50</answer>", "<answer>\n- 25 + 50\n</answer>", "\\boxed{- 25 + 50}",
      "$- 25 + 50$", "x = - 25 + 50", "3 - 28 = - 25, - 25 + 50, where 28 = 25 + 3",
    ])
  func leadingMinus(text: String) throws {
    #expect(try verdict(text, .allowsNegative, target: 25).kind == .solved)
    #expect(try verdict("- 25 + 3 = 28\n- 28 × 4 = 112", .allowsNegative).kind == .solved)
    #expect(try verdict("- 25 + 50 = 25", .allowsNegative, target: 25).kind == .solved)
    #expect(try verdict("So:\n- 25 + 3 = 28", .allowsNegative, target: 28).kind == .solved)
    #expect(
      try verdict("<answer>\n- 25 + 3 = 28\n- 28 × 4 = 112\n</answer>", .allowsNegative).kind
        == .solved)
  }

  @Test("a step goes on from a negative result without its sign")
  func negativeResults() throws {
    let text = "7 - 9 = -2, 50 - 2 = 48"
    #expect(try verdict(text, .allowsNegative, target: 48).kind == .solved)
    #expect(try verdict(text, target: 48).fault == .numberNotGiven(2))
  }

  @Test("a second answer is no check of the first")
  func secondAnswers() throws {
    let first = "(25 + 3) × 4 = 112. "
    #expect(try verdict(first + "In short: 28 × 4 = 112").kind == .solved)
    #expect(try verdict(first + "Better: 4 × 4 × 7 = 112").fault == .numberUsedTooOften(4))
  }

  @Test(
    "remarks in brackets are none either",
    arguments: [
      "(8:05)", "[18:45]", "(1/12/2031)", "(2031-12-01)", "(9:00-9:45)", "24/7", "Sure: 80-90%",
    ])
  func remarks(remark: String) throws {
    try expect("(25 + 3) × 4 = 112. \(remark)")
  }

  @Test("what only words join states nothing of a number alone")
  func lonelyNumbers() throws {
    #expect(
      try verdict("25 + 3 = 28. The product with 4 is 112: 28 × 4 = 112").kind == .solved)
  }

  @Test(
    "verbs, full stops and the division of programs go on from a result",
    arguments: [
      "25 + 3 = 28. × 4 = 112", "25 × 4 = 100. + 9 = 109. + 3 = 112",
      "25 × 4 = 100, addiere dann 9, addiere 3, also 112",
      "25 fois 4 égale 100, ajoute ensuite 9, ajoute 3", "25 por 4 y suma 9 y suma 3",
      "Multiply 25 by 4 and add 9 and add 3", "3 added to 9 added to 25 × 4",
      "50 // 25 * (7 * 9 - 4 - 3)",
      "(25 + 3) * 4 // four of them",
      "Take 25, multiply it by 4 (that's 100), then 100 + 9 + 3 = 112",
    ])
  func nextSteps(text: String) throws {
    try expect(text)
  }

  @Test(
    "what stands after an answer may explain it, or be a share",
    arguments: [
      "28 × 4 = 112, where 28 = 25 + 3", "25 × 4 = 100, 100 + 12 = 112; 12 = 9 + 3",
      "(25 + 3) × 4 (3/3)",
    ])
  func explanations(text: String) throws {
    try expect(text)
  }

  @Test(
    "thousands are apart in later steps too",
    arguments: [".", "\\,", "~", "\\ ", "{.}", "{\\,}", "_", "'"])
  func thousands(separator: String) throws {
    try expect(
      "50 · 53 = 2.650; 2.650 · 9 = 23.850".replacing(".", with: separator),
      numbers: [50, 53, 9, 2], target: 23_850)
  }

  @Test(
    "counts, lists and later sentences are steps",
    arguments: [
      "4 fifties make 200 ": 200, "4 50s are 200": 200, "50 + 9 = 59, 3 less is 56": 56,
      "25 + 3 = 28. 4 times that is 112": 112, "25 × 4 = 100. 9 more is 109. 3 more = 112": 112,
      "Adding 50, 25, and 7 gives 82": 82, "Sum 50, 25 and 7 (82), then add 9 (91)": 91,
      "25 × 4 = 100, just add the 9: 109": 109,
      "50 + 9 = 59. That is too many. Subtract 3 to get 56.": 56,
      "On multiplie 25 par 4, ce qui donne 100. On ajoute 9 : 109.": 109,
      "50 mal 4 ist 200, also ziehe ich die 3 ab: 197": 197,
      "50 keer 4 is 200. Daar trek ik 3 van af: 197.": 197,
      "Multiplying the 25 by the 4 gives 100. Subtract 12 (that's 9 + 3) to get 88.": 88,
      "If you add 9 to 100 = 25 * 4 you get 109": 109,
      "The product of 25 and 4 is 100. The sum of 100 and 9 is 109.": 109,
      "25*4 = 100 / 9+3 = 12 / 100+12 = 112": 112, "25 × 4 = 100 / 100 + 9 = 109": 109,
      "9 * 50 = 450 (9 * 25 = 225, 225 + 225 = 450)": 450,
      "Multiply 25 by 4 → 100\nStep 2: Add 9 -> 109": 109, "25 × 4 = 100\n+ 9 = 109 ✅": 109,
      "(50 / 25) * 7 = 2 * 7 = 14, and 14 - 3 = 11": 11,
    ])
  func proseSteps(text: String, value: Int) throws {
    try expect(text, target: value)
  }

  @Test(
    "and must be right",
    arguments: [
      "4 fifties make 112": 112, "25 × 4 = 100. 9 more is 112": 112,
      "Adding 50, 25, and 7 gives 112": 112, "25 × 4 = 100. Too few. Add 9 to get 112.": 112,
      "On ajoute 9 : 112": 112, "Multiply 25 by 4 → 100\nStep 2: Add 9 -> 112": 112,
      "25*4 = 100 / 9+3 = 11 / 100+12 = 112": 112,
      "25 × 4 = 100. Add 12 (that's 9 + 4) to get 112.": 112,
      "9 * 50 = 450 = 450 * 1; 450 * 1 = 450": 450, "9 × 50 = 450. 9 × 50 + 9 − 9 = 450": 450,
      "25 / 50 = 200 / 4": 112,
    ])
  func wrongProseSteps(text: String, value: Int) throws {
    try expect(text, target: value, solves: false)
  }
}
