public import IntentKit
public import IntentLanguage

/// A conversation by voice: sound goes in, and what to say comes out.
///
/// Before each turn, the recogniser is told the grammar of what is expected. Of what it may have heard, only what the
/// conversation can use counts. If several such sentences are about as likely, the user is asked which it was. What was heard is
/// read back. What cannot be undone is done only after a clear yes to a question that names it, and what can be undone only
/// after a clear yes to what was heard.
///
/// ```swift
/// let session = try VoiceSession(assistant.newConversation(), recognizer: recognizer)
/// let reply = try await session.hear(sound)
/// play(try await synthesizer.speak(reply.spoken))
/// ```
///
/// The session speaks English. Utterances belong to one dialogue, so each is answered before the next one is heard: calls of
/// ``prepare()`` and `hear(_:)` that overlap are answered one after the other, in the order in which they come.
public actor VoiceSession {
  /// The conversation that is held by voice.
  public nonisolated let conversation: ConversationSession
  private let recognizer: any SpeechRecognizer
  private let source: SpeechGrammarSource
  private let limits: VoiceLimits
  private let texts: [String]
  private var turn: Turn?
  private var question = Question.none
  private var misses = 0
  private var lastSpoken = ""
  /// The grammar for which the recogniser is prepared, until something is heard.
  private var prepared: SpeechGrammar?
  private let calls = CallQueue()

  /// A question of the session itself.
  private enum Question {
    case none
    case which([String])
    case isIt(String)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - conversation: The conversation, in English.
  ///   - recognizer: The recogniser.
  ///   - texts: What free texts can be, such as new items of lists.
  ///   - limits: The limits by which it decides.
  /// - Throws: ``VoiceLanguageError`` if the assistant does not speak English; `RegistrationError` if its grammar cannot be
  ///   made.
  public init(
    _ conversation: ConversationSession, recognizer: any SpeechRecognizer, texts: [String] = [],
    limits: VoiceLimits = VoiceLimits()
  ) throws {
    let language = conversation.assistant.catalog.language
    guard language == "en" else { throw VoiceLanguageError(language: language) }
    self.conversation = conversation
    self.recognizer = recognizer
    self.texts = texts
    self.limits = limits
    source = try SpeechGrammarSource(conversation.assistant.catalog)
  }

  /// The grammar of what can be said now.
  public func grammar() async -> SpeechGrammar {
    switch question {
    case .which(let options): return source.grammar(for: Listening(expected: .choice(options)))
    case .isIt: return source.grammar(for: Listening(expected: .verdict))
    case .none:
      return source.grammar(
        for: await conversation.listening(after: turn),
        names: await conversation.assistant.knownNames(), texts: texts)
    }
  }

  /// Tells the recogniser what is expected next, so that it need not learn that when the user has spoken. Calling it while an
  /// answer is spoken makes the next one faster.
  ///
  /// - Throws: An error of the recogniser.
  public func prepare() async throws {
    try await calls.next {
      try Task.checkCancellation()
      let grammar = await grammar()
      prepared = grammar
      try await recognizer.prepare(for: grammar)
    }
  }

  /// Answers what is heard.
  ///
  /// - Parameter sound: One utterance.
  /// - Returns: The answer.
  /// - Throws: An error of the recogniser; `CancellationError` if the task is cancelled before something was acted on.
  public func hear(_ sound: Sound) async throws -> VoiceReply {
    try await calls.next {
      try Task.checkCancellation()
      return try await answer(sound, recognizedAs: try await recognize(sound))
    }
  }

  /// Recognises a sound as what is expected now, without answering it.
  ///
  /// - Parameter sound: One utterance, or its beginning.
  /// - Returns: What ``hear(_:recognizedAs:)`` answers; `nil` if nobody speaks in the sound.
  /// - Throws: An error of the recogniser.
  public func recognize(_ sound: Sound) async throws -> SpeechRecognition? {
    guard sound.level >= limits.silence, sound.liveliness >= limits.liveliness else { return nil }
    let expected: SpeechGrammar
    if let prepared { expected = prepared } else { expected = await grammar() }
    return try await recognizer.recognize(sound, expecting: expected)
  }

  /// Answers what was recognised in a sound, which is recognised again for the steps of a calculation.
  ///
  /// - Parameters:
  ///   - sound: One utterance.
  ///   - heard: What ``recognize(_:)`` found in it since the last answer.
  /// - Returns: The answer.
  /// - Throws: An error of the recogniser; `CancellationError` if the task is cancelled before something was acted on.
  public func hear(
    _ sound: Sound, recognizedAs heard: SpeechRecognition?
  ) async throws -> VoiceReply {
    try await calls.next { try await answer(sound, recognizedAs: heard) }
  }

  /// Answers what a recogniser heard.
  ///
  /// - Parameter recognition: The hypotheses.
  /// - Returns: The answer.
  public func hear(_ recognition: SpeechRecognition) async -> VoiceReply {
    await calls.next { await answer(recognition) }
  }

  private func answer(
    _ sound: Sound, recognizedAs heard: SpeechRecognition?
  ) async throws -> VoiceReply {
    guard let heard else { return again("I didn't hear anything.", .silence) }
    let recognition = try await withLegalCalculations(heard, of: sound)
    try Task.checkCancellation()
    return await answer(recognition)
  }

  /// The hypotheses, with the calculations that are legal on the board of the open request. If one of these is nearly as likely as
  /// the likeliest sentence, other calculations do not count: they would be legal but for a word that is easily misheard.
  private func withLegalCalculations(
    _ heard: SpeechRecognition, of sound: Sound
  ) async throws -> SpeechRecognition {
    guard case .none = question,
      let best = heard.hypotheses.max(by: { $0.score < $1.score }),
      HeardCalculation(best.text) != nil,
      let board = await conversation.listening(after: turn).board,
      let calculations = BoardCalculations(
        board: board, heard: heard.hypotheses.compactMap { HeardCalculation($0.text) })
    else { return heard }
    // In each step, what is not legal can be a little likelier by chance.
    let legal = try await calculations.search(in: sound, with: recognizer).filter {
      best.score - $0.hypothesis.score < max(limits.reach, limits.doubt * Double($0.stepCount))
    }.map(\.hypothesis)
    guard !legal.isEmpty else { return heard }
    return SpeechRecognition(
      heard.hypotheses.filter { HeardCalculation($0.text) == nil } + legal,
      background: heard.background, seconds: heard.seconds)
  }

  private func answer(_ recognition: SpeechRecognition) async -> VoiceReply {
    prepared = nil
    let hypotheses = acceptable(recognition, within: limits.rejection)
    guard let best = hypotheses.first else { return await miss() }
    switch question {
    case .which(let options): return await choose(best.text, among: options)
    case .isIt(let sentence): return await decide(hypotheses, about: sentence)
    case .none: break
    }
    guard case .verdict = await conversation.listening(after: turn).expected else {
      return await use(hypotheses)
    }
    if isYes(best.text) {
      guard isClearYes(hypotheses) else { return await miss() }
      return await say(best.text, reads: false)
    }
    // A yes counts only if it is the likeliest.
    return await use(hypotheses.filter { !isYes($0.text) })
  }

  /// Whether what was heard of an utterance is all of it: it is clear, and whatever could follow would not change what it means.
  ///
  /// A yes to a question about a change is never known to be all: "but not so much" may follow.
  ///
  /// - Parameter recognition: The hypotheses.
  /// - Returns: Whether the utterance can be answered before a long silence.
  public func isComplete(_ recognition: SpeechRecognition) async -> Bool {
    let hypotheses = acceptable(recognition, within: limits.clarity)
    guard let best = hypotheses.first else { return false }
    for hypothesis in hypotheses.prefix(while: { $0.score > best.score - limits.doubt }) {
      guard await isComplete(hypothesis) else { return false }
    }
    return true
  }

  private func isComplete(_ hypothesis: SpeechHypothesis) async -> Bool {
    guard let endings = hypothesis.endings else { return false }
    guard case .none = question else {
      let command = command(in: hypothesis.text)
      return !isYes(hypothesis.text)
        && endings.allSatisfy {
          command != nil && self.command(in: "\(hypothesis.text) \($0)") == command
        }
    }
    if case .verdict = await conversation.listening(after: turn).expected, isYes(hypothesis.text) {
      return false
    }
    let preview = await conversation.preview(hypothesis.text)
    guard preview != .missed else { return false }
    for ending in endings {
      guard await conversation.preview("\(hypothesis.text) \(ending)") == preview else {
        return false
      }
    }
    return true
  }

  /// The hypotheses, the likeliest first; none if that is worse than any sounds of speech by more than a limit for each second.
  private func acceptable(
    _ recognition: SpeechRecognition, within limit: Double
  ) -> [SpeechHypothesis] {
    let floor = recognition.background - limit * recognition.seconds
    let hypotheses = recognition.hypotheses.filter { $0.score.isFinite }
      .sorted { $0.score > $1.score }
    return hypotheses.first.map { $0.score >= floor } ?? false ? hypotheses : []
  }

  /// Acts on the likeliest hypothesis that the conversation can use, or asks if several are about as likely.
  private func use(_ hypotheses: [SpeechHypothesis]) async -> VoiceReply {
    guard let best = hypotheses.first else { return await miss() }
    var usable: [(text: String, score: Double, preview: UtterancePreview)] = []
    let near = hypotheses.filter { $0.score > best.score - limits.reach }
    for hypothesis in Self.distinct(near).prefix(max(1, limits.hypothesisCount)) {
      let preview = await conversation.preview(hypothesis.text)
      guard preview != .missed, !usable.contains(where: { $0.preview == preview }) else { continue }
      usable.append((hypothesis.text, hypothesis.score, preview))
    }
    // What the conversation would object to, such as a tile too many, gives way to what it would not.
    // What a command, such as "help", answers is no objection.
    let welcome = usable.filter { command(in: $0.text) != nil || !Self.hasRemarks($0.preview) }
    if !welcome.isEmpty { usable = welcome }
    guard let first = usable.first else { return await miss() }
    let rivals = usable.filter { $0.score > first.score - limits.doubt }.prefix(3).map(\.text)
    if rivals.count > 1 {
      return ask("Was that \(Self.either(rivals))?", .doubt(rivals), .which(rivals))
    }
    return await accept(first.text, first.preview)
  }

  /// Hypotheses without calculations that are likelier ones in other words, as with "equal" for "equals", and without those that
  /// have a wrong result if others are right.
  private static func distinct(_ hypotheses: [SpeechHypothesis]) -> [SpeechHypothesis] {
    let calculations = hypotheses.compactMap { HeardCalculation($0.text) }
    let hasRight = calculations.contains(where: \.isRight)
    var seen: Set<String> = []
    return hypotheses.filter {
      guard let calculation = HeardCalculation($0.text) else { return true }
      guard !hasRight || calculation.isRight else { return false }
      return seen.insert(SpokenArithmetic.signs($0.text, in: .english)).inserted
    }
  }

  /// Whether the conversation would say more than its question or answer.
  private static func hasRemarks(_ preview: UtterancePreview) -> Bool {
    if case .answers(let turn, _) = preview { turn.dialogue != turn.ending } else { false }
  }

  /// Carries out a sentence, unless it would change something: then it is read back first.
  private func accept(_ text: String, _ preview: UtterancePreview) async -> VoiceReply {
    if case .handles(let invocation) = preview, changes(invocation.intent) {
      return ask("I heard: \(text). Is that right?", .readBack(text), .isIt(text))
    }
    return await say(text, reads: true)
  }

  /// Whether an intent can do harm if it was misheard.
  private func changes(_ intent: String) -> Bool {
    guard let risk = conversation.assistant.catalog[intent]?.risk else { return true }
    return risk.confirmation != .never
  }

  /// Answers the reply to "Was that six, or eight?".
  private func choose(_ text: String, among options: [String]) async -> VoiceReply {
    if options.contains(text) {
      question = .none
      return await accept(text, await conversation.preview(text))
    }
    switch command(in: text) {
    case .no, .cancel: return dropQuestion()
    case .repeat, .help: return again(help, .understood)
    // Yes to which?
    case .yes, .weakYes: return await miss()
    default: break
    }
    switch conversation.assistant.recognizer.pick(in: text, among: options) {
    case .options(let places) where places.count == 1:
      guard options.indices.contains(places[0]) else { return await miss() }
      question = .none
      let chosen = options[places[0]]
      return await accept(chosen, await conversation.preview(chosen))
    case .none: return dropQuestion()
    default: return await miss()
    }
  }

  /// Answers the reply to "Is that right?".
  private func decide(
    _ hypotheses: [SpeechHypothesis], about sentence: String
  ) async -> VoiceReply {
    if isClearYes(hypotheses) {
      question = .none
      return await say(sentence, reads: false)
    }
    switch hypotheses.first.flatMap({ command(in: $0.text) }) {
    case .no, .cancel: return dropQuestion()
    case .repeat, .help: return again(help, .understood)
    default: return await miss()
    }
  }

  private func command(in text: String) -> ConversationCommand? {
    conversation.assistant.recognizer.command(in: text)
  }

  private func isYes(_ text: String) -> Bool { [.yes, .weakYes].contains(command(in: text)) }

  /// Whether the best hypothesis is a yes, and no other is nearly as likely.
  private func isClearYes(_ hypotheses: [SpeechHypothesis]) -> Bool {
    guard let best = hypotheses.first, isYes(best.text) else { return false }
    return hypotheses.allSatisfy { isYes($0.text) || $0.score < best.score - limits.verdict }
  }

  private func dropQuestion() -> VoiceReply {
    ask("All right. Please say it again.", .notCaught, .none)
  }

  private func say(_ text: String, reads: Bool) async -> VoiceReply {
    misses = 0
    // A repetition shows that it was heard.
    let isRepeat = command(in: text) == .repeat
    let turn = await conversation.respond(to: text)
    self.turn = turn
    let heard = reads && !isRepeat ? "\(text.prefix(1).uppercased())\(text.dropFirst()). " : ""
    lastSpoken = turn.ending.spoken
    return VoiceReply(
      spoken: heard + turn.dialogue.spoken, heard: text, turn: turn, kind: .understood)
  }

  /// Asks a question of the session's own.
  private func ask(
    _ spoken: String, _ kind: VoiceReply.Kind, _ question: Question
  ) -> VoiceReply {
    self.question = question
    misses = 0
    lastSpoken = spoken
    return VoiceReply(spoken: spoken, heard: nil, turn: nil, kind: kind)
  }

  /// Repeats the question, after a reason.
  private func again(_ reason: String, _ kind: VoiceReply.Kind) -> VoiceReply {
    VoiceReply(
      spoken: lastSpoken.isEmpty ? reason : "\(reason) \(lastSpoken)", heard: nil, turn: nil,
      kind: kind)
  }

  /// Says that nothing was understood: twice, and then with what can be said.
  private func miss() async -> VoiceReply {
    misses += 1
    guard misses > 2 else { return again("I didn't catch that.", .notCaught) }
    misses = 0
    if case .none = question {
      let help = await conversation.respond(to: "help")
      turn = help
      lastSpoken = help.ending.spoken
      return VoiceReply(
        spoken: "I didn't catch that. \(help.dialogue.spoken)", heard: nil, turn: help,
        kind: .notCaught)
    }
    return again(help, .notCaught)
  }

  /// The possible answers to a question of the session's own.
  private var help: String {
    if case .isIt = question { return "You can answer yes or no." }
    return "You can answer with one of these, or say cancel."
  }

  /// "a, or b".
  private static func either(_ texts: [String]) -> String {
    texts.dropLast().joined(separator: ", ") + ", or " + (texts.last ?? "")
  }
}
