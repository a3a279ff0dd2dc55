import IntentKit

/// The words around names in a language: articles, plurals, and words for "all".
struct NameWords: Sendable {
  /// The words that may precede a name.
  let articles: Set<String>
  /// These words as they are written.
  let writtenArticles: [String]
  /// The words that are ignored in a name.
  let ignored: Set<String>
  /// The articles of something that is not a certain one: "a book".
  var indefiniteArticles: Set<String> { ignored.subtracting(articles) }
  /// The articles that are no part of a thing that is noted: "the milk".
  let lightArticles: [[String]]
  /// Texts that join a thing to what was said before, at either end of it, "also", and those only after it, "as well".
  let additions, additionsAfter: [[String]]
  /// Whether nouns begin with a capital letter, and not only names.
  let capitalizesNouns: Bool
  /// The articles with which each element of an enumeration begins: "de la".
  let partitives: [[String]]
  let all: [[String]]
  /// The words between a noun and the name of what it names: "of" in "list of errands".
  let naming: Set<String>
  /// The nouns for whatever a name describes: "things" in "things to do".
  let placeholders: Set<String>
  /// The words that leave open which one is meant: "another account".
  let indefinites: Set<String>
  /// The letters between the parts of a compound, the longest first; `nil` if nouns are not compounded.
  private let compoundLinks: [String]?
  /// The plural endings; the first match is used.
  private let plurals: [WordEnding]

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var table = WordTable("names", of: file)
    articles = table.wordSet("articles", spelling)
    writtenArticles = table.split("articles")
    ignored = articles.union(table.wordSet("indefinite articles", spelling))
    lightArticles = table.phrases("light articles", spelling)
    additions = table.phrases("additions", spelling)
    additionsAfter = table.phrases("additions after", spelling)
    capitalizesNouns = try table.flag("capitalizes nouns")
    partitives = table.phrases("partitives", spelling)
    all = table.phrases("all", spelling)
    naming = table.wordSet("naming", spelling)
    placeholders = table.wordSet("placeholders", spelling)
    indefinites = table.wordSet("indefinites", spelling)
    var plurals: [WordEnding] = []
    for line in table.lines("plural") { plurals.append(try WordEnding(line, minimumLength: 4)) }
    self.plurals = plurals
    compoundLinks = table.groups("compound links").first?.sorted { $0.count > $1.count }
    try table.finish()
  }

  /// The possible names in a lowercase compound without accents with a singular noun, the longest first: "einkaufs" and
  /// "einkauf" in "einkaufsliste"; none if it isn't such a compound.
  func names(in word: String, compoundedWith noun: String) -> [String] {
    guard let compoundLinks, noun.utf8.count > 2, word.utf8.count > noun.utf8.count + 2 else {
      return []
    }
    let letters = singular(word)
    guard letters.hasSuffix(noun) else { return [] }
    let name = String(letters.dropLast(noun.count))
    guard name.utf8.count > 2 else { return [] }
    return [name]
      + compoundLinks.filter { name.hasSuffix($0) && name.utf8.count > $0.utf8.count + 2 }
      .map { String(name.dropLast($0.count)) }
  }

  /// The compounds of a name with a noun: "einkaufliste", "einkaufsliste" and so on; none in languages
  /// without compounds.
  func compounds(of name: String, with noun: String) -> [String] {
    compoundLinks.map { [""] + $0 }?.map { name + $0 + noun } ?? []
  }

  /// Whether a word is the first part of a compound: "einkauf" of "einkaufszettel".
  func isFirstPart(_ word: String, of compound: String) -> Bool {
    compoundLinks != nil && word.utf8.count > 3 && compound.utf8.count > word.utf8.count + 2
      && compound.hasPrefix(word)
  }

  /// The singular of a word; the word itself if it does not look like a plural.
  func singular(_ word: String) -> String {
    let plural = plurals.first { plural in
      word.count >= plural.minimumLength && word.hasSuffix(plural.ending)
        && !plural.exceptions.contains(where: word.hasSuffix)
    }
    return plural.map { word.dropLast($0.ending.count) + $0.replacement } ?? word
  }
}
