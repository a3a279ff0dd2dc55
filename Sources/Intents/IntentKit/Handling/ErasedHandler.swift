/// A type-erased handler.
struct ErasedHandler: Sendable {
  typealias Values = [String: IntentValue]

  let resolvedParameters: [String]
  let resolve:
    @Sendable (String, IntentValue?, Values, HandlingContext) async throws
      -> Resolution<IntentValue>?
  let confirm: @Sendable (Values, HandlingContext) async throws -> Readiness
  let handle: @Sendable (Values, HandlingContext) async throws -> Outcome
  let wasDone: @Sendable (String) async throws -> Bool?
  let options: @Sendable (String) async throws -> [String]?

  init<Handler: IntentHandler>(_ handler: Handler) {
    let all = handler.resolvers
    let resolvers = Dictionary(
      all.map { ($0.parameter, $0) }, uniquingKeysWith: { first, _ in first })
    resolvedParameters = all.map(\.parameter)
    wasDone = { try await handler.wasDone(key: $0) }
    options = { try await handler.options(for: $0) }
    resolve = { parameter, value, values, context in
      guard let resolver = resolvers[parameter] else { return nil }
      return try await resolver.resolve(value, Handler.Handled(values: values), context)
    }
    confirm = { values, context in
      let verdict = try await handler.confirm(Handler.Handled(complete: values), context: context)
      switch verdict {
      case .ready, .alreadyDone: return verdict
      case .needsConfirmation, .refused:
        // If another process handles it while it is checked, it looks like something to ask about again, or to refuse.
        return try await handler.wasDone(key: context.idempotencyKey) == true
          ? .alreadyDone : verdict
      }
    }
    handle = { values, context in
      let response = try await handler.handle(
        Handler.Handled(complete: values), context: context)
      var outcome = Outcome(
        Invocation(intent: Handler.Handled.name, values: values), response.code,
        response.dialogue, snippet: response.snippet, value: response.value?.intentValue,
        activity: response.activity, removed: response.removed, offer: response.offer,
        followUps: response.followUps, subjects: response.subjects, undo: response.undo)
      outcome.unsupported = response.unsupported
      if response.code == .inProgress { outcome.key = context.idempotencyKey }
      return outcome
    }
  }
}

extension Intent {
  /// Creates an intent for a handler: every required parameter has a value of its type, and no
  /// value is lost.
  fileprivate init(complete values: [String: IntentValue]) throws(UnusableValue) {
    self.init(values: values)
    for (name, parameter) in parameters
    where !parameter.isUsable || (values[name] != nil && parameter.given == nil) {
      throw UnusableValue(intent: Self.name, parameter: name)
    }
  }
}

/// A value that its kind allows but the property's type cannot represent.
struct UnusableValue: Error, CustomStringConvertible {
  let intent: String
  let parameter: String

  var description: String { "\(intent) cannot use the value of '\(parameter)'" }
}
