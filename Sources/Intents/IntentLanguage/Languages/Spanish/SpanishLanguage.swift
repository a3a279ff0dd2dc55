extension Language {
  /// The Spanish language. It addresses the user with "tú".
  public static let spanish = Language(
    code: "es", wording: SpanishWording(), spelling: .spanish, names: .spanish,
    conversation: .spanish, requests: .spanish, numbers: .spanish, arithmetic: .spanish,
    times: .spanish)
}

extension Spelling {
  /// The contracted prepositions of Spanish.
  public static let spanish = Spelling(
    contractions: ["p'al": "para el", "p'a": "para"], arrow: "a", arrowBack: "de")
}

extension NameWords {
  /// The articles and plurals of Spanish.
  public static let spanish = NameWords(
    spelling: .spanish, articles: "el la los las mi mis nuestro nuestra nuestros nuestras al del",
    indefiniteArticles: "un una unos unas este esta estos estas ese esa tu tus su sus",
    all: ["todo", "toda", "todos", "todas", "todos los", "todas las"],
    plurals: [
      Plural("es", minimumLength: 5),
      Plural("s", minimumLength: 4, exceptions: ["ss", "is", "us"]),
    ])
}
