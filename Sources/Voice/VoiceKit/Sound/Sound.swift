/// Sound in one channel, as 16-bit samples.
public struct Sound: Hashable, Sendable {
  /// The samples of one channel, in order.
  public var samples: [Int16]
  /// The number of samples in a second.
  public let rate: Int

  /// Creates a sound.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - rate: The number of samples in a second, one of ``rates``.
  public init(_ samples: [Int16] = [], rate: Int = Sound.speechRate) {
    precondition(Self.rates.contains(rate), "a sound has 1 to 192,000 samples in a second")
    self.samples = samples
    self.rate = rate
  }

  /// The allowed numbers of samples in a second. Creating a sound with another traps.
  public static let rates = 1...192_000
  /// The rate that recognisers take.
  public static let speechRate = 16_000

  /// The number of parts in a second into which a sound is divided to measure how loud it is: they last 20 milliseconds.
  static let partsPerSecond = 50
  /// The number of samples of such a part, at a rate.
  static func partSize(atRate rate: Int) -> Int { max(1, rate / partsPerSecond) }

  /// The duration in seconds.
  public var seconds: Double { Double(samples.count) / Double(rate) }

  /// The root mean square of the samples, without a constant offset.
  public var level: Double { Self.level(of: samples[...], offset: offset) }

  /// The constant offset of the samples, as some microphones add: their mean.
  private var offset: Double {
    samples.isEmpty ? 0 : Double(samples.sum) / Double(samples.count)
  }

  /// The root mean square of samples without an offset.
  static func level(of samples: ArraySlice<Int16>, offset: Double) -> Double {
    guard !samples.isEmpty else { return 0 }
    let squares = samples.reduce(0.0) { sum, sample in
      sum + (Double(sample) - offset) * (Double(sample) - offset)
    }
    return (squares / Double(samples.count)).squareRoot()
  }

  /// How much louder the loud parts are than the quiet ones: the ratio of the levels that a tenth of the parts of 20
  /// milliseconds are above and below. That of steady noise is about 1, and that of speech with a little silence beside it is
  /// large. It is infinite for a sound of less than a fifth of a second, and for one with digital silence.
  public var liveliness: Double {
    let levels = partLevels
    guard levels.count >= 10, let low = levels.lowTenth else { return .infinity }
    return low > 0 ? levels[levels.count - 1 - levels.count / 10] / low : .infinity
  }

  /// How loud it is where nobody speaks: the level that a tenth of the parts of 20 milliseconds are below; 0 for a sound that is
  /// shorter.
  public var noiseLevel: Double { partLevels.lowTenth ?? 0 }

  /// The levels of the parts of 20 milliseconds, sorted.
  private var partLevels: [Double] {
    let (size, offset) = (Self.partSize(atRate: rate), offset)
    return stride(from: 0, to: samples.count - size + 1, by: size).map { start in
      Self.level(of: samples[start..<start + size], offset: offset)
    }.sorted()
  }

  /// The sound with silence before and after it.
  ///
  /// - Parameter seconds: The duration of each silence, at most 60 seconds.
  /// - Returns: The longer sound.
  public func padded(by seconds: Double) -> Sound {
    let silence = [Int16](repeating: 0, count: paddingCount(seconds))
    return Sound(silence + samples + silence, rate: rate)
  }

  /// The sound with its own quietest part before and after it, again and again.
  ///
  /// A recogniser estimates the noise from what is around the speech, where digital silence would mislead it.
  ///
  /// - Parameter seconds: The duration before and after the sound, at most 60 seconds.
  /// - Returns: The longer sound.
  /// - Complexity: Linear in the number of samples.
  public func paddedWithQuiet(by seconds: Double) -> Sound {
    let count = paddingCount(seconds)
    let size = min(samples.count, max(1, Int(Self.quietDuration * Double(rate))))
    guard count > 0, size > 0 else { return self }
    var energies = [0.0]
    energies.reserveCapacity(samples.count + 1)
    let offset = offset
    for sample in samples {
      let amplitude = Double(sample) - offset
      energies.append(energies[energies.count - 1] + amplitude * amplitude)
    }
    let start = (0...samples.count - size).min {
      energies[$0 + size] - energies[$0] < energies[$1 + size] - energies[$1]
    }
    let part = samples[(start ?? 0)...].prefix(size)
    // Forwards and backwards, so that there are no steps.
    let period = part + part.reversed()
    let quiet = (0..<count).map { period[period.startIndex + $0 % period.count] }
    return Sound(quiet + samples + quiet, rate: rate)
  }

  /// The number of samples to put before and after the sound.
  private func paddingCount(_ seconds: Double) -> Int {
    seconds > 0 ? Int(min(seconds, 60) * Double(rate)) : 0
  }

  /// The duration of the quietest part in seconds: short enough to lie between words.
  private static let quietDuration = 0.2

  /// The sound at another rate, by interpolation with a windowed sinc, which keeps out what the new rate cannot express.
  ///
  /// - Parameter newRate: The number of samples in a second, one of ``rates``.
  /// - Returns: The sound.
  /// - Complexity: Linear in the number of new samples.
  public func resampled(to newRate: Int) -> Sound {
    guard newRate != rate, !samples.isEmpty, Self.rates.contains(newRate) else {
      return Sound(samples, rate: newRate)
    }
    let step = Double(rate) / Double(newRate)
    let cutoff = min(1, 1 / step)
    let reach = 12 / cutoff
    let count = Int(Double(samples.count) / step)
    return Sound(
      (0..<count).map { place in
        let center = Double(place) * step
        let first = max(0, Int((center - reach).rounded(.up)))
        let last = min(samples.count - 1, Int(center + reach))
        guard first <= last else { return 0 }
        var sum = 0.0
        for index in first...last {
          let distance = center - Double(index)
          let window = 1 - (distance / reach) * (distance / reach)
          sum += Double(samples[index]) * Self.sinc(distance * cutoff) * cutoff * window
        }
        return Int16(max(-32_768, min(32_767, sum.rounded())))
      }, rate: newRate)
  }

  /// sin(πx) / (πx), by the series of the sine around the nearest whole number.
  private static func sinc(_ x: Double) -> Double {
    if abs(x) < 1e-9 { return 1 }
    let nearest = x.rounded()
    let angle = (x - nearest) * .pi
    let square = angle * angle
    let sine =
      angle
      * (1 - square / 6
        * (1 - square / 20 * (1 - square / 42 * (1 - square / 72 * (1 - square / 110)))))
    return (Int(nearest).isMultiple(of: 2) ? sine : -sine) / (.pi * x)
  }
}

extension [Int16] {
  /// The sum of samples.
  var sum: Int { reduce(0) { $0 + Int($1) } }
}

extension [Double] {
  /// The level that a tenth of sorted levels are below; `nil` if there are none.
  var lowTenth: Double? { isEmpty ? nil : self[count / 10] }
}
