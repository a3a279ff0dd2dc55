/// An intent with its handler and what its entities are found with: all that an ``Assistant`` needs to
/// offer it.
public struct Plugin: Sendable {
  /// What was declared of the intent.
  public let intent: IntentDescription
  let handler: ErasedHandler
  let queries: [ErasedQuery]

  /// A plug-in.
  ///
  /// - Parameters:
  ///   - handler: Carries out the intent.
  ///   - queries: Find the entities that are its parameters. The same query may be given in several
  ///     plug-ins.
  public init<Handler: IntentHandler>(_ handler: Handler, entities queries: any EntityQuery...) {
    intent = IntentDescription(Handler.Handled.self)
    self.handler = ErasedHandler(handler)
    self.queries = queries.map { ErasedQuery($0) }
  }
}

/// A handler whatever the type of its intent.
struct ErasedHandler: Sendable {
  typealias Values = [String: IntentValue]

  let resolvedParameters: [String]
  let resolve:
    @Sendable (String, IntentValue?, Values, HandlingContext) async throws
      -> Resolution<IntentValue>?
  let confirm: @Sendable (Values, HandlingContext) async throws -> Readiness
  let handle: @Sendable (Values, HandlingContext) async throws -> Outcome

  init<Handler: IntentHandler>(_ handler: Handler) {
    let all = handler.resolvers
    let resolvers = Dictionary(
      all.map { ($0.parameter, $0) }, uniquingKeysWith: { first, _ in first })
    resolvedParameters = all.map(\.parameter)
    resolve = { parameter, value, values, context in
      guard let resolver = resolvers[parameter] else { return nil }
      return try await resolver.resolve(value, Handler.Handled(values: values), context)
    }
    confirm = { values, context in
      try await handler.confirm(Handler.Handled(values: values), context: context)
    }
    handle = { values, context in
      let response = try await handler.handle(Handler.Handled(values: values), context: context)
      return Outcome(
        invocation: Invocation(intent: Handler.Handled.name, values: values), code: response.code,
        dialogue: response.dialogue, snippet: response.snippet, value: response.value?.intentValue,
        activity: response.activity, removed: response.removed, offer: response.offer)
    }
  }
}

/// What became of an intent, without its type.
public struct Outcome: Sendable {
  /// The intent and exactly the values that it was carried out with.
  public let invocation: Invocation
  /// What became of it.
  public let code: ResponseCode
  /// What is said and shown.
  public let dialogue: Dialogue
  /// What is drawn.
  public let snippet: Snippet?
  /// What came of it.
  public let value: IntentValue?
  /// Where it can be gone on with.
  public let activity: UserActivity?
  /// What was removed for good, so that nothing that mentions it is remembered.
  public let removed: [EntityReference]
  let offer: Offer?
}

/// A query whatever the type of its entities.
struct ErasedQuery: Sendable {
  let type: String
  let byID: @Sendable (String) async throws -> IntentValue?
  let matching: @Sendable (String) async throws -> Matches
  let suggested: @Sendable () async throws -> [IntentValue]

  struct Matches {
    let exact: [IntentValue]
    let similar: [IntentValue]
    let new: IntentValue?
  }

  init<Query: EntityQuery>(_ query: Query) {
    type = Query.Entity.typeName
    byID = { try await query.entity(id: $0)?.intentValue }
    matching = {
      let matches = try await query.entities(matching: $0)
      return Matches(
        exact: matches.exact.map(\.intentValue), similar: matches.similar.map(\.intentValue),
        new: matches.new?.intentValue)
    }
    suggested = { try await query.suggestedEntities().map(\.intentValue) }
  }
}
