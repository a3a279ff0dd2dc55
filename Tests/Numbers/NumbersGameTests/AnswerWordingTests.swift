import NumbersGame
import Testing

/// Answers to 112 of 3, 25, 4, 50, 7 and 9 in words.
@Suite("What texts say in words")
struct AnswerWordingTests {
  @Test(
    "numbers may be spelled out",
    arguments: [
      "Twenty-five plus three is twenty-eight, times four is one hundred and twelve.",
      "<answer>twenty five times four plus nine plus three</answer>",
      "Four twenties and... no: 25 times four is a hundred, plus nine is 109, plus three is 112.",
      "Fünfundzwanzig mal vier plus neun plus drei.",
      "Vingt-cinq fois quatre plus neuf plus trois.",
      "Veinticinco por cuatro, más nueve, más tres.",
      "Vijfentwintig keer vier is honderd, plus negen is honderdnegen, plus drie.",
    ])
  func spelled(text: String) throws {
    try expect(text)
  }

  @Test("an answer in words has its place in the text")
  func place() throws {
    let text = "So: twenty-five times four plus nine plus three."
    let verdict = try verdict(text)
    #expect(String(text.utf8.dropFirst(verdict.place.lowerBound)) == String(text.dropFirst(4)))
  }

  @Test(
    "spelled numbers keep the rules",
    arguments: [
      "Twenty-five times four plus twelve.",
      "Twenty-five times four plus nine plus three plus three",
      "Twenty-five times four plus nine is one hundred and twelve.",
      "One hundred and twelve.", "Two thousand and twenty five times four plus nine plus three.",
      "25 × 4 + 9 = 109, three more would be needed, and I have one.",
    ])
  func misspelled(text: String) throws {
    try expect(text, solves: false)
  }

  @Test(
    "nouns have two numbers, and stand for results",
    arguments: [
      "25 times the sum of 4 and 9, minus 7": 318, "Multiply the sum of 25 and 3 by 4.": 112,
      "Add 3 to 25, multiply the sum by 4.": 112, "Subtract 3 times 4 from 50.": 38,
      "Add 3 to 25, multiply the result by 4, then add 9.": 121,
      "50 plus the product of 25 and 4 plus 9": 159, "50 + 3 nines": 77,
    ])
  func nouns(text: String, value: Int) throws {
    let verdict = try verdict(text, target: value)
    #expect(verdict.value == value, "\(verdict)")
  }

  @Test("a total is the sum of the last two results, which must be stated")
  func totals() throws {
    let text = "25 × 4 = 100. We need 12 more: 9 + 3 = 12. Total: "
    #expect(try verdict(text + "112").kind == .solved)
    #expect(try verdict(text + "**112**").kind == .solved)
    #expect(try verdict(text + "113").value == 12)
    #expect(try verdict("25 × 4 + 9 + 3 = 112. Total: 112").kind == .solved)
    #expect(try verdict("25 × 4. 9 + 3. Total: 112").kind != .solved)
    #expect(try verdict("25 × 4 = 101. 9 + 3 = 12. Total: 113", target: 113).kind != .solved)
  }

  @Test(
    "an explanation of a wrong answer makes it no better",
    arguments: ["Check", "**Verification**", "Explanation", "Probe", "Vérification", "Uitleg"])
  func explanations(word: String) throws {
    let steps = "\n\(word): 25 * 4 = 100, 100 + 9 = 109, 109 + 3 = 112"
    #expect(try verdict("25 * 4 + 9 = 112" + steps).fault == .wrongResult)
    #expect(try verdict("25 * 4 + 9 + 3 = 112" + steps).kind == .solved)
    #expect(try verdict("25 * 4 + 9 = 109" + steps).kind == .solved)
    #expect(
      try verdict("25 * 4 + 9 = 112" + steps.dropLast(16) + ". No. 25 * 4 + 9 + 3").kind == .solved)
  }

  @Test(
    "who says that there is no solution has none",
    arguments: ["there's no solution.", "I give up", "das ist unlösbar!", "it is **impossible**"])
  func refusals(words: String) throws {
    let text = "(25 + 3) * 4 = 112 would need another 4, so "
    #expect(try verdict(text + words).kind == .noAnswer)
    #expect(try verdict("<answer>(25 + 3) * 4</answer> " + words).kind == .solved)
    #expect(try verdict("(25 + 3) * 4. There is no solution with two.").kind == .solved)
  }

  @Test(
    "lines with numbers stand for their results",
    arguments: [
      "(1) 25 + 3 = 28\n(2) (1) × 4 = 112", "[1] 25 + 3 = 28\n[2] 4 * [1] = 112",
      "1) 25 + 3 = 28\n2) (1) × 4 = 112",
      "(1) 25 × 4 = 100\n(2) 9 + 3 = 12\n(3) (1) + (2) = 112",
      "Step 1: 25 + 3 = 28\nStep 2: (the result of step 1) × 4 = 112",
    ])
  func references(text: String) throws {
    try expect(text)
    #expect(try verdict(text.replacing("25", with: "26")).kind == .breaksRule)
  }

  @Test(
    "what belongs to a verb may stand behind its number, and a few words before it",
    arguments: [
      "25 × 4 + 9 + 3 = 112. Take 7 away: 105.": 105,
      "50 × 4 = 200. Knock off 9 and you have 191": 191,
      "50 por 4 son 200. Por último, restamos 9: 191.": 191,
      "50 × 4 = 200. A 200 le sumo 9 y tengo 209.": 209, "A 50 le quito 9: 41": 41,
      "Von 50 ziehe ich 9 ab: 41. Das nehme ich mal 4: 164.": 164,
      "50 mal 4 ist 200. Dann noch 9 dazu: 209. Zum Schluss addiere ich 3: 212.": 212,
      "Van 50 trek ik 9 af: 41. Dat doe ik keer 4: 164.": 164,
      "We vermenigvuldigen 50 met 4 en krijgen 200. Tot slot tellen we er 9 bij op: 209.": 209,
      "Resto 9 de 50 y me quedan 41. Multiplico por 4: 164.": 164,
      "Tel 50 en 9 op: 59. Trek 7 af: 52.": 52, "J'ajoute 9 à 50 : 59. Enfin j'enlève 7 : 52.": 52,
    ])
  func particles(text: String, value: Int) throws {
    #expect(try verdict(text, target: value).kind == .solved)
    let wrong = text.replacing("\(value)", with: "\(value + 1)")
    #expect(try verdict(wrong, target: value + 1).kind != .solved)
  }

  @Test(
    "what follows \"which is\" after a comma is a result",
    arguments: [", which is", ". This makes"])
  func laterResults(words: String) throws {
    #expect(try verdict("(25 + 3) × 4\(words) 112.").kind == .solved)
    #expect(try verdict("(25 + 3) × 4\(words) 113.").fault == .wrongResult)
    #expect(try verdict("(25 + 3) × 4\(words) 100% right.").kind == .solved)
    #expect(try verdict("25 + 3\(words) 29. 29 × 4 = 112").kind != .solved)
  }

  @Test("what is said of an expression in its sentence is its result, and of a result another")
  func laterClaims() throws {
    #expect(try verdict("(25 + 3) × 4 = 112, which is 113.").fault == .wrongResult)
    #expect(try verdict("(25 + 3) × 4, 7 = 7 × 16").kind != .solved)
    #expect(try verdict("25 + 3 = 28. 28 = 28 × 4").fault == .wrongResult)
    for (first, isRight) in [(200, true), (201, false)] {
      let text = "50 por 4, cuyo resultado es \(first), y le sumo 9 para llegar a 209."
      #expect(try (verdict(text, target: 209).kind == .solved) == isRight)
    }
    #expect(try verdict("25 × 4, the target is 112, so 12 more. 25 × 4 + 9 + 3").kind == .solved)
  }

  @Test("reasons are no answer", arguments: ["because", "since", "denn", "car", "porque", "want"])
  func reasons(word: String) throws {
    let steps = ", \(word) 25 × 4 = 100, 9 + 3 = 12"
    #expect(try verdict("25 × 4 + 9 + 3 = 112" + steps).kind == .solved)
    #expect(try verdict("25 × 4 + 9 = 112" + steps).fault == .wrongResult)
    #expect(try verdict("25 × 4 + 9 + 3" + steps).kind != .solved)
    #expect(try verdict("25 × 4 + 9 + 3 = 4 × 25 + 12" + steps).kind != .solved)
    #expect(try verdict("(25 + 3) × 4 = 4 × (25 + 3)" + steps).value == 12)
    #expect(try verdict("(25 + 3) × 4 (112)" + steps).value == 12)
    #expect(try verdict("25 × 4 + 9 + 3 = 112" + steps + "3").kind != .solved)
  }

  @Test("a step goes on from the result before an aside")
  func asides() throws {
    for aside in [", where 28 = 25 + 3,", " (28 being 25 + 3)."] {
      #expect(try verdict("28 × 4 = 112\(aside) Then subtract 7: 105", target: 105).kind == .solved)
      #expect(try verdict("28 × 4 = 112\(aside) Then subtract 7: 21", target: 21).kind != .solved)
    }
  }

  @Test("brackets with words say where a number comes from")
  func wordedOrigins() throws {
    #expect(try verdict("100 (25 times 4) plus 12 (9 plus 3) equals 112.").kind == .solved)
    #expect(try verdict("Multiply 28 (that's 25 + 3) by 4 to get 112.").kind == .solved)
    #expect(try verdict("100 (25 times 4) plus 12 (9 plus 4) equals 112.").kind != .solved)
  }

  @Test("the powers of an answer and the share of the numbers are remarks")
  func remarks() throws {
    for remark in ["112 = 2^4 × 7", "112 = 2⁴ · 7.", "All are used (100%)."] {
      #expect(try verdict("(25 + 3) × 4 = 112. \(remark)").kind == .solved)
    }
    #expect(try verdict("25 × 4 = 100. 112 = 2^4 × 7").kind == .noAnswer)
  }

  @Test(
    "a minus before a number and its result at the beginning of a line is a step",
    arguments: ["-", "−"])
  func minusLines(minus: String) throws {
    #expect(try verdict("50 × 4 = 200\n+3 = 203\n\(minus)9 = 194", target: 194).kind == .solved)
    #expect(try verdict("50 × 4 = 200\n\(minus)9 = 192", target: 192).fault == .wrongResult)
  }

  @Test("texts with thousands of numbers are too long")
  func numbers() throws {
    #expect(try verdict(String(repeating: "=1", count: 8_000)).fault == .tooLong)
  }
}
