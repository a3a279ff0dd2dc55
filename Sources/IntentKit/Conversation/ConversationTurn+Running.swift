/// How shortcuts are run. Each step is an intent like any other: it is resolved, asked about, agreed to and
/// carried out in the same way.
extension ConversationTurn {
  /// Begins to run a shortcut; its steps follow.
  mutating func run(
    _ shortcut: Shortcut, initiative: Initiative, isGuess: Bool = false
  ) -> Turn {
    let faults = ShortcutCheck(shortcut, assistant.catalog).faults
    guard faults.isEmpty else {
      return say(words(for: .shortcutIsBroken(shortcut.name, faults)))
    }
    state.intentCount += 1
    state.run = ShortcutRun(
      shortcut, number: state.intentCount, initiative: initiative, isGuess: isGuess)
    return say(words(for: .nothingToDo))
  }

  /// Does the steps of a run that can be done without asking.
  mutating func finishRun(_ turn: Turn) async -> Turn {
    var turn = turn
    while let run = state.run, run.isBetweenSteps {
      turn = await nextStep(run)
    }
    return turn
  }

  private mutating func nextStep(_ before: ShortcutRun) async -> Turn {
    var run = before
    let next = run.next()
    state.run = run
    switch next {
    case .perform(let step): return await begin(step, of: run)
    case .end: return await end(run)
    case .tooManySteps: return leave(.tooManySteps(limit: Shortcut.maximumSteps))
    }
  }

  /// Begins a step.
  mutating func begin(_ step: Shortcut.Step, of run: ShortcutRun) async -> Turn {
    guard let intent = assistant.catalog[step.intent] else {
      return leave(.unknownIntent(step.intent))
    }
    state.intentCount += 1
    var draft = Draft(intent: intent.name, number: state.intentCount, initiative: run.initiative)
    draft.isGuess = run.isGuess
    for (name, source) in step.sources.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(name) else {
        return leave(.unknownParameter(name, of: intent.title))
      }
      switch source {
      case .value(let value): draft.incoming[name] = parameter.kind.coerce(value)
      case .ask: draft.asked.insert(name)
      case .result(let reference):
        guard let value = run.value(of: reference) else {
          state.draft = draft
          return leave(.nothingToHandOn("\(reference)"))
        }
        draft.incoming[name] = parameter.kind.coerce(value)
      }
    }
    state.draft = draft
    state.pending = .nothing
    state.failures = 0
    return await advance()
  }

  /// Takes note that a step was done; the next one follows.
  mutating func noteStep(_ outcome: Outcome) -> Turn {
    steps.append(outcome)
    let title = assistant.catalog[outcome.invocation.intent]?.title ?? outcome.invocation.intent
    if let step = state.run?.current {
      state.run?.note(step, title: title, result: outcome.value)
    }
    state.draft = nil
    state.pending = .nothing
    state.failures = 0
    remarks.append(outcome.dialogue)
    return say(outcome.dialogue, outcome: outcome)
  }

  private mutating func end(_ run: ShortcutRun) async -> Turn {
    clear()
    let invocation = Invocation(intent: run.shortcut.intentName)
    let last = steps.last
    let dialogue = words(for: .shortcutIsDone(run.shortcut.name, steps: run.doneCount))
    let outcome = Outcome(
      invocation: invocation, code: .success, dialogue: dialogue, snippet: last?.snippet,
      value: run.lastResult, activity: last?.activity, removed: [], offer: nil)
    await remember(
      outcome, key: "\(state.id)-\(run.number)", initiative: run.initiative, isPrivate: false)
    return say(dialogue, outcome: outcome)
  }
}
