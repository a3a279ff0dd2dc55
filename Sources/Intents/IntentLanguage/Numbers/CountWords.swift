/// The words of a language for collections and repetitions: "a couple of", "two fives", "double
/// seven", "both".
public struct CountWords: Sendable {
  let plurals: [String: Int]
  let pluralEnds: [String]
  let collectives: [String: Int]
  let of: Set<String>
  let multiples: [String: Int]
  let times: Set<String>
  let timesOver: [String: Int]
  let counts: [(words: [String], count: Int)]
  let countsBeforeNouns: [(words: [String], count: Int)]
  let determiners: [[String]]
  let separators: Set<String>

  /// Creates the words of a language. All words are lowercase and without accents.
  ///
  /// - Parameters:
  ///   - plurals: The plurals of numbers, without spaces and hyphens: "fives", "twentyfives".
  ///   - pluralEnds: The ends of plurals in digits: "s" for "5s".
  ///   - collectives: The nouns for a number of things: "couple", "dozen".
  ///   - of: The optional words after these nouns, separated by spaces.
  ///   - multiples: The words before a number that repeat it: "double".
  ///   - times: The words between a count and a number, separated by spaces: "times".
  ///   - timesOver: The words after a number that repeat it: "twice".
  ///   - counts: The texts for a count that stand alone or before a noun: "none", "both".
  ///   - countsBeforeNouns: The texts for a count that only stand before a noun: "no", "a single".
  ///   - determiners: The texts before a number or an amount that do not change it: "the", "all".
  ///   - separators: The words between the elements of a list, besides "and", separated by spaces.
  public init(
    plurals: [String: Int] = [:], pluralEnds: [String] = [], collectives: [String: Int] = [:],
    of: String = "", multiples: [String: Int] = [:], times: String = "",
    timesOver: [String: Int] = [:], counts: KeyValuePairs<String, Int> = [:],
    countsBeforeNouns: KeyValuePairs<String, Int> = [:], determiners: [String] = [],
    separators: String = ""
  ) {
    let plain = Spelling()
    self.plurals = plurals
    self.pluralEnds = pluralEnds
    self.collectives = collectives
    self.of = Sentence.set(of, plain)
    self.multiples = multiples
    self.times = Sentence.set(times, plain)
    self.timesOver = timesOver
    self.counts = counts.map { (Sentence.words($0, plain), $1) }
    self.countsBeforeNouns = countsBeforeNouns.map { (Sentence.words($0, plain), $1) }
    self.determiners = Sentence.phrases(determiners, plain)
    self.separators = Sentence.set(separators, plain)
  }

  /// The signs between a number and its count, in either order.
  static let timesSigns: Set<String> = ["x", "×", "*"]

  /// The signs between the elements of a list: "25/50/75", "25-50-75".
  static let separatorSigns: Set<String> = ["/", "-", "–"]
}
