import Testing
import VoiceKit

/// A synthetic conversation of levels: no one speaks at 20, the loudspeaker is heard at 400, a speaker at 3000.
@Suite("An answer that is interrupted")
struct InterruptionTests {
  private func part(_ level: Int16, seconds: Double) -> [Int16] {
    (0..<Int(seconds * 16_000)).map { $0.isMultiple(of: 2) ? level : -level }
  }

  @Test("is cut off by speech that is louder than it, and the speech is heard whole")
  func bargeIn() {
    var detector = UtteranceDetector()
    _ = detector.add(part(20, seconds: 1))
    detector.isPlaying = true
    _ = detector.add(part(400, seconds: 1))
    #expect(!detector.isSpeaking)
    _ = detector.add(part(3000, seconds: 0.3))
    #expect(detector.isSpeaking)
    // Who plays the answer stops it now.
    detector.isPlaying = false
    _ = detector.add(part(3000, seconds: 0.7))
    let utterances = detector.add(part(20, seconds: 1))
    #expect(utterances.count == 1)
    let seconds = utterances.first?.seconds ?? 0
    #expect((1.6...2.2).contains(seconds), "\(seconds)")
  }

  @Test("is cut off by speech that is heard whole also if nothing was heard before the answer")
  func greeting() {
    var detector = UtteranceDetector()
    detector.isPlaying = true
    _ = detector.add(part(20, seconds: 1))
    _ = detector.add(part(3000, seconds: 0.3))
    #expect(detector.isSpeaking)
    detector.isPlaying = false
    // Not before the silence.
    var seconds = detector.add(part(3000, seconds: 1)).map(\.seconds)
    #expect(seconds.isEmpty)
    seconds = detector.add(part(20, seconds: 1)).map(\.seconds)
    #expect(seconds.count == 1)
    #expect((1.9...2.5).contains(seconds.first ?? 0), "\(seconds)")
  }

  @Test("is not cut off by its own sound")
  func echo() {
    var detector = UtteranceDetector()
    _ = detector.add(part(20, seconds: 1))
    detector.isPlaying = true
    #expect(detector.add(part(400, seconds: 5)).isEmpty)
    #expect(!detector.isSpeaking)
  }
}
