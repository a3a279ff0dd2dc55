/// The intents of an assistant.
public struct IntentCatalog: Hashable, Sendable {
  /// The intents, in the order of registration.
  public let intents: [IntentDescription]
  /// The ISO 639-1 code of the language of requests.
  public let language: String
  /// Words and phrase fragments that the intents share.
  public let vocabulary: Vocabulary
  /// The entity types, in the order of their names.
  public let entities: [EntityDescription]
  private let places: [String: Int]

  /// Creates a catalog. If several intents share a name, lookup finds the first.
  public init(
    _ intents: [IntentDescription], language: String = "en", vocabulary: Vocabulary = Vocabulary(),
    entities: [EntityDescription] = []
  ) {
    self.intents = intents
    self.language = language
    self.vocabulary = vocabulary
    self.entities = entities.sorted { $0.type < $1.type }
    places = Dictionary(
      intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The intent with a name.
  public subscript(name: String) -> IntentDescription? {
    places[name].map { intents[$0] }
  }

  /// The entity type with a name.
  ///
  /// - Parameter type: The name of the type: ``IntentEntity/typeName``.
  /// - Returns: The entity type, if there is one.
  public func entity(_ type: String) -> EntityDescription? { entities.first { $0.type == type } }
}
