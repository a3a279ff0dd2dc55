/// Drafts that are left for something else, and the way back to them.
extension Reduction {
  /// Leaves everything that is open for other requests, says so, and keeps it. A draft of the same intent starts again
  /// with the new values, and it may be said so.
  mutating func leaveOpen(for intents: [String], saysWhatStartsAgain: Bool = true) {
    let drafts = state.suspended.map(\.draft) + (state.phase.draft.map { [$0] } ?? [])
    for draft in drafts.reversed() {
      if !intents.contains(draft.intent) {
        if let intent = catalog[draft.intent] { remark(.leaving(intent.title)) }
      } else if saysWhatStartsAgain, !(draft.values.isEmpty && draft.incoming.isEmpty) {
        remark(.startingAgain)
      }
    }
    if let undone = dropQueued() { remark(undone) }
    for draft in drafts where !intents.contains(draft.intent) { keep(draft) }
    state.clear()
  }

  /// Keeps a draft, so that the user can return to it. Of several drafts of an intent, the latest is
  /// kept.
  mutating func keep(_ draft: Draft) {
    guard draft.canBeLeft else { return }
    var draft = draft
    draft.dropAgreements()
    draft.refused = nil
    state.left.removeAll { $0.intent == draft.intent }
    state.left.append(draft)
    if state.left.count > ConversationState.leftCount { state.left.removeFirst() }
  }

  /// Asks the open question again, or returns to the draft that was left last.
  mutating func resume() {
    if state.phase != .idle { return askAgain() }
    if let question = state.suspended.last, isAllowed(question.draft.intent) {
      state.suspended.removeLast()
      state.phase = question.phase
      return askAgain()
    }
    guard let draft = state.left.last else { return leave(.nothingOpen) }
    resume(draft)
  }

  /// Returns to the draft that a topic fits, if there is one.
  mutating func resume(about topic: String) -> Bool {
    let open = state.phase.draft.map { [$0] } ?? []
    let drafts = open + (state.suspended.map(\.draft) + state.left).reversed()
    let names = recognizer.intents(about: topic, among: drafts.map(\.intent))
    guard let draft = drafts.first(where: { names.contains($0.intent) }) else { return false }
    if draft == state.phase.draft {
      askAgain()
    } else if let place = state.suspended.firstIndex(where: { $0.draft == draft }) {
      state.suspended.remove(at: place)
      resume(draft)
    } else {
      resume(draft)
    }
    return true
  }

  /// Returns to a draft. All of its values are resolved again, and what must be agreed to is asked
  /// about again.
  private mutating func resume(_ draft: Draft) {
    guard let intent = catalog[draft.intent] else { return leave(.nothingOpen) }
    guard isAllowed(draft.intent) else { return reply(words(for: .locked(intent.title))) }
    state.left.removeAll { $0.number == draft.number }
    if let open = state.phase.draft {
      if let title = catalog[open.intent]?.title { remark(.leaving(title)) }
      keep(open)
    }
    state.phase = .idle
    state.failures = 0
    remark(.resuming(intent.title))
    var draft = draft
    draft.unsettle()
    advance(draft)
  }

  /// Whether an intent may be handled now, on a device that may be locked.
  func isAllowed(_ intent: String) -> Bool {
    state.turn?.isLocked == false || catalog[intent]?.risk.isAllowedWhileLocked == true
  }

  /// Ends the conversation: what is open is left, with a word.
  mutating func quit() {
    if let draft = state.phase.draft, let run = draft.run {
      remark(placeOfStop(run, catalog[draft.intent]?.title))
    }
    leaveOpen(for: [])
    reply(words(for: .goodbye), isFarewell: true)
  }
}
