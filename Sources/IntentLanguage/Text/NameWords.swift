/// The words of a language around the names of things: articles, plurals, and what is said for all of them.
public struct NameWords: Sendable {
  /// What may stand before the name of a thing.
  let articles: Set<String>
  /// What makes no difference in a name.
  let ignored: Set<String>
  /// What is said for all of some things.
  let all: [[String]]
  private let plurals: [Plural]

  /// A way in which plurals end.
  public struct Plural: Sendable {
    let ending: String
    let singular: String
    let minimumLength: Int
    let exceptions: [String]

    /// A way in which plurals end.
    ///
    /// - Parameters:
    ///   - ending: The ending of the plural.
    ///   - singular: What the singular ends with instead.
    ///   - minimumLength: The number of letters that a plural has at least.
    ///   - exceptions: Endings of words that are no plurals.
    public init(
      _ ending: String, singular: String = "", minimumLength: Int = 4, exceptions: [String] = []
    ) {
      self.ending = ending
      self.singular = singular
      self.minimumLength = minimumLength
      self.exceptions = exceptions
    }
  }

  /// The words around names.
  ///
  /// - Parameters:
  ///   - spelling: Contractions and elisions of the language.
  ///   - articles: The definite articles and possessives, separated by spaces: "the my our".
  ///   - indefiniteArticles: The other articles, separated by spaces: "a an".
  ///   - all: What is said for all of some things: "all", "everything".
  ///   - plurals: The ways in which plurals end; the first that fits is taken.
  public init(
    spelling: Spelling = Spelling(), articles: String = "", indefiniteArticles: String = "",
    all: [String] = [], plurals: [Plural] = []
  ) {
    self.articles = Sentence.set(articles, spelling)
    ignored = self.articles.union(Sentence.set(indefiniteArticles, spelling))
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
