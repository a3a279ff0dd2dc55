/// The SplitMix64 generator of pseudo-random numbers.
///
/// The same seed gives the same sequence on every platform, now and later. It is for games, not for
/// secrets.
///
/// Source: G. L. Steele Jr., D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014, with the constants of S. Vigna, <https://prng.di.unimi.it/splitmix64.c>.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  ///
  /// - Returns: Each number with equal probability.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound, each with exactly equal probability.
  ///
  /// This is written here, and not taken from the standard library, so that the sequence cannot
  /// change with the library. Source: D. Lemire, "Fast random integer generation in an interval",
  /// ACM TOMACS 29, 2019.
  ///
  /// - Parameter bound: At least 1.
  /// - Returns: A number from 0 to one less than the bound.
  public mutating func next(below bound: Int) -> Int {
    precondition(bound >= 1, "there is no number below \(bound)")
    let range = UInt64(bound)
    var product = next().multipliedFullWidth(by: range)
    if product.low < range {
      let threshold = (0 &- range) % range
      while product.low < threshold { product = next().multipliedFullWidth(by: range) }
    }
    return Int(product.high)
  }
}
