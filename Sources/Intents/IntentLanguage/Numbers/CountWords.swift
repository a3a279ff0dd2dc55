import IntentKit

/// The words of a language for collections and repetitions: "a couple of", "two fives", "double
/// seven", "both".
struct CountWords: Sendable {
  /// The plurals of numbers, without spaces and hyphens: "fives", "twentyfives".
  let plurals: [String: Int]
  /// The ends of plurals in digits: "s" for "5s".
  let pluralEnds: [String]
  /// The nouns for a number of things, and the optional words after them: "couple", "dozen", "of".
  let collectives: [String: Int]
  let of: Set<String>
  /// The words before a number that repeat it, and after it: "double", "twice".
  let multiples, timesOver: [String: Int]
  /// The words between a count and a number: "times".
  let times: Set<String>
  /// The texts for a count that stand alone or before a noun, and those that only stand before one: "none", "a single".
  let counts, countsBeforeNouns: [(words: [String], count: Int)]
  /// The texts before a number or an amount that do not change it: "the", "all".
  let determiners: [[String]]
  /// The words between the elements of a list, besides "and".
  let separators: Set<String>

  init() {
    (plurals, pluralEnds, collectives, of) = ([:], [], [:], [])
    (multiples, timesOver, times) = ([:], [:], [])
    (counts, countsBeforeNouns, determiners, separators) = ([], [], [], [])
  }

  init(_ file: LanguageFile, _ lexicon: NumberLexicon) throws(LanguageFile.Fault) {
    var table = WordTable("counts", of: file)
    var plurals: [String: Int] = [:]
    for form in table.texts("plural forms") {
      let (ending, plural) = WordEnding.sides(form) ?? ("", form)
      for (name, number) in lexicon.small
      where (1..<100).contains(number) && name.hasSuffix(ending) {
        plurals[name.dropLast(ending.count) + plural] = number
      }
    }
    for (name, number) in try table.numbers("plurals") { plurals[NumberLexicon.key(name)] = number }
    self.plurals = plurals
    pluralEnds = table.texts("plural ends")
    collectives = try table.values("collectives")
    of = table.wordSet("of")
    multiples = try table.values("multiples")
    times = table.wordSet("times")
    timesOver = try table.values("times over")
    counts = try table.numbers("counts").map { (Sentence.words($0, Spelling()), $1) }
    countsBeforeNouns = try table.numbers("counts before nouns").map {
      (Sentence.words($0, Spelling()), $1)
    }
    determiners = table.phrases("determiners")
    separators = table.wordSet("separators")
    try table.finish()
  }

  /// The signs between a number and its count, in either order.
  static let timesSigns: Set<String> = ["x", "×", "*"]

  /// The signs between the elements of a list: "25/50/75", "25-50-75".
  static let separatorSigns: Set<String> = ["/", "-", "–"]
}
