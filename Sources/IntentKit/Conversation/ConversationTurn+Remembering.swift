/// How what was done is remembered.
extension ConversationTurn {
  /// Remembers what was carried out: in the conversation, and for the user if the user wanted it.
  ///
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - key: What is the same for every attempt at it.
  ///   - initiative: Who wanted it.
  ///   - isPrivate: Whether what came of it must not be stored.
  mutating func remember(
    _ outcome: Outcome, key: String, initiative: Initiative, isPrivate: Bool
  ) async {
    guard outcome.code == .success, let intent = assistant.catalog[outcome.invocation.intent]
    else { return }
    let invocation = Invocation(
      intent: intent.name, values: intent.public(outcome.invocation.values))
    rememberRecent(invocation, outcome.value)
    guard let memory = assistant.memory else { return }
    do {
      for gone in outcome.removed { try await memory.forget(type: gone.type, id: gone.id) }
    } catch {
      memoryFailure = "\(error)"
    }
    guard initiative == .user else { return }
    // What is a part of a run is not what the user asked for; the run is.
    let isStep = state.run != nil
    do {
      // What was done to something that is no more cannot be done again.
      if !isStep, outcome.removed.isEmpty {
        let result = isPrivate ? nil : outcome.value
        try await memory.donate(donation(invocation, result, key: key))
      }
      if let activity = outcome.activity {
        try await memory.remember(activity.public(assistant.catalog), at: now)
      }
    } catch {
      memoryFailure = "\(error)"
    }
  }

  private mutating func rememberRecent(_ invocation: Invocation, _ result: IntentValue?) {
    let weight = IntentValue.object(invocation.values).weight + (result?.weight ?? 0)
    guard weight <= ConversationState.recentWeight else { return }
    state.recent.append(CompletedIntent(invocation: invocation, result: result))
    if state.recent.count > ConversationState.recentCount { state.recent.removeFirst() }
  }

  /// The donation, without values that are too long to be worth remembering.
  private func donation(
    _ invocation: Invocation, _ result: IntentValue?, key: String
  ) -> Donation {
    func isShort(_ value: IntentValue) -> Bool { value.weight <= ConversationState.recentWeight }
    let values = invocation.values.filter { isShort($0.value) }
    return Donation(
      id: key, Invocation(intent: invocation.intent, values: values), at: now,
      result: result.flatMap { isShort($0) ? $0 : nil }, group: state.id)
  }
}

extension IntentDescription {
  /// The values that may be stored.
  func `public`(_ values: [String: IntentValue]) -> [String: IntentValue] {
    values.filter { name, _ in parameter(name)?.isPrivate == false }
  }

  /// Whether a value is given that must not be stored, which the result might repeat.
  func hasPrivate(_ values: [String: IntentValue]) -> Bool {
    values.keys.contains { parameter($0)?.isPrivate ?? true }
  }
}

extension UserActivity {
  /// The activity without what must not be stored.
  fileprivate func `public`(_ catalog: IntentCatalog) -> UserActivity {
    guard let intent = catalog.intents.first(where: { $0.activityType == type }) else {
      return self
    }
    return UserActivity(type: type, title: title, values: intent.public(values))
  }
}
