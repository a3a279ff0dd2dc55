import IntentLanguage
import VoiceKit

/// A recogniser that remembers what another one heard last, and how long that took.
actor Listener: SpeechRecognizer {
  private let recognizer: any SpeechRecognizer
  private(set) var last: (heard: SpeechRecognition, seconds: Double)?

  init(_ recognizer: any SpeechRecognizer) {
    self.recognizer = recognizer
  }

  func recognize(
    _ sound: Sound, expecting grammar: SpeechGrammar
  ) async throws -> SpeechRecognition {
    let clock = ContinuousClock()
    let start = clock.now
    let heard = try await recognizer.recognize(sound, expecting: grammar)
    last = (heard, (clock.now - start) / .seconds(1))
    return heard
  }
}
