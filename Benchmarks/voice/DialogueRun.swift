import IntentKit
import IntentLanguage
import NumbersGame
import VoiceKit

/// Speaks dialogues to a session, with a user who answers what is asked back.
struct DialogueRun {
  let listener: Listener
  let synthesizer: any SpeechSynthesizer
  let decibels: Double
  /// Whether sessions find the ends of utterances themselves, in sound that goes on.
  let isLive: Bool
  var noise: SplitMix64
  var figures = Figures()
  /// Told of each turn that went wrong.
  let report: (String) -> Void

  /// The maximum number of times that the user answers what is asked back.
  private static let patience = 3

  mutating func run(_ dialogue: Dialogue) async throws {
    var said = dialogue.before
    var world = try await DialogueWorld(listener, after: said)
    for step in dialogue.steps {
      if step.kind == .noise {
        try await keepSilent(world)
        continue
      }
      // Noise may have been heard as a word that ends what is talked about.
      if await world.session.conversation.preview(step.text) == .missed {
        world = try await DialogueWorld(listener, after: said)
      }
      let isRight = try await speak(step, to: world)
      said.append(step.text)
      // What went wrong is not carried to the next turn.
      if !isRight { world = try await DialogueWorld(listener, after: said) }
    }
  }

  /// Makes noise where a yes would change something.
  private mutating func keepSilent(_ world: DialogueWorld) async throws {
    let reply = try await world.session.hear(.noise(150, using: &noise))
    figures.noises += 1
    if reply.turn?.outcome != nil {
      figures.wrongChanges += 1
      report("noise was heard as \(reply.heard ?? "")")
    }
  }

  /// Speaks a turn, and tells whether it was understood as it was meant.
  private mutating func speak(_ step: Dialogue.Step, to world: DialogueWorld) async throws -> Bool {
    let conversation = world.session.conversation
    let truth = await conversation.preview(step.text)
    guard truth != .missed else { throw BenchError.notUnderstood(step.text) }
    var reply = try await hear(step.spoken, world, as: step)
    var askedBack = 0
    var last = step.spoken
    var hearings = ""
    asking: while askedBack < Self.patience {
      let answer: String
      hearings += "\n    \(reply.kind), heard first: \(await listener.summary)"
      switch reply.kind {
      case .understood: break asking
      case .doubt(let options):
        var meant: String?
        for option in options where meant == nil {
          if await conversation.preview(option).isSame(as: truth) { meant = option }
        }
        answer = meant ?? "no"
        askedBack += 1
      case .readBack(let sentence):
        let isRight = await conversation.preview(sentence).isSame(as: truth)
        answer = isRight ? "yes" : "no"
        if !isRight { askedBack += 1 }
      case .notCaught, .silence:
        answer = last
        askedBack += 1
      }
      // What is said after "please say it again".
      last = answer == "no" ? step.spoken : answer
      reply = try await hear(answer, world)
    }
    let isRight = reply.kind == .understood && reply.isSame(as: truth)
    figures.add(
      step.kind, isRight: isRight && askedBack <= 1, isRightAtOnce: isRight && askedBack == 0)
    if !isRight, reply.kind == .understood {
      let isReadBack =
        reply.heard.map { reply.spoken.lowercased().hasPrefix($0.lowercased()) } ?? true
      if !isReadBack { figures.unnoticed += 1 }
      if let outcome = reply.turn?.outcome, outcome.code == .success,
        conversation.assistant.catalog[outcome.invocation.intent]?.risk.confirmation != .never
      {
        figures.wrongChanges += 1
      }
    }
    if !isRight || askedBack > 1 {
      report("\(step.kind.rawValue): \(step.text) -> \(reply.heard ?? "\(reply.kind)")\(hearings)")
    }
    return isRight
  }

  private mutating func hear(
    _ text: String, _ world: DialogueWorld, as step: Dialogue.Step? = nil
  ) async throws -> VoiceReply {
    let sound = try await synthesizer.speak(text).inNoise(decibels, using: &noise)
    // As while the last answer is spoken.
    try await world.session.prepare()
    let clock = ContinuousClock()
    let start = clock.now
    let reply = try await isLive ? stream(sound, to: world.session) : world.session.hear(sound)
    let answered = (clock.now - start) / .seconds(1)
    if let step, let last = await listener.last {
      let best = last.heard.hypotheses.max { $0.score < $1.score }?.text ?? ""
      figures.add(
        step.kind, said: step.text, heard: best, audio: sound.seconds, recognition: last.seconds,
        answer: answered)
    }
    return reply
  }
}

extension DialogueRun {
  /// Gives a sound to a session part by part, as a microphone does, with noise after it, as if the recogniser took no time.
  private func stream(_ sound: Sound, to session: VoiceSession) async throws -> VoiceReply {
    let stream = VoiceStream(session)
    let noise = sound.samples.prefix(Int(Self.quiet * Double(sound.rate)))
    var rest = sound.samples + noise + noise.reversed() + noise + noise.reversed()
    var reply: VoiceReply?
    while !rest.isEmpty {
      // What is cut in two parts is answered twice.
      reply = try await stream.add(Array(rest.prefix(320))) ?? reply
      while await stream.isBusy { await Task.yield() }
      rest.removeFirst(min(320, rest.count))
    }
    if let reply { return reply }
    return try await session.hear(Sound())
  }

  /// The duration of the noise before a sound, in seconds.
  private static let quiet = 0.3
}

/// A fault of the benchmark.
enum BenchError: Error, CustomStringConvertible {
  /// A sentence of a dialogue is not understood even as text.
  case notUnderstood(String)

  var description: String {
    switch self {
    case .notUnderstood(let text): "'\(text)' is not understood as text"
    }
  }
}

extension UtterancePreview {
  /// Whether two reactions have the same values.
  func isSame(as other: UtterancePreview) -> Bool {
    switch (self, other) {
    case (.answers(_, let first), .answers(_, let second)) where first != nil || second != nil:
      first == second
    case (.handles(let first), .handles(let second)): first.meaning == second.meaning
    default: self == other
    }
  }
}

extension Invocation {
  /// The invocation with calculations in signs, as "equal" and "equals" mean the same.
  var meaning: Invocation {
    Invocation(
      intent: intent,
      values: values.mapValues {
        if case .text(let text) = $0 {
          .text(SpokenArithmetic.signs(text, in: .english))
        } else {
          $0
        }
      })
  }
}

extension VoiceReply {
  /// Whether a conversation reacted as it would to what was meant.
  func isSame(as truth: UtterancePreview) -> Bool {
    guard let turn else { return false }
    return switch truth {
    case .missed: false
    case .answers(let meant, _): turn.outcome == nil && turn.dialogue == meant.dialogue
    case .handles(let invocation): turn.outcome?.invocation.meaning == invocation.meaning
    }
  }
}
