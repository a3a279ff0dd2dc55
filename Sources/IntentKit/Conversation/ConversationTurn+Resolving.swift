/// How parameters are resolved.
extension ConversationTurn {
  /// Resolves what there is and does what comes next: asks for what is missing or not clear, asks for
  /// agreement, or carries out the intent.
  mutating func advance() async -> Turn {
    guard let intent else { return leave(.cancelled) }
    if isLocked, !intent.risk.isAllowedWhileLocked { return leave(.locked(intent.title)) }
    do {
      for parameter in intent.parameters {
        let isKnown = state.draft?.settled.contains(parameter.name) ?? false
        if isKnown, state.draft?.incoming[parameter.name] == nil { continue }
        if let turn = try await settle(parameter) { return turn }
      }
      return try await ready(intent)
    } catch {
      return fail(error)
    }
  }

  /// Resolves a parameter; returns a question if it is not settled.
  private mutating func settle(_ parameter: ParameterDeclaration) async throws -> Turn? {
    guard let draft = state.draft else { return nil }
    let name = parameter.name
    let known = draft.values[name]
    var candidate = draft.incoming[name] ?? known
    if let given = candidate {
      switch try await lookUp(given, parameter) {
      case .found(let value): candidate = value
      case .question(let pending, let partly):
        // The candidates are for an element of what has been found so far.
        state.draft?.incoming[name] = partly
        state.pending = pending
        return await ask()
      case .refused(let reason): return await refuse(parameter, reason)
      }
    }
    var resolution = kindResolution(parameter, candidate)
    switch resolution {
    case .success, .needsValue, .notRequired:
      if let own = try await handlerResolution(parameter, candidate) { resolution = own }
    default: break
    }
    if let candidate, state.draft?.agreed[name] == candidate, resolution.isQuestion {
      resolution = .success(candidate)
    }
    if draft.asked.contains(name), candidate == nil, case .notRequired = resolution {
      resolution = .needsValue
    }
    switch resolution {
    case .success(let value):
      if draft.asked.contains(name), candidate == nil { return await ask(for: name) }
      return await accept(value, parameter)
    case .needsValue:
      state.draft?.incoming[name] = nil
      return await ask(for: name)
    case .notRequired:
      state.draft?.incoming[name] = nil
      state.draft?.values[name] = nil
      state.draft?.settled.insert(name)
      return nil
    case .disambiguation(let candidates):
      state.pending = .choice(parameter: name, element: nil, candidates: candidates)
      return await ask()
    case .confirmationRequired(let value):
      state.pending = .valueConfirmation(parameter: name, element: nil, candidate: value)
      return await ask()
    case .unsupported(let reason):
      // Of a list that gets longer, the elements before the one that is at fault are kept.
      let kept = known?.elements?.count ?? 0
      if case .list(let elements)? = candidate, elements.count > kept + 1 {
        state.draft?.incoming[name] = .list(Array(elements.dropLast()))
        remarks.removeAll { $0 == reason }
        remarks.append(reason)
        return try await settle(parameter)
      }
      return await refuse(parameter, remarks.contains(reason) ? nil : reason)
    }
  }

  /// Whether a value is of the kind that is wanted.
  private func kindResolution(
    _ parameter: ParameterDeclaration, _ value: IntentValue?
  ) -> Resolution<IntentValue> {
    guard let value else {
      if let value = parameter.defaultValue { return .success(value) }
      return parameter.isRequired ? .needsValue : .notRequired
    }
    if parameter.kind.contains(value) { return .success(value) }
    // Name the element that is at fault rather than all of a list.
    var fault = value
    if let elements = value.elements, let kind = parameter.kind.elementKind {
      fault = elements.first { !kind.contains($0) } ?? value
    }
    return .unsupported(words(for: .notAllowed(fault, parameter)))
  }

  private func handlerResolution(
    _ parameter: ParameterDeclaration, _ value: IntentValue?
  ) async throws -> Resolution<IntentValue>? {
    guard let draft = state.draft, let handler = assistant.handler(of: draft.intent) else {
      return nil
    }
    var values = draft.values
    values[parameter.name] = value
    let resolution = try await handler.resolve(
      parameter.name, value ?? parameter.defaultValue, values, context)
    if case .success(let value)? = resolution, !parameter.kind.contains(value) {
      return kindResolution(parameter, value)
    }
    return resolution
  }

  /// Takes over a value; asks for more if it is a list that is not complete.
  private mutating func accept(_ value: IntentValue, _ parameter: ParameterDeclaration) async
    -> Turn?
  {
    let isNew = state.draft?.values[parameter.name] != value
    state.draft?.values[parameter.name] = value
    state.draft?.incoming[parameter.name] = nil
    if isNew { state.failures = 0 }
    if case .list(_, let count) = parameter.kind, let elements = value.elements,
      elements.count < count.lowerBound
    {
      return await ask(for: parameter.name)
    }
    state.draft?.settled.insert(parameter.name)
    return nil
  }

  /// Asks for a parameter again because what was said cannot be its value.
  private mutating func refuse(
    _ parameter: ParameterDeclaration, _ reason: Dialogue?
  ) async -> Turn {
    state.draft?.incoming[parameter.name] = nil
    // What was taken back by a correction is gone, and what was never known is nothing to go back to.
    if state.draft?.history.last?.parameter == parameter.name {
      _ = state.draft?.history.popLast()
    }
    state.failures += 1
    guard state.failures <= 3 else { return leave(.givingUp) }
    if let reason { remarks.append(reason) }
    if case .list(_, let count) = parameter.kind, let known = state.draft?.values[parameter.name],
      known.elements?.count ?? 0 >= count.lowerBound
    {
      // It was to be corrected; there is no next element to ask for, and what there is stays.
      return await advance()
    }
    state.pending = .value(parameter: parameter.name, element: nil)
    return await askWithHelp()
  }

  /// What came of looking up the names of entities.
  private enum LookUp {
    case found(IntentValue)
    /// It must be asked which was meant; with what has been found by then.
    case question(ConversationState.Pending, partly: IntentValue)
    case refused(Dialogue)
  }

  private func lookUp(
    _ value: IntentValue, _ parameter: ParameterDeclaration
  ) async throws -> LookUp {
    let kind = parameter.kind.elementKind ?? parameter.kind
    guard case .entity(let type, let title) = kind, let query = assistant.query(for: type) else {
      return .found(value)
    }
    var elements = value.elements ?? [value]
    let isList = value.elements != nil
    func whole() -> IntentValue { isList ? .list(elements) : elements[0] }
    for place in elements.indices {
      let element = isList ? place : nil
      switch elements[place] {
      case .text(let name):
        if let entity = try await query.byID(name) {
          elements[place] = entity
          continue
        }
        let matches = try await query.matching(assistant.words.name(for: name, kind: type))
        let exact = matches.exact
        let candidates = exact.isEmpty ? matches.similar : exact
        switch candidates.count {
        case 0 where parameter.mayBeNew && matches.new != nil:
          return .question(
            .creation(
              parameter: parameter.name, element: element,
              candidate: matches.new ?? elements[place]), partly: whole())
        case 0: return .refused(words(for: .noSuchEntity(name: name, title: title)))
        case 1 where exact.count == 1: elements[place] = exact[0]
        case 1:
          return .question(
            .valueConfirmation(
              parameter: parameter.name, element: element, candidate: candidates[0]),
            partly: whole())
        default:
          return .question(
            .choice(
              parameter: parameter.name, element: element,
              candidates: Array(candidates.prefix(10))),
            partly: whole())
        }
      case .entity(let reference):
        guard let entity = try await query.byID(reference.id) else {
          return .refused(words(for: .entityIsGone(name: reference.name, title: title)))
        }
        elements[place] = entity
      default: continue
      }
    }
    return .found(whole())
  }
}
