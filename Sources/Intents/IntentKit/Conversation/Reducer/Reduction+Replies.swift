/// Composes questions and closing messages.
extension Reduction {
  mutating func reply(
    _ dialogue: Dialogue, expecting expectation: Turn.Expectation = .request,
    outcome: Outcome? = nil, isFarewell: Bool = false
  ) {
    let turn = state.turn ?? TurnInProgress(isLocked: false)
    // A reply that says what was remarked on says it once.
    let whole = turn.remarks.filter { !dialogue.begins(with: $0) }.reduce(nil) { before, remark in
      before.map { $0 + remark } ?? remark
    }
    state.lastReply = dialogue
    end(
      Turn(
        dialogue: whole.map { $0 + dialogue } ?? dialogue, ending: dialogue,
        expectation: expectation, outcome: outcome ?? turn.outcome, steps: turn.steps,
        memoryFailure: turn.memoryFailure, isFarewell: isFarewell,
        certainty: turn.certainty ?? .sure))
  }

  /// The intent that the open question is about, whose values it tells.
  private var openIntent: String? {
    if case .offering(let request) = state.phase { return request.intent }
    return state.phase.draft?.intent
  }

  /// Ends the turn and discards the open draft. A suspended draft resumes.
  mutating func leave(_ message: Message) {
    if let draft = state.phase.draft { return stop(draft, words(for: message), outcome: nil) }
    state.clear()
    reply(words(for: message))
  }

  /// Ends the turn and the draft, along with the shortcut run it is a step of.
  mutating func stop(_ draft: Draft, _ dialogue: Dialogue, outcome: Outcome?) {
    state.phase = .idle
    state.failures = 0
    if let run = draft.run {
      state.clear()
      return reply(
        dialogue + placeOfStop(run, catalog[draft.intent]?.title), outcome: outcome)
    }
    let undone = dropQueued()
    returnToSuspended(undone.map { dialogue + $0 } ?? dialogue, outcome)
  }

  /// Ends a turn that was not understood. Escalates: asks again, helps, offers choices,
  /// gives up.
  mutating func miss(_ message: Message) {
    state.failures = min(state.failures + 1, 100)
    state.turn?.certainty = .missed
    guard state.phase != .idle else { return reply(words(for: message)) }
    guard state.failures <= Self.maximumFailures else {
      if let draft = state.phase.draft { keep(draft) }
      return leave(.givingUp)
    }
    remark(message)
    askWithHelp()
  }

  mutating func ask(_ draft: Draft, _ question: Question) {
    if case .value(let place) = question { return ask(draft, place) }
    state.phase = .collecting(draft, question)
    askAgain()
  }

  /// Asks for a parameter, or for an element of one that is a list.
  mutating func ask(_ draft: Draft, _ place: ParameterPlace) {
    state.phase = .collecting(draft, .value(place))
    askWithSuggestions()
  }

  mutating func askAgain() {
    if let intent = openIntent, !isAllowed(intent) { return askUnlocked(intent) }
    switch state.phase {
    case .idle, .working: reply(state.lastWords ?? words(for: .nothingToDo))
    case .collecting(_, .value): askWithSuggestions()
    case .collecting(let draft, .which(let place, let candidates)):
      let parameter = parameter(place.parameter, of: draft)
      let title = parameter?.title ?? place.parameter
      let texts = CandidateTexts(candidates, names: candidates.map { text(for: $0, of: parameter) })
      let spoken = words(for: .whichOne(title: title, texts.spoken))
      let displayed = words(for: .whichOne(title: title, texts.displayed))
      let question = draft.handling?.requests[place.parameter]
        .flatMap { $0.candidates == candidates ? $0.question : nil }
      reply(
        question
          ?? Dialogue(spoken.spoken, short: spoken.short, displayed: displayed.displayed),
        expecting: .choice(texts.spoken))
    case .collecting(let draft, .candidate(let place, let candidate)):
      let parameter = parameter(place.parameter, of: draft)
      let name = text(for: candidate, of: parameter)
      let message: Message =
        if case .newEntity = candidate {
          .createNew(name: name, title: parameter?.kind.entityKind?.title ?? place.parameter)
        } else {
          .didYouMean(name)
        }
      reply(words(for: message), expecting: .choice([name]))
    case .confirming(let draft, var agreement):
      agreement.isRepeated = true
      state.phase = .confirming(draft, agreement)
      reply(agreement.question, expecting: .confirmation(intent: draft.intent))
    case .offering(let request):
      reply(
        state.lastWords ?? words(for: .yesOrNo), expecting: .offer(request.invocation))
    case .choosing(let requests):
      let labels = labels(of: requests)
      reply(words(for: .whichIntent(labels)), expecting: .choice(labels))
    }
  }

  /// Lets the host unlock the device before the open question is asked again, which tells what the user said.
  ///
  /// A question that was not said cannot be answered: if the device stays locked, what is open is left.
  private mutating func askUnlocked(_ intent: String) {
    guard let draft = state.phase.draft, let intent = catalog[intent] else {
      state.clear()
      return reply(words(for: .locked(catalog[intent]?.title ?? intent)))
    }
    var again = draft
    again.dropAgreements()
    again.unsettle()
    unlock(again, intent, for: .advancing)
  }

  /// Asks again, with more help for each answer that was not understood. The reason for which one was refused says what
  /// is allowed.
  mutating func askWithHelp(hasReason: Bool = false) {
    if state.failures == 2, case .collecting(let draft, .value(let place)) = state.phase,
      let parameter = parameter(place.parameter, of: draft)
    {
      remark(hasReason && parameter.help == nil ? .waysOut : .parameterHelp(parameter))
    }
    if state.failures == Self.maximumFailures { state.turn?.namesSuggestions = true }
    askAgain()
  }

  /// Asks for a value, after fetching suggestions if they require a lookup.
  private mutating func askWithSuggestions() {
    guard case .collecting(let draft, .value(let place)) = state.phase,
      let parameter = parameter(place.parameter, of: draft)
    else { return leave(.cancelled) }
    if let kind = parameter.kind.entityKind {
      work(
        draft, .suggesting(place),
        .suggest(type: kind.type, intent: draft.intent, parameter: parameter.name))
    } else {
      ask(draft, place, suggesting: [])
    }
  }

  mutating func ask(
    _ draft: Draft, _ place: ParameterPlace, suggesting entities: [EntityReference]
  ) {
    guard let parameter = parameter(place.parameter, of: draft) else { return leave(.cancelled) }
    state.phase = .collecting(draft, .value(place))
    let suggestions = suggestions(for: parameter, entities)
    if state.turn?.namesSuggestions == true { remark(.suggestions(parameter, suggestions)) }
    if let changed = state.turn?.changed, case let values = knownTexts(of: draft, [changed]),
      !values.isEmpty
    {
      remark(.noted(values))
    }
    var number: Int?
    if parameter.kind.elementKind != nil {
      let known = draft.values[parameter.name]?.value.elements?.count ?? 0
      number = 1 + (place.element ?? known)
    }
    let question = (number ?? 1) > 1 ? nil : draft.handling?.requests[parameter.name]?.question
    reply(
      question ?? words(for: .question(parameter, place: number)),
      expecting: .value(
        intent: draft.intent, parameter: parameter.name, suggestions: suggestions))
  }

  /// Suggestions for a parameter that has only a few possible values.
  private func suggestions(
    for parameter: ParameterDeclaration, _ entities: [EntityReference]
  ) -> [String] {
    switch parameter.kind.singleKind {
    case .enumeration(_, let cases): cases.prefix(Self.suggestionCount).map(\.name)
    case .boolean: [true, false].map { text(for: .boolean($0), of: parameter) }
    case .entity: entities.prefix(Self.suggestionCount).map(\.name)
    default: []
    }
  }

  private static let suggestionCount = 5
}

extension Dialogue {
  fileprivate func begins(with remark: Dialogue) -> Bool {
    displayed.hasPrefix(remark.displayed) && spoken.hasPrefix(remark.spoken)
  }
}

extension IntentRequest {
  /// The request in the form that front ends use.
  var invocation: Invocation {
    Invocation(intent: intent, values: inputs.compactMapValues(\.input.resolved))
  }
}
