/// Corrections of what was done last: it is taken back, and done again with another value.
extension Reduction {
  /// Corrects the last deed: "no, on the hardware list", "not the hammer", "make that Tuesday".
  ///
  /// Only a deed of this conversation that was the last thing done, and that need not be agreed to, is done again at once.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it corrects the last deed.
  mutating func amend(_ utterance: String) -> Bool {
    guard let deed = state.deeds.nextUndo, let undo = deed.undo, let last = lastStep,
      last.invocation == deed.invocation, let intent = catalog[last.invocation.intent],
      intent.risk.confirmation != .always, isAllowed(intent.name), isAllowed(undo.intent),
      let draft = draft(again: last),
      let correction = recognizer.amendment(
        in: utterance, of: openRequest(draft, last: mainSlot(of: draft)), knowing: names),
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

  /// The values of a request after a correction, none if nothing is left of it; `nil` if the correction does not apply.
  private func inputs(
    of draft: Draft, with correction: Correction
  ) -> [String: GivenInput]? {
    var inputs = draft.values.mapValues { GivenInput(.value($0.value), .fromContext) }
    guard let parameter = parameter(correction.parameter, of: draft) else { return nil }
    let elements = draft.values[parameter.name]?.value.elements
    let place: Int? =
      switch correction.place {
      case .whole: nil
      case .element(let place): place
      case .lastElement: (elements?.count ?? 0) - 1
      }
    guard let place else {
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

extension Dictionary {
  /// The dictionary; `nil` if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
