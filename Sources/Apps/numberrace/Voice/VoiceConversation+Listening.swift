import Foundation
import VoiceKit
import VoicePrograms

extension VoiceConversation {
  /// Converses with who speaks to the microphone.
  mutating func listen() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    var player = AnswerPlayer(try Loudspeaker(), file)
    let microphone = try Microphone()
    let stream = VoiceStream(session)
    let greeting = "What would you like to do? Say help for what there is."
    print("\(greeting) Ctrl-C ends the conversation.")
    StandardOutput.flush()
    try player.play(try await synthesizer.speak(greeting))
    await stream.setPlaying(true)
    // While an answer is spoken, the recogniser learns what is expected next. What fails now fails again when it is heard.
    try? await session.prepare()
    var hasAnswered = false
    var end: VoiceProgramError?
    // After a goodbye nothing is heard any more.
    while !isOver, end == nil {
      try Task.checkCancellation()
      var samples: [Int16] = []
      do throws(VoiceProgramError) {
        samples = try microphone.read(within: 0.1)
      } catch {
        end = error
      }
      let text = try await answer { [end] in
        if end == nil { try await stream.add(samples) } else { try await stream.finish() }
      }
      // Who speaks while the assistant does, stops it.
      if player.isPlaying, end == nil, await stream.isSpeaking || player.hasEnded(within: 0) {
        player.stop()
        await stream.setPlaying(false)
      }
      guard let text else { continue }
      let sound = try await speak(text)
      // What was said until now is no reply to what is said now.
      microphone.discard()
      try player.play(sound)
      hasAnswered = true
      await stream.setPlaying(true)
      if !isOver, end == nil { try? await session.prepare() }
    }
    while hasAnswered, player.isPlaying, !player.hasEnded(within: 0.1) {
      try Task.checkCancellation()
    }
    if let end, !isOver { throw end }
  }
}
