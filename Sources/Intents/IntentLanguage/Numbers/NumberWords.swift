import IntentKit
import SpelledNumbers

/// The spoken and written forms of numbers and amounts of money in a language.
struct NumberWords: Sendable {
  let lexicon: NumberLexicon
  let spell: @Sendable (Int) -> String
  /// The sign between groups of three digits: `,` or `.`; where it is `.`, decimals follow a comma.
  private(set) var groupingSign: Character = ","
  /// Whether spaces separate groups of three digits too: "1 430".
  private(set) var groupsWithSpaces = false
  /// The words before decimals: "point".
  private(set) var decimalPoints: Set<String> = []
  /// Whether "nine fifty two" is 952, and "five fifty" an amount of 5.50.
  private(set) var readsPairs = false
  /// The words for one before a unit of money.
  private(set) var articles: Set<String> = []
  /// The words for half of a unit, and the texts after a number that add a half: "half", "and a half".
  private(set) var half: Set<String> = []
  private(set) var andAHalf: [[String]] = []
  private(set) var counts = CountWords()
  private(set) var money = MoneyWords()

  /// Numbers in words, and nothing else.
  init(_ lexicon: NumberLexicon) {
    self.lexicon = lexicon
    spell = { "\($0)" }
  }

  /// The numbers of a file, or others in words; they are spelled out if `SpelledNumbers` has the language.
  init(
    _ file: LanguageFile, code: String, lexicon given: NumberLexicon?
  ) throws(LanguageFile.Fault) {
    var table = WordTable("numbers", of: file)
    let own = try NumberLexicon(&table)
    lexicon = given ?? own
    let speller = NumberLanguage.all.first { $0.code == code }.map { NumberSpeller($0) }
    spell = { speller?.words($0) ?? "\($0)" }
    if let sign = try table.text("grouping sign") {
      guard [".", ","].contains(sign), let character = sign.first else {
        throw table.fault("grouping sign", "'\(sign)' groups no digits: write . or ,")
      }
      groupingSign = character
    }
    groupsWithSpaces = try table.flag("groups with spaces")
    decimalPoints = table.wordSet("decimal points")
    readsPairs = try table.flag("reads pairs")
    articles = table.wordSet("articles")
    half = table.wordSet("half")
    andAHalf = table.phrases("and a half")
    try table.finish()
    counts = try CountWords(file, lexicon)
    money = try MoneyWords(file)
  }
}
