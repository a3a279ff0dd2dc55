import IntentKit
import NumbersGame
import SpelledNumbers
import Testing

@testable import IntentLanguage

@Suite("Numbers in English")
struct NumberTests {
  private static let english = NumberReader(Language.english.numbers)

  private func readings(_ text: String) -> [NumberReader.Reading] {
    Self.english.readings(Sentence(text).words[...])
  }

  @Test("are read as they are spelled out")
  func roundTrip() {
    let numbers =
      Array(0...2000) + (1...1000).map { $0 * 997 } + [
        1_000_000, 1_000_001, 12_345_678, 999_999_999,
      ]
    for number in numbers {
      let words = NumberSpeller(.english).words(number)
      let count = words.split(separator: " ").count
      #expect(readings(words).first == .init(value: number, length: count), "\(words)")
    }
  }

  @Test(
    "are read as people and recognisers say them",
    arguments: [
      ("952", 952), ("1,000", 1000), ("nine hundred fifty two", 952), ("nine fifty two", 952),
      ("nine five two", 952), ("a hundred", 100), ("hundred", 100), ("a hundred and one", 101),
      ("twelve hundred", 1200), ("nine oh two", 902), ("one double five", 155), ("ate", 8),
      ("won", 1), ("twenty-five", 25), ("a thousand", 1000), ("20 thousand", 20_000),
      ("two thousand and six", 2006), ("nought", 0), ("One Hundred", 100),
    ])
  func colloquial(_ text: String, _ number: Int) {
    let length = Sentence(text).words.count
    #expect(readings(text).contains(.init(value: number, length: length)), "\(readings(text))")
  }

  @Test("are read no further than they go")
  func prefixes() {
    #expect(readings("twenty five fifty").first == .init(value: 25, length: 2))
    #expect(readings("twenty five fifty").contains(.init(value: 20, length: 1)))
    #expect(readings("thirty and six").first == .init(value: 30, length: 1))
    #expect(readings("hello").isEmpty)
    #expect(readings("99999999999999999999").isEmpty)
    #expect(readings("two million million million million million").count < 10)
  }

  private static let tiles = Slot(
    ParameterDeclarationStub.numbers.declaration, count: 1...6)

  @Test(
    "in one breath are split by what is allowed",
    arguments: [
      ("twenty five fifty seventy five one hundred three and six", [25, 50, 75, 100, 3, 6]),
      ("twenty five, fifty, seventy five, a hundred, three and six", [25, 50, 75, 100, 3, 6]),
      ("25 50 75 100 3 6", [25, 50, 75, 100, 3, 6]), ("25,50,75,100,3,6", [25, 50, 75, 100, 3, 6]),
      ("eight", [8]), ("ate", [8]), ("ten ten nine nine one two", [10, 10, 9, 9, 1, 2]),
      ("um, the numbers are five and a hundred", [5, 100]), ("five one", [5, 1]),
      ("two for six ate", [2, 4, 6, 8]),
    ])
  func lists(_ text: String, _ numbers: [Int]) {
    var reader = AnswerReader(Sentence(text), [Self.tiles], SlotKnowledge(.english))
    #expect(reader.read()?.plain["numbers"] == numbers.intentValue)
  }

  @Test("that can be split in several ways with as many numbers are left to the user")
  func alternatives() {
    let slot = Slot(ParameterDeclarationStub.any.declaration, count: 1...2)
    func read(_ text: String) -> [IntentValue]? {
      var reader = AnswerReader(Sentence(text), [slot], SlotKnowledge(.english))
      return reader.read()?.alternatives
    }
    #expect(read("nine fifty two fifty") == [[952, 50].intentValue, [950, 250].intentValue])
    #expect(read("twenty five") == [])
    #expect(read("twenty five six") == [])
    #expect(read("nine hundred and fifty two and fifty") == [])
    #expect(read("three and four") == [])
  }

  @Test("that are not allowed are read too, so that one can say so")
  func notAllowed() {
    var reader = AnswerReader(Sentence("thirty and six"), [Self.tiles], SlotKnowledge(.english))
    #expect(reader.read()?.plain["numbers"] == [30, 6].intentValue)
  }

  @Test("and other words are no numbers")
  func otherWords() {
    var reader = AnswerReader(
      Sentence("twenty five bananas"), [Self.tiles], SlotKnowledge(.english))
    #expect(reader.read() == nil)
  }
}

/// Declares parameters for these tests.
struct ParameterDeclarationStub: Intent {
  static let title = "Stub"
  static let tiles = ParameterKind.integer([1...10, 25...25, 50...50, 75...75, 100...100])
  static let numbers = ParameterDeclarationStub().$numbers
  static let target = ParameterDeclarationStub().$target
  static let any = ParameterDeclarationStub().$any

  @Parameter("numbers", each: tiles, count: 6...6, prompt: "?") var numbers: [Int]
  @Parameter("target", in: 100...999, prompt: "?") var target: Int
  @Parameter("any", each: .integer([0...1000]), count: 2...2, prompt: "?") var any: [Int]
}
