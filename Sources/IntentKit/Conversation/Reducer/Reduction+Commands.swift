/// What users ask of the conversation itself.
extension Reduction {
  /// Obeys a command such as "go back".
  ///
  /// - Returns: Whether the utterance is one.
  mutating func obey(_ utterance: String) -> Bool {
    guard let command = recognizer.command(in: utterance) else { return false }
    let isIdle = state.phase == .idle
    switch command {
    case .yes, .weakYes, .no:
      if isIdle { return false }
      miss(.notUnderstood)
    case .cancel: leave(isIdle ? .nothingToDo : .cancelled)
    case .help: help()
    case .repeat:
      if isIdle { reply(state.lastReply ?? words(for: .nothingToDo)) } else { askAgain() }
    case .startAgain: startAgain()
    case .goBack:
      if isIdle, state.lastDeed != nil { return takeBack() }
      // With nothing to go back to, "undo" may be a request.
      if isIdle, recognizer.readings(of: utterance).contains(where: { $0.certainty == .exact }) {
        return false
      }
      goBack()
    }
    return true
  }

  private mutating func help() {
    switch state.phase {
    case .idle: return reply(words(for: .help(samples: samples)))
    case .collecting(let draft, .value(let place)):
      if let parameter = parameter(place.parameter, of: draft) { remark(.parameterHelp(parameter)) }
    default: remark(.yesOrNo)
    }
    askAgain()
  }

  private mutating func startAgain() {
    guard let draft = state.phase.draft else { return leave(.nothingToDo) }
    remark(.startingAgain)
    // In a shortcut, the step begins again: what was done before is done.
    if let run = draft.run, let step = run.current { return begin(step, of: run) }
    begin(
      IntentRequest(intent: draft.intent, inputs: [:], provenance: .said),
      initiative: draft.initiative)
  }

  /// Takes back what was done last in this conversation, by the intent that its handler gave for that.
  private mutating func takeBack() -> Bool {
    guard let deed = state.lastDeed else { return false }
    if let undo = deed.undo, let request = request(undo, .said) {
      state.lastDeed = nil
      begin(request)
    } else {
      reply(words(for: .cannotUndo(deed.sentence)))
    }
    return true
  }

  /// Asks for the last answer again.
  private mutating func goBack() {
    guard var draft = state.phase.draft else {
      if state.phase == .idle { return leave(.nothingToDo) }
      remark(.nothingToDo)
      return askAgain()
    }
    guard let name = draft.takeBack() else {
      remark(.nothingToDo)
      return askAgain()
    }
    ask(draft, ParameterPlace(name))
  }
}
