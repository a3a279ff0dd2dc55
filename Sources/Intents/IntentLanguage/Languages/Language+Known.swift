import CLanguageWords
import IntentKit

extension Language {
  /// The English language.
  public static let english = Language(known: "en")
  /// The French language. It addresses the user with "vous".
  public static let french = Language(known: "fr")
  /// The German language. It addresses the user with "du".
  public static let german = Language(known: "de")
  /// The Dutch language. It addresses the user with "je".
  public static let dutch = Language(known: "nl")
  /// The Spanish language. It addresses the user with "tú".
  public static let spanish = Language(known: "es")

  /// The languages that conversations support.
  public static let all: [Language] = [.english, .french, .german, .dutch, .spanish]

  /// The language with an ISO 639-1 code, perhaps with a region, which is ignored: "fr", "fr-CH", "fr_CH.UTF-8".
  /// English for unknown codes.
  public init(code: String) {
    let base = code.prefix(2).lowercased()
    self = Self.all.first { $0.code == base } ?? .english
  }

  /// A language whose words are in the folder `CLanguageWords/Texts`, and its messages in `CMessages/Texts`.
  private init(known code: String) {
    self.init(code: code, wording: TextWording(code)) {
      language_words(code).map { String(cString: $0) } ?? ""
    }
  }
}

extension Spelling {
  /// The contractions and elisions of all known languages, for texts in an unknown language.
  package static let known = Language.all.reduce(into: Spelling()) { $0.formUnion($1.spelling) }
}
