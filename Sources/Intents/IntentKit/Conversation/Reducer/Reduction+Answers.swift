/// Adds values to drafts.
extension Reduction {
  /// The reason for rejecting an invocation from outside.
  struct Refusal: Error {
    let message: Message
  }

  func request(
    _ invocation: Invocation, _ provenance: Provenance
  ) -> Result<IntentRequest, Refusal> {
    if reducer.shortcuts[invocation.intent] != nil {
      return .success(
        IntentRequest(intent: invocation.intent, inputs: [:], provenance: provenance))
    }
    guard let intent = catalog[invocation.intent] else {
      return .failure(Refusal(message: .unknownIntent(invocation.intent)))
    }
    var inputs: [String: GivenInput] = [:]
    for (name, value) in invocation.values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(name) else {
        return .failure(Refusal(message: .unknownParameter(name, of: intent.title)))
      }
      inputs[name] = GivenInput(parameter.kind.input(value), provenance)
    }
    return .success(
      IntentRequest(intent: intent.name, inputs: inputs, provenance: provenance))
  }

  /// Begins the draft of an intent. Suspended drafts stay below it.
  mutating func begin(_ request: IntentRequest, initiative: Initiative = .user) {
    state.phase = .idle
    state.failures = 0
    state.left.removeAll { $0.intent == request.intent }
    if let shortcut = reducer.shortcuts[request.intent] {
      return run(
        shortcut, with: request.inputs, provenance: request.provenance, initiative: initiative)
    }
    guard let intent = catalog[request.intent] else {
      return reply(words(for: .unknownIntent(request.intent)))
    }
    var draft = Draft(
      intent.name, number: state.nextNumber(), initiative: initiative,
      provenance: request.provenance)
    draft.reversal = request.reversal
    for parameter in intent.parameters {
      guard let given = request.inputs[parameter.name] else { continue }
      draft.take(given, for: parameter, risk: intent.risk)
    }
    advance(draft)
  }

  mutating func take(_ draft: Draft, _ answer: Answer) {
    guard let intent = catalog[draft.intent] else { return leave(.cancelled) }
    var draft = draft
    var isTaken = false
    for parameter in intent.parameters {
      guard let given = answer.values[parameter.name] else { continue }
      if draft.add(given, for: parameter, risk: intent.risk) { isTaken = true }
    }
    // A number that had to be guessed is rejected where an intent is always confirmed.
    isTaken ? advance(draft) : miss(.notUnderstood)
  }

  /// Takes a value that the user chose or agreed to.
  mutating func decide(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ place: ParameterPlace, _ known: KnownValue
  ) {
    var given = GivenInput(known)
    if let element = place.element, let whole = draft.incoming[parameter.name] {
      given = GivenInput(
        whole.input.replacing(element, by: .value(known.value)), whole.provenance)
    }
    advance(draft, parameter, given)
  }

  mutating func correct(_ draft: Draft, _ correction: Correction) {
    guard let parameter = parameter(correction.parameter, of: draft),
      let intent = catalog[draft.intent]
    else { return miss(.notUnderstood) }
    var draft = draft
    if case .collecting(_, .value(let asked)) = state.phase, asked.parameter != parameter.name {
      state.turn?.changed = parameter.name
    }
    if draft.other?.parameter == parameter.name { draft.other = nil }
    let before = draft.values[parameter.name]
    let count = before?.value.elements?.count ?? 0
    if let index = correction.index(among: count) {
      if index == count, parameter.kind.elementKind != nil, let given = correction.value {
        return append(draft, parameter, given)
      }
      guard (0..<count).contains(index) else { return miss(.notUnderstood) }
      if correction.isRemoval { return remove(draft, index, of: parameter) }
      draft.unsettle()
      guard let given = correction.value else {
        return ask(draft, ParameterPlace(parameter.name, element: index))
      }
      return replace(draft, index, of: parameter, by: given)
    }
    draft.unsettle()
    guard let given = correction.value else {
      draft.note(parameter.name, before: before)
      draft.clear(parameter.name)
      if correction.isRemoval, !parameter.isRequired { return advance(draft) }
      return ask(draft, ParameterPlace(parameter.name))
    }
    let old = draft
    guard draft.take(given, for: parameter, risk: intent.risk) else { return miss(.notUnderstood) }
    draft.note(parameter.name, before: before)
    advance(draft.puttingApart(old, intent))
  }

  private mutating func append(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ given: GivenInput
  ) {
    let element = GivenInput(.list([given.input]), given.provenance)
    take(draft, Answer([parameter.name: element]))
  }

  /// Removes an element of a list. If it was the only one, the list is asked for again.
  private mutating func remove(_ draft: Draft, _ index: Int, of parameter: ParameterDeclaration) {
    guard let before = draft.values[parameter.name], var elements = before.value.elements,
      elements.indices.contains(index)
    else { return miss(.notUnderstood) }
    var draft = draft
    state.failures = 0
    draft.unsettle()
    draft.note(parameter.name, before: before)
    elements.remove(at: index)
    draft.clear(parameter.name)
    guard !elements.isEmpty else { return ask(draft, ParameterPlace(parameter.name)) }
    advance(draft, parameter, GivenInput(.value(.list(elements)), before.provenance))
  }

  mutating func replace(
    _ draft: Draft, _ index: Int, of parameter: ParameterDeclaration, by given: GivenInput
  ) {
    guard let before = draft.values[parameter.name], let risk = catalog[draft.intent]?.risk,
      let elements = before.value.elements, elements.indices.contains(index)
    else { return miss(.notUnderstood) }
    var draft = draft
    draft.unsettle()
    let input = ParameterInput.value(before.value).replacing(index, by: given.input)
    let whole = GivenInput(
      input.resolved.map { .value($0) } ?? input,
      before.provenance.combined(with: given.provenance))
    guard draft.take(whole, for: parameter, risk: risk) else { return miss(.notUnderstood) }
    draft.note(parameter.name, before: before)
    advance(draft)
  }
}
