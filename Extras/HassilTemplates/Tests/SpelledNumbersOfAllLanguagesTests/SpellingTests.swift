import SpelledNumbers
import SpelledNumbersOfAllLanguages
import Testing

@Suite("Numbers spelled by rules") struct SpellingTests {
  /// The numbers of the samples, as in `Scripts/number-rules.py`.
  private static let numbers =
    Samples.others.filter { $0 < 0 } + Array(0...1000) + Samples.others.filter { $0 > 1000 }

  @Test("Every form of every language is spelled as ICU does", arguments: NumberRules.codes)
  func icu(code: String) throws {
    let rules = try #require(NumberRules(code: code))
    let rows = Samples.rows.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false)
    }
    .filter { $0.first.map(String.init) == code }
    #expect(rows.map { String($0[1]) } == rules.forms.map(\.name))
    for row in rows {
      let form = String(row[1])
      #expect(rules.words(21, form) ?? "" == String(row[3]), "\(code) \(form)")
      #expect(rules.words(345_678, form) ?? "" == String(row[4]), "\(code) \(form)")
      #expect(
        Self.hash(Self.numbers.map { rules.words($0, form) ?? "" }) == String(row[2]),
        "\(code) \(form)")
    }
  }

  @Test("Languages are found by their codes")
  func codes() {
    #expect(NumberRules(code: "nb")?.code == "no")
    #expect(NumberRules(code: "zh-HK")?.code == "zh-Hant")
    #expect(NumberRules(code: "pt_BR.UTF-8")?.code == "pt-BR")
    #expect(NumberRules(code: "SR-latn-RS")?.code == "sr-Latn")
    #expect(NumberRules(code: "de-AT")?.code == "de")
    #expect(NumberRules(code: "bn")?.code == nil)
    #expect(NumberRules(code: "")?.code == nil)
    #expect(NumberRules(code: "-")?.code == nil)
    // Those of Home Assistant, but for the eleven of which the CLDR has no rules.
    let languages = """
      af ar bg ca cs cy da de de-CH el en es et fa fi fr ga he hi hr hu hy id is it ja ka ko lb lt lv ms nb ne nl pl pt \
      pt-BR ro ru sk sl sr sr-Latn sv sw ta th tr uk vi zh-CN zh-HK zh-TW
      """
    let missing = languages.split(separator: " ").filter { NumberRules(code: String($0)) == nil }
    #expect(missing == [])
  }

  @Test("Numbers without words")
  func limits() throws {
    let rules = try #require(NumberRules(code: "sv"))
    #expect(rules.words(1_000_000_000) == nil)
    #expect(rules.words(.min) == nil)
    #expect(rules.words(.max) == nil)
    #expect(rules.words(1, "cardinal-of-no-kind") == nil)
    #expect(rules.words(-7) == "minus sju")
    #expect(rules.spellings(1).contains("en"))
    #expect(rules.spellings(1).contains("ett"))
  }

  @Test("A speller of a language by rules")
  func speller() throws {
    let rules = try #require(NumberRules(code: "it"))
    let arithmetic = NumberLanguage.Arithmetic(
      plus: "più", minus: "meno", times: "per", dividedBy: "diviso", equals: "uguale")
    let speller = NumberSpeller(NumberLanguage(rules, arithmetic: arithmetic))
    #expect(speller.words(23) == "ventitré")
    #expect(speller.words(-100) == "meno cento")
    #expect(speller.words(1_000_000_000) == "1000000000")
  }

  /// FNV-1a of 64 bits over UTF-8, each text followed by a zero.
  private static func hash(_ texts: [String]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in Array(text.utf8) + [0] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
