import Foundation
import IntentLanguage
import Testing
import VoiceKit
import Workers

@testable import VoicePrograms

/// The process that recognises, replaced by scripts that fail as it may.
@Suite("A recogniser whose process fails")
struct WorkerRecoveryTests {
  private let folder: TemporaryFolder
  private let sound = Sound((0..<1600).map { $0.isMultiple(of: 2) ? 1000 : -1000 })

  init() throws { folder = try TemporaryFolder() }

  /// A process that counts its starts, answers requests, and does something at the first sound of its first start.
  private func recognizer(
    atFirstSound action: String, patience: Double = 20
  ) throws -> SphinxRecognizer {
    let script = """
      folder=$(dirname "$0")
      echo start >> "$folder/starts"
      echo done
      while read -r request size; do
        head -c "$size" > /dev/null
        if [ "$request" = sound ]; then
          if [ ! -e "$folder/failed" ]; then
            : > "$folder/failed"
            \(action)
          fi
          echo "hypothesis -10.0 yes"
          echo "background 0.0"
        fi
        echo done
      done
      """
    try folder.write(program: "sphinx-worker", script)
    return try SphinxRecognizer(
      folder: folder.url.path(percentEncoded: false), patience: patience)
  }

  private var starts: Int {
    get throws {
      try String(contentsOf: folder.url.appending(path: "starts"), encoding: .utf8)
        .split(separator: "\n").count
    }
  }

  private func grammar() async throws -> SpeechGrammar {
    try await VoiceWorld().session.grammar()
  }

  @Test(
    "throws an error and starts another one",
    arguments: [
      "kill -9 $$", "exit 0", "echo 'error out of memory'; exit 1",
      "printf 'hypothesis -10.0 y'; kill -9 $$",
    ])
  func crash(action: String) async throws {
    let recognizer = try recognizer(atFirstSound: action)
    let grammar = try await grammar()
    await #expect(throws: VoiceProgramError.self) {
      try await recognizer.recognize(sound, expecting: grammar)
    }
    let heard = try await recognizer.recognize(sound, expecting: grammar)
    #expect(heard.hypotheses == [SpeechHypothesis("yes", score: -10, endings: [])])
    #expect(try starts == 2)
  }

  @Test("throws an error when it hangs, and starts another one")
  func hang() async throws {
    let recognizer = try recognizer(atFirstSound: "exec sleep 60", patience: 1)
    let grammar = try await grammar()
    let clock = ContinuousClock()
    let start = clock.now
    await #expect(throws: VoiceProgramError.self) {
      try await recognizer.recognize(sound, expecting: grammar)
    }
    #expect(clock.now - start < .seconds(30))
    let heard = try await recognizer.recognize(sound, expecting: grammar)
    #expect(heard.hypotheses.map(\.text) == ["yes"])
    #expect(try starts == 2)
  }

  /// Recognises the sound in a task that is cancelled when the process has got it, and tells how long it went on then.
  private func cancelRecognition(_ recognizer: SphinxRecognizer) async throws -> Duration {
    let grammar = try await grammar()
    let task = Task { [sound] in try await recognizer.recognize(sound, expecting: grammar) }
    let failed = folder.path("failed")
    try await wait { FileManager.default.fileExists(atPath: failed) }
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    return ContinuousClock.now - start
  }

  @Test("is cancelled at once when it hangs, and another one is started")
  func cancelledHang() async throws {
    let recognizer = try recognizer(atFirstSound: "exec sleep 60", patience: 60)
    #expect(try await cancelRecognition(recognizer) < .seconds(patience))
    let start = ContinuousClock.now
    let heard = try await recognizer.recognize(sound, expecting: try await grammar())
    #expect(heard.hypotheses.map(\.text) == ["yes"])
    #expect(ContinuousClock.now - start < .seconds(10 * patience))
    #expect(try starts == 2)
  }

  @Test("is cancelled at once when it is slow, and goes on with the next sound")
  func cancelledDelay() async throws {
    let recognizer = try recognizer(
      atFirstSound: """
        until [ -e "$folder/cancelled" ]; do sleep 0.05; done
        echo 'hypothesis -10.0 no'; echo done; continue
        """)
    #expect(try await cancelRecognition(recognizer) < .seconds(patience))
    try Data().write(to: folder.url.appending(path: "cancelled"))
    let heard = try await recognizer.recognize(sound, expecting: try await grammar())
    #expect(heard.hypotheses.map(\.text) == ["yes"])
    #expect(try starts == 1)
  }

  @Test("is ended when it is told to stop")
  func stop() async throws {
    let recognizer = try recognizer(atFirstSound: ":")
    try await recognizer.prepare()
    await recognizer.stop()
    try await recognizer.prepare()
    #expect(try starts == 2)
  }

  @Test("leaves the conversation as it was")
  func conversation() async throws {
    let recognizer = try recognizer(atFirstSound: "kill -9 $$")
    let world = try VoiceWorld()
    try await world.hear(("transfer twenty pounds from current to savings", -10))
    let session = try VoiceSession(world.session.conversation, recognizer: recognizer)
    await #expect(throws: VoiceProgramError.self) { try await session.hear(sound) }
    #expect(try world.pounds == ["Current": 500, "Savings": 900])
    _ = try await session.hear(sound)
    #expect(try world.pounds == ["Current": 480, "Savings": 920])
  }
}
