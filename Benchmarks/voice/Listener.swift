import IntentLanguage
import VoiceKit

/// A recogniser that remembers what another one heard first in the last sound, and how long that sound took.
actor Listener: SpeechRecognizer {
  private let recognizer: any SpeechRecognizer
  private(set) var last: (heard: SpeechRecognition, seconds: Double)?
  private var sound: Sound?

  /// The likeliest sentences that it heard first, and how much worse each is than any sounds of speech, for each second.
  var summary: String {
    guard let heard = last?.heard else { return "nothing" }
    return heard.hypotheses.sorted { $0.score > $1.score }.prefix(3).map {
      "\($0.text) \(Int(($0.score - heard.background) / max(heard.seconds, 0.01)))"
    }.joined(separator: " | ")
  }

  init(_ recognizer: any SpeechRecognizer) {
    self.recognizer = recognizer
  }

  func recognize(
    _ sound: Sound, expecting grammar: SpeechGrammar
  ) async throws -> SpeechRecognition {
    let clock = ContinuousClock()
    let start = clock.now
    let heard = try await recognizer.recognize(sound, expecting: grammar)
    let seconds = (clock.now - start) / .seconds(1)
    if let last, sound == self.sound {
      self.last = (last.heard, last.seconds + seconds)
    } else {
      last = (heard, seconds)
    }
    self.sound = sound
    return heard
  }

  func prepare(for grammar: SpeechGrammar) async throws {
    try await recognizer.prepare(for: grammar)
  }
}
