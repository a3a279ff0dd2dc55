/// Runs shortcuts. Each step is an ordinary draft: it is resolved, asked about, confirmed and
/// handled in the same way.
extension Reduction {
  /// Runs a shortcut with the values that were said with its phrase, by parameter.
  mutating func run(
    _ shortcut: Shortcut, with inputs: [String: GivenInput] = [:], provenance: Provenance,
    initiative: Initiative
  ) {
    let faults = ShortcutCheck(shortcut, catalog).faults
    guard faults.isEmpty else {
      return reply(words(for: .shortcutIsBroken(shortcut.name, faults)))
    }
    goOn(
      ShortcutRun(
        shortcut, with: inputs, number: state.nextNumber(), initiative: initiative,
        provenance: provenance))
  }

  /// Continues with the next step of a run.
  private mutating func goOn(_ before: ShortcutRun) {
    var run = before
    switch run.next() {
    case .perform(let step): beginStep(step, of: run)
    case .end: end(run)
    case .tooManySteps:
      stopRun(run, nil, words(for: .tooManySteps(limit: Shortcut.maximumSteps)), outcome: nil)
    }
  }

  mutating func beginStep(_ step: Shortcut.Step, of run: ShortcutRun) {
    guard let intent = catalog[step.intent] else {
      return stopRun(run, nil, words(for: .unknownIntent(step.intent)), outcome: nil)
    }
    state.failures = 0
    var draft = Draft(
      intent.name, number: state.nextNumber(), initiative: run.initiative,
      provenance: run.provenance, run: run)
    for (name, source) in step.sources.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(name) else {
        return stopRun(
          run, intent.title, words(for: .unknownParameter(name, of: intent.title)), outcome: nil)
      }
      func take(_ value: IntentValue, _ provenance: Provenance) {
        draft.take(
          GivenInput(parameter.kind.input(value), provenance), for: parameter, risk: intent.risk)
      }
      switch source {
      case .value(let value): take(value, .given)
      case .ask: draft.asked.insert(name)
      case .result(let reference):
        guard let value = run.value(of: reference) else {
          return stopRun(
            run, intent.title, words(for: .nothingToHandOn("\(reference)")), outcome: nil)
        }
        take(value, .fromContext)
      }
    }
    // Values that were said with the phrase need not be asked for.
    for (name, given) in run.inputs.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(name), step.sources[name].map({ $0 == .ask }) ?? true
      else { continue }
      draft.asked.remove(name)
      draft.take(given, for: parameter, risk: intent.risk)
    }
    advance(draft)
  }

  /// Records a completed step and continues with the next.
  mutating func noteStep(_ draft: Draft, _ run: ShortcutRun, _ outcome: Outcome) {
    noteDeed(draft, outcome)
    state.turn?.steps.append(outcome)
    remark(outcome.dialogue)
    var run = run
    if let step = run.current {
      run.note(step, title: catalog[draft.intent]?.title ?? draft.intent, result: outcome.value)
    }
    goOn(run)
  }

  private mutating func end(_ run: ShortcutRun) {
    state.phase = .idle
    state.failures = 0
    let last = state.turn?.steps.last
    let outcome = Outcome(
      Invocation(intent: run.shortcut.intentName), .success,
      words(for: .shortcutIsDone(run.shortcut.name, steps: run.doneCount)),
      snippet: last?.snippet, value: run.lastResult, activity: last?.activity,
      followUps: last?.followUps ?? [])
    let draft = Draft(
      run.shortcut.intentName, number: run.number, initiative: run.initiative,
      provenance: run.provenance)
    handled(draft, outcome)
  }

  /// The step at which a run stopped, and the completed steps.
  func placeOfStop(_ run: ShortcutRun, _ title: String?) -> Dialogue {
    words(
      for: .shortcutStopped(
        run.shortcut.name, at: run.doneCount + 1, title: title, done: run.done))
  }

  private mutating func stopRun(
    _ run: ShortcutRun, _ title: String?, _ dialogue: Dialogue, outcome: Outcome?
  ) {
    state.clear()
    reply(dialogue + placeOfStop(run, title), outcome: outcome)
  }
}
