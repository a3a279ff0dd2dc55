/// Carries out the effects of conversations: the only place where handlers, queries and memories are called.
struct EffectRunner {
  private let assistant: Assistant
  private let progress: @Sendable (HandlingProgress) -> Void

  init(_ assistant: Assistant, _ progress: @escaping @Sendable (HandlingProgress) -> Void) {
    self.assistant = assistant
    self.progress = progress
  }

  /// Carries out an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - recent: The intents that were carried out in the conversation.
  /// - Returns: The answer, also if something goes wrong.
  func carryOut(
    _ effect: ConversationEffect, recent: [CompletedIntent]
  ) async -> EffectAnswer {
    // What was done is remembered even if the user leaves meanwhile.
    if case .remember(let remembrance) = effect { return await remember(remembrance) }
    guard !Task.isCancelled else { return .cancelled }
    do {
      return try await answer(effect, recent)
    } catch {
      if error is CancellationError || Task.isCancelled { return .cancelled }
      let language = assistant.catalog.language
      return .failed(
        (error as? any IntentFailure)?.dialogue(in: language), reason: "\(error)")
    }
  }

  private func answer(
    _ effect: ConversationEffect, _ recent: [CompletedIntent]
  ) async throws -> EffectAnswer {
    switch effect {
    case .lookUp(.reference(let reference)):
      let query = try query(for: reference.type)
      return .entity(try await blocking(query.blocks) { try await query.query.byID(reference.id) })
    case .lookUp(.named(let names, let core, let type)):
      let query = try query(for: type)
      let matches = try await blocking(query.blocks) {
        try await query.query.matches(names, core: core)
      }
      return .matches(exact: matches.exact, similar: matches.similar, newName: matches.newName)
    case .suggest(let type):
      let query = try query(for: type)
      let entities = try? await blocking(query.blocks) { try await query.query.suggested() }
      return .suggestions(entities ?? [])
    case .resolve(let request):
      let plugin = try plugin(request.call)
      let context = context(request.call, recent)
      return .resolution(
        try await blocking(plugin.blocks) {
          try await plugin.handler.resolve(
            request.parameter, request.value, request.call.values, context)
        })
    case .check(let call):
      let plugin = try plugin(call)
      let context = context(call, recent)
      return .readiness(
        try await blocking(plugin.blocks) {
          try await plugin.handler.confirm(call.values, context)
        })
    case .handle(let permit):
      let plugin = try plugin(permit.call)
      let context = context(permit.call, recent)
      return .outcome(
        try await blocking(plugin.blocks) {
          try await plugin.handler.handle(permit.call.values, context)
        })
    case .remember, .say: return .cancelled
    }
  }

  private func remember(_ remembrance: Remembrance) async -> EffectAnswer {
    guard let memory = assistant.memory else { return .remembered(failure: nil) }
    do {
      try await blocking(memory.blocks) {
        for gone in remembrance.removed { try await memory.forget(type: gone.type, id: gone.id) }
        if let donation = remembrance.donation { try await memory.donate(donation) }
        if let activity = remembrance.activity {
          try await memory.remember(activity, at: assistant.environment.now())
        }
      }
      return .remembered(failure: nil)
    } catch {
      return .remembered(failure: "\(error)")
    }
  }

  /// Runs work; on threads of its own, if it blocks them.
  private func blocking<Value: Sendable>(
    _ blocks: Bool, _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    guard blocks else { return try await work() }
    return try await withTaskExecutorPreference(BlockingExecutor.shared, operation: work)
  }

  private func plugin(_ call: HandlerCall) throws -> (handler: ErasedHandler, blocks: Bool) {
    guard let plugin = assistant.plugin(for: call.intent) else {
      throw MissingPart("handler", of: call.intent)
    }
    return (plugin.handler, plugin.blocks)
  }

  private func query(for type: String) throws -> (query: ErasedQuery, blocks: Bool) {
    guard let query = assistant.query(for: type) else { throw MissingPart("query", of: type) }
    return query
  }

  private func context(_ call: HandlerCall, _ recent: [CompletedIntent]) -> HandlingContext {
    HandlingContext(
      now: assistant.environment.now(), random: assistant.environment.random,
      isLocked: call.isLocked, language: assistant.catalog.language, recent: recent,
      idempotencyKey: call.key, progress: progress)
  }
}

/// Something that registration makes sure of, and that is missing all the same.
private struct MissingPart: Error, CustomStringConvertible {
  let description: String

  init(_ part: String, of name: String) {
    description = "there is no \(part) for '\(name)'"
  }
}

extension ErasedQuery {
  /// The entities that some names can refer to: exact matches of the first name that has any, and similar names and a
  /// new name for `core`.
  fileprivate func matches(
    _ names: [String], core: String
  ) async throws -> EntityMatches<EntityReference> {
    var ofCore: EntityMatches<EntityReference>?
    for name in names {
      let matches = try await matching(name)
      if !matches.exact.isEmpty { return matches }
      if name == core { ofCore = matches }
    }
    return ofCore ?? EntityMatches()
  }
}
