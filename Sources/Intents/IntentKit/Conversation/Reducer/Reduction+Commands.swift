/// Commands to the conversation itself.
extension Reduction {
  /// Executes a command such as "go back", if the utterance is one.
  mutating func obey(_ utterance: String) -> Bool {
    let usual = recognizer.command(in: utterance)
    guard let command = usual ?? self.command(in: utterance) else { return false }
    let isIdle = state.phase == .idle
    // "Before that, do I have enough" has not had enough.
    if usual == nil, command == .cancel, recognizer.isQuestion(utterance) { return false }
    // "What was the balance again" asks for the balance.
    if command == .repeat, usual == nil, isRequest(utterance) { return false }
    if isIdle, command.yieldsToRequests, isRequest(utterance) { return false }
    if isIdle, usual == nil, isRequest(utterance, isExact: true) { return false }
    // "I give up", after a game, asks for its solution.
    if isIdle, command == .cancel, !exactFollowUps(in: utterance).isEmpty { return false }
    switch command {
    case .yes, .weakYes, .undecided:
      if isIdle { return false }
      miss(.notUnderstood)
    case .no:
      if isIdle { return false }
      // "Which account?" "No." Neither is a value.
      guard let draft = state.phase.draft else {
        leave(.cancelled)
        return true
      }
      callOff(draft)
    case .cancel:
      if isIdle, state.deeds.nextUndo != nil, recognizer.takesBack(utterance) {
        return undo(utterance)
      }
      if let draft = state.phase.draft {
        decline(draft, .cancelled)
      } else {
        leave(isIdle ? .nothingOpen : .cancelled)
      }
    case .help: help()
    case .repeat:
      // What was said before the lock is not repeated through it.
      let isLocked = state.turn?.isLocked == true
      if isIdle {
        reply((isLocked ? nil : state.lastWords) ?? words(for: .nothingToDo))
      } else {
        askAgain()
      }
    case .doAgain: return doAgain()
    case .startAgain: startAgain()
    case .goBack: goBack()
    case .undo: return undo(utterance)
    case .redo: return redo()
    case .usual:
      if !isIdle { return false }
      doUsual()
    case .resume: resume()
    case .pause:
      if isIdle { return false }
      answerInPassing(.takeYourTime)
    case .greet: answerInPassing(.greeting(expectsRequest: isIdle))
    case .thanks, .praise: answerInPassing(.welcome)
    case .complain: answerInPassing(.sorry, with: .help(samples: samples(near: utterance)))
    case .person: answerInPassing(.noPerson, with: .help(samples: samples))
    case .quit: quit()
    }
    return true
  }

  /// Says a word and leaves the open request as it is; with what is said besides if there is none.
  private mutating func answerInPassing(_ message: Message, with more: Message? = nil) {
    if state.phase == .idle, more == nil {
      // What was told before is what can be repeated.
      let last = state.lastReply
      reply(words(for: message))
      state.lastReply = last ?? state.lastReply
      return
    }
    remark(message)
    if state.phase == .idle, let more { return reply(words(for: more)) }
    askAgain()
  }

  /// Answers a question about what can be requested, or returns to a request that was left, if the utterance is such an
  /// inquiry.
  mutating func answerInquiry(_ utterance: String) -> Bool {
    switch recognizer.inquiry(in: utterance) {
    case nil: return false
    case .resume(let topic): return resume(about: topic)
    case .undo(let topic): return undo(about: topic)
    case .save(let phrase, let request): return save(as: phrase, request)
    case .help(let topic):
      let samples = samples(about: topic, most: Self.maximumSamples)
      guard !samples.isEmpty else { return false }
      answerInPassing(.help(samples: samples))
      return true
    }
  }

  /// The maximum number of sample utterances in an answer.
  private static let maximumSamples = 8

  /// Sample utterances: one of each domain, and at least three if there are as many. Where intents are translated, the
  /// others are left out: they are asked for in another language.
  var samples: [String] {
    let own = catalog.intents.filter { isTold($0.name) }
    let translated = own.filter { $0.translations[catalog.language] != nil }
    let intents = translated.isEmpty ? own : translated
    var seen: Set<String> = []
    let firsts = intents.filter { seen.insert($0.domain).inserted }
    var samples = firsts.prefix(Self.maximumSamples).compactMap { recognizer.sample(of: $0.name) }
    for intent in intents.prefix(20) where samples.count < 3 {
      if let sample = recognizer.sample(of: intent.name), !samples.contains(sample) {
        samples.append(sample)
      }
    }
    return samples
  }

  /// Sample utterances for someone who was not understood: first of what is nearest to what was said, and others each time.
  func samples(near utterance: String) -> [String] {
    let usual = samples
    let start = usual.isEmpty ? 0 : state.failures % usual.count
    let like = recognizer.intents(like: utterance, knowing: names)
    var samples =
      like.isEmpty
      ? samples(about: utterance, most: Self.nearSamples)
      : Array(like.lazy.filter(isTold).compactMap(recognizer.sample).prefix(Self.nearSamples))
    for sample in usual[start...] + usual[..<start] where !samples.contains(sample) {
      samples.append(sample)
    }
    return samples
  }

  private static let nearSamples = 2

  /// Sample utterances of the intents that a topic fits best.
  private func samples(about topic: String, most count: Int) -> [String] {
    let names = recognizer.intents(about: topic, among: catalog.intents.map(\.name))
    return Array(names.lazy.filter(isTold).compactMap(recognizer.sample).prefix(count))
  }

  /// Whether the phrases of an intent may be said: a locked device keeps those of the user's shortcuts to itself.
  private func isTold(_ intent: String) -> Bool {
    state.turn?.isLocked != true || reducer.shortcuts[intent] == nil
  }

  func isRequest(_ utterance: String, isExact: Bool = false) -> Bool {
    recognizer.readings(of: utterance, knowing: names).contains {
      $0.isCertain && $0.leftOver.isEmpty && (!isExact || $0.certainty == .exact)
    }
  }

  /// The command in an utterance: one of the usual ones, or else one in other words.
  func command(in utterance: String) -> ConversationCommand? {
    let place = commandPlace
    // A yes in usual words may not be firm.
    if case .verdict = place, let command = recognizer.command(in: utterance, at: place) {
      return command
    }
    return recognizer.command(in: utterance) ?? recognizer.command(in: utterance, at: place)
  }

  /// What the conversation waits for, as far as commands depend on it.
  private var commandPlace: CommandPlace {
    switch state.phase {
    case .idle, .working: .request
    case .collecting(_, .candidate): .verdict(intent: nil)
    case .collecting: .value
    case .confirming(let draft, let agreement):
      .verdict(intent: draft.intent, afterAside: agreement.isRepeated == true)
    case .offering(let request): .verdict(intent: request.intent)
    case .choosing(let requests):
      requests.count == 1 ? .verdict(intent: requests[0].intent) : .value
    }
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
    guard let draft = state.phase.draft else { return leave(.nothingOpen) }
    remark(.startingAgain)
    // In a shortcut, the step starts again; earlier steps are not undone.
    if let run = draft.run, let step = run.current { return beginStep(step, of: run) }
    begin(
      IntentRequest(intent: draft.intent, inputs: [:], provenance: .said),
      initiative: draft.initiative)
  }

  /// Asks for the last answer again.
  mutating func goBack() {
    guard var draft = state.phase.draft else {
      if state.phase == .idle { return leave(.nothingOpen) }
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
