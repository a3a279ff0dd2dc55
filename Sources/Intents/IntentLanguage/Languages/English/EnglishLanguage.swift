extension Language {
  /// The English language.
  public static let english = Language(
    code: "en", wording: EnglishWording(), spelling: .english, names: .english,
    conversation: .english, requests: .english, numbers: .english, arithmetic: .english,
    times: .english)
}

extension Spelling {
  /// The contractions of English. "Let's" and "don't" are excluded, because they are spoken as one
  /// word.
  public static let english = Spelling(
    contractions: [
      "what's": "what is", "who's": "who is", "where's": "where is", "how's": "how is",
      "that's": "that is", "there's": "there is", "it's": "it is", "here's": "here is",
      "they're": "they are", "we're": "we are", "you're": "you are", "i'll": "i will",
      "you'll": "you will", "we'll": "we will", "they'll": "they will", "i'm": "i am",
      "i'd": "i would", "we'd": "we would", "i've": "i have", "we've": "we have",
    ], arrow: "to", arrowBack: "from")
}

extension NameWords {
  /// The articles and plurals of English.
  public static let english = NameWords(
    spelling: .english, articles: "the my our", indefiniteArticles: "a an",
    all: ["all", "all of", "all of them", "everything", "every"],
    plurals: [
      Plural("ies", singular: "y", minimumLength: 5),
      Plural("s", exceptions: ["ss"]),
    ])
}
