import Foundation
import SpelledNumbersOfAllLanguages
import Testing

@Suite("Numbers read by rules") struct ReadingTests {
  /// All languages; under a sanitizer, where that would take many minutes, some of different kinds.
  private static let codes =
    ProcessInfo.processInfo.environment["SANITIZED"] == nil
    ? NumberRules.codes : ["ar", "hr", "it", "ja", "sv", "th", "zu"]

  /// Every number to a thousand, and some to a million.
  static let numbers =
    Array(0...1000) + [
      -1000, -37, -1, 1001, 1100, 1234, 1999, 2000, 2021, 5005, 9999, 10_000, 12_345, 21_000,
      45_678,
      80_080, 99_999, 100_000, 101_101, 234_567, 345_678, 700_007, 999_999, 1_000_000,
    ]

  /// Forms in which the CLDR has the same words for several of these numbers, or leaves a part of a number out: the numbers
  /// that have more than one reading, and those that have none.
  private static let faults: [String: (ambiguous: [Int], unread: Int)] = [
    "ff numbering": ([21_000, 700_007], 0), "ff cardinal": ([21_000, 700_007], 0),
    "ff cardinal-class-o": ([21_000, 700_007], 0), "ff ordinal": ([21_000, 700_007], 0),
    "hr ordinal-masculine": ([6, 600], 0), "hr ordinal-neuter": ([6, 600], 0),
    "hr ordinal-feminine": ([6, 600], 0),
    "ky cardinal-verbose": ([1001, 2000, 2021, 5005, 700_007], 0),
    "sl numbering": ([2021], 0), "sl cardinal-masculine": ([2021], 0),
    "zu numbering": ([12_345], 11), "zu cardinal": ([12_345], 11),
  ]

  @Test("What is spelled is read again, and as one number", arguments: codes)
  func roundTrip(code: String) throws {
    let rules = try #require(NumberRules(code: code))
    let reader = SpelledNumberReader(rules)
    for form in rules.forms {
      var unread: [Int] = []
      var ambiguous: [Int] = []
      for number in Self.numbers {
        guard let words = rules.words(number, form) else { continue }
        let values = reader.readings(words, where: { $0 == form }).map(\.value)
        if !values.contains(number) {
          unread.append(number)
        } else if values.count > 1 {
          ambiguous.append(number)
        }
      }
      let known = Self.faults["\(code) \(form.name)"] ?? ([], 0)
      #expect(unread.count == known.unread, "\(code) \(form.name) \(unread)")
      #expect(ambiguous == known.ambiguous, "\(code) \(form.name)")
    }
  }

  @Test("Words are read however they are written")
  func writing() throws {
    func number(_ text: String, _ code: String) throws -> Int? {
      SpelledNumberReader(try #require(NumberRules(code: code))).number(text)
    }
    #expect(try number("TJUGO TRE", "sv") == 23)
    #expect(try number("tjugotre", "sv-FI") == 23)
    #expect(try number("kırk bir", "tr") == 41)
    #expect(try number("KIRK BİR", "tr") == 41)
    #expect(try number("ΤΡΕΙΣ", "el") == 3)
    #expect(try number("двадцать тысяч пятьсот", "ru_RU.UTF-8") == 20_500)
    // An accent as a scalar of its own.
    #expect(try number("ba\u{309}y", "vi") == number("bảy", "vi"))
    #expect(try number("bảy", "vi") == 7)
    #expect(try number("minus třicet", "cs") == -30)
    #expect(try number("dvacátý první", "cs") == nil)
  }

  @Test("Numbers at the beginning of a text without spaces")
  func prefixes() throws {
    func prefixes(_ text: String, _ code: String) throws -> [String] {
      let reader = SpelledNumberReader(try #require(NumberRules(code: code)))
      var all: [String] = []
      for prefix in reader.prefixes(of: text[...], where: { $0.name == "cardinal" }) {
        all.append("\(prefix.value)|\(text[prefix.end...])")
      }
      return all
    }
    #expect(try prefixes("二十三度", "ja") == ["23|度", "20|三度", "2|十三度"])
    #expect(try prefixes("三百五十瓦", "zh-CN").first == "350|瓦")
    #expect(try prefixes("ยี่สิบห้าองศา", "th").first == "25|องศา")
    #expect(try prefixes("度", "ja") == [])
  }

  @Test("Texts of any length and kind are refused or read")
  func anyText() throws {
    for code in ["ru", "fi", "ja", "he", "zu"] {
      let rules = try #require(NumberRules(code: code))
      let reader = SpelledNumberReader(rules)
      let one = try #require(rules.words(1))
      let long = String(repeating: one, count: 10_000)
      #expect(reader.readings("") == [])
      #expect(reader.readings(" -'\u{AD} ") == [])
      #expect(reader.readings(long) == [])
      #expect(reader.prefixes(of: long[...]).first?.value != nil)
      #expect(reader.readings(String(repeating: one, count: 200)) == [])
    }
  }
}
