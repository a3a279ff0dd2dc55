public import IntentLanguage
public import VoiceKit

/// A recogniser of English speech with PocketSphinx, in a process of its own.
///
/// `make voice` builds the process and fetches the model. If the process crashes or hangs, the recogniser throws an error, and
/// starts another for the next sound. A call that is cancelled throws `CancellationError` within a tenth of a second. The process
/// then goes on for a moment; if it hangs, the next call starts another one.
public actor SphinxRecognizer: SpeechRecognizer {
  private let folder: String
  private let patience: Double
  private let queue = BlockingExecutor("recogniser")
  private var worker: SphinxWorker?

  /// The time in seconds in which the process has to complete what was cancelled. It has loaded the model and compiled grammars.
  private static let grace = 1.0

  /// The executor: waiting for the process keeps no other task from running.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  /// Creates a recogniser. Its process is started when it is first needed.
  ///
  /// - Parameter folder: The folder that `make voice` made.
  /// - Throws: ``VoiceProgramError`` if it is not there.
  public init(folder: String) throws(VoiceProgramError) {
    try self.init(folder: folder, patience: 60)
  }

  /// Creates a recogniser that waits for an answer of its process for a number of seconds.
  init(folder: String, patience: Double) throws(VoiceProgramError) {
    guard SystemPrograms.isReadable("\(folder)/sphinx-worker") else {
      throw VoiceProgramError("there is no recogniser in '\(folder)'; 'make voice' builds it")
    }
    self.folder = folder
    self.patience = patience
  }

  /// Starts the process, so that the first sound need not wait for it.
  ///
  /// - Throws: ``VoiceProgramError`` if it cannot be started; `CancellationError` if the task is cancelled.
  public func prepare() throws { try use { _ in } }

  /// Compiles a grammar, unless it is one of the latest.
  ///
  /// - Throws: ``VoiceProgramError`` if the process fails; `CancellationError` if the task is cancelled.
  public func prepare(for grammar: SpeechGrammar) async throws {
    try use { worker in _ = try worker.use(grammar) }
  }

  /// Recognises a sound.
  ///
  /// - Parameters:
  ///   - sound: One utterance of at most 59 seconds, at any rate.
  ///   - grammar: The expected sentences.
  /// - Returns: The hypotheses.
  /// - Throws: ``VoiceProgramError`` if the process fails; `CancellationError` if the task is cancelled.
  public func recognize(
    _ sound: Sound, expecting grammar: SpeechGrammar
  ) async throws -> SpeechRecognition {
    try use { worker in try worker.recognize(sound, grammar) }
  }

  /// Ends the process. The next call starts another one.
  public func stop() { worker = nil }

  /// Does something with the process. One that fails is ended.
  private func use<Value>(_ body: (SphinxWorker) throws -> Value) throws -> Value {
    do {
      return try body(running())
    } catch {
      if !Task.isCancelled || worker?.state == .asking { worker = nil }
      try Task.checkCancellation()
      throw error
    }
  }

  private func running() throws -> SphinxWorker {
    try Task.checkCancellation()
    if let worker {
      if worker.isReady(within: Self.grace) { return worker }
      // Cancelled once more.
      try Task.checkCancellation()
      self.worker = nil
    }
    let new = try SphinxWorker(folder: folder, patience: patience)
    worker = new
    return new
  }
}

/// The process that recognises; `Scripts/voice/sphinx-worker.c` tells how it is talked to.
private final class SphinxWorker {
  private let program: ChildProgram
  private var unread: [UInt8] = []
  private var grammars = KeptGrammars()
  /// The grammars at the places that the process has.
  private var compiled: [Int: CompiledGrammar] = [:]
  private var knownWords: Set<String> = []
  /// The sound that the process has, and its duration there in seconds.
  private var latest: (sound: Sound, seconds: Double)?

  /// The quiet around each sound in seconds, without which its borders are misheard.
  private static let quiet = 0.3

  /// The maximum time for an answer in seconds.
  private let patience: Double
  /// How far the latest request is.
  private(set) var state = State.answered

  /// How far a request is.
  enum State { case asking, asked, answered }

  init(folder: String, patience: Double) throws(VoiceProgramError) {
    self.patience = patience
    program = try ChildProgram([
      "\(folder)/sphinx-worker", "\(folder)/model", "\(folder)/words.dict",
    ])
    _ = try answer(within: patience)
  }

  /// Uses a grammar from now on.
  ///
  /// - Parameters:
  ///   - grammar: The grammar.
  ///   - isForOneSound: Whether no other sound will be recognised in it, so that it takes no other grammar's place.
  /// - Returns: The grammar as the process has it.
  /// - Throws: ``VoiceProgramError`` if the process fails.
  @discardableResult
  func use(
    _ grammar: SpeechGrammar, isForOneSound: Bool = false
  ) throws(VoiceProgramError) -> CompiledGrammar? {
    let kept = grammars.place(of: grammar.text, isForOneSound: isForOneSound)
    if kept.isNew {
      try pronounce(grammar.words.subtracting(knownWords).sorted())
      let new = try CompiledGrammar(grammar.text)
      let text = "\(kept.place)\n\(new.sphinxText(named: "turn"))"
      grammars.change(to: kept.place, isNew: true)
      _ = try ask("grammar", Array(text.utf8), within: patience)
      compiled[kept.place] = new
      grammars.keep(grammar.text, at: kept.place)
    } else if !kept.isLatest {
      grammars.change(to: kept.place, isNew: false)
      _ = try ask("use", Array("\(kept.place)".utf8), within: patience)
      grammars.keep(grammar.text, at: kept.place)
    }
    return compiled[kept.place]
  }

  func recognize(
    _ sound: Sound, _ grammar: SpeechGrammar
  ) throws(VoiceProgramError) -> SpeechRecognition {
    let known = latest.flatMap { $0.sound == sound ? $0.seconds : nil }
    let compiled = try use(grammar, isForOneSound: known != nil)
    let lines: [String]
    let seconds: Double
    if let known {
      (lines, seconds) = (try ask("again", [], within: patience(for: known)), known)
    } else {
      latest = nil
      let heard = sound.resampled(to: Sound.speechRate).paddedWithQuiet(by: Self.quiet)
      lines = try ask(
        "sound",
        heard.samples.flatMap { sample in
          let bits = UInt16(bitPattern: sample).littleEndian
          return [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
        }, within: patience(for: heard.seconds))
      seconds = heard.seconds
      latest = (sound, seconds)
    }
    var hypotheses: [SpeechHypothesis] = []
    var background = -Double.infinity
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count > 1, let score = Double(parts[1]) else { continue }
      if parts[0] == "background" { background = score }
      if parts[0] == "hypothesis", parts.count == 3 {
        hypotheses.append(
          SpeechHypothesis(parts[2], score: score, endings: compiled?.endings(of: parts[2])))
      }
    }
    return SpeechRecognition(hypotheses, background: background, seconds: seconds)
  }

  /// The maximum time for a sound of a duration, which takes an eighth of that on an idle machine.
  private func patience(for seconds: Double) -> Double { min(patience, 10 + 2 * seconds) }

  /// Gives the words that the dictionary does not have a pronunciation.
  private func pronounce(_ words: [String]) throws(VoiceProgramError) {
    guard !words.isEmpty else { return }
    let unknown = try ask("words", Array(words.joined(separator: "\n").utf8), within: patience)
      .compactMap {
        $0.hasPrefix("unknown ") ? String($0.dropFirst(8)) : nil
      }
    if !unknown.isEmpty {
      let phones = try Pronunciation.phones(of: unknown)
      let lines = zip(unknown, phones).map { "\($0) \($1.joined(separator: " "))" }
      _ = try ask("pronounce", Array(lines.joined(separator: "\n").utf8), within: patience)
    }
    knownWords.formUnion(words)
  }

  private func ask(
    _ request: String, _ bytes: [UInt8], within patience: Double
  ) throws(VoiceProgramError) -> [String] {
    state = .asking
    try program.write(Array("\(request) \(bytes.count)\n".utf8) + bytes, within: patience)
    state = .asked
    let lines = try answer(within: patience)
    state = .answered
    return lines
  }

  /// Whether the process can be asked: all that was asked before is answered, at the latest in a number of seconds.
  func isReady(within seconds: Double) -> Bool {
    guard state == .asked else { return state == .answered }
    guard (try? answer(within: seconds)) != nil else { return false }
    state = .answered
    return true
  }

  /// The lines of an answer.
  private func answer(within patience: Double) throws(VoiceProgramError) -> [String] {
    var lines: [String] = []
    while true {
      while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        if line == "done" { return lines }
        if line.hasPrefix("error ") {
          throw VoiceProgramError("the recogniser failed: \(line.dropFirst(6))")
        }
        lines.append(line)
      }
      guard let part = program.read(within: patience) else {
        throw VoiceProgramError("the recogniser does not answer")
      }
      guard !part.isEmpty else { throw VoiceProgramError("the recogniser ended unexpectedly") }
      unread += part
    }
  }
}
