/// The words around names in a language: articles, plurals, and words for "all".
public struct NameWords: Sendable {
  /// The words that may precede a name.
  let articles: Set<String>
  /// The words that are ignored in a name.
  let ignored: Set<String>
  /// The articles with which each element of an enumeration begins: "de la".
  let partitives: [[String]]
  /// The texts for "all".
  let all: [[String]]
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
  public init(
    spelling: Spelling = Spelling(), articles: String = "", indefiniteArticles: String = "",
    partitives: [String] = [], all: [String] = [], plurals: [Plural] = []
  ) {
    self.articles = Sentence.set(articles, spelling)
    ignored = self.articles.union(Sentence.set(indefiniteArticles, spelling))
    self.partitives = Sentence.phrases(partitives, spelling)
    self.all = Sentence.phrases(all, spelling)
    self.plurals = plurals
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
