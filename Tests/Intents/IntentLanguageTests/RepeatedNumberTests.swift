import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Lists of number tiles as people say them")
struct RepeatedNumberTests {
  private static let tiles = Slot(ParameterDeclarationStub.numbers.declaration, count: 1...6)
  private static let any = Slot(
    ParameterDeclaration(
      reading: .list(of: .integer([-1000...1000]), count: 0...6), name: "numbers", title: "numbers"),
    count: 1...6)

  private func answer(
    _ text: String, _ slot: Slot = tiles, in language: Language = .english
  ) -> Answer? {
    var reader = AnswerReader(
      Sentence(text, language.spelling), [slot], SlotKnowledge(language))
    return reader.read()
  }

  @Test(
    "are read in English",
    arguments: [
      ("25 x 2", [25, 25]), ("2 x 25", [25, 25]), ("25 × 2", [25, 25]), ("25×2", [25, 25]),
      ("25x2", [25, 25]), ("2x25", [25, 25]), ("2x 25", [25, 25]), ("25 x2", [25, 25]),
      ("7 x 2, 50", [7, 7, 50]), ("two times 25", [25, 25]), ("25 twice", [25, 25]),
      ("25 two times", [25, 25]), ("two fives, a fifty and a seventy five", [5, 5, 50, 75]),
      ("two 5s", [5, 5]), ("two 5's", [5, 5]), ("2 5s and a 50", [5, 5, 50]),
      ("three fours", [4, 4, 4]), ("a pair of sevens", [7, 7]), ("a pair of 7", [7, 7]),
      ("a couple of tens and two sixes", [10, 10, 6, 6]), ("a 50", [50]), ("an 8", [8]),
      ("double seven", [7, 7]), ("a double seven and an eight", [7, 7, 8]),
      ("a hundred and a three", [100, 3]), ("two twenty fives", [25, 25]),
      ("two twenty-fives and two ones", [25, 25, 1, 1]), ("2 x 5s", [5, 5]),
      ("25, 50, 75 & 100", [25, 50, 75, 100]), ("25/50/75/100/3/6", [25, 50, 75, 100, 3, 6]),
      ("25-50-75-100-3-6", [25, 50, 75, 100, 3, 6]), ("25 - 50 - 75", [25, 50, 75]),
      ("25–50–75", [25, 50, 75]), ("25;50;75", [25, 50, 75]), ("25, 50 and then 75", [25, 50, 75]),
      ("25 comma 50 comma 3", [25, 50, 3]), ("25, 50, and 75", [25, 50, 75]),
      ("twenty five", [25]), ("twenty five fifty", [25, 50]), ("seven double four", [7, 4, 4]),
      ("two threes two fours two fives", [3, 3, 4, 4, 5, 5]),
      ("the 25, the fifty and the two 3s", [25, 50, 3, 3]), ("a 5 and another 5", [5, 5]),
      ("two six's and two fifty's", [6, 6, 50, 50]), ("one 25 and two 3s", [1, 25, 3, 3]),
    ])
  func english(_ text: String, _ numbers: [Int]) {
    let answer = answer(text)
    #expect(answer?.plain["numbers"] == numbers.intentValue)
    #expect(answer?.alternatives == [])
  }

  @Test(
    "are read in French",
    arguments: [
      ("25 x 2", [25, 25]), ("deux fois 25", [25, 25]), ("deux fois cinq", [5, 5]),
      ("2 fois 25 et 50", [25, 25, 50]), ("25 deux fois", [25, 25]), ("2x25", [25, 25]),
      ("un 50 et un 75", [50, 75]), ("un cinquante, un soixante-quinze et trois", [50, 75, 3]),
      ("deux cinq", [2, 5]), ("une paire de sept", [7, 7]), ("double sept", [7, 7]),
      ("le 25, le 50 et le 75", [25, 50, 75]), ("25, 50 puis 75", [25, 50, 75]),
      ("un cinquante soixante-quinze cent trois et six", [1, 50, 75, 100, 3, 6]),
      ("un, 50, 75", [1, 50, 75]), ("un 50", [1, 50]),
      ("25 50 75 100 3 6", [25, 50, 75, 100, 3, 6]),
      ("cent un", [100, 1]), ("25 100 3", [25, 100, 3]),
    ])
  func french(_ text: String, _ numbers: [Int]) {
    let answer = answer(text, in: .french)
    #expect(answer?.plain["numbers"] == numbers.intentValue)
    #expect(answer?.alternatives == [])
  }

  @Test(
    "that can be read in two ways are given as both",
    arguments: [
      ("3 x 2", [[3, 3], [2, 2, 2]]), ("2x4", [[4, 4], [2, 2, 2, 2]]),
      ("2 x 3 and 50", [[3, 3, 50], [2, 2, 2, 50]]),
      ("25 twice 50", [[25, 25, 50], [25, 50, 50]]),
    ])
  func doubt(_ text: String, _ expected: [[Int]]) {
    let alternatives = answer(text)?.alternatives ?? []
    #expect(Set(alternatives) == Set(expected.map(\.intentValue)))
  }

  @Test("have negative numbers where a hyphen can be a minus")
  func minus() {
    #expect(answer("25 -50", Self.any)?.alternatives == [])
    #expect(answer("25 -50", Self.any)?.plain["numbers"] == [25, -50].intentValue)
    for text in ["25-50", "25 - 50"] {
      #expect(
        Set(answer(text, Self.any)?.alternatives ?? [])
          == [[25, 50].intentValue, [25, -50].intentValue])
    }
  }

  @Test("that are not allowed are read too, so that one can say so")
  func notAllowed() {
    #expect(answer("two thirties")?.plain["numbers"] == [30, 30].intentValue)
  }

  @Test(
    "are nothing else",
    arguments: [
      "25+50", "25 x", "x 2", "x2", "two fivers", "fives", "25 x 0", "a", "double", "25th",
      "the third", "25x2x3", "seven fives", "99999999999999999999 fives", "xx", "25-", "/25",
      "two lots", "5 x 99999999999999999999x", "a pair of",
      "9223372036854775807 x 9223372036854775807",
    ])
  func otherWords(_ text: String) {
    #expect(answer(text) == nil)
  }

  @Test(
    "of any length are bounded",
    arguments: [
      "25 x 2 ", "two fives ", "double ", "x", "2x", "25/", "- ", "a ", "a pair of ", "twice ",
      "all ", "1 430 ", "and then ", "no ",
    ])
  func long(_ piece: String) {
    let text = String(repeating: piece, count: 400)
    for language in Language.all {
      for slot in [Self.tiles, Self.any] { _ = answer(text, slot, in: language) }
    }
  }
}
