/// Undoes and redoes what was done.
extension Reduction {
  /// The deeds, the earliest first: in all conversations if they are known, and otherwise in this
  /// one.
  private var history: [Deed] { facts.deeds ?? state.deeds }

  /// Undoes the last answer of the open draft, or else the last deed that was not undone, with the undo intent that its
  /// handler gave. One of an earlier conversation is asked about first. Returns `false` if an app has its own intent
  /// for the same words.
  mutating func undo(_ utterance: String) -> Bool {
    if refusesLocked() { return true }
    if let draft = state.phase.draft {
      if draft.history.isEmpty, let deed = history.nextUndo, deed.undo != nil {
        remark(.undoAfterThis(deed.sentence))
        askAgain()
      } else {
        goBack()
      }
      return true
    }
    if let deed = history.nextUndo {
      undo(deed)
    } else if isRequest(utterance) {
      return false
    } else {
      leave(.nothingToDo)
    }
    return true
  }

  /// Whether a reading takes back what was done last in this conversation: "put it back", of what was just removed, or after a transfer.
  func takesBackLast(_ reading: Reading, _ utterance: String) -> Bool {
    guard let intent = catalog[reading.intent], intent.verb == .undo, reading.isCertain,
      reading.inputs.isEmpty, reading.leftOver.isEmpty, recognizer.hasPronoun(utterance),
      let last = state.deeds.nextUndo.flatMap({ catalog[$0.invocation.intent] })
    else { return false }
    return last.verb == .remove || last.domain != intent.domain
  }

  /// Undoes the last deed that a topic fits, if there is one: "take back the payment".
  mutating func undo(about topic: String) -> Bool {
    guard state.phase.draft == nil else { return false }
    if refusesLocked() { return true }
    let possible = history.filter { !$0.isUndone }
    let intents = recognizer.intents(
      about: topic, among: Array(Set(possible.map(\.invocation.intent))).sorted())
    if let deed = possible.last(where: { intents.contains($0.invocation.intent) }) {
      undo(deed)
      return true
    }
    // "The last change" is whatever was done last.
    let undoing = catalog.intents.filter { $0.verb == .undo }.map(\.name)
    if let deed = history.nextUndo, state.deeds.contains(where: { $0.key == deed.key }),
      !recognizer.intents(about: topic, among: undoing).isEmpty
    {
      undo(deed)
      return true
    }
    // "Take back the transfer" isn't a request for a transfer.
    guard
      !recognizer.intents(
        about: topic, among: catalog.intents.filter { $0.verb != .undo }.map(\.name)
      ).isEmpty
    else { return false }
    leave(.nothingToDo)
    return true
  }

  /// Refuses to tell of deeds while the device is locked, if one of them may not be done then.
  private mutating func refusesLocked() -> Bool {
    guard state.turn?.isLocked == true,
      let deed = history.last(where: { !isAllowed($0.invocation.intent) }),
      let title = catalog[deed.invocation.intent]?.title
    else { return false }
    reply(words(for: .locked(title)))
    return true
  }

  private mutating func undo(_ deed: Deed) {
    guard let undo = deed.undo, case .success(var request) = request(undo, .said) else {
      return reply(words(for: .cannotUndo(deed.sentence)))
    }
    request.reversal = .undo(deed.key)
    carryOut(request, isOwn: state.deeds.contains { $0.key == deed.key }) {
      .confirmUndo(deed.sentence)
    }
  }

  /// Does again what was undone last, if there is something.
  mutating func redo() -> Bool {
    if refusesLocked() { return true }
    guard state.phase.draft == nil else {
      // It is no answer to a question either.
      remark(.nothingToDo)
      askAgain()
      return true
    }
    guard let deed = history.nextRedo,
      case .success(var request) = request(deed.invocation, .said)
    else {
      leave(.nothingToDo)
      return true
    }
    request.reversal = .redo(deed.key)
    carryOut(request, isOwn: state.deeds.contains { $0.key == deed.key }) {
      .confirmRedo(deed.sentence)
    }
    return true
  }

  /// Carries out a request at once if it is about this conversation; otherwise asks first, because the
  /// user may not remember what was done last.
  private mutating func carryOut(_ request: IntentRequest, isOwn: Bool, _ question: () -> Message) {
    state.clear()
    // An intent that is always confirmed asks anyway.
    if isOwn || catalog[request.intent]?.risk.confirmation == .always { return begin(request) }
    state.phase = .offering(request)
    reply(words(for: question()), expecting: .offer(request.invocation))
  }

  /// The record of a draft that was carried out; `nil` if it only looked something up, failed, or took
  /// something back.
  func deed(_ draft: Draft, _ outcome: Outcome) -> Deed? {
    // A run ends with its last step, and the action belongs to that step.
    guard let intent = catalog[draft.intent], reducer.resolvedParameters[intent.name] != nil,
      !intent.verb.isLookup, intent.verb != .undo, outcome.code.isDone, !draft.isUndo,
      // A deed that changes no data, such as drawing a game, does not block one that does.
      intent.risk.confirmation != .never || outcome.undo != nil
    else { return nil }
    let values = intent.public(draft.plainValues)
    let invocation = Invocation(intent: intent.name, values: values)
    guard invocation.isShort || outcome.undo != nil else { return nil }
    return Deed(
      key: state.key(of: draft),
      String(sentence(intent, values).prefix(ConversationState.recentWeight)),
      invocation.isShort ? invocation : Invocation(intent: intent.name),
      undo: outcome.undo.flatMap { $0.isShort ? $0 : nil })
  }

  /// Records what a draft did, or took back.
  mutating func noteDeed(_ draft: Draft, _ outcome: Outcome) {
    if case .undo(let key) = draft.reversal, outcome.code.isDone {
      state.deeds.noteUndone(key)
    } else if let deed = deed(draft, outcome) {
      state.deeds.note(deed, redoing: draft.redoneKey, limit: ConversationState.deedCount)
    }
  }
}

extension Draft {
  var redoneKey: String? { if case .redo(let key) = reversal { key } else { nil } }
}

extension Invocation {
  /// Whether it is short enough to be remembered.
  var isShort: Bool { IntentValue.object(values).weight <= ConversationState.recentWeight }
}
