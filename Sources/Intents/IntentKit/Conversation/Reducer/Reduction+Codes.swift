/// The requests in the code of a response before it is an outcome: other values, or an unlocked device.
extension Reduction {
  /// Continues with the response of a handler.
  mutating func answered(_ draft: Draft, _ outcome: Outcome) {
    switch outcome.code {
    case .unsupported: askForOthers(draft, outcome)
    case .requiresUnlock: unlock(draft, outcome)
    case .continueInApp, .failureRequiringAppLaunch: handled(draft, handingOver(draft, outcome))
    case .ready, .success, .inProgress, .failure: handled(draft, outcome)
    }
  }

  /// Asks for the values that the handler cannot use.
  private mutating func askForOthers(_ draft: Draft, _ outcome: Outcome) {
    let parameters = (catalog[draft.intent]?.parameters ?? []).filter {
      outcome.unsupported[$0.name] != nil
    }
    var draft = draft
    guard let first = parameters.first, !draft.isUndo, draft.countRequest() else {
      return handled(draft, outcome)
    }
    state.failures = 0
    for parameter in parameters {
      if let reason = outcome.unsupported[parameter.name] { remark(reason) }
      draft.request(parameter.name, .init(question: nil, candidates: []))
    }
    ask(draft, ParameterPlace(first.name))
  }

  /// Lets the host unlock the device, so that the handler can be called again.
  private mutating func unlock(_ draft: Draft, _ outcome: Outcome) {
    var draft = draft
    guard state.turn?.isLocked == true, draft.countRequest(), let intent = catalog[draft.intent]
    else { return handled(draft, outcome) }
    unlock(draft, intent, for: .handling(outcome))
  }

  mutating func unlock(_ draft: Draft, _ intent: IntentDescription, for purpose: Work.Purpose) {
    work(draft, .unlocking(purpose), .unlock(title: intent.title))
  }

  /// Continues after the device was unlocked, or was not.
  mutating func unlocked(_ draft: Draft, _ purpose: Work.Purpose, _ isUnlocked: Bool) {
    guard let intent = catalog[draft.intent] else { return leave(.cancelled) }
    if isUnlocked { state.turn?.isLocked = false }
    switch purpose {
    case .handling(let outcome) where !isUnlocked: handled(draft, outcome)
    case _ where !isUnlocked:
      keep(draft)
      stop(draft, words(for: .locked(intent.title)), outcome: nil)
    case .advancing: advance(draft)
    case .agreeing(let agreement): agreed(draft, agreement, intent)
    case .handling: check(draft, nil)
    }
  }

  /// The outcome with an activity that hands over what was understood, if it has none.
  private func handingOver(_ draft: Draft, _ outcome: Outcome) -> Outcome {
    guard outcome.activity == nil, let intent = catalog[draft.intent],
      let type = intent.activityType
    else { return outcome }
    var outcome = outcome
    outcome.activity = UserActivity(
      type: type, title: intent.title, values: intent.public(draft.plainValues))
    return outcome
  }
}
