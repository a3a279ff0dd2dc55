extension Language {
  /// The languages that conversations support.
  public static let all: [Language] = [.english, .french, .german, .dutch, .spanish]

  /// The language with a code, ignoring its region; English for unknown codes.
  ///
  /// - Parameter code: An ISO 639-1 code, perhaps with a region: "fr", "fr-CH", "fr_CH.UTF-8".
  public init(code: String) {
    let base = code.prefix(2).lowercased()
    self = Self.all.first { $0.code == base } ?? .english
  }
}

extension Spelling {
  /// The contractions and elisions of all known languages, for texts in an unknown language.
  package static let known = Language.all.reduce(into: Spelling()) { $0.formUnion($1.spelling) }
}
