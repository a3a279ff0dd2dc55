/// One step of a conversation: from a state and something that was said to the next state and an answer.
struct ConversationTurn {
  let assistant: Assistant
  var state: ConversationState
  let isLocked: Bool
  let progress: @Sendable (HandlingProgress) -> Void
  let now: Timestamp
  /// What is said before the answer itself.
  var remarks: [Dialogue] = []
  /// What the steps of a shortcut came to.
  var steps: [Outcome] = []
  /// Why what was done could not be remembered.
  var memoryFailure: String?

  init(
    _ assistant: Assistant, _ state: ConversationState, isLocked: Bool,
    progress: @escaping @Sendable (HandlingProgress) -> Void
  ) {
    self.assistant = assistant
    self.state = state
    self.isLocked = isLocked
    self.progress = progress
    now = assistant.environment.now()
  }

  /// Does what every turn has in common.
  mutating func run(_ body: (inout ConversationTurn) async -> Turn) async -> Turn {
    if state.expires < now {
      if state.pending != .nothing { remark(.expired) }
      state = .new(assistant.environment)
    }
    state.expires = now + assistant.environment.expiry
    return await finishRun(await body(&self))
  }

  var recognizer: any IntentRecognizer { assistant.recognizer }

  func words(for message: Message) -> Dialogue { assistant.wording.dialogue(for: message) }

  mutating func remark(_ message: Message) { remarks.append(words(for: message)) }

  /// The intent that is being completed.
  var intent: IntentDescription? { state.draft.flatMap { assistant.catalog[$0.intent] } }

  var context: HandlingContext {
    HandlingContext(
      now: now, random: assistant.environment.random, isLocked: isLocked,
      language: assistant.wording.language, recent: state.recent,
      idempotencyKey: "\(state.id)-\(state.draft?.number ?? 0)", progress: progress)
  }

  /// Ends the turn with an answer.
  mutating func say(
    _ dialogue: Dialogue, expecting expectation: Turn.Expectation = .request,
    outcome: Outcome? = nil
  ) -> Turn {
    let whole = remarks.reduce(nil) { before, remark in before.map { $0 + remark } ?? remark }
    state.lastSaid = dialogue
    return Turn(
      dialogue: whole.map { $0 + dialogue } ?? dialogue, ending: dialogue, expectation: expectation,
      outcome: outcome, steps: steps, memoryFailure: memoryFailure)
  }

  /// Ends the turn with nothing open.
  mutating func leave(_ message: Message) -> Turn {
    stop(words(for: message), outcome: nil)
  }

  /// Ends the turn, and a run of a shortcut, with nothing open.
  private mutating func stop(_ dialogue: Dialogue, outcome: Outcome?) -> Turn {
    let (run, title) = (state.run, intent?.title)
    clear()
    guard let run else { return say(dialogue, outcome: outcome) }
    let place = words(
      for: .shortcutStopped(
        run.shortcut.name, at: run.doneCount + 1, title: title, done: run.done))
    return say(dialogue + place, outcome: outcome)
  }

  mutating func clear() {
    state.run = nil
    state.draft = nil
    state.pending = .nothing
    state.failures = 0
  }

  /// Begins an intent.
  mutating func begin(
    _ invocation: Invocation, isGuess: Bool = false, doubts: [String: [IntentValue]] = [:],
    initiative: Initiative = .user
  ) async -> Turn {
    clear()
    if let shortcut = assistant.shortcuts[invocation.intent] {
      return run(shortcut, initiative: initiative, isGuess: isGuess)
    }
    guard let intent = assistant.catalog[invocation.intent] else {
      return say(words(for: .unknownIntent(invocation.intent)))
    }
    state.intentCount += 1
    var draft = Draft(intent: intent.name, number: state.intentCount, initiative: initiative)
    draft.isGuess = isGuess
    for (name, value) in invocation.values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(name) else {
        return say(words(for: .unknownParameter(name, of: intent.title)))
      }
      // A number is never guessed at where something is at stake: it is asked for.
      if isGuess, intent.risk.confirmation == .always, parameter.kind.isNumber { continue }
      draft.incoming[name] = parameter.kind.coerce(value)
    }
    let doubtful = intent.parameters.first { doubts[$0.name]?.isEmpty == false }
    if let doubtful { draft.incoming[doubtful.name] = nil }
    state.draft = draft
    if let doubtful, let values = doubts[doubtful.name] {
      return await choose(among: values, for: doubtful)
    }
    return await advance()
  }

  /// Ends the turn because of an error.
  mutating func fail(_ error: any Error) -> Turn {
    if error is CancellationError || Task.isCancelled { return leave(.stopped) }
    return refuse((error as? any IntentFailure)?.dialogue ?? words(for: .failed("\(error)")))
  }

  /// Ends the turn because the intent cannot be carried out.
  mutating func refuse(_ reason: Dialogue) -> Turn {
    let outcome = state.draft.map {
      Outcome(
        invocation: Invocation(intent: $0.intent, values: $0.values), code: .failure,
        dialogue: reason, snippet: nil, value: nil, activity: nil, removed: [], offer: nil)
    }
    return stop(reason, outcome: outcome)
  }
}
