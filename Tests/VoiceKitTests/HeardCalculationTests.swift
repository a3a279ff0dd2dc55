import IntentLanguage
import NumbersGame
import Testing
import Workers

@testable import VoiceKit
@testable import VoicePrograms

@Suite("A calculation that was heard")
struct HeardCalculationTests {
  @Test(
    "is right if its results are those of its steps",
    arguments: [
      "six times seventy five equals four hundred and fifty four hundred and fifty plus two equals four hundred and fifty two",
      "a hundred plus three is one hundred and three and then times nine makes nine hundred twenty seven",
      "one hundred times seventy five is equal to seven thousand five hundred",
      "fifty take away eight gives forty two forty two divided by six is seven",
    ])
  func right(heard: String) throws { #expect(try #require(HeardCalculation(heard)).isRight) }

  @Test(
    "is wrong if a result is another one, or a large number comes from nowhere",
    arguments: [
      "fifty times eighty equals four hundred",
      "six times seventy five equals four hundred and fifty four hundred and sixty plus two equals four hundred and sixty two",
      "fifty less one equals fifty one", "eight minus eight equals zero",
      "ten divided by three equals three", "two equals two",
    ])
  func wrong(heard: String) throws { #expect(try !#require(HeardCalculation(heard)).isRight) }

  @Test(
    "is none without results", arguments: ["", "solve a game", "six times eight", "is it right"])
  func none(heard: String) {
    #expect(HeardCalculation(heard) == nil)
  }

  @Test(
    "has numbers that are read as they are spelled",
    arguments: [0, 7, 15, 20, 99, 100, 101, 952, 1000, 7500, 100_000, 999_999])
  func numbers(number: Int) {
    for spelling in EnglishNumber.wordings(of: number) {
      #expect(EnglishNumber.value(of: spelling.split(separator: " ").map(String.init)) == number)
    }
    #expect(EnglishNumber.value(of: ["hundred", "five"]) == nil)
    #expect(EnglishNumber.value(of: [String]()) == nil)
  }

  @Test(
    "can have been a right one that sounds like it",
    arguments: [
      ("fifty times eighty equals four hundred", "fifty times eight equals four hundred"),
      (
        "one hundred plus eighty equals one hundred and eight one hundred and eight times three equals three hundred twenty four",
        "one hundred plus eight equals one hundred and eight one hundred and eight times three equals three hundred twenty four"
      ),
      (
        "fifty minus nine equals forty nine then times three equals one hundred and forty two",
        "fifty minus one equals forty nine then times three equals one hundred and forty seven"
      ),
      ("a hundred plus two is one hundred and ten", "a hundred plus ten is one hundred and ten"),
    ])
  func alike(heard: String, said: String) throws {
    let grammar = try #require(RightCalculations([heard])?.grammar())
    let compiled = try CompiledGrammar(grammar.text)
    #expect(compiled.accepts(said))
    #expect(!compiled.accepts(heard))
  }

  @Test("has a grammar of right steps only, and of few")
  func steps() throws {
    let heard = [
      "seventy five minus ten equals sixty five sixty five times twenty five equals nine thousand six hundred and twenty five",
      "seventy nine minus two equals sixty nine sixty five times twenty nine equals one thousand six hundred and twenty five nine hundred times fifty",
    ]
    let grammar = try #require(RightCalculations(heard)?.grammar())
    #expect(grammar.ruleCount < 400)
    #expect(grammar.expandedCount < 50_000)
    let said =
      "seventy five minus ten equals sixty five sixty five times twenty five equals one thousand six hundred and twenty five"
    let compiled = try CompiledGrammar(grammar.text)
    #expect(compiled.accepts(said))
    #expect(compiled.automaton.arcs.count < 5000)
    #expect(RightCalculations(["help", "what can i say"]) == nil)
    #expect(
      RightCalculations(["seven hundred over seven hundred equals seven hundred"])?.grammar() == nil
    )
  }

  @Test("that is long, and heard in many ways, takes no long search")
  func many() throws {
    var generator = SplitMix64(seed: 3)
    let heard = (0..<16).map { _ in
      (0..<8).map { _ in
        let numbers = (0..<3).map { _ in
          EnglishNumber.wordings(of: .random(in: 1...99_999, using: &generator))[0]
        }
        return "\(numbers[0]) plus \(numbers[1]) equals \(numbers[2])"
      }.joined(separator: " ")
    }
    let time = try processorTime(of: {
      let grammar = try #require(RightCalculations(heard)?.grammar())
      #expect(grammar.expandedCount < 100_000)
    })
    #expect(time < .seconds(3 * patience))
  }
}
