import IntentLanguage
import Testing

@testable import VoiceKit

@Suite("Overlapping calls of a voice session")
struct OverlappingCallsTests {
  /// Hears one sentence after the other, each when it is allowed to, and notes the grammars.
  private actor Recognizer: SpeechRecognizer {
    private var sentences: [String]
    private var gates: [CheckedContinuation<Void, Never>] = []
    private(set) var expected: [String] = []
    private(set) var prepared: [String] = []

    init(_ sentences: [String]) { self.sentences = sentences }

    var isHearing: Bool { !gates.isEmpty }

    func open() { gates.removeFirst().resume() }

    func prepare(for grammar: SpeechGrammar) async throws { prepared.append(grammar.text) }

    func recognize(
      _ sound: Sound, expecting grammar: SpeechGrammar
    ) async throws -> SpeechRecognition {
      expected.append(grammar.text)
      await withCheckedContinuation { gates.append($0) }
      return SpeechRecognition(
        [SpeechHypothesis(sentences.removeFirst(), score: -10)], background: 0, seconds: 1)
    }
  }

  private let sound = Sound((0..<1600).map { $0.isMultiple(of: 2) ? 3000 : -3000 })

  /// Lets other tasks go on as far as they can without the recogniser.
  private func settle() async throws { try await Task.sleep(for: .milliseconds(200)) }

  /// Waits until the recogniser is asked, and lets it hear.
  private func hear(_ recognizer: Recognizer) async throws {
    try await wait { await recognizer.isHearing }
    await recognizer.open()
  }

  @Test("have each sound heard as what is expected then", .timeLimit(.minutes(1)))
  func hearings() async throws {
    let recognizer = Recognizer(["solve a numbers game", "five hundred"])
    let session = try VoiceWorld(recognizer).session
    let first = Task { try await session.hear(sound) }
    try await wait { await recognizer.isHearing }
    let second = Task { try await session.hear(sound) }
    try await settle()
    await recognizer.open()
    #expect(try await first.value.spoken == "Solve a numbers game. What is the target?")
    let target = await session.grammar().text
    try await hear(recognizer)
    #expect(try await second.value.heard == "five hundred")
    #expect(await recognizer.expected.last == target)
  }

  @Test("prepare for what is expected after the answer", .timeLimit(.minutes(1)))
  func preparation() async throws {
    let recognizer = Recognizer(["solve a numbers game"])
    let session = try VoiceWorld(recognizer).session
    let hearing = Task { try await session.hear(sound) }
    try await wait { await recognizer.isHearing }
    let preparation = Task { try await session.prepare() }
    try await settle()
    await recognizer.open()
    _ = try await hearing.value
    try await preparation.value
    #expect(await recognizer.prepared == [session.grammar().text])
  }

  @Test("of a stream answer one utterance after the other", .timeLimit(.minutes(1)))
  func stream() async throws {
    let recognizer = Recognizer(["solve a numbers game", "five hundred"])
    let stream = VoiceStream(try VoiceWorld(recognizer).session)
    let silence = [Int16](repeating: 0, count: 16_000)
    _ = try await stream.add(silence)
    let first = Task {
      _ = try await stream.add(sound.samples)
      return try await stream.finish()
    }
    try await wait { await recognizer.isHearing }
    let second = Task { try await stream.add(sound.samples) }
    try await settle()
    // What comes while an utterance is answered is taken when that is done.
    #expect(await !stream.isSpeaking)
    await recognizer.open()
    #expect(try await first.value?.heard == "solve a numbers game")
    #expect(try await second.value == nil)
    #expect(await stream.isSpeaking)
    let end = Task { try await stream.finish() }
    try await hear(recognizer)
    #expect(try await end.value?.heard == "five hundred")
  }
}
