import Foundation
import NumbersGame
import VoiceKit

extension Sound {
  /// The sound with silence around it and white noise in all of it, at a signal-to-noise ratio.
  ///
  /// - Parameters:
  ///   - decibels: The ratio of the level of the speech to that of the noise.
  ///   - generator: The source of the noise.
  /// - Returns: The sound at 16 kHz.
  func inNoise(_ decibels: Double, using generator: inout SplitMix64) -> Sound {
    let speech = resampled(to: 16_000)
    let level = speech.level / pow(10, decibels / 20)
    return speech.padded(by: 0.3).adding(level, &generator)
  }

  /// Noise alone, of one second, at a level.
  static func noise(_ level: Double, using generator: inout SplitMix64) -> Sound {
    Sound([Int16](repeating: 0, count: 16_000), rate: 16_000).adding(level, &generator)
  }

  private func adding(_ level: Double, _ generator: inout SplitMix64) -> Sound {
    Sound(
      samples.map {
        // The sum of four uniform numbers is about normal; its deviation is the square root of a third.
        let sum = (0..<4).reduce(0.0) { sum, _ in
          sum + Double.random(in: -0.5...0.5, using: &generator)
        }
        return Int16(
          max(-32_768, min(32_767, Double($0) + level * sum * 3.0.squareRoot())).rounded())
      }, rate: rate)
  }
}
