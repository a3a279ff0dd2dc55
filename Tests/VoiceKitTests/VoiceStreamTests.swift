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

    init(endings: [String]?, failures: Int = 0) {
      self.endings = endings
      self.failures = failures
    }

    func recognize(
      _ sound: Sound, expecting grammar: SpeechGrammar
    ) async throws -> SpeechRecognition {
      sounds.append(sound)
      if sounds.count <= failures { throw Fault() }
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
