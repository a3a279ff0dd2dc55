/// All intents of an assistant.
public struct IntentCatalog: Hashable, Sendable {
  /// The intents, in the order of registration.
  public let intents: [IntentDescription]
  /// The language in which they are asked for, as a code of ISO 639-1.
  public let language: String
  /// Words and pieces of phrases that the intents share.
  public let vocabulary: Vocabulary
  private let places: [String: Int]

  /// A catalog. Of several intents of one name, the first can be found by it.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - language: The language in which they are asked for, as a code of ISO 639-1.
  ///   - vocabulary: Words and pieces of phrases that the intents share.
  public init(
    _ intents: [IntentDescription], language: String = "en", vocabulary: Vocabulary = Vocabulary()
  ) {
    self.intents = intents
    self.language = language
    self.vocabulary = vocabulary
    places = Dictionary(
      intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The intent of a name.
  ///
  /// - Parameter name: What programs call it.
  public subscript(name: String) -> IntentDescription? {
    places[name].map { intents[$0] }
  }
}
