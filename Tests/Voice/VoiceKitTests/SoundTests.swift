import Testing
import VoiceKit

@Suite("A sound")
struct SoundTests {
  /// A tone of 440 Hz.
  private func tone(rate: Int, seconds: Double) -> Sound {
    var (sine, cosine) = (0.0, 1.0)
    // The rotation by one sample, from the series of sine and cosine.
    let angle = 2 * Double.pi * 440 / Double(rate)
    let (s, c) = (
      angle - angle * angle * angle / 6 + angle * angle * angle * angle * angle / 120,
      1 - angle * angle / 2 + angle * angle * angle * angle / 24
    )
    return Sound(
      (0..<Int(Double(rate) * seconds)).map { _ in
        (sine, cosine) = (sine * c + cosine * s, cosine * c - sine * s)
        return Int16(sine * 10_000)
      }, rate: rate)
  }

  @Test("is the same after it was written as a file and read")
  func wav() throws {
    let sound = Sound([0, 1, -1, 32_767, -32_768], rate: 22_050)
    #expect(try Sound(wav: sound.wav) == sound)
  }

  @Test("is not read from what is no sound file, cut off anywhere")
  func invalid() throws {
    let file = Sound([1, 2, 3]).wav
    for length in 0..<44 {
      #expect(throws: SoundFileError.self) { try Sound(wav: Array(file.prefix(length))) }
    }
    #expect(try Sound(wav: Array(file.prefix(47))).samples == [1])
    var other = file
    other[34] = 8
    #expect(throws: SoundFileError.self) { try Sound(wav: other) }
  }

  @Test("keeps its tone and level at another rate", arguments: [8_000, 16_000, 44_100])
  func resampled(rate: Int) {
    let sound = tone(rate: 22_050, seconds: 0.5).resampled(to: rate)
    #expect(abs(sound.seconds - 0.5) < 0.001)
    let inner = Array(sound.samples.dropFirst(100).dropLast(100))
    #expect(abs(Sound(inner, rate: rate).level - 7071) < 150)
    let crossings = zip(inner, inner.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    let expected = 880.0 * Double(inner.count) / Double(rate)
    #expect(abs(Double(crossings) - expected) <= 2)
  }

  @Test("is as loud and as lively as without a constant offset", arguments: [500, -9000])
  func offset(_ offset: Int16) {
    let sound = Sound(
      (0..<16_000).map { (place: Int) -> Int16 in
        let level: Int16 = (place / 4000).isMultiple(of: 2) ? 20 : 3000
        return place.isMultiple(of: 2) ? level : -level
      })
    let moved = Sound(sound.samples.map { $0 + offset })
    #expect(abs(moved.level - sound.level) < 0.001)
    #expect(abs(moved.noiseLevel - 20) < 0.001)
    #expect(abs(moved.liveliness - 150) < 0.001)
    #expect(
      moved.paddedWithQuiet(by: 0.3).samples
        == sound.paddedWithQuiet(by: 0.3).samples.map { $0 + offset })
    #expect(Sound([Int16](repeating: offset, count: 1000)).level == 0)
  }

  @Test("has silence around it, of at most a minute, whatever duration is asked for")
  func padded() {
    let sound = Sound([5, -5], rate: 10)
    #expect(sound.padded(by: 0.3).samples == [0, 0, 0, 5, -5, 0, 0, 0])
    for nothing in [0, -1, .nan, -Double.infinity] {
      #expect(sound.padded(by: nothing) == sound)
    }
    #expect(sound.padded(by: .infinity).samples.count == 1202)
  }

  @Test("has its own quietest part around it, forwards and backwards")
  func paddedWithQuiet() {
    let sound = Sound([9, -9, 1, 2, 9, 3, 0, -8], rate: 10)
    #expect(
      sound.paddedWithQuiet(by: 0.5).samples
        == [1, 2, 2, 1, 1] + sound.samples + [1, 2, 2, 1, 1])
    #expect(Sound([7], rate: 10).paddedWithQuiet(by: 0.2).samples == [7, 7, 7, 7, 7])
    #expect(Sound().paddedWithQuiet(by: 0.2) == Sound())
    for nothing in [0, -1, .nan, -Double.infinity] {
      #expect(sound.paddedWithQuiet(by: nothing) == sound)
    }
    #expect(sound.paddedWithQuiet(by: .infinity).samples.count == 1208)
  }
}
