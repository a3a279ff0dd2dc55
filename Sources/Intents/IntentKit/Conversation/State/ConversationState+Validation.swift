/// Validation against an assistant's intents. A state is external input: it may be older than the
/// intents, or tampered with.
extension ConversationState {
  func fits(_ catalog: IntentCatalog) -> Bool {
    suspended.count <= Self.suspendedCount && suspended.allSatisfy { $0.phase.fits(catalog) }
      && left.count <= Self.leftCount && left.allSatisfy { $0.canBeLeft && $0.fits(catalog) }
      && declined.map { $0.canBeLeft && $0.fits(catalog) } ?? true
      && phase.fits(catalog) && followUps.count <= Self.followUpCount
      && followUps.allSatisfy { $0.fits(catalog) } && onScreen.count <= Self.onScreenCount
      && saved.count <= Self.savedCount
      && saved.allSatisfy { ShortcutCheck($0, catalog).faults.isEmpty }
      && queued.count <= Self.queuedCount && queued.allSatisfy { $0.fits(catalog) }
  }
}

extension Invocation {
  fileprivate func fits(_ catalog: IntentCatalog) -> Bool {
    guard let intent = catalog[intent] else { return false }
    return values.allSatisfy { intent.parameter($0.key)?.kind.contains($0.value) == true }
  }
}

extension Phase {
  fileprivate func fits(_ catalog: IntentCatalog) -> Bool {
    switch self {
    case .idle: true
    // No turn ends while work is pending.
    case .working: false
    case .collecting(let draft, let question):
      draft.fits(catalog) && question.fits(draft, catalog)
    case .confirming(let draft, let agreement):
      draft.fits(catalog) && agreement.fits(draft) && draft.incoming.isEmpty
        && catalog[draft.intent]?.hasAllValues(draft.plainValues) == true
    case .choosing(let requests): !requests.isEmpty && requests.allSatisfy { $0.fits(catalog) }
    case .offering(let request): request.fits(catalog)
    }
  }
}

extension Draft {
  fileprivate func fits(_ catalog: IntentCatalog) -> Bool {
    guard let intent = catalog[intent], run?.fits(catalog) ?? true else { return false }
    func isKnown(_ name: String) -> Bool { intent.parameter(name) != nil }
    let isKnown =
      values.keys.allSatisfy(isKnown) && incoming.keys.allSatisfy(isKnown)
      && settled.allSatisfy(isKnown) && asked.allSatisfy(isKnown)
      && history.allSatisfy { isKnown($0.parameter) }
    guard isKnown else { return false }
    return intent.parameters.allSatisfy { parameter in
      (values[parameter.name].map { parameter.kind.contains($0.value) } ?? true)
        && incoming[parameter.name].map { $0.input.isFlat } ?? true
    }
      && (other.map { other in intent.parameter(other.parameter)?.kind.contains(other.value) == true
      } ?? true) && (handling?.fits(intent) ?? true)
      && refused.map { refused in
        intent.parameter(refused.parameter)?.kind.contains(refused.value.value) == true
          && refused.others.allSatisfy { intent.parameter($0.key)?.kind.contains($0.value) == true }
      } ?? true
  }
}

extension Agreement {
  /// Whether it is to exactly the values of the draft, and the question says all of it.
  fileprivate func fits(_ draft: Draft) -> Bool {
    guard values == draft.values, !question.isSilent else { return false }
    guard let parts else { return true }
    return parts.allFit && question == Agreement.question(of: parts)
  }
}

extension [HandlerAgreement] {
  /// Whether each has words and a place of its own.
  fileprivate var allFit: Bool {
    !isEmpty && Set(map(\.number)).count == count
      && allSatisfy {
        (0...HandlingContext.maximumRequestCount).contains($0.number) && !$0.question.isSilent
      }
  }
}

extension HandlingRecord {
  fileprivate func fits(_ intent: IntentDescription) -> Bool {
    values.allSatisfy { intent.parameter($0.key)?.kind.contains($0.value) == true }
      && (0...HandlingContext.maximumRequestCount).contains(requestCount)
      && (agreed.isEmpty || agreed.allFit)
      && requests.allSatisfy { name, request in
        guard let kind = intent.parameter(name)?.kind else { return false }
        return request.question?.isSilent != true && request.candidates.count <= Self.candidateCount
          && request.candidates.allSatisfy(kind.isComplete)
      }
  }
}

extension Question {
  fileprivate func fits(_ draft: Draft, _ catalog: IntentCatalog) -> Bool {
    guard let parameter = catalog[draft.intent]?.parameter(place.parameter) else { return false }
    if let element = place.element {
      let count =
        draft.incoming[place.parameter]?.input.elements?.count
        ?? draft.values[place.parameter]?.value.elements?.count ?? 0
      guard parameter.kind.elementKind != nil, (0..<count).contains(element) else { return false }
    }
    switch self {
    case .value: return true
    case .which(_, let candidates):
      return !candidates.isEmpty && candidates.allSatisfy { place.allows($0, parameter) }
    case .candidate(_, let value): return place.allows(value, parameter)
    }
  }
}

extension ParameterPlace {
  fileprivate func allows(_ value: IntentValue, _ parameter: ParameterDeclaration) -> Bool {
    parameter.kind.contains(value) || parameter.kind.singleKind.contains(value)
  }
}

extension IntentRequest {
  fileprivate func fits(_ catalog: IntentCatalog) -> Bool {
    guard let intent = catalog[intent] else { return false }
    return inputs.allSatisfy { intent.parameter($0.key) != nil && $0.value.input.isFlat }
  }
}
