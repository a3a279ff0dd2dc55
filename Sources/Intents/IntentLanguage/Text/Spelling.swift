import IntentKit

/// The contractions and elisions of a language.
///
/// "What's" is parsed as "what is", and "l'eau" as "l eau". Where letters with accents are also
/// typed as two letters, such as "ue" for "ü" in German, digraphs tell so. Phrases of intents are
/// parsed in the same way as utterances.
package struct Spelling: Sendable {
  /// The expansions by contraction, without its apostrophe.
  private(set) var contractions: [String: [String]] = [:]
  private(set) var elisions: Set<String> = []
  /// The length of the longest elided form, in UTF-8 bytes.
  private(set) var maximumElisionLength = 0
  /// The letters that two letters stand for, by these.
  private var digraphs: [Digraph: UInt8] = [:]

  private struct Digraph: Hashable {
    let first: UInt8
    let second: UInt8
  }

  /// The word for an arrow after a word, as in "savings -> current"; `nil` if it has no meaning.
  private(set) var arrow: String?
  /// The word for an arrow that points back, as in "current <- savings"; `nil` if it has no meaning.
  private(set) var arrowBack: String?

  init() {}

  init(_ file: LanguageFile) throws(LanguageFile.Fault) {
    var table = WordTable("spelling", of: file)
    arrow = try table.text("arrow")
    arrowBack = try table.text("arrow back")
    for (pair, letter) in try table.pairs("digraphs") {
      let letters = Array(pair.utf8)
      guard letters.count == 2, let plain = letter.utf8.first, letter.utf8.count == 1 else {
        throw table.fault(
          "digraphs", "'\(pair)' and '\(letter)' are not two letters and one: write 'ue = u'")
      }
      digraphs[Digraph(first: letters[0], second: letters[1])] = plain
    }
    add(try table.pairs("contractions"))
    elisions = Set(table.texts("elisions"))
    maximumElisionLength = elisions.map(\.utf8.count).max() ?? 0
    try table.finish()
  }

  private mutating func add(_ pairs: [(key: String, value: String)]) {
    for (contraction, words) in pairs {
      let letters = fold(PlainText.fold(contraction).filter { !Sentence.isApostrophe($0) })
      contractions[letters] = PlainText.fold(words).split(separator: " ").map { fold(String($0)) }
    }
  }

  var hasDigraphs: Bool { !digraphs.isEmpty }

  /// A word in lowercase without accents, with one letter for each digraph: "fuenf" as "funf", as "fünf" is.
  func fold(_ word: String) -> String {
    guard !digraphs.isEmpty else { return word }
    let letters = Array(word.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(letters.count)
    var place = 0
    while place < letters.count {
      let previous = place > 0 ? letters[place - 1] : 0
      if place + 1 < letters.count, !Self.lettersBeforeNoDigraph.contains(previous),
        let plain = digraphs[Digraph(first: letters[place], second: letters[place + 1])]
      {
        result.append(plain)
        place += 2
      } else {
        result.append(letters[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Vowels, and "q".
  private static let lettersBeforeNoDigraph = Set("aeiouq".utf8)

  /// Whether contractions are expanded that lack their apostrophe.
  private(set) var expandsBareContractions = false

  /// The spelling of those who type in haste and leave out apostrophes: "whats".
  func withBareContractions(and abbreviations: [(key: String, value: String)]) -> Spelling {
    var copy = self
    var others = Spelling()
    others.add(abbreviations)
    copy.formUnion(others)
    copy.expandsBareContractions = true
    return copy
  }

  /// Adds the contractions and elisions of another spelling.
  mutating func formUnion(_ other: Spelling) {
    contractions.merge(other.contractions) { own, _ in own }
    elisions.formUnion(other.elisions)
    maximumElisionLength = max(maximumElisionLength, other.maximumElisionLength)
    // Digraphs are letters like others in other languages.
  }
}
