import Synchronization

/// Carries out the effects of a turn of a conversation. Only this type calls handlers, queries and memories.
final class EffectRunner: Sendable {
  private let assistant: Assistant
  private let host: any ConversationHost
  private let progress: @Sendable (HandlingProgress) -> Void
  private var language: String { assistant.catalog.language }
  /// The attempts of the turn, which are at work until it ends: what came of them is remembered after they were handled.
  private let attempts = Mutex<[String]>([])

  init(
    _ assistant: Assistant, _ host: any ConversationHost,
    _ progress: @escaping @Sendable (HandlingProgress) -> Void
  ) {
    self.assistant = assistant
    self.host = host
    self.progress = progress
  }

  deinit {
    for key in attempts.withLock({ $0 }) { AttemptsAtWork.shared.end(key) }
  }

  /// Carries out an effect on the state of the conversation; a failure is an answer too.
  func carryOut(_ effect: ConversationEffect, in state: ConversationState) async -> EffectAnswer {
    if case .remember(let remembrance) = effect {
      // A completed intent is remembered even if the task was cancelled meanwhile.
      return await Task { await remember(remembrance) }.value
    }
    guard !Task.isCancelled else { return .cancelled }
    do {
      return try await answer(effect, state)
    } catch {
      if error is CancellationError || Task.isCancelled { return .cancelled }
      return .failed(
        (error as? any IntentFailure)?.dialogue(in: language), reason: "\(error)")
    }
  }

  private func answer(
    _ effect: ConversationEffect, _ state: ConversationState
  ) async throws -> EffectAnswer {
    switch effect {
    case .lookUp(let lookUp): return try await answer(lookUp)
    case .suggest(let type, let intent, let parameter):
      let query = try query(for: type)
      let entities = try? await onOwnThreads(if: query.blocks) {
        try await query.query.suggested(language)
      }
      return .suggestions(await possible(entities ?? [], for: parameter, of: intent))
    case .resolve(let request):
      return .resolution(
        try await call(request.call, state) { handler, context in
          try await handler.resolve(
            request.parameter, request.value, request.call.values, context)
        })
    case .check(let call):
      return .readiness(
        try await self.call(call, state) { try await $0.confirm(call.values, $1) })
    case .handle(let permit):
      let risk = assistant.plugin(for: permit.call.intent)?.intent.risk ?? .grave
      return try await assistant.supervising(permit.call.intent, risk) {
        let answer = try await handle(permit, state)
        // What is asked in the middle of the work is no result yet.
        if case .outcome(let outcome) = answer { return (answer, outcome.code) }
        return (answer, nil)
      }
    case .open(let activity):
      return .opened(try await host.open(activity, link: assistant.link(to: activity)))
    case .unlock(let title): return .unlocked(await host.unlock(for: title))
    case .save(let shortcut): return .saved(faults: try await save(shortcut))
    case .remember, .say: return .cancelled
    }
  }

  /// The entities that a parameter can be, if its handler says which: one's own accounts to pay from.
  private func possible(
    _ entities: [EntityReference], for parameter: String, of intent: String
  ) async -> [EntityReference] {
    guard let plugin = assistant.plugin(for: intent) else { return entities }
    let names = try? await onOwnThreads(if: plugin.blocks) {
      try await plugin.handler.options(parameter)
    }
    guard let names else { return entities }
    return entities.filter { names.contains($0.name) }
  }

  private func handle(
    _ permit: HandlingPermit, _ state: ConversationState
  ) async throws -> EffectAnswer {
    let call = permit.call
    AttemptsAtWork.shared.begin(call.key)
    attempts.withLock { $0.append(call.key) }
    if let attempt = permit.attempt { await record(attempt) }
    let requests = HandlerRequests(agreed: permit.agreed)
    let outcome: Outcome
    do {
      outcome = try await self.call(call, state, requests) {
        try await $0.handle(call.values, $1)
      }
    } catch {
      guard let request = requests.pending else { throw error }
      return try await ask(request, permit)
    }
    // A handler that did not pass on the error of its request has no answer either.
    if let request = requests.pending { return try await ask(request, permit) }
    if permit.attempt != nil, outcome.code.isRequest { await withdraw(call.key) }
    return .outcome(outcome)
  }

  /// Asks what a handler requests. While the user is asked, nothing is under way that could be
  /// interrupted.
  private func ask(
    _ request: HandlerRequest, _ permit: HandlingPermit
  ) async throws -> EffectAnswer {
    // The attempt is withdrawn even if the task was cancelled meanwhile.
    if permit.attempt != nil { await Task { await withdraw(permit.call.key) }.value }
    try Task.checkCancellation()
    return .requested(request)
  }

  private func answer(_ lookUp: EntityLookUp) async throws -> EffectAnswer {
    switch lookUp {
    case .reference(let reference):
      let query = try query(for: reference.type)
      return .entity(
        try await onOwnThreads(if: query.blocks) {
          try await query.query.byID(reference.id, language)
        })
    case .named(let names, let core, let type):
      let query = try query(for: type)
      let matches = try await onOwnThreads(if: query.blocks) {
        try await query.query.matches(names, core: core, language)
      }
      return .matches(exact: matches.exact, similar: matches.similar, newName: matches.newName)
    }
  }

  private func call<Value: Sendable>(
    _ call: HandlerCall, _ state: ConversationState, _ requests: HandlerRequests? = nil,
    _ work: @Sendable (ErasedHandler, HandlingContext) async throws -> Value
  ) async throws -> Value {
    guard let plugin = assistant.plugin(for: call.intent) else {
      throw MissingPart("handler", of: call.intent)
    }
    let (now, clock) = (assistant.environment.now(), assistant.environment.clock)
    let context = HandlingContext(
      now: now, clock: clock, random: assistant.environment.random,
      isLocked: call.isLocked, language: language, recent: state.recent,
      openRequest: openRequest(in: state),
      idempotencyKey: call.key, progress: progress,
      text: { [wording = assistant.wording, catalog = assistant.catalog] value, kind in
        var words = wording.values
        words.time = { [time = words.time] in time($0, $1 ?? clock.reading(at: now).date) }
        return words.text(for: value, of: catalog.translated(kind, for: call.intent))
      }, requests: requests)
    return try await onOwnThreads(if: plugin.blocks) { try await work(plugin.handler, context) }
  }

  /// The request beside which something is looked up, without private values.
  private func openRequest(in state: ConversationState) -> Invocation? {
    state.suspended.last?.draft.publicInvocation(in: assistant.catalog)
  }

  private func remember(_ remembrance: Remembrance) async -> EffectAnswer {
    guard let memory = assistant.memory else { return .remembered(failure: nil) }
    var failure: String?
    func attempt(_ work: @Sendable () async throws -> Void) async {
      do {
        try await onOwnThreads(if: memory.blocks, work)
      } catch {
        failure = failure ?? "\(error)"
      }
    }
    // The completed attempt is recorded first, so that a later failure cannot make it look
    // interrupted.
    await attempt {
      if let attempt = remembrance.attempt {
        try await memory.finish(
          key: attempt.key, outcome: attempt.outcome, donating: remembrance.donation)
      } else if let donation = remembrance.donation {
        try await memory.donate(donation)
      }
    }
    await attempt {
      if let deed = remembrance.deed { try await memory.note(deed, redoing: remembrance.redone) }
      if let undone = remembrance.undone { try await memory.noteUndone(undone) }
    }
    await attempt {
      for gone in remembrance.removed { try await memory.forget(type: gone.type, id: gone.id) }
    }
    await attempt {
      if let activity = remembrance.activity {
        try await memory.remember(activity, at: assistant.environment.now())
      }
    }
    return .remembered(failure: failure)
  }

  /// Saves a shortcut, if it can be run, and returns the problem otherwise.
  private func save(_ shortcut: Shortcut) async throws -> [String] {
    guard let memory = assistant.memory else { return ["nothing is remembered"] }
    return try await assistant.supervising("SaveShortcut", .reversible) {
      let faults = try await onOwnThreads(if: memory.blocks) {
        let faults = assistant.faults(of: shortcut, among: try await memory.shortcuts())
        if faults.isEmpty { try await memory.save(shortcut) }
        return faults
      }
      return (faults, faults.isEmpty ? .success : .failure)
    }
  }

  /// Records an attempt. If that fails, the intent is handled all the same: the user is told the
  /// outcome at once, and the failure to remember it.
  private func record(_ attempt: Attempt) async {
    guard let memory = assistant.memory else { return }
    _ = try? await onOwnThreads(if: memory.blocks) { try await memory.begin(attempt) }
  }

  private func withdraw(_ key: String) async {
    guard let memory = assistant.memory else { return }
    _ = try? await onOwnThreads(if: memory.blocks) { try await memory.withdraw(key: key) }
  }

  private func query(for type: String) throws -> (query: ErasedQuery, blocks: Bool) {
    guard let query = assistant.query(for: type) else { throw MissingPart("query", of: type) }
    return query
  }
}

/// A required part that is missing although registration checks for it.
private struct MissingPart: Error, CustomStringConvertible {
  let description: String

  init(_ part: String, of name: String) {
    description = "there is no \(part) for '\(name)'"
  }
}

extension ErasedQuery {
  /// The entities that match the names: exact matches of the first name that has any, and similar
  /// names and a new name for `core`.
  fileprivate func matches(
    _ names: [String], core: String, _ language: String
  ) async throws -> EntityMatches<EntityReference> {
    var ofCore: EntityMatches<EntityReference>?
    for name in names {
      let matches = try await matching(name, language)
      if !matches.exact.isEmpty { return matches }
      if name == core { ofCore = matches }
    }
    return ofCore ?? EntityMatches()
  }
}
