/// Choices among candidates for a parameter.
extension Reduction {
  /// Takes a chosen candidate. Of two, the other is kept for "the other one".
  mutating func choose(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ place: ParameterPlace, _ index: Int,
    of candidates: [IntentValue]
  ) {
    var draft = draft
    draft.other = nil
    if candidates.count == 2, place.element == nil, parameter.kind.contains(candidates[1 - index]) {
      draft.other = .init(parameter: parameter.name, value: candidates[1 - index])
    }
    decide(draft, parameter, place, KnownValue(candidates[index], .chosen))
  }

  /// Takes all candidates for an element of a list, if the list can have them.
  mutating func chooseAll(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ place: ParameterPlace,
    _ candidates: [IntentValue]
  ) {
    guard case .list(_, let count) = parameter.kind, let element = place.element,
      let whole = draft.incoming[parameter.name], var elements = whole.input.elements,
      elements.indices.contains(element), elements.count + candidates.count - 1 <= count.upperBound
    else { return miss(.chooseOne) }
    elements.replaceSubrange(element...element, with: candidates.map { .value($0) })
    let given = GivenInput(.list(elements), whole.provenance.combined(with: .chosen))
    advance(draft, parameter, given)
  }

  /// Takes the candidate that was not chosen before.
  mutating func chooseOther(_ draft: Draft) {
    guard let other = draft.other, let parameter = parameter(other.parameter, of: draft) else {
      return miss(.notUnderstood)
    }
    var draft = draft
    let before = draft.values[parameter.name]
    draft.other = before.map { .init(parameter: parameter.name, value: $0.value) }
    draft.unsettle()
    draft.note(parameter.name, before: before)
    decide(draft, parameter, ParameterPlace(parameter.name), KnownValue(other.value, .chosen))
  }

  /// Drops the candidates and asks for the value again, or for one element of a list, whose others are kept. If a
  /// handler lets the user choose, there is no other value.
  mutating func askAfresh(_ draft: Draft, _ parameter: ParameterDeclaration, element: Int? = nil) {
    if let element, let given = draft.incoming[parameter.name], var elements = given.input.elements,
      elements.count > 1, elements.indices.contains(element)
    {
      elements.remove(at: element)
      return advance(draft, parameter, GivenInput(.list(elements), given.provenance))
    }
    guard draft.candidates(for: parameter.name).isEmpty else {
      return stop(draft, words(for: .declined), outcome: nil)
    }
    var draft = draft
    draft.dropIncoming(parameter.name)
    ask(draft, ParameterPlace(parameter.name))
  }
}

extension Reduction {
  /// Whether something is called by a name that also refers back: a list called "It".
  func exists(_ name: String, _ kind: EntityKind) -> Bool {
    names?.entities[kind.type]?.contains { $0.lowercased() == name.lowercased() } == true
  }
}

extension Reading {
  /// The reading with the entities of an open draft for names such as "it" and "there", or if it has none, with what was spoken
  /// about before. If several are possible, the user is asked.
  func resolvingReferences(to draft: Draft, _ reduction: Reduction) -> Reading {
    let parameters = reduction.catalog[draft.intent]?.parameters ?? []
    let own = parameters.flatMap { parameter -> [IntentValue] in
      guard let value = draft.values[parameter.name]?.value else { return [] }
      return value.elements ?? [value]
    }
    let hasEntities = own.contains { if case .entity = $0 { true } else { false } }
    return resolvingReferences(to: hasEntities ? own : reduction.topics, reduction)
  }

  /// The reading with entities that were spoken about for names such as "it"; such a name is dropped
  /// if there is nothing that it could mean, so that it is asked for if it is required.
  func resolvingReferences(to topics: [IntentValue], _ reduction: Reduction) -> Reading {
    guard let intent = reduction.catalog[intent] else { return self }
    var inputs = inputs
    for (name, given) in self.inputs {
      guard case .name(let text) = given.input, let kind = intent.parameter(name)?.kind.entityKind,
        reduction.recognizer.refersBack(text, to: kind), !reduction.exists(text, kind)
      else { continue }
      var entities: [IntentValue] = []
      for case .entity(let reference) in topics
      where reference.type == kind.type && !entities.contains(.entity(reference)) {
        entities.append(.entity(reference))
      }
      // "How much is left in there", after a payment, is about the account that it came from.
      let possible = entities.filter { entity in
        guard case .entity(let reference) = entity, let parameter = intent.parameter(name) else {
          return false
        }
        return reduction.canBe([reference.name], parameter, of: intent)
      }
      if !possible.isEmpty { entities = possible }
      if entities.isEmpty {
        inputs[name] = nil
      } else if let first = entities.first {
        let provenance: Provenance =
          entities.count == 1 ? .fromContext : .guessed(alternatives: entities)
        inputs[name] = GivenInput(.value(first), provenance)
      }
    }
    return with(inputs)
  }
}
