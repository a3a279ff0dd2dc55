import Testing

@testable import VoiceKit

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
}
