/// An intent with its handler and the queries for its entities: everything an ``Assistant`` needs
/// to offer it.
public struct Plugin: Sendable {
  /// The declaration of the intent.
  public internal(set) var intent: IntentDescription
  /// Whether the handler and the queries block their thread, as file and database access does. If
  /// so, they are called on dedicated threads.
  public let blocks: Bool
  let handler: ErasedHandler
  let queries: [ErasedQuery]
  /// The parameters that would get each other's names.
  let misnamedParameters: [String]

  /// Creates a plug-in, with the queries for its entity parameters. Several plug-ins can share a
  /// query.
  public init<Handler: IntentHandler>(
    _ handler: Handler, entities queries: any EntityQuery..., blocks: Bool = false
  ) {
    var intent = IntentDescription(Handler.Handled.self)
    for place in intent.parameters.indices { handler.declare(&intent.parameters[place]) }
    self.intent = intent
    misnamedParameters = Handler.Handled.misnamedParameters
    self.blocks = blocks
    self.handler = ErasedHandler(handler)
    self.queries = queries.map { ErasedQuery($0) }
  }

  /// The plug-in with another translation of its intent.
  ///
  /// - Parameters:
  ///   - translation: The translation, or `nil` for none.
  ///   - language: The ISO 639-1 code of its language.
  /// - Returns: The plug-in.
  package func translated(by translation: IntentTranslation?, to language: String) -> Plugin {
    var copy = self
    copy.intent.translations[language] = translation
    return copy
  }
}
