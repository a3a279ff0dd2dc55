extension Language {
  /// The Dutch language. It addresses the user with "je".
  public static let dutch = Language(
    code: "nl", wording: DutchWording(), spelling: .dutch, names: .dutch,
    conversation: .dutch, requests: .dutch, numbers: .dutch, arithmetic: .dutch, times: .dutch)
}

extension Spelling {
  /// The contractions of Dutch.
  public static let dutch = Spelling(
    contractions: [
      "m'n": "mijn", "z'n": "zijn", "d'r": "haar", "da's": "dat is", "zo'n": "zo een",
    ], arrow: "naar", arrowBack: "van")
}

extension NameWords {
  /// The articles, plurals and compounds of Dutch.
  public static let dutch = NameWords(
    spelling: .dutch, articles: "de het mijn ons onze",
    indefiniteArticles: "een jouw je uw deze dit die dat",
    all: ["alle", "alles", "al mijn", "al de", "al het", "allemaal"],
    plurals: [
      Plural("en", minimumLength: 5),
      Plural("s", minimumLength: 4, exceptions: ["ss", "us", "is"]),
    ], compoundLinks: ["s", "en", "e"])
}
