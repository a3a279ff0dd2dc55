/// How a resolved value is taken over or refused.
extension Reduction {
  /// Takes over a value; asks for more if it is a list that is not complete.
  mutating func accept(_ draft: Draft, _ parameter: ParameterDeclaration, _ known: KnownValue) {
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

  /// Refuses a value. Of a list that gets longer, the elements before the one at fault are kept.
  mutating func reject(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ candidate: KnownValue?, _ reason: Dialogue
  ) {
    let isNews = state.turn?.remarks.contains(reason) == false
    guard let candidate, let kind = parameter.kind.elementKind,
      let elements = candidate.value.elements
    else { return refuse(draft, parameter, isNews ? reason : nil) }
    let keptCount = draft.values[parameter.name]?.value.elements?.count ?? 0
    let allowed = elements.prefix(while: kind.contains)
    // It is the handler that knows what is wrong with elements which are all allowed.
    let rest = allowed.count < elements.count ? allowed : allowed.dropLast()
    guard rest.count > keptCount, !isTooLong(elements, parameter) else {
      return refuse(draft, parameter, isNews ? reason : nil)
    }
    if isNews { remark(reason) }
    var draft = draft
    draft.replaceIncoming(
      parameter.name, GivenInput(.value(.list(Array(rest))), candidate.provenance))
    advance(draft)
  }

  private func isTooLong(_ elements: [IntentValue], _ parameter: ParameterDeclaration) -> Bool {
    if case .list(_, let count) = parameter.kind {
      elements.count > count.upperBound
    } else {
      false
    }
  }

  /// Asks for a parameter again because what was said cannot be its value.
  mutating func refuse(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ reason: Dialogue?
  ) {
    if draft.isUndo, let reason { return fail(draft, reason) }
    var draft = draft
    draft.dropIncoming(parameter.name)
    // What was taken back by a correction is gone, and what was never known is nothing to go back to.
    draft.forgetLastAnswer(of: parameter.name)
    state.failures += 1
    guard state.failures <= Self.maximumFailures else {
      return stop(draft, words(for: .givingUp), outcome: nil)
    }
    if let reason { remark(reason) }
    if let known = draft.values[parameter.name], parameter.kind.elementKind != nil,
      parameter.kind.isComplete(known.value)
    {
      // It was to be corrected; there is no next element to ask for, and what there is stays.
      return advance(draft)
    }
    state.phase = .collecting(draft, .value(ParameterPlace(parameter.name)))
    askWithHelp()
  }

  /// The number of answers in a row that may be not understood.
  static let maximumFailures = 3
}
