import IntentLanguage
import Testing

@testable import VoiceKit

/// Speech of level 3000 in silence of level 20, without a clock: the recogniser has answered before the next part comes.
@Suite("Continuous sound")
struct VoiceStreamTests {
  /// Hears "help", which is complete or not, in each sound, and counts the sounds.
  private actor Recognizer: SpeechRecognizer {
    private(set) var sounds: [Sound] = []
    private let endings: [String]?
    private let failures: Int
    private let hangs: Int

    /// Creates a recogniser that fails at the first sounds, or hangs there until it is cancelled.
    init(endings: [String]?, failures: Int = 0, hangs: Int = 0) {
      self.endings = endings
      self.failures = failures
      self.hangs = hangs
    }

    func recognize(
      _ sound: Sound, expecting grammar: SpeechGrammar
    ) async throws -> SpeechRecognition {
      sounds.append(sound)
      if sounds.count <= failures { throw Fault() }
      if sounds.count <= hangs { try await Task.sleep(for: .seconds(60)) }
      return SpeechRecognition(
        [SpeechHypothesis("help", score: -10, endings: endings)], background: 0, seconds: 1)
    }
  }

  private struct Fault: Error {}

  private func part(_ level: Int16) -> [Int16] {
    (0..<320).map { $0.isMultiple(of: 2) ? level : -level }
  }

  /// The number of parts of a level that were heard until there was an answer; `nil` if there was none.
  private func hear(
    _ stream: VoiceStream, _ level: Int16, parts: Int
  ) async throws -> Int? {
    for count in 1...parts {
      if try await stream.add(part(level)) != nil { return count }
      while await stream.isBusy { await Task.yield() }
    }
    return nil
  }

  private func makeStream(_ recognizer: Recognizer) async throws -> VoiceStream {
    let stream = VoiceStream(try VoiceWorld(recognizer).session)
    #expect(try await hear(stream, 20, parts: 50) == nil)
    #expect(try await hear(stream, 3000, parts: 30) == nil)
    return stream
  }

  @Test("is answered after a fifth of a second of silence if what was said is complete")
  func complete() async throws {
    let recognizer = Recognizer(endings: [])
    let stream = try await makeStream(recognizer)
    #expect(try await hear(stream, 20, parts: 100) == 10)
    #expect(await recognizer.sounds.count == 1)
    // What follows is silence, and the next utterance.
    #expect(try await hear(stream, 20, parts: 100) == nil)
    #expect(try await hear(stream, 3000, parts: 30) == nil)
    #expect(try await hear(stream, 20, parts: 100) == 10)
  }

  @Test("is answered after a long silence otherwise, with what was recognised in it")
  func incomplete() async throws {
    let recognizer = Recognizer(endings: nil)
    let stream = try await makeStream(recognizer)
    #expect(try await hear(stream, 20, parts: 34) == nil)
    #expect(await recognizer.sounds.count == 2)
    #expect(try await hear(stream, 20, parts: 100) == 1)
    #expect(await recognizer.sounds.count == 2)
  }

  @Test("is one utterance if it goes on after a short pause")
  func goingOn() async throws {
    let recognizer = Recognizer(endings: [])
    let stream = try await makeStream(recognizer)
    #expect(try await hear(stream, 20, parts: 8) == nil)
    #expect(await recognizer.sounds.count == 1)
    #expect(try await hear(stream, 3000, parts: 30) == nil)
    #expect(try await hear(stream, 20, parts: 100) == 10)
    let seconds = await recognizer.sounds.map(\.seconds)
    #expect(seconds.count == 2)
    #expect((seconds.last ?? 0) - (seconds.first ?? 0) > 0.7)
  }

  @Test("is recognised again if the recogniser failed")
  func failure() async throws {
    for (failures, parts) in [(1, 21), (2, 35)] {
      let recognizer = Recognizer(endings: [], failures: failures)
      let stream = try await makeStream(recognizer)
      #expect(try await hear(stream, 20, parts: 100) == parts)
      #expect(await recognizer.sounds.count == failures + 1)
    }
    let failing = try await makeStream(Recognizer(endings: [], failures: 3))
    await #expect(throws: Fault.self) { try await hear(failing, 20, parts: 100) }
    // The next one is heard.
    #expect(try await hear(failing, 3000, parts: 30) == nil)
    #expect(try await hear(failing, 20, parts: 100) == 10)
  }

  /// Adds parts without waiting for the recogniser.
  private func add(
    _ stream: VoiceStream, _ level: Int16, parts: Int
  ) async throws -> VoiceReply? {
    for _ in 0..<parts {
      if let reply = try await stream.add(part(level)) { return reply }
    }
    return nil
  }

  @Test("ends the work on an utterance that goes on", .timeLimit(.minutes(1)))
  func superseded() async throws {
    let recognizer = Recognizer(endings: [], hangs: 1)
    let stream = try await makeStream(recognizer)
    #expect(try await add(stream, 20, parts: 8) == nil)
    try await wait { await recognizer.sounds.count == 1 }
    #expect(await stream.isBusy)
    #expect(try await add(stream, 3000, parts: 10) == nil)
    #expect(try await hear(stream, 20, parts: 100) == 10)
    #expect(await recognizer.sounds.count == 2)
  }

  @Test("ends the work on an utterance when it is cancelled or not needed", .timeLimit(.minutes(1)))
  func cancelled() async throws {
    let recognizer = Recognizer(endings: nil, hangs: 2)
    let stream = try await makeStream(recognizer)
    #expect(try await add(stream, 20, parts: 25) == nil)
    try await wait { await recognizer.sounds.count == 1 }
    let task = Task { try await add(stream, 20, parts: 100) }
    try await wait { await recognizer.sounds.count == 2 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // The next one is heard.
    #expect(try await hear(stream, 3000, parts: 30) == nil)
    #expect(try await hear(stream, 20, parts: 100) != nil)
  }

  @Test("is answered when the sound ends")
  func finish() async throws {
    let recognizer = Recognizer(endings: nil)
    let stream = try await makeStream(recognizer)
    #expect(try await stream.finish()?.heard == "help")
    #expect(try await stream.finish() == nil)
    // What was recognised in the silence is not recognised again.
    #expect(try await hear(stream, 3000, parts: 30) == nil)
    #expect(try await hear(stream, 20, parts: 30) == nil)
    #expect(await recognizer.sounds.count == 3)
    #expect(try await stream.finish()?.heard == "help")
    #expect(await recognizer.sounds.count == 3)
  }

  @Test("that was said before an answer was heard is no reply to it")
  func saidBefore() async throws {
    let stream = try await makeStream(Recognizer(endings: nil))
    let silence = Array(repeating: part(20), count: 50).flatMap(\.self)
    let speech = Array(repeating: part(3000), count: 30).flatMap(\.self)
    #expect(try await stream.add(silence + speech + silence + [1, 2, 3]) != nil)
    #expect(!(await stream.isSpeaking))
    #expect(try await hear(stream, 20, parts: 100) == nil)
  }

  @Test("drops what was said when the assistant begins to speak")
  func playing() async throws {
    let stream = try await makeStream(Recognizer(endings: []))
    await stream.setPlaying(true)
    #expect(!(await stream.isSpeaking))
    #expect(try await hear(stream, 20, parts: 100) == nil)
  }
}
