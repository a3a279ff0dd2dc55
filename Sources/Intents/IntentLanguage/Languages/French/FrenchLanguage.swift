extension Language {
  /// The French language.
  public static let french = Language(
    code: "fr", wording: FrenchWording(), spelling: .french, names: .french,
    conversation: .french, requests: .french, numbers: .french, arithmetic: .french,
    times: .french)
}

extension Spelling {
  /// The elided forms of French words before a vowel.
  public static let french = Spelling(
    elisions: [
      "l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
    ], arrow: "vers", arrowBack: "depuis")
}

extension NameWords {
  /// The articles and plurals of French.
  public static let french = NameWords(
    spelling: .french, articles: "le la les l mon ma mes notre nos",
    indefiniteArticles: "un une des du de d ce cet cette ces ton ta tes son sa ses votre vos",
    partitives: ["du", "des", "de la", "de l'"],
    all: ["tout", "toutes", "tous", "toutes les", "tous les"],
    plurals: [
      Plural("eaux", singular: "eau", minimumLength: 5), Plural("s", exceptions: ["ss"]),
    ])
}
