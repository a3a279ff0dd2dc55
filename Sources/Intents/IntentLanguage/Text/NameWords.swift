/// The words around names in a language: articles, plurals, and words for "all".
public struct NameWords: Sendable {
  /// The words that may precede a name.
  let articles: Set<String>
  /// These words as they are written.
  let writtenArticles: [String]
  /// The words that are ignored in a name.
  let ignored: Set<String>
  /// The articles of something that is not a certain one: "a book".
  var indefiniteArticles: Set<String> { ignored.subtracting(articles) }
  /// The articles with which each element of an enumeration begins: "de la".
  let partitives: [[String]]
  /// The texts for "all".
  let all: [[String]]
  /// The letters between the parts of a compound, the longest first; `nil` if nouns are not compounded.
  private let compoundLinks: [String]?
  private let plurals: [Plural]

  /// A plural ending.
  public struct Plural: Sendable {
    let ending: String
    let singular: String
    let minimumLength: Int
    let exceptions: [String]

    /// Creates a plural ending.
    ///
    /// - Parameters:
    ///   - ending: The ending of the plural.
    ///   - singular: The ending of the singular.
    ///   - minimumLength: The minimum number of letters in a plural.
    ///   - exceptions: Endings of words that are not plurals.
    public init(
      _ ending: String, singular: String = "", minimumLength: Int = 4, exceptions: [String] = []
    ) {
      self.ending = ending
      self.singular = singular
      self.minimumLength = minimumLength
      self.exceptions = exceptions
    }
  }

  /// Creates the words around names.
  ///
  /// - Parameters:
  ///   - spelling: Contractions and elisions of the language.
  ///   - articles: The definite articles and possessives, separated by spaces: "the my our".
  ///   - indefiniteArticles: The other articles, separated by spaces: "a an".
  ///   - partitives: The articles with which each element of an enumeration begins if the first does,
  ///     so that neither commas nor "and" are needed: "du pain de la crème".
  ///   - all: The texts for "all": "all", "everything".
  ///   - plurals: The plural endings; the first match is used.
  ///   - compoundLinks: The letters that can be between the parts of a compound, where a name and the noun
  ///     for what it names are written as one word: "s" in "Einkaufsliste" for the list "Einkauf". `nil`
  ///     if they never are.
  public init(
    spelling: Spelling = Spelling(), articles: String = "", indefiniteArticles: String = "",
    partitives: [String] = [], all: [String] = [], plurals: [Plural] = [],
    compoundLinks: [String]? = nil
  ) {
    self.articles = Sentence.set(articles, spelling)
    writtenArticles = articles.split(whereSeparator: \.isWhitespace).map(String.init)
    ignored = self.articles.union(Sentence.set(indefiniteArticles, spelling))
    self.partitives = Sentence.phrases(partitives, spelling)
    self.all = Sentence.phrases(all, spelling)
    self.plurals = plurals
    self.compoundLinks = compoundLinks?.sorted { $0.count > $1.count }
  }

  /// The possible names in a compound with a noun: "einkaufs" and "einkauf" in "einkaufsliste"; none if
  /// it isn't such a compound.
  ///
  /// - Parameters:
  ///   - word: A word in lowercase, without accents.
  ///   - noun: The singular of the noun.
  /// - Returns: The names, the longest first.
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
    return plural.map { word.dropLast($0.ending.count) + $0.singular } ?? word
  }
}
