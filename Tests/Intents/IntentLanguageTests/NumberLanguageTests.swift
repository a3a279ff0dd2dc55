import Foundation
import SpelledNumbers
import Testing
import Workers

@testable import IntentLanguage

@Suite("Numbers in five languages")
struct NumberLanguageTests {
  /// Every number if everything is asked for; else all to ten thousand, and every 97th: thousands are spelled and read alike.
  private static let pieces = NumberLanguage.all.flatMap { language in
    stride(from: 0, to: 1_000_001, by: 100_000).map { (language, $0) }
  }

  @Test("are read as they are spelled out, to a million", arguments: pieces)
  func roundTrip(_ language: NumberLanguage, _ start: Int) {
    let (speller, reader) = (
      NumberSpeller(language), NumberReader(Language(code: language.code).numbers)
    )
    for number in start..<min(start + 100_000, 1_000_001)
    where Extent.isWhole || number < 10_000 || number.isMultiple(of: 97) {
      let words = speller.words(number)
      let read = reader.number(words)
      guard read == number else {
        Issue.record("\(number): \(words) is read as \(read ?? -1)")
        return
      }
    }
  }

  @Test("are read beyond a million too", arguments: NumberLanguage.all)
  func large(_ language: NumberLanguage) {
    let (speller, reader) = (
      NumberSpeller(language), NumberReader(Language(code: language.code).numbers)
    )
    var number = 1_000_003
    while number < 1_000_000_000_000 {
      #expect(reader.number(speller.words(number)) == number, "\(speller.words(number))")
      #expect(reader.number(speller.words(-number)) == -number)
      number = number * 3 / 2 + 1
    }
  }

  @Test(
    "are spelled as the system's library spells them, and read from that",
    arguments: NumberLanguage.all)
  func system(_ language: NumberLanguage) throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: language.code)
    formatter.numberStyle = .spellOut
    let (speller, reader) = (
      NumberSpeller(language), NumberReader(Language(code: language.code).numbers)
    )
    for number in Array(0...2200) + stride(from: 2201, through: 1_000_000, by: 1009) {
      let text = try #require(formatter.string(from: NSNumber(value: number)))
      // The British "and" is ours.
      let isSame =
        language == .english
        || NumberLexicon.key(speller.words(number)) == NumberLexicon.key(text)
      guard reader.number(text) == number, isSame else {
        Issue.record("\(number): \(text), \(speller.words(number)), \(reader.number(text) ?? -1)")
        return
      }
    }
  }

  @Test(
    "are read in all the forms that people use",
    arguments: [
      (NumberLanguage.french, "soixante et onze", 71), (.french, "quatre vingt dix neuf", 99),
      (.french, "septante-deux", 72), (.french, "nonante et un", 91), (.french, "huitante", 80),
      (.french, "octante trois", 83), (.french, "mille neuf cent quatre-vingt-quatre", 1984),
      (.french, "dix-neuf cent quatre-vingt-quatre", 1984), (.french, "1.000", 1000),
      (.french, "vingt-et-une", 21), (.french, "moins trois", -3),
      (.german, "ein und zwanzig", 21), (.german, "Einundzwanzig", 21),
      (.german, "hundertzwei", 102),
      (.german, "hundert und zwei", 102), (.german, "neunzehnhundert", 1900),
      (.german, "fuenfunddreissig", 35), (.german, "zwotausend", 2000),
      (.german, "1.000.000", 1_000_000),
      (.german, "tausendundeins", 1001), (.dutch, "tweeëntwintig", 22),
      (.dutch, "twee en twintig", 22),
      (.dutch, "drieentwintig", 23), (.dutch, "honderd een", 101), (.dutch, "één", 1),
      (.dutch, "negentienhonderdvierentachtig", 1984), (.dutch, "duizend en één", 1001),
      (.spanish, "treinta y una", 31), (.spanish, "doscientas", 200),
      (.spanish, "veintiún mil", 21_000),
      (.spanish, "diez y seis", 16), (.spanish, "ciento uno", 101), (.spanish, "cien mil", 100_000),
      (.spanish, "dos mil millones", 2_000_000_000), (.english, "nineteen hundred", 1900),
      (.english, "negative five", -5), (.english, "twenty-one hundred", 2100),
    ])
  func forms(_ language: NumberLanguage, _ text: String, _ number: Int) {
    #expect(NumberReader(Language(code: language.code).numbers).number(text) == number)
  }

  @Test(
    "are nothing else",
    arguments: [
      (NumberLanguage.english, "twenty eleven"), (.english, "hundred hundred"),
      (.english, "and five"),
      (.english, "fifty thousand million"), (.french, "vingt vingt"), (.german, "zwanzigeins"),
      (.dutch, "twintigtwee"), (.spanish, "y dos"), (.english, "10,00"), (.german, "1,000"),
      (.english, "five bananas"), (.english, ""), (.english, "thousand thousand"),
    ])
  func malformed(_ language: NumberLanguage, _ text: String) {
    #expect(NumberReader(Language(code: language.code).numbers).number(text) == nil)
  }
}
