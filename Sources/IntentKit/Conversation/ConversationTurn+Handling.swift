/// How intents are agreed to and carried out. This is the only place where a handler's `handle` is called.
extension ConversationTurn {
  /// Asks for agreement if it is needed, and otherwise carries out the intent, whose parameters are all
  /// resolved.
  mutating func ready(_ intent: IntentDescription) async throws -> Turn {
    guard isComplete(intent) else { return leave(.cancelled) }
    switch try await handlerConfirmation() {
    case .refused(let reason): return refuse(reason)
    case .needsConfirmation(let question): return ask(question, intent)
    case .ready: break
    }
    let mustAsk =
      switch intent.risk.confirmation {
      case .always: true
      case .whenGuessed: state.draft?.isGuess ?? false
      case .never: false
      }
    return mustAsk ? ask(question(intent), intent) : try await handle()
  }

  /// Carries out what the user has just agreed to.
  mutating func confirmed() async -> Turn {
    guard let intent, isComplete(intent), case .confirmation(let agreed) = state.pending else {
      return leave(.cancelled)
    }
    if isLocked, !intent.risk.isAllowedWhileLocked { return leave(.locked(intent.title)) }
    do {
      // What the user agreed to may not be possible any more, or not in the same way.
      switch try await handlerConfirmation() {
      case .refused(let reason): return refuse(reason)
      case .needsConfirmation(let question) where question != agreed: return ask(question, intent)
      case .needsConfirmation, .ready: return try await handle()
      }
    } catch {
      return fail(error)
    }
  }

  /// Whether the draft has a value for each parameter that the handler may read. A state that was stored may have
  /// been made by another version, or changed.
  private func isComplete(_ intent: IntentDescription) -> Bool {
    let values = state.draft?.values ?? [:]
    return intent.parameters.allSatisfy { parameter in
      if let value = values[parameter.name] { return parameter.kind.contains(value) }
      return !parameter.isRequired || parameter.defaultValue != nil
    }
  }

  private mutating func handle() async throws -> Turn {
    guard let draft = state.draft, let intent, let handler = assistant.handler(of: draft.intent)
    else { return leave(.cancelled) }
    try Task.checkCancellation()
    let key = context.idempotencyKey
    let outcome = try await handler.handle(draft.values, context)
    await remember(
      outcome, key: key, initiative: draft.initiative, isPrivate: intent.hasPrivate(draft.values))
    if state.run != nil {
      switch outcome.code {
      case .ready, .success, .inProgress, .continueInApp: return noteStep(outcome)
      case .failure, .failureRequiringAppLaunch: return refuse(outcome.dialogue)
      }
    }
    clear()
    if let offer = outcome.offer, outcome.code == .success,
      assistant.catalog[offer.invocation.intent] != nil
    {
      state.pending = .offer(offer.invocation)
      return say(
        outcome.dialogue + offer.question, expecting: .offer(offer.invocation), outcome: outcome)
    }
    return say(outcome.dialogue, outcome: outcome)
  }

  private func handlerConfirmation() async throws -> Readiness {
    guard let draft = state.draft, let handler = assistant.handler(of: draft.intent) else {
      return .ready
    }
    return try await handler.confirm(draft.values, context)
  }

  /// The question whether the intent is meant as it stands.
  private func question(_ intent: IntentDescription) -> Dialogue {
    let sentence = intent.summary.text { name in
      let value = state.draft?.values[name] ?? intent.parameter(name)?.defaultValue
      return value.map { text(for: $0, of: name) }
    }
    return words(for: .confirm(sentence))
  }

  private mutating func ask(_ question: Dialogue, _ intent: IntentDescription) -> Turn {
    state.pending = .confirmation(question: question)
    return say(question, expecting: .confirmation(intent: intent.name))
  }
}
