/// Corrections of what was done last: it is taken back, and done again with another value.
extension Reduction {
  /// Corrects the last deed, if the utterance does: "no, on the hardware list", "not the hammer", "make that Tuesday".
  ///
  /// Only a deed of this conversation that was the last thing done is done again. What must be agreed to is asked
  /// about.
  mutating func amend(_ utterance: String) -> Bool {
    guard let last = lastStep, let intent = catalog[last.invocation.intent],
      isAllowed(intent.name),
      let draft = draft(again: last), let correction = amendment(in: utterance, of: draft)
    else { return false }
    if isSame(correction, as: draft, about: last.subjects), state.failures == 0,
      state.turn?.isLocked != true,
      let words = state.lastWords
    {
      reply(words)
      return true
    }
    // What changed nothing is done anew, not taken back.
    let deed = state.deeds.last.flatMap { $0.invocation == last.invocation ? $0.undo : nil }
    if intent.risk.confirmation != .always, deed == nil {
      guard let parameter = parameter(correction.parameter, of: draft),
        correction.firstRefused(by: parameter) == nil,
        correction.value != nil || canRemove(correction, of: draft)
      else { return false }
      state.clear()
      correct(draft, correction)
      return true
    }
    guard let deed = state.deeds.nextUndo, last.invocation == deed.invocation,
      let undo = deed.undo, isAllowed(undo.intent),
      // What was agreed to is not taken back without being asked about.
      intent.risk.confirmation != .always
        || catalog[undo.intent]?.risk.confirmation == .always,
      let inputs = inputs(of: draft, with: correction),
      case .success(var taking) = request(undo, .said)
    else { return false }
    taking.reversal = .undo(deed.key)
    state.clear()
    if let inputs = inputs.nonEmpty {
      state.queued = [IntentRequest(intent: intent.name, inputs: inputs, provenance: .said)]
    }
    begin(taking)
    return true
  }

  /// Whether a correction names what the request has already, or was about.
  private func isSame(
    _ correction: Correction, as draft: Draft, about subjects: [EntityReference]
  ) -> Bool {
    guard case .name(let said)? = correction.value?.input,
      case .entity(let kind)? = parameter(correction.parameter, of: draft)?.kind
    else { return false }
    var known = subjects.filter { $0.type == kind.type }
    if let value = draft.values[correction.parameter]?.value {
      known = [value].compactMap { if case .entity(let entity) = $0 { entity } else { nil } }
    }
    let names = recognizer.names(in: said, of: kind).map { $0.lowercased() }
    return known.contains { names.contains($0.name.lowercased()) }
  }

  /// Whether a request is complete without what a correction removes: a game has six numbers.
  func canRemove(_ correction: Correction, of draft: Draft) -> Bool {
    guard correction.isRemoval, let parameter = parameter(correction.parameter, of: draft),
      case .list(_, let count) = parameter.kind,
      let elements = draft.values[parameter.name]?.value.elements
    else { return correction.isRemoval }
    return count.contains(elements.count - 1)
  }

  /// Goes on with the request that was declined last, with another value, if there is one: "210 then", after a no to a
  /// transfer of 420.
  mutating func reopen(_ utterance: String) -> Bool {
    guard let draft = lastDeclined, isAllowed(draft.intent),
      let correction = amendment(in: utterance, of: draft, isOpen: true)
    else { return false }
    takeUpDeclined()
    correct(draft, correction)
    return true
  }

  /// Takes the request that was declined from what can be returned to: it is begun again.
  mutating func takeUpDeclined() {
    if let intent = state.declined?.intent { state.left.removeAll { $0.intent == intent } }
    state.declined = nil
    state.clear()
  }

  /// The request that was declined, if nothing was begun since.
  var lastDeclined: Draft? {
    state.declined.flatMap { $0.number == state.begunCount ? $0 : nil }
  }

  /// Ends a draft that the user does not want as it is, and keeps it.
  mutating func decline(_ draft: Draft, _ message: Message) {
    if draft.canBeLeft {
      var declined = draft
      // Look-ups beside it were begun after it.
      declined.unsettle()
      declined.refused = nil
      declined.renumber(state.nextNumber())
      state.declined = declined
    }
    stop(draft, words(for: message), outcome: nil)
  }

  /// Ends a draft that the user does not want any more: it can be corrected, as after a decline, and also be returned to.
  mutating func callOff(_ draft: Draft) {
    keep(draft)
    decline(draft, .cancelled)
  }

  /// The correction of a request by something that exists, whichever of its parameters takes it; `nil` if there is
  /// none. For an open request, which is not carried out yet, an amount alone can be meant.
  func amendment(in utterance: String, of draft: Draft, isOpen: Bool = false) -> Correction? {
    for slot in mainSlots(of: draft) {
      let request = openRequest(draft, last: slot)
      if let found = recognizer.amendment(
        in: utterance, of: request, isOpen: isOpen, knowing: names)
      {
        return found
      }
    }
    return nil
  }

  /// The values of a request after a correction, none if nothing is left of it; `nil` if the correction does not apply.
  private func inputs(of draft: Draft, with correction: Correction) -> [String: GivenInput]? {
    var inputs = draft.values.mapValues { GivenInput(.value($0.value), .fromContext) }
    guard let parameter = parameter(correction.parameter, of: draft) else { return nil }
    let elements = draft.values[parameter.name]?.value.elements
    guard let place = correction.index(among: elements?.count ?? 0) else {
      inputs[parameter.name] = correction.value
      return inputs
    }
    guard let elements, (0...elements.count).contains(place) else { return nil }
    var changed = elements.map { ParameterInput.value($0) }
    if let given = correction.value {
      changed.replaceSubrange(place..<min(place + 1, elements.count), with: [given.input])
    } else if place < elements.count {
      changed.remove(at: place)
    }
    guard !changed.isEmpty else { return [:] }
    let list = ParameterInput.list(changed)
    inputs[parameter.name] = GivenInput(
      list.resolved.map { .value($0) } ?? list, correction.value?.provenance ?? .fromContext)
    return inputs
  }
}

extension Correction {
  /// The index of the element of a list that it changes; `nil` if it changes the whole.
  func index(among count: Int) -> Int? {
    switch place {
    case .whole: nil
    case .element(let index): index
    case .lastElement: count - 1
    }
  }

  /// The first of its values that the kind of its parameter does not allow.
  func firstRefused(by parameter: ParameterDeclaration) -> IntentValue? {
    let value = value?.input.resolved
    return (value.map { $0.elements ?? [$0] } ?? []).first {
      !parameter.kind.singleKind.contains($0)
    }
  }
}

extension Dictionary {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
