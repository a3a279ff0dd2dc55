extension Language {
  /// The languages that conversations can be held in.
  public static let all: [Language] = [.english, .french]

  /// Those and the languages of which only numbers are known.
  static let known: [Language] = all + [.german, .dutch, .spanish]

  /// The language of a code, whatever its region; English for those that are not known.
  ///
  /// - Parameter code: A code of ISO 639-1, perhaps with a region: "fr", "fr-CH", "fr_CH.UTF-8".
  public init(code: String) {
    let base = code.prefix(2).lowercased()
    self = Self.known.first { $0.code == base } ?? .english
  }
}

extension Spelling {
  /// The contractions and elisions of all languages that are known, for texts whose language is not.
  package static let known = Language.known.reduce(into: Spelling()) { $0.formUnion($1.spelling) }
}
