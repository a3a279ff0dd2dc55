/// An intent with its handler and the queries for its entities: everything an ``Assistant`` needs
/// to offer it.
public struct Plugin: Sendable {
  /// The declaration of the intent.
  public let intent: IntentDescription
  /// Whether the handler and the queries block their thread, as file and database access does. If
  /// so, they are called on dedicated threads.
  public let blocks: Bool
  let handler: ErasedHandler
  let queries: [ErasedQuery]
  /// The parameters that would get each other's names.
  let misnamedParameters: [String]

  /// Creates a plug-in.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - queries: The queries for the entity parameters. Several plug-ins can share a query.
  ///   - blocks: Whether the handler and the queries block their thread.
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
}
