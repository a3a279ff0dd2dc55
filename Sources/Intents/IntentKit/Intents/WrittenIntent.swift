/// An intent whose title, phrases and summary are in files that a translator can write, in the language of the declaration too.
///
/// ```swift
/// struct SetTimerIntent: WrittenIntent {
///   static let texts = translations[Self.self]
///   @Parameter(in: 1...600, prompt: "For how many minutes?") var minutes: Int
/// }
///
/// let translations = try IntentTranslations(["en": english, "fr": french])
/// ```
///
/// The parameters are declared in Swift, with their titles and questions in the language of the declaration: what a text in that
/// language has of them is not used.
public protocol WrittenIntent: Intent {
  /// The texts, by ISO 639-1 language code. Without one in ``Intent/language`` the intent has its name as its title, and no phrases.
  static var texts: [String: IntentTranslation] { get }
}

extension WrittenIntent {
  private static var declared: IntentTranslation? { texts[language] }

  /// The title in the text.
  public static var title: String { declared?.title ?? name }
  /// The description in the text; the title if it has none.
  public static var explanation: String { declared?.explanation ?? title }
  /// The phrases in the text.
  public static var phrases: [Phrase] { declared?.phrases ?? [] }
  /// The keywords in the text.
  public static var keywords: [Phrase] { declared?.keywords ?? [] }
  /// The follow-up phrases in the text.
  public static var followUpPhrases: [Phrase] { declared?.followUpPhrases ?? [] }
  /// The summary in the text; the title if it has none.
  public static var summary: Summary { declared?.summary ?? Summary(title) }
  /// The texts in the other languages.
  public static var translations: [String: IntentTranslation] {
    texts.filter { $0.key != language }
  }
}
