extension Language {
  /// The German language. It addresses the user with "du".
  public static let german = Language(
    code: "de", wording: GermanWording(), spelling: .german, names: .german,
    conversation: .german, requests: .german, numbers: .german, arithmetic: .german,
    times: .german)
}

extension Spelling {
  /// The contractions of German, and its umlauts as two letters.
  public static let german = Spelling(
    contractions: [
      "gibt's": "gibt es", "geht's": "geht es", "ist's": "ist es", "war's": "war es",
      "wie's": "wie es", "wenn's": "wenn es", "hab's": "habe es", "hab'": "habe",
      "mach's": "mach es", "ich's": "ich es", "du's": "du es", "stimmt's": "stimmt es",
    ], digraphs: ["ae": "a", "oe": "o", "ue": "u"], arrow: "auf", arrowBack: "von")
}

extension NameWords {
  /// The articles, plurals and compounds of German.
  public static let german = NameWords(
    spelling: .german,
    articles: """
      der die das den dem des mein meine meinen meinem meiner meines unser unsere unseren unserem \
      unserer
      """,
    indefiniteArticles: """
      ein eine ne einen einem einer dein deine deinen deinem deiner dieser diese dieses diesen diesem
      """,
    all: [
      "alle", "alles", "alle meine", "alle meiner", "alle von meinen", "sämtliche", "allen",
      "allen meinen",
    ],
    plurals: [
      Plural("konten", singular: "konto", minimumLength: 6),
      Plural("en", minimumLength: 5), Plural("ern", minimumLength: 6),
      Plural("er", minimumLength: 4), Plural("e", minimumLength: 4),
      Plural("n", minimumLength: 6), Plural("s", minimumLength: 5, exceptions: ["ss", "us", "is"]),
    ], compoundLinks: ["s", "es", "n", "en"])
}
