/// How what the user says is taken.
extension ConversationTurn {
  mutating func respond(to utterance: String) async -> Turn {
    guard utterance.utf8.count <= 4 * Conversation.maximumUtteranceLength,
      utterance.count <= Conversation.maximumUtteranceLength
    else { return await miss(.tooLong) }
    guard !utterance.allSatisfy(\.isWhitespace) else { return await miss(.nothingHeard) }
    switch state.pending {
    case .nothing:
      return await request(utterance)
    case .value(let name, let element):
      return await answer(utterance, to: name, element)
    case .choice(let name, let element, let candidates):
      return await choose(utterance, name, element, candidates)
    case .valueConfirmation(let name, let element, let candidate),
      .creation(let name, let element, let candidate):
      switch recognizer.command(in: utterance) {
      case .yes: return await accept(candidate, for: name, element)
      case .no: return await askAgain(name)
      default: return await answer(utterance, to: name)
      }
    case .confirmation:
      switch recognizer.command(in: utterance) {
      case .yes: return await confirmed()
      case .no: return leave(.declined)
      default: break
      }
      if let turn = await aside(utterance) { return turn }
      return await miss(.yesOrNo)
    case .offer(let invocation):
      switch recognizer.command(in: utterance) {
      case .yes: return await begin(invocation)
      case .no: return leave(.declined)
      default: return await request(utterance)
      }
    case .request(let invocations):
      let places = recognizer.choices(in: utterance, among: titles(of: invocations))
      if places.count == 1 { return await begin(invocations[places[0]]) }
      return await request(utterance)
    }
  }

  /// Takes a sentence as a request.
  private mutating func request(_ utterance: String) async -> Turn {
    if let turn = await command(utterance) { return turn }
    let readings = best(recognizer.readings(of: utterance))
    if let turn = await begin(readings) { return turn }
    return await miss(.noSuchRequest(samples: samples))
  }

  /// Takes a sentence as the answer to the question for a parameter.
  private mutating func answer(
    _ utterance: String, to name: String, _ element: Int? = nil
  ) async -> Turn {
    guard let parameter = intent?.parameter(name) else { return leave(.cancelled) }
    let isFree = parameter.kind.isFree
    if isFree, let turn = await aside(utterance) { return turn }
    if let element {
      let slot = Slot(parameter)
      if let answer = recognizer.answer(in: utterance, to: [slot]),
        let value = answer.values[name].flatMap({ $0.elements?.first ?? $0 })
      {
        if answer.isGuess { state.draft?.isGuess = true }
        return await replace(element, of: parameter, by: value)
      }
    } else if let answer = recognizer.answer(in: utterance, to: openSlots(from: name)) {
      if answer.alternatives.count > 1 {
        return await choose(among: answer.alternatives, for: parameter)
      }
      return await take(answer)
    }
    if !isFree, let turn = await aside(utterance) { return turn }
    return await miss(.notUnderstood)
  }

  /// Takes what is no answer to the question: a command, a correction or another request.
  private mutating func aside(_ utterance: String) async -> Turn? {
    if let turn = await command(utterance) { return turn }
    if let correction = recognizer.correction(
      in: utterance, of: allSlots, last: lastAnsweredSlot)
    {
      return await correct(correction)
    }
    let readings = best(recognizer.readings(of: utterance)).filter { !$0.isGuess }
    guard !readings.isEmpty else { return nil }
    if let intent, readings.contains(where: { $0.invocation.intent != intent.name }) {
      remark(.leaving(intent.title))
    }
    return await begin(readings)
  }

  /// The readings of the first rank.
  private func best(_ readings: [Reading]) -> [Reading] {
    readings.filter { $0.rank == readings[0].rank }
  }

  private mutating func begin(_ readings: [Reading]) async -> Turn? {
    guard let first = readings.first else { return nil }
    if readings.count == 1 {
      return await begin(first.invocation, isGuess: first.isGuess, doubts: first.alternatives)
    }
    clear()
    state.pending = .request(readings.prefix(5).map(\.invocation))
    return await ask()
  }

  private mutating func command(_ utterance: String) async -> Turn? {
    guard let command = recognizer.command(in: utterance) else { return nil }
    switch command {
    case .yes, .no:
      if state.pending == .nothing { return nil }
      return await miss(.notUnderstood)
    case .cancel:
      return leave(state.pending == .nothing ? .nothingToDo : .cancelled)
    case .help:
      if case .value(let name, _) = state.pending, let parameter = intent?.parameter(name) {
        remark(.parameterHelp(parameter))
        return await ask()
      }
      if state.pending != .nothing {
        remark(.yesOrNo)
        return await ask()
      }
      return say(words(for: .help(samples: samples)))
    case .repeat:
      if state.pending != .nothing { return await ask() }
      return say(state.lastSaid ?? words(for: .nothingToDo))
    case .startAgain:
      guard let draft = state.draft else { return leave(.nothingToDo) }
      remark(.startingAgain)
      // In a shortcut, that is the step: what was done before is done.
      if let run = state.run, let step = run.current { return await begin(step, of: run) }
      return await begin(Invocation(intent: draft.intent), initiative: draft.initiative)
    case .goBack:
      // With nothing to go back to, "undo" may be what an app can do.
      if state.pending == .nothing,
        recognizer.readings(of: utterance).contains(where: { !$0.isGuess })
      {
        return nil
      }
      return await goBack()
    }
  }

  /// Asks for the last answer again.
  private mutating func goBack() async -> Turn {
    guard var draft = state.draft, let last = draft.history.popLast() else {
      if state.pending == .nothing { return leave(.nothingToDo) }
      remark(.nothingToDo)
      return await ask()
    }
    draft.values[last.parameter] = last.before
    draft.incoming = [:]
    draft.settled = []
    state.draft = draft
    return await ask(for: last.parameter)
  }

  /// Sentences that can be said.
  private var samples: [String] {
    assistant.catalog.intents.prefix(20).compactMap { recognizer.sample(of: $0.name) }.prefix(3)
      .map { $0 }
  }
}

/// Which values are wanted.
extension ConversationTurn {
  /// The parameter that is asked for, and then those without a value, in order.
  private func openSlots(from name: String) -> [Slot] {
    guard let intent, let draft = state.draft else { return [] }
    let first = intent.parameters.filter { $0.name == name }
    let others = intent.parameters.filter {
      $0.name != name && !draft.settled.contains($0.name) && draft.values[$0.name] == nil
    }
    return (first + others).map { slot($0, given: draft.values[$0.name]) }
  }

  private var allSlots: [Slot] {
    intent?.parameters.map { slot($0, given: nil) } ?? []
  }

  private var lastAnsweredSlot: Slot? {
    state.draft?.history.last.flatMap { intent?.parameter($0.parameter) }
      .map { slot($0, given: nil) }
  }

  private func slot(_ parameter: ParameterDeclaration, given: IntentValue?) -> Slot {
    guard case .list(_, let count) = parameter.kind else { return Slot(parameter) }
    let most = max(1, count.upperBound - (given?.elements?.count ?? 0))
    return Slot(parameter, count: 1...most)
  }
}

/// How values are taken over.
extension ConversationTurn {
  private mutating func take(_ answer: Answer) async -> Turn {
    guard let intent else { return leave(.cancelled) }
    for parameter in intent.parameters {
      guard let value = answer.values[parameter.name] else { continue }
      if answer.isGuess, intent.risk.confirmation == .always, parameter.kind.isNumber { continue }
      note(parameter, added: value)
    }
    if answer.isGuess { state.draft?.isGuess = true }
    return await advance()
  }

  /// Puts a value that was said among those to be looked at; of a list, after what there is.
  private mutating func note(_ parameter: ParameterDeclaration, added value: IntentValue) {
    let before = state.draft?.values[parameter.name]
    if let elements = before?.elements, let more = value.elements {
      state.draft?.incoming[parameter.name] = .list(elements + more)
    } else {
      state.draft?.incoming[parameter.name] = parameter.kind.coerce(value)
    }
    remember(parameter.name, before: before)
  }

  private mutating func remember(_ parameter: String, before: IntentValue?) {
    guard let count = state.draft?.history.count else { return }
    if count >= Draft.historyCount { state.draft?.history.removeFirst() }
    state.draft?.history.append(.init(parameter: parameter, before: before))
  }

  /// Asks which of some values was meant.
  mutating func choose(
    among values: [IntentValue], for parameter: ParameterDeclaration
  ) async -> Turn {
    let known = state.draft?.values[parameter.name]?.elements ?? []
    state.pending = .choice(
      parameter: parameter.name, element: nil,
      candidates: values.prefix(5).map { value in
        value.elements.map { .list(known + $0) } ?? value
      })
    state.failures = 0
    return await ask()
  }

  private mutating func choose(
    _ utterance: String, _ name: String, _ element: Int?, _ candidates: [IntentValue]
  ) async -> Turn {
    let names = candidates.map { text(for: $0, of: name) }
    let places = recognizer.choices(in: utterance, among: names)
    switch places.count {
    case 1: return await accept(candidates[places[0]], for: name, element)
    case let count where count > 1 && count < candidates.count:
      state.failures = 0
      state.pending = .choice(
        parameter: name, element: element, candidates: places.map { candidates[$0] })
      return await ask()
    default: return await answer(utterance, to: name)
    }
  }

  /// Takes a value that was chosen or agreed to.
  private mutating func accept(
    _ value: IntentValue, for name: String, _ element: Int?
  ) async -> Turn {
    if let element, case .list(var elements)? = state.draft?.incoming[name],
      elements.indices.contains(element)
    {
      elements[element] = value
      state.draft?.incoming[name] = .list(elements)
    } else {
      state.draft?.incoming[name] = value
      state.draft?.agreed[name] = value
    }
    return await advance()
  }

  private mutating func askAgain(_ name: String) async -> Turn {
    state.draft?.incoming[name] = nil
    return await ask(for: name)
  }

  private mutating func correct(_ correction: Correction) async -> Turn {
    guard let parameter = intent?.parameter(correction.parameter) else {
      return await miss(.notUnderstood)
    }
    let before = state.draft?.values[parameter.name]
    let count = before?.elements?.count ?? 0
    let index: Int? =
      switch correction.place {
      case .whole: nil
      case .element(let index): index
      case .lastElement: count - 1
      }
    if let index {
      guard (0..<count).contains(index) else { return await miss(.notUnderstood) }
      state.draft?.settled = []
      guard let value = correction.value else { return await ask(for: parameter.name, index) }
      return await replace(index, of: parameter, by: value)
    }
    state.draft?.settled = []
    remember(parameter.name, before: before)
    guard let value = correction.value else {
      state.draft?.values[parameter.name] = nil
      return await ask(for: parameter.name)
    }
    state.draft?.incoming[parameter.name] = parameter.kind.coerce(value)
    return await advance()
  }

  /// Takes another value for an element of a list.
  private mutating func replace(
    _ index: Int, of parameter: ParameterDeclaration, by value: IntentValue
  ) async -> Turn {
    let before = state.draft?.values[parameter.name]
    guard var elements = before?.elements, elements.indices.contains(index) else {
      return await miss(.notUnderstood)
    }
    elements[index] = value
    state.draft?.settled = []
    state.draft?.incoming[parameter.name] = parameter.kind.coerce(.list(elements))
    remember(parameter.name, before: before)
    return await advance()
  }
}
