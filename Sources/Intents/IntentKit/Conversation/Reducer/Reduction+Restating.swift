/// Requests that the conversation knows, said again with other values in any words.
extension Reduction {
  /// A request that is not carried out yet, or changes nothing, with the values in an utterance that is nothing else:
  /// "no, 250 then"; `nil` if it gives it none, or only those that it has, unless these may be the same. Of a request
  /// that was carried out (`isDone`), more is the same again with another value.
  ///
  /// A value of another parameter than the one that is asked for replaces another only beside one of this: a name
  /// alone, where an amount is asked for, may be of what is not said yet.
  func restated(
    _ utterance: String, _ draft: Draft, mayBeSame: Bool = false, asking asked: String? = nil,
    isDone: Bool = false
  ) -> Draft? {
    guard let intent = catalog[draft.intent] else { return nil }
    var values = recognizer.restatement(
      in: utterance, of: openRequest(draft, last: nil, canBeValue: isDone), knowing: names)
    if let asked, values[asked] == nil { values = values.filter { draft.values[$0.key] == nil } }
    guard !values.isEmpty,
      mayBeSame
        || values.contains(where: { !$0.value.input.isSame(as: draft.values[$0.key]?.value) })
    else { return nil }
    var changed = draft
    changed.unsettle()
    for parameter in intent.parameters {
      guard let given = values[parameter.name] else { continue }
      let before = draft.values[parameter.name]
      guard changed.take(given, for: parameter, risk: intent.risk) else { return nil }
      changed.note(parameter.name, before: before)
    }
    return changed.puttingApart(draft, intent)
  }

  /// Goes on with a request of which other values have changed than what is asked for.
  mutating func goOn(_ changed: Draft, from draft: Draft) {
    let other = firstParameter(of: draft) {
      changed.incoming[$0] != nil && changed.incoming[$0] != draft.incoming[$0]
    }
    state.turn?.changed = other
    advance(changed)
  }

  /// The first of the parameters of a request, in their order, whose name fits.
  func firstParameter(of draft: Draft, where fits: (String) -> Bool) -> String? {
    catalog[draft.intent]?.parameters.map(\.name).first(where: fits)
  }

  /// Goes on with the request that was declined last, or asks the last question once more, with other values, if an
  /// utterance that is not certainly understood otherwise, as some intents, has such.
  mutating func restate(_ utterance: String, readAs intents: [String]) -> Bool {
    if restateDeclined(utterance) { return true }
    guard let last = lastStep, let intent = catalog[last.invocation.intent],
      intent.risk.confirmation == .never, isAllowed(intent.name),
      intents.allSatisfy({ $0 == intent.name }),
      state.deeds.last?.invocation != last.invocation, let draft = draft(again: last),
      let changed = restated(utterance, draft, mayBeSame: true, isDone: true)
    else { return false }
    state.clear()
    advance(changed)
    return true
  }

  /// Goes on with the request that was declined last, with other values, if there is one.
  mutating func restateDeclined(_ utterance: String) -> Bool {
    guard let draft = lastDeclined, isAllowed(draft.intent),
      let changed = restated(utterance, draft)
    else { return false }
    takeUpDeclined()
    advance(changed)
    return true
  }

  /// A reading that changes nothing with the values of the last request of its domain that it lacks: "solve it for
  /// 479", after another target of the same numbers.
  func withWhatWasGiven(_ reading: Reading) -> Reading {
    guard let last = lastStep, let intent = catalog[reading.intent],
      intent.risk.confirmation == .never, reading.isCertain, !reading.inputs.isEmpty,
      catalog[last.invocation.intent]?.domain == intent.domain
    else { return reading }
    var inputs = reading.inputs
    for parameter in intent.parameters where parameter.isRequired && inputs[parameter.name] == nil {
      // When something is to be done is said each time.
      if case .temporal = parameter.kind { return reading }
      guard let value = last.invocation.values[parameter.name], parameter.kind.contains(value)
      else { return reading }
      inputs[parameter.name] = GivenInput(.value(value), .fromContext)
    }
    return reading.with(inputs)
  }

  /// A reading that is said in other words and without values, with those of what the last result offers: "can you explain how
  /// you did it", after a game.
  func withWhatIsOffered(_ reading: Reading) -> Reading {
    guard reading.certainty == .tolerant, reading.inputs.isEmpty,
      catalog[reading.intent]?.verb.isLookup == true,
      catalog[reading.intent]?.domain
        == lastStep.flatMap({ catalog[$0.invocation.intent]?.domain })
    else { return reading }
    return offered([reading]).first ?? reading
  }

  /// The value that a parameter had last, in a request of the domain of an intent.
  func lastValue(of parameter: ParameterDeclaration, _ intent: String) -> IntentValue? {
    let domain = catalog[intent]?.domain
    let last = state.recent.last {
      catalog[$0.invocation.intent]?.domain == domain
        && $0.invocation.values[parameter.name].map(parameter.kind.contains) == true
    }
    return last?.invocation.values[parameter.name]
  }
}

extension ParameterInput {
  fileprivate func isSame(as old: IntentValue?) -> Bool {
    switch (self, old) {
    case (.name(let name), .entity(let known)?): name.lowercased() == known.name.lowercased()
    case (.value(let new), let old?): new == old
    default: false
    }
  }
}

extension Draft {
  /// A changed request whose other name gives way if both would be the same: "from savings" turns a transfer to savings around.
  func puttingApart(_ old: Draft, _ intent: IntentDescription) -> Draft {
    var draft = self
    for parameter in intent.parameters {
      guard case .name(let said)? = incoming[parameter.name]?.input,
        case .entity(let before)? = old.values[parameter.name]?.value
      else { continue }
      for other in intent.parameters where other.name != parameter.name {
        guard incoming[other.name] == nil, case .entity(let known)? = old.values[other.name]?.value,
          known.name.lowercased() == said.lowercased()
        else { continue }
        draft.take(
          GivenInput(.name(before.name), .fromContext), for: other, risk: intent.risk)
      }
    }
    return draft
  }
}
