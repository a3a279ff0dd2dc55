extension Assistant {
  /// The intents that the user probably wants now, based on the memory, the likeliest first; none
  /// without a memory. Donations that refer to a deleted entity are removed instead of suggested.
  ///
  /// - Throws: An error of the memory or of an entity query.
  public func suggestions(
    by engine: SuggestionEngine = SuggestionEngine(), limit: Int = 3
  ) async throws -> [Suggestion] {
    guard let memory, limit > 0 else { return [] }
    let now = environment.now()
    // Removing donations changes the estimates, so they are computed again; each round removes
    // something.
    while true {
      let log = try await memory.donationLog(at: now)
      let known = engine.suggestions(from: log, at: now, limit: limit + log.intents.count)
        .filter { catalog[$0.invocation.intent] != nil }.prefix(limit)
      var current: [Suggestion] = []
      for suggestion in known {
        guard let values = try await present(suggestion.invocation.values) else { continue }
        current.append(
          Suggestion(
            invocation: Invocation(intent: suggestion.invocation.intent, values: values),
            score: suggestion.score, reasons: suggestion.reasons, lastTime: suggestion.lastTime))
      }
      if current.count == known.count { return current }
    }
  }

  /// Values with the current names of entities; `nil` if an entity no longer exists, in which case
  /// it is forgotten.
  private func present(_ values: [String: IntentValue]) async throws -> [String: IntentValue]? {
    var present: [String: IntentValue] = [:]
    for (name, value) in values {
      var elements = value.elements ?? [value]
      for (place, element) in elements.enumerated() {
        guard case .entity(let entity) = element, let query = query(for: entity.type) else {
          continue
        }
        guard let found = try await query.query.byID(entity.id, catalog.language) else {
          try await memory?.forget(type: entity.type, id: entity.id)
          return nil
        }
        elements[place] = .entity(found)
      }
      present[name] = value.elements == nil ? elements[0] : .list(elements)
    }
    return present
  }

  /// The title of an intent with some of its values, worded as a request: "Pay Milkman". It is the
  /// summary; the title if the summary needs more.
  public func title(of invocation: Invocation) -> String {
    guard let intent = catalog[invocation.intent] else { return invocation.intent }
    func text(_ name: String) -> String? {
      invocation.values[name].flatMap { value in
        intent.parameter(name).map { wording.text(for: value, of: $0.kind) }
      }
    }
    let said = Set(intent.summary.parameters)
    let isInSummary =
      intent.summary.requiredParameters.allSatisfy { invocation.values[$0] != nil }
      && invocation.values.keys.allSatisfy(said.contains)
    if isInSummary, !invocation.values.isEmpty { return intent.summary.text(text) }
    let rest = intent.parameters.compactMap { parameter in
      text(parameter.name).map { "\(parameter.title) \($0)" }
    }
    return intent.title + (rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")
  }

  /// The reasons for a suggestion, in words, the strongest first.
  public func reasons(for suggestion: Suggestion) -> [Dialogue] {
    suggestion.reasons.map { reason in
      var title: String?
      if case .following(let intent, _, _) = reason { title = catalog[intent]?.title }
      return wording.dialogue(for: .suggestionReason(reason, following: title))
    }
  }

  /// The user's shortcuts that are relevant in the user's surroundings, in the order in which they
  /// were saved, except those that can no longer be run; empty without a memory.
  ///
  /// - Throws: An error of the memory.
  public func relevantShortcuts(in surroundings: Surroundings) async throws -> [Shortcut] {
    try await memory?.shortcuts().filter { shortcut in
      shortcut.relevance.contains { $0.holds(in: surroundings) }
        && ShortcutCheck(shortcut, catalog).faults.isEmpty
    } ?? []
  }
}
