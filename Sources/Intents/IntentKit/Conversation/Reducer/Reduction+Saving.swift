/// Makes shortcuts of what was done, and does what is usual.
extension Reduction {
  /// Saves the last request as a shortcut with a phrase.
  ///
  /// - Returns: Whether there is one.
  mutating func save(as phrase: String) -> Bool {
    guard state.phase.draft == nil, let last = state.recent.last,
      catalog[last.invocation.intent] != nil, reducer.shortcuts[last.invocation.intent] == nil
    else { return false }
    state.clear()
    let number = state.nextNumber()
    let shortcut = Shortcut(
      id: state.key(of: number), doing: last.invocation, name: phrase.withUppercasedFirst,
      phrase: phrase)
    let draft = Draft(
      last.invocation.intent, number: number, initiative: .user, provenance: .said)
    work(draft, .saving(shortcut), .save(shortcut))
    return true
  }

  /// Continues after a shortcut was saved, or could not be.
  mutating func saved(_ shortcut: Shortcut, _ faults: [String]) {
    state.phase = .idle
    guard faults.isEmpty else { return reply(words(for: .shortcutNotSaved(faults))) }
    state.saved.append(shortcut)
    if state.saved.count > ConversationState.savedCount { state.saved.removeFirst() }
    reply(words(for: .shortcutSaved(shortcut.phrase ?? shortcut.name)))
  }

  /// Runs a shortcut that was saved in this conversation.
  ///
  /// - Returns: Whether the utterance is its phrase.
  mutating func runSaved(_ utterance: String) -> Bool {
    guard
      let shortcut = state.saved.last(where: {
        $0.phrase?.isSpokenLike(utterance) == true || $0.name.isSpokenLike(utterance)
      })
    else { return false }
    leaveOpen(for: [shortcut.intentName])
    run(shortcut, provenance: .said, initiative: .user)
    return true
  }

  /// Offers what the user often does at this time.
  mutating func doUsual() {
    guard state.turn?.isLocked != true, let usual = facts.usual,
      case .begin(let invocation, _) = usual.event,
      case .success(let request) = request(invocation, .fromContext)
    else { return reply(words(for: .nothingUsual)) }
    state.phase = .offering(request)
    reply(words(for: .confirmUsual(usual.title)), expecting: .offer(invocation))
  }
}
