/// Makes shortcuts of what was done, and does what is usual.
extension Reduction {
  /// Saves a request, or the last one if none is said, as a shortcut with a phrase, if there is one.
  mutating func save(as phrase: String, _ request: String?) -> Bool {
    guard state.phase.draft == nil,
      let invocation = request.map(invocation) ?? state.recent.last?.invocation,
      catalog[invocation.intent] != nil, reducer.shortcuts[invocation.intent] == nil
    else { return false }
    state.clear()
    let number = state.nextNumber()
    let shortcut = Shortcut(
      id: state.key(of: number), doing: invocation, name: phrase.withUppercasedFirst,
      phrase: phrase)
    let draft = Draft(invocation.intent, number: number, initiative: .user, provenance: .said)
    work(draft, .saving(shortcut), .save(shortcut))
    return true
  }

  /// The invocation that is requested in one way only, leaving nothing out. What is private is asked for on each run.
  private func invocation(in request: String) -> Invocation? {
    let readings = certainReadings(of: recognizer.withoutLead(request) ?? request)
    guard let reading = readings.first, readings.count == 1, reading.leftOver.isEmpty,
      let intent = catalog[reading.intent]
    else { return nil }
    return Invocation(
      intent: intent.name, values: intent.public(reading.inputs.mapValues(\.input.written)))
  }

  /// Continues after a shortcut was saved, or could not be.
  mutating func saved(_ shortcut: Shortcut, _ faults: [String]) {
    state.phase = .idle
    guard faults.isEmpty else { return reply(words(for: .shortcutNotSaved(faults))) }
    state.saved.append(shortcut)
    if state.saved.count > ConversationState.savedCount { state.saved.removeFirst() }
    reply(words(for: .shortcutSaved(shortcut.phrase ?? shortcut.name)))
  }

  /// Runs the shortcut that was saved in this conversation with an utterance as its phrase, if there is one.
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
