import SpelledNumbersOfAllLanguages
import Testing

@testable import IntentLanguage

@Suite("Numbers of a language by rules")
struct NumbersByRulesTests {
  private func reader(_ code: String) throws -> NumberReader {
    let rules = try #require(NumberRules(code: code))
    let reader = SpelledNumberReader(rules, folding: { NumberLexicon.key("\($0)") })
    let lexicon = NumberLexicon(
      spellings: { rules.spellings($0) { !$0.isOrdinal } },
      reading: { key in reader.readings(key) { !$0.isOrdinal }.first?.value }, minus: ["minus"])
    return NumberReader(NumberWords(lexicon))
  }

  @Test(
    "are read as whole texts",
    arguments: [
      ("sv", "tjugotre", 23), ("sv", "tjugo tre", 23), ("sv", "tva hundra femtio", 250),
      ("sv", "minus sju", -7), ("sv", "trehundrafyrtiofem tusen sexhundrasjuttioåtta", 345_678),
      ("pl", "dwa tysiące pięćset", 2500), ("it", "ventitré", 23), ("it", "ventitre", 23),
      ("ru", "двадцать одна", 21), ("ja", "二十三", 23),
    ])
  func whole(_ code: String, _ text: String, _ number: Int) throws {
    #expect(try reader(code).number(text) == number)
  }

  @Test("are read in sentences, the longest first")
  func sentence() throws {
    let words = Sentence("tjugo tre grader").words
    #expect(try reader("sv").readings(words[...]).map(\.value) == [23, 20])
    #expect(try reader("sv").readings(Sentence("grader tjugo").words[...]) == [])
  }
}
