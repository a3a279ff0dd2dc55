import NumbersGame
import Testing

/// Answers to 112 of 3, 25, 4, 50, 7 and 9 in words.
@Suite("What texts say in words")
struct AnswerWordingTests {
  private func verdict(_ text: String, target: Int = 112) throws -> AnswerVerifier.Verdict {
    var verifier = AnswerVerifier()
    return verifier.verify(
      text, for: try Game(numbers: [3, 25, 4, 50, 7, 9], target: target, rules: .free))
  }

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
    let verdict = try verdict(text)
    #expect(verdict.kind == .solved, "\(verdict)")
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
    let verdict = try verdict(text)
    #expect(verdict.kind != .solved, "\(verdict)")
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

  @Test("texts with thousands of numbers are too long")
  func numbers() throws {
    #expect(try verdict(String(repeating: "=1", count: 8_000)).fault == .tooLong)
  }
}
