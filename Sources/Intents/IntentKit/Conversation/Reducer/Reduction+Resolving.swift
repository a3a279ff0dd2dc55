/// Resolves parameters in order: names are looked up, the kind is checked, and then the handler
/// resolves the value.
extension Reduction {
  /// Goes on with another input for a parameter.
  mutating func advance(_ draft: Draft, _ parameter: ParameterDeclaration, _ given: GivenInput) {
    var draft = draft
    draft.replaceIncoming(parameter.name, given)
    advance(draft)
  }

  /// Resolves the given values; then asks for missing or unclear ones, asks for agreement, or
  /// handles the intent.
  mutating func advance(_ draft: Draft) {
    guard let intent = catalog[draft.intent] else { return leave(.cancelled) }
    if state.turn?.isLocked == true, !intent.risk.isAllowedWhileLocked {
      return unlock(draft, intent, for: .advancing)
    }
    guard let next = intent.parameters.first(where: { !draft.isSettled($0.name) }) else {
      return check(draft, nil)
    }
    settle(draft, next)
  }

  private mutating func settle(_ draft: Draft, _ parameter: ParameterDeclaration) {
    let known = draft.values[parameter.name].map { GivenInput($0) }
    guard
      let given = draft.incoming[parameter.name]
        ?? draft.refusedBesideOthers(parameter.name) ?? known
    else {
      return resolve(draft, parameter, nil)
    }
    var draft = draft
    if case .name(let name) = given.input, case .entity(let kind) = parameter.kind,
      recognizer.leavesOpen(name, of: kind), !exists(name, kind)
    {
      // "Another list" names none, nor what was spoken about.
      draft.dropIncoming(parameter.name)
      draft.asked.insert(parameter.name)
      return resolve(draft, parameter, nil)
    }
    draft.replaceIncoming(parameter.name, given)
    lookUp(draft, parameter, given, from: 0)
  }

  /// Looks up the next name or reference, or continues if there is none.
  private mutating func lookUp(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ given: GivenInput, from first: Int
  ) {
    if let kind = parameter.kind.entityKind {
      let elements = given.input.elements ?? [given.input]
      for (place, input) in elements.enumerated().dropFirst(first) {
        guard let lookUp = entityLookUp(input, kind) else { continue }
        return work(draft, .lookingUp(parameter.name, element: place), .lookUp(lookUp))
      }
    }
    guard let value = given.input.resolved else {
      // A name for a parameter that is not an entity is a text that is not allowed.
      return refuse(draft, parameter, words(for: .notUnderstood))
    }
    resolve(draft, parameter, KnownValue(value, given.provenance))
  }

  private func entityLookUp(_ input: ParameterInput, _ kind: EntityKind) -> EntityLookUp? {
    switch input {
    case .value(.entity(let reference)) where reference.type == kind.type:
      return .reference(reference)
    case .name(let name):
      let said = recognizer.names(in: name, of: kind)
      // A word of the user's own never wins over a real name.
      let own = said.lazy.map { ($0, reducer.words.name(for: $0, kind: kind.type)) }
        .first { $0 != $1 }?.1
      let core = own ?? said.last ?? name
      // A phrase may have taken the noun before the name for its own: "corriente", of "cuenta corriente".
      return .named(
        said + (said.contains(core) ? [] : [core]) + ["\(kind.title) \(core)"], core: core,
        type: kind.type)
    default: return nil
    }
  }

  /// Continues with the entities that match a name.
  mutating func found(
    _ draft: Draft, _ place: ParameterPlace, _ exact: [EntityReference],
    _ similar: [EntityReference], _ newName: String?
  ) {
    guard let parameter = parameter(place.parameter, of: draft),
      let kind = parameter.kind.entityKind, let element = place.element,
      let given = draft.incoming[place.parameter],
      case .name(let name)? = given.input.elements.map({
        $0.indices.contains(element) ? $0[element] : nil
      }) ?? given.input
    else { return leave(.cancelled) }
    let isList = given.input.elements != nil
    let asked = ParameterPlace(place.parameter, element: isList ? element : nil)
    let candidates = (exact.isEmpty ? similar : exact).prefix(10).map { IntentValue.entity($0) }
    if exact.isEmpty, recognizer.meansAll(name, of: kind) {
      // "How much is in each account": without one, all are looked up.
      if !kind.allowsAll, !parameter.isRequired, onlyLooksUp(draft.intent) {
        var draft = draft
        draft.dropIncoming(parameter.name)
        return resolve(draft, parameter, nil)
      }
      return kind.allowsAll
        ? replaceLookedUp(draft, parameter, element, .allEntities(of: kind.type))
        : refuse(draft, parameter, words(for: .onlyOne(title: kind.title)))
    }
    switch candidates.count {
    case 0:
      guard kind.allowsNew, let newName else {
        let reason = words(for: .noSuchEntity(name: name, title: kind.title))
        if isList, drop(element, of: parameter, in: draft, reason) { return }
        return refuse(draft, parameter, reason)
      }
      let new = IntentValue.newEntity(NewEntity(type: kind.type, name: newName))
      ask(draft, .candidate(asked, new))
    case 1 where exact.count == 1: replaceLookedUp(draft, parameter, element, candidates[0])
    case 1: ask(draft, .candidate(asked, candidates[0]))
    default: ask(draft, .which(asked, candidates))
    }
  }

  /// Leaves out an element of a list that does not exist, and keeps the others, if there are any.
  private mutating func drop(
    _ element: Int, of parameter: ParameterDeclaration, in draft: Draft, _ reason: Dialogue
  ) -> Bool {
    guard let given = draft.incoming[parameter.name], var elements = given.input.elements,
      elements.count > 1, elements.indices.contains(element)
    else { return false }
    elements.remove(at: element)
    remark(reason)
    var draft = draft
    let rest = GivenInput(.list(elements), given.provenance)
    draft.replaceIncoming(parameter.name, rest)
    lookUp(draft, parameter, rest, from: element)
    return true
  }

  /// Continues with the entity of a reference.
  mutating func found(_ draft: Draft, _ place: ParameterPlace, _ reference: EntityReference?) {
    guard let parameter = parameter(place.parameter, of: draft), let element = place.element,
      let kind = parameter.kind.entityKind, let given = draft.incoming[place.parameter]
    else { return leave(.cancelled) }
    if let reference {
      return replaceLookedUp(draft, parameter, element, .entity(reference))
    }
    let gone = given.input.elements.map { $0.indices.contains(element) ? $0[element] : nil }
    var name = ""
    if case .value(.entity(let old))? = gone ?? given.input { name = old.name }
    refuse(draft, parameter, words(for: .entityIsGone(name: name, title: kind.title)))
  }

  private mutating func replaceLookedUp(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ element: Int, _ value: IntentValue
  ) {
    guard let given = draft.incoming[parameter.name] else { return leave(.cancelled) }
    var draft = draft
    let next = GivenInput(
      given.input.replacing(element, by: .value(value.withoutDisplay)), given.provenance)
    draft.replaceIncoming(parameter.name, next)
    lookUp(draft, parameter, next, from: element + 1)
  }

  /// Checks the kind of a value, and asks the handler to resolve it.
  private mutating func resolve(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ candidate: KnownValue?
  ) {
    var candidate = candidate
    if let known = candidate, !known.provenance.alternatives.isEmpty,
      case .temporal = parameter.kind,
      catalog[draft.intent]?.risk.confirmation != .always
    {
      // Which day was understood is said anyway, and easily changed.
      candidate = KnownValue(known.value, .said)
    }
    if let candidate, !candidate.provenance.alternatives.isEmpty {
      state.failures = 0
      let alternatives = candidate.provenance.alternatives.prefix(5)
      return ask(draft, .which(ParameterPlace(parameter.name), Array(alternatives)))
    }
    let resolution = kindResolution(parameter, candidate?.value)
    let isOpen =
      switch resolution {
      case .success, .needsValue, .notRequired: true
      case .disambiguation, .confirmationRequired, .unsupported, .unsupportedElements: false
      }
    guard isOpen, reducer.resolvedParameters[draft.intent]?.contains(parameter.name) == true else {
      return concludeResolution(draft, parameter, candidate, resolution)
    }
    var values = draft.plainValues
    values[parameter.name] = candidate?.value
    work(
      draft, .resolving(parameter.name, candidate),
      .resolve(
        ResolutionRequest(
          call: call(draft, values), parameter: parameter.name,
          value: candidate?.value ?? parameter.defaultValue)))
  }

  /// Continues with the handler's resolution.
  mutating func resolved(
    _ draft: Draft, _ name: String, _ candidate: KnownValue?, _ own: Resolution<IntentValue>?
  ) {
    guard let parameter = parameter(name, of: draft) else { return leave(.cancelled) }
    var resolution = own ?? kindResolution(parameter, candidate?.value)
    if case .success(let value) = resolution, !parameter.kind.contains(value) {
      resolution = kindResolution(parameter, value)
    }
    concludeResolution(draft, parameter, candidate, resolution)
  }

  /// Whether a value is of the expected kind.
  private func kindResolution(
    _ parameter: ParameterDeclaration, _ value: IntentValue?
  ) -> Resolution<IntentValue> {
    guard let value else {
      if let value = parameter.defaultValue { return .success(value) }
      return parameter.isRequired ? .needsValue : .notRequired
    }
    if parameter.kind.contains(value) { return .success(value) }
    guard case .list(let kind, let count) = parameter.kind, let elements = value.elements else {
      return .unsupported(words(for: .notAllowed(value, parameter)))
    }
    if let fault = elements.first(where: { !kind.contains($0) }) {
      return .unsupported(words(for: .notAllowed(fault, parameter)))
    }
    return .unsupported(
      words(for: .tooMany(count: elements.count, maximum: count.upperBound, parameter)))
  }

  private mutating func concludeResolution(
    _ draft: Draft, _ parameter: ParameterDeclaration, _ candidate: KnownValue?,
    _ resolution: Resolution<IntentValue>
  ) {
    let place = ParameterPlace(parameter.name)
    let mustAsk = draft.asked.contains(parameter.name) && candidate == nil
    if let candidate, candidate.provenance.isDecided, resolution.isQuestion {
      return accept(draft, parameter, candidate)
    }
    switch resolution {
    case .success where mustAsk, .notRequired where mustAsk, .needsValue:
      if candidate == nil, !mustAsk, let known = lastSpoken(for: parameter, of: draft) {
        return accept(draft, parameter, KnownValue(known, .fromContext))
      }
      var draft = draft
      draft.dropIncoming(parameter.name)
      ask(draft, place)
    case .success(let value):
      let provenance =
        candidate?.provenance ?? (value == parameter.defaultValue ? .defaulted : .fromContext)
      accept(draft, parameter, KnownValue(value, provenance))
    case .notRequired:
      var draft = draft
      draft.set(parameter.name, nil, isSettled: true)
      advance(draft)
    case .disambiguation(let candidates):
      if candidate == nil, !mustAsk, let known = lastSpokenOf(among: candidates) {
        return accept(draft, parameter, KnownValue(known, .fromContext))
      }
      ask(draft, .which(place, candidates))
    case .confirmationRequired(let value): ask(draft, .candidate(place, value))
    case .unsupported(let reason): reject(draft, parameter, candidate, reason)
    case .unsupportedElements(let reasons): reject(draft, parameter, candidate, reasons)
    }
  }

  /// What the last request was about, if that is exactly one of several candidates: "tick off the first two", after a list
  /// was shown.
  private func lastSpokenOf(among candidates: [IntentValue]) -> IntentValue? {
    let entities = entitiesOfLastStep
    let known = candidates.filter { candidate in
      entities.contains { $0.isSameChoice(as: candidate) }
    }
    return known.count == 1 ? known[0].withoutDisplay : nil
  }

  /// The only entity that the last request was about, for a change that names none and can be taken back: "add tea",
  /// after a list was shown.
  private func lastSpoken(for parameter: ParameterDeclaration, of draft: Draft) -> IntentValue? {
    guard case .entity = parameter.kind, catalog[draft.intent]?.risk.confirmation == .whenGuessed
    else { return nil }
    let known = Set(entitiesOfLastStep.filter(parameter.kind.contains))
    return known.count == 1 ? known.first : nil
  }

  private var entitiesOfLastStep: [IntentValue] {
    (lastStep?.entities ?? []).map { .entity($0) }
  }
}
