/// Accepts or rejects resolved values.
extension Reduction {
  /// Accepts a value; asks for more elements if it is an incomplete list.
  mutating func accept(_ draft: Draft, _ parameter: ParameterDeclaration, _ known: KnownValue) {
    let candidates = draft.candidates(for: parameter.name)
    guard candidates.isEmpty || candidates.contains(where: { $0.isSameChoice(as: known.value) })
    else {
      return refuse(known.value, draft, parameter)
    }
    if draft.values[parameter.name]?.value != known.value { state.failures = 0 }
    var draft = draft
    let isComplete = parameter.kind.isComplete(known.value)
    draft.set(parameter.name, known, isSettled: isComplete)
    if isComplete {
      advance(draft)
    } else {
      ask(draft, ParameterPlace(parameter.name))
    }
  }

  /// Rejects a value. If a list was extended, the elements before the rejected one are kept.
  mutating func reject(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ candidate: KnownValue?, _ reason: Dialogue
  ) {
    let isNews = state.turn?.remarks.contains(reason) == false
    var draft = draft
    if let candidate, !parameter.isPrivate, parameter.kind.contains(candidate.value) {
      draft.noteRefused(candidate, of: parameter.name)
    }
    guard let candidate, let kind = parameter.kind.elementKind,
      let elements = candidate.value.elements
    else { return refuse(draft, parameter, isNews ? reason : nil) }
    let keptCount = draft.values[parameter.name]?.value.elements?.count ?? 0
    let allowed = elements.prefix(while: kind.contains)
    // Only the handler knows what is wrong with elements that are all allowed.
    let rest = allowed.count < elements.count ? allowed : allowed.dropLast()
    guard rest.count > keptCount, !isTooLong(elements, parameter) else {
      return refuse(draft, parameter, isNews ? reason : nil)
    }
    if isNews { remark(reason) }
    advance(draft, parameter, GivenInput(.value(.list(Array(rest))), candidate.provenance))
  }

  /// Rejects elements of a list and keeps the others; if there are none, the list is asked for again.
  mutating func reject(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ candidate: KnownValue?,
    _ reasons: [Int: Dialogue]
  ) {
    let elements = candidate?.value.elements ?? []
    let rejected = reasons.filter { elements.indices.contains($0.key) }.sorted { $0.key < $1.key }
    let rest = elements.indices.filter { reasons[$0] == nil }.map { elements[$0] }
    for (_, reason) in rejected.dropLast() { remark(reason) }
    guard let candidate, let last = rejected.last?.value, !rest.isEmpty else {
      return refuse(draft, parameter, rejected.last?.value ?? words(for: .notUnderstood))
    }
    remark(last)
    advance(draft, parameter, GivenInput(.value(.list(rest)), candidate.provenance))
  }

  private func isTooLong(_ elements: [IntentValue], _ parameter: ParameterDeclaration) -> Bool {
    if case .list(_, let count) = parameter.kind {
      elements.count > count.upperBound
    } else {
      false
    }
  }

  /// Asks for a parameter again because the answer cannot be its value.
  mutating func refuse(_ draft: Draft, _ parameter: ParameterDeclaration, _ reason: Dialogue?) {
    if draft.isUndo, let reason { return fail(draft, reason) }
    var draft = draft
    draft.dropIncoming(parameter.name)
    // A correction discarded the old value, and there is no known value to go back to.
    draft.forgetLastAnswer(of: parameter.name)
    state.failures += 1
    guard state.failures <= Self.maximumFailures else {
      keep(draft)
      return stop(draft, words(for: .givingUp), outcome: nil)
    }
    if let reason { remark(reason) }
    if let known = draft.values[parameter.name], parameter.kind.elementKind != nil,
      parameter.kind.isComplete(known.value)
    {
      // The user was correcting an element: there is no next element to ask for, and the list
      // stays.
      return advance(draft)
    }
    state.phase = .collecting(draft, .value(ParameterPlace(parameter.name)))
    askWithHelp(hasReason: reason != nil)
  }

  /// The maximum number of consecutive answers that are not understood.
  static let maximumFailures = 3
}
