/// The logic of conversations: a function from a state and an event to the next state and an
/// effect.
///
/// It is pure: it performs no I/O, never waits and calls no handler. The same state, event and time
/// always give the same result, so it can be tested with tables and random walks.
/// ``ConversationSession`` drives it.
///
/// An utterance is processed in this order: `Reduction+Listening` parses it, `Reduction+Answers`
/// adds its values to a draft, `Reduction+Resolving` resolves the parameters in turn
/// (`Reduction+Acceptance` accepts or rejects values), `Reduction+Agreement` checks permission and
/// requests handling, `Reduction+Outcomes` processes the outcome, and `Reduction+Replies` composes
/// the reply.
package struct ConversationReducer: Sendable {
  let catalog: IntentCatalog
  let recognizer: any IntentRecognizer
  let wording: any Wording
  let words: UserVocabulary
  let shortcuts: [String: Shortcut]
  /// The parameters that the handlers resolve, by intent.
  let resolvedParameters: [String: Set<String>]
  let hasMemory: Bool
  /// The number of seconds of silence after which a conversation expires.
  let expiry: Int
  let clock: LocalClock

  /// Answers a user event: the next state, and the effect to carry out. The state is reset if it does not fit the
  /// intents of the assistant.
  ///
  /// A state that this reducer made (`isOwn`) need not be checked. In one that it did not make and that somebody can
  /// have changed (neither own nor sealed), only the open question can be agreed to, and what was agreed to before it
  /// is asked again with the next one. Notices are shown before the answer, for which facts were looked up: see
  /// ``neededFacts(_:for:at:)``.
  package func reduce(
    _ state: ConversationState, isOwn: Bool = false, isSealed: Bool = false,
    _ event: ConversationEvent, isLocked: Bool,
    notices: [Dialogue] = [], facts: TurnFacts = TurnFacts(), at now: Timestamp
  ) -> (ConversationState, ConversationEffect) {
    var reduction = Reduction(self, state, now)
    reduction.facts = facts
    reduction.beginTurn(isLocked: isLocked, isOwn: isOwn, isSealed: isOwn || isSealed)
    if var names = facts.names {
      names.spoken = reduction.spoken
      reduction.facts.names = names
    }
    for notice in notices { reduction.remark(notice) }
    reduction.receive(event)
    return reduction.result
  }

  /// Returns the facts to look up before an utterance is answered.
  ///
  /// The names that exist are not needed for a command, for the answer to a question about a number or a
  /// choice, and for a request without names. What the user did is needed to undo or redo it.
  package func neededFacts(
    _ state: ConversationState, for utterance: String, at now: Timestamp
  ) -> Set<TurnFacts.Kind> {
    let recognizer = recognizer.listening(at: clock.reading(at: now))
    guard utterance.utf8.count <= 4 * ConversationSession.maximumUtteranceLength else { return [] }
    var needed: Set<TurnFacts.Kind> = []
    switch recognizer.command(in: utterance) {
    case .undo, .redo: needed.insert(.deeds)
    case .usual: needed.insert(.usual)
    case nil:
      if case .undo = recognizer.inquiry(in: utterance) { needed.insert(.deeds) }
      if needsNames(state, for: utterance, recognizer, now) { needed.insert(.names) }
    default: break
    }
    return hasMemory ? needed : needed.intersection([.names])
  }

  /// Whether the names that exist are needed to understand an utterance that isn't a command.
  private func needsNames(
    _ state: ConversationState, for utterance: String, _ recognizer: any IntentRecognizer,
    _ now: Timestamp
  ) -> Bool {
    if case .collecting(let draft, .value(let place)) = state.phase,
      let parameter = catalog[draft.intent]?.parameter(place.parameter)
    {
      // A name that exists is the answer, whatever else it could ask for.
      if parameter.kind.entityKind != nil { return true }
      // First what the answer is read with in the end, so that it need not be read twice.
      if !parameter.kind.isFree {
        let alone = [Slot(parameter)]
        let open = Reduction(self, state, now).openSlots(draft, parameter)
        let expected = place.element == nil ? [open, alone] : [alone]
        if expected.contains(where: { recognizer.answer(in: utterance, to: $0) != nil }) {
          return false
        }
      }
    }
    return recognizer.needsNames(for: utterance)
  }

  /// Continues a turn after the effect that was returned with a state was carried out: the next state, and the next
  /// effect. If the state waits for no answer, the open question is asked again.
  package func reduce(
    _ state: ConversationState, answer: EffectAnswer, at now: Timestamp
  ) -> (ConversationState, ConversationEffect) {
    var reduction = Reduction(self, state, now)
    if case .working(let draft, let work) = state.phase, state.turn != nil {
      reduction.receive(answer, draft, work)
    } else {
      reduction.askAgain()
    }
    return reduction.result
  }
}

/// The facts that are looked up before a turn, if the answer can depend on them.
package struct TurnFacts: Sendable {
  /// The names that exist; `nil` if they are unknown.
  package var names: KnownNames?
  /// The deeds of the user, in all conversations; `nil` if unknown.
  package var deeds: [Deed]?
  /// The intent that the user often requests at this time.
  package var usual: Proposal?

  package init() {}

  package enum Kind: Sendable {
    case names, deeds, usual
  }
}

/// One step of a conversation. Functions that hear something return whether they took care of it.
struct Reduction {
  let reducer: ConversationReducer
  var state: ConversationState
  /// The effect to carry out; every step ends with one.
  private var effect: ConversationEffect?
  let now: Timestamp
  let recognizer: any IntentRecognizer
  /// The facts that were looked up before the turn.
  var facts = TurnFacts()

  var names: KnownNames? { facts.names }

  init(_ reducer: ConversationReducer, _ state: ConversationState, _ now: Timestamp) {
    self.reducer = reducer
    self.state = state
    self.now = now
    recognizer = reducer.recognizer.listening(at: reducer.clock.reading(at: now))
  }

  var result: (ConversationState, ConversationEffect) {
    assert(effect != nil, "a step ends with an effect")
    return (state, effect ?? .say(Turn(words(for: .nothingToDo))))
  }

  /// Whether the utterance was not understood, as far as is known.
  var isMissed: Bool {
    if case .say(let turn)? = effect {
      turn.certainty == .missed
    } else {
      state.turn?.certainty == .missed
    }
  }

  var catalog: IntentCatalog { reducer.catalog }

  /// Does what every turn has in common.
  mutating func beginTurn(isLocked: Bool, isOwn: Bool, isSealed: Bool) {
    state.turn = TurnInProgress(isLocked: isLocked)
    if !isSealed {
      state.turn?.isForeign = true
      state.dropAgreements()
    }
    if state.expires < now {
      if state.phase != .idle { remark(.expired) }
      state.recent = []
      state.followUps = []
      state.saved = []
      state.deeds = []
      state.clear()
      state.left = []
      state.declined = nil
    } else if case .working = state.phase {
      // The process ended in the middle of a turn.
      state.clear()
      remark(.stopped)
    } else if !isOwn, !state.fits(catalog) {
      state.clear()
      state.left = []
      state.declined = nil
      state.followUps = []
      state.onScreen = []
      remark(.expired)
    }
    state.expires = now + reducer.expiry
  }

  mutating func receive(_ event: ConversationEvent) {
    switch event {
    case .say(let utterance): hear(utterance)
    case .begin(let invocation, let initiative): receive(invocation, .given, initiative)
    case .resume(let activity): receive(invocation(of: activity), .given, .user)
    case .open(let activity): receive(invocation(of: activity), .fromLink, .user)
    case .run(let shortcut, let initiative):
      leaveForEvent(shortcut.intentName)
      run(shortcut, provenance: .given, initiative: initiative)
    case .answer(let answer): receive(answer)
    }
  }

  /// Leaves what is open for something that was tapped, and says so.
  private mutating func leaveForEvent(_ intent: String) {
    leaveOpen(for: [intent], saysWhatStartsAgain: false)
  }

  private mutating func receive(
    _ invocation: Invocation, _ provenance: Provenance, _ initiative: Initiative
  ) {
    leaveForEvent(invocation.intent)
    switch request(invocation, provenance) {
    case .success(let request): begin(request, initiative: initiative)
    case .failure(let refusal): reply(words(for: refusal.message))
    }
  }

  private func invocation(of activity: UserActivity) -> Invocation {
    let intent = catalog.intents.first { $0.activityType == activity.type }
    return Invocation(intent: intent?.name ?? activity.type, values: activity.values)
  }

  mutating func receive(_ answer: EffectAnswer, _ draft: Draft, _ work: Work) {
    switch (work, answer) {
    case (.remembering(let outcome), .remembered(let failure)):
      state.turn?.memoryFailure = failure
      conclude(draft, outcome)
    case (.remembering(let outcome), .failed), (.remembering(let outcome), .cancelled):
      // The intent was handled all the same.
      conclude(draft, outcome)
    case (.saving(let shortcut), .saved(let faults)): saved(shortcut, faults)
    case (.opening(let outcome), .opened(let isOpened)): opened(draft, outcome, isOpened)
    case (.opening(let outcome), .failed), (.opening(let outcome), .cancelled):
      remark(.notOpened)
      opened(draft, outcome, false)
    case (.unlocking(let purpose), .unlocked(let isUnlocked)):
      unlocked(draft, purpose, isUnlocked)
    case (.unlocking(let purpose), .failed): unlocked(draft, purpose, false)
    case (.handling, .failed(let dialogue, let reason)):
      handled(draft, failure(draft, dialogue ?? words(for: .failed(reason))))
    case (_, .failed(let dialogue, let reason)):
      fail(draft, dialogue ?? words(for: .failed(reason)))
    case (_, .cancelled): leave(.stopped)
    case (.lookingUp(let name, let element), .matches(let exact, let similar, let newName)):
      found(draft, ParameterPlace(name, element: element), exact, similar, newName)
    case (.lookingUp(let name, let element), .entity(let reference)):
      found(draft, ParameterPlace(name, element: element), reference)
    case (.suggesting(let place), .suggestions(let entities)):
      ask(draft, place, suggesting: entities)
    case (.resolving(let name, let candidate), .resolution(let resolution)):
      resolved(draft, name, candidate, resolution)
    case (.checking(let agreement), .readiness(let readiness)):
      checked(draft, agreement, readiness)
    case (.handling, .outcome(let outcome)): answered(draft, outcome)
    case (.handling, .requested(let request)): requested(draft, request)
    default:
      // The driver answered a different effect than the one it was given.
      fail(draft, words(for: .failed("the answer belongs to other work")))
    }
  }

  /// Requests an effect and makes the draft wait for it.
  mutating func work(_ draft: Draft, _ work: Work, _ effect: ConversationEffect) {
    state.phase = .working(draft, work)
    self.effect = effect
  }

  mutating func end(_ turn: Turn) {
    assert(effect == nil, "a step ends with one effect")
    state.turn = nil
    effect = .say(turn)
  }

  /// A message in words. What was said, or what links and files name, cannot steer a terminal from it.
  func words(for message: Message) -> Dialogue {
    reducer.wording.dialogue(for: message).withoutControls
  }

  mutating func remark(_ message: Message) { remark(words(for: message)) }

  /// Adds a remark before the reply, once.
  mutating func remark(_ dialogue: Dialogue) {
    if state.turn?.remarks.contains(dialogue) == false { state.turn?.remarks.append(dialogue) }
  }

  func text(for value: IntentValue, of parameter: ParameterDeclaration?) -> String {
    reducer.wording.text(for: value, of: parameter?.kind ?? .anyText)
  }

  func parameter(_ name: String, of draft: Draft) -> ParameterDeclaration? {
    catalog[draft.intent]?.parameter(name)
  }
}

extension ConversationState {
  /// Discards everything that is open, but not what was left before.
  mutating func clear() {
    phase = .idle
    suspended = []
    failures = 0
  }
}
