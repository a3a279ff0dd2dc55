import NumbersGame
import Testing
import VoiceKit

@Suite("Utterances in noise")
struct UtteranceDetectorTests {
  /// Noise of a level, with speech on top of it, as bursts of a fifth of a second.
  private func part(
    _ speech: Double, noise: Double, seconds: Double, _ generator: inout SplitMix64
  ) -> [Int16] {
    (0..<Int(seconds * 16_000)).map { place in
      let isBetweenWords = place % 4800 > 3200
      let sample = isBetweenWords ? 0 : place.isMultiple(of: 2) ? speech : -speech
      // A uniform number has a deviation of a root of three of its greatest value.
      return Int16(sample + Double.random(in: -1.732...1.732, using: &generator) * noise)
    }
  }

  @Test(
    "are found as they were said, however loud the noise was from the beginning",
    arguments: [5.0, 100, 300, 600])
  func noisy(noise: Double) {
    var generator = SplitMix64(seed: 7)
    var detector = UtteranceDetector()
    #expect(detector.add(part(0, noise: noise, seconds: 5, &generator)).isEmpty)
    #expect(!detector.isSpeaking)
    var found: [Sound] = []
    for _ in 0..<3 {
      found += detector.add(part(3000, noise: noise, seconds: 1.7, &generator))
      #expect(detector.isSpeaking)
      found += detector.add(part(0, noise: noise, seconds: 2, &generator))
      #expect(!detector.isSpeaking)
    }
    #expect(found.count == 3)
    for sound in found { #expect((2.3...2.8).contains(sound.seconds), "\(sound.seconds)") }
  }

  @Test("are found as if the samples had no constant offset", arguments: [300, -2000, 8000])
  func offset(_ offset: Int16) {
    func found(_ offset: Int16) -> [[Int16]] {
      var generator = SplitMix64(seed: 7)
      let parts = [(0.0, 2.0), (3000, 1.7), (0, 2), (300, 1.7), (0, 2)]
      let samples = parts.flatMap { part($0.0, noise: 40, seconds: $0.1, &generator) }
      var detector = UtteranceDetector()
      return detector.add(samples.map { $0 + offset }).map { $0.samples.map { $0 - offset } }
    }
    #expect(found(0).count == 2)
    #expect(found(offset) == found(0))
  }

  @Test("are found in a file that begins with one, if the noise is known")
  func known() {
    var generator = SplitMix64(seed: 8)
    let sound = Sound(
      part(3000, noise: 100, seconds: 2, &generator) + part(0, noise: 100, seconds: 1, &generator))
    var detector = UtteranceDetector(noise: sound.noiseLevel)
    #expect((90...110).contains(sound.noiseLevel))
    let found = detector.add(sound.samples)
    #expect(found.count == 1)
    #expect((found.first?.seconds ?? 0) > 2.5)
  }

  @Test("have a pause that a click does not end, and that speech does")
  func pause() {
    var generator = SplitMix64(seed: 9)
    var detector = UtteranceDetector()
    func hear(_ level: Double, seconds: Double) {
      _ = detector.add(part(level, noise: 20, seconds: seconds, &generator))
    }
    hear(0, seconds: 1)
    #expect(detector.pause == 0)
    hear(3000, seconds: 0.2)
    #expect(detector.pause == 0)
    hear(0, seconds: 0.2)
    #expect((0.18...0.22).contains(detector.pause))
    hear(3000, seconds: 0.02)
    hear(0, seconds: 0.1)
    #expect(detector.pause > 0.25)
    hear(3000, seconds: 0.1)
    #expect(detector.pause == 0)
    #expect(detector.isSpeaking)
    #expect(detector.finish() != nil)
    #expect(!detector.isSpeaking)
    #expect(detector.finish() == nil)
  }
}
