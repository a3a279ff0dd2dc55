/// The steps after an intent was handled.
extension Reduction {
  /// Records the outcome of a draft and requests that it be remembered.
  mutating func handled(_ draft: Draft, _ outcome: Outcome) {
    let remembrance = remembrance(draft, outcome)
    if reducer.hasMemory, !remembrance.isEmpty {
      work(draft, .remembering(outcome), .remember(remembrance))
    } else {
      conclude(draft, outcome)
    }
  }

  /// Continues after the outcome of a draft was remembered.
  mutating func conclude(_ draft: Draft, _ outcome: Outcome) {
    if outcome.code.opensApp, let activity = outcome.activity {
      return work(draft, .opening(outcome), .open(activity.public(catalog)))
    }
    finish(draft, outcome)
  }

  /// Continues after the host opened the activity of an outcome, or did not.
  mutating func opened(_ draft: Draft, _ outcome: Outcome, _ isOpened: Bool) {
    var outcome = outcome
    outcome.isOpened = isOpened
    finish(draft, outcome)
  }

  private mutating func finish(_ draft: Draft, _ outcome: Outcome) {
    if let run = draft.run {
      if outcome.code.isFailure { return stop(draft, outcome.dialogue, outcome: outcome) }
      return noteStep(draft, run, outcome)
    }
    noteDeed(draft, outcome)
    state.phase = .idle
    state.failures = 0
    if !state.suspended.isEmpty { return returnToSuspended(outcome.dialogue, outcome) }
    if !state.queued.isEmpty, !outcome.code.isFailure {
      remark(outcome.dialogue)
      state.turn?.steps.append(outcome)
      return beginNext(after: draft)
    }
    if let undone = dropQueued() { return reply(outcome.dialogue + undone, outcome: outcome) }
    if let offer = outcome.offer, outcome.code == .success,
      case .success(let request) = request(offer.invocation, .fromContext)
    {
      state.phase = .offering(request)
      return reply(
        outcome.dialogue + offer.question, expecting: .offer(offer.invocation), outcome: outcome)
    }
    reply(outcome.dialogue, outcome: outcome)
  }

  /// Returns to the question that a side question interrupted. On a locked device, the question
  /// waits until it is permitted.
  mutating func returnToSuspended(_ dialogue: Dialogue, _ outcome: Outcome?) {
    guard let question = state.suspended.last, isAllowed(question.draft.intent) else {
      return reply(dialogue, outcome: outcome)
    }
    state.suspended.removeLast()
    remark(dialogue)
    state.turn?.outcome = outcome
    state.phase = question.phase
    askAgain()
  }

  /// Ends the turn because an intent cannot be handled.
  mutating func fail(_ draft: Draft, _ reason: Dialogue) {
    stop(draft, reason, outcome: failure(draft, reason))
  }

  func failure(_ draft: Draft, _ reason: Dialogue) -> Outcome {
    Outcome(Invocation(intent: draft.intent, values: draft.plainValues), .failure, reason)
  }

  /// The records of an outcome: those kept in the conversation at once, and those stored for the
  /// user.
  private mutating func remembrance(_ draft: Draft, _ outcome: Outcome) -> Remembrance {
    var remembrance = Remembrance()
    guard let intent = catalog[draft.intent] else { return remembrance }
    if draft.isAttempt(intent) {
      remembrance.attempt = (state.key(of: draft), outcome.code.isFailure ? .failed : .done)
    }
    let invocation = Invocation(intent: intent.name, values: intent.public(draft.plainValues))
    if !outcome.code.isFailure {
      rememberRecent(invocation, outcome.value, subjects: outcome.subjects)
      noteFollowUps(outcome, of: intent)
    }
    // An intent that continues in the app is carried out there.
    guard outcome.code.isDone else { return remembrance }
    if case .undo(let key) = draft.reversal { remembrance.undone = key }
    remembrance.deed = deed(draft, outcome)
    remembrance.redone = draft.redoneKey
    let isPrivate = intent.hasPrivate(draft.plainValues)
    remembrance.removed = outcome.removed
    guard draft.initiative == .user else { return remembrance }
    // The user requested the run, not the step. An action on an entity that no longer exists cannot
    // be repeated.
    if draft.run == nil, outcome.removed.isEmpty {
      remembrance.donation = donation(draft, invocation, isPrivate ? nil : outcome.value)
    }
    remembrance.activity = outcome.activity?.public(catalog)
    return remembrance
  }

  mutating func rememberRecent(
    _ invocation: Invocation, _ result: IntentValue?, subjects: [EntityReference] = []
  ) {
    let weight = IntentValue.object(invocation.values).weight + (result?.weight ?? 0)
    guard weight <= ConversationState.recentWeight else { return }
    state.recent.append(
      CompletedIntent(
        invocation: invocation, result: result,
        subjects: Array(subjects.prefix(ConversationState.onScreenCount))))
    if state.recent.count > ConversationState.recentCount { state.recent.removeFirst() }
  }

  /// The donation, without values that are too long to remember.
  func donation(_ draft: Draft, _ invocation: Invocation, _ result: IntentValue?) -> Donation {
    func isShort(_ value: IntentValue) -> Bool { value.weight <= ConversationState.recentWeight }
    return Donation(
      id: state.key(of: draft),
      Invocation(intent: invocation.intent, values: invocation.values.filter { isShort($0.value) }),
      at: now, result: result.flatMap { isShort($0) ? $0 : nil }, group: state.id)
  }
}

extension IntentDescription {
  func `public`(_ values: [String: IntentValue]) -> [String: IntentValue] {
    values.filter { name, _ in parameter(name)?.isPrivate == false }
  }

  /// Whether a private value is given, which the result might repeat.
  func hasPrivate(_ values: [String: IntentValue]) -> Bool {
    values.keys.contains { parameter($0)?.isPrivate ?? true }
  }
}

extension UserActivity {
  func `public`(_ catalog: IntentCatalog) -> UserActivity {
    guard let intent = catalog.intents.first(where: { $0.activityType == type }) else {
      return self
    }
    return UserActivity(
      type: type, title: title, values: intent.public(values),
      language: language ?? (catalog.language == "en" ? nil : catalog.language))
  }
}
