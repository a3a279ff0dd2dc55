/// A hash of a sequence of words and parameters, with a low probability of collisions.
struct Fingerprint: Hashable {
  private let hash: UInt64
  /// The base raised to the number of words.
  private let power: UInt64

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The empty sequence.
  init() {
    hash = 0
    power = 1
  }

  /// A sequence of one word.
  init(_ word: String) {
    // FNV-1a; the added bit keeps words from cancelling each other out.
    hash = word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } | 1
    power = Self.base
  }

  private init(hash: UInt64, power: UInt64) {
    self.hash = hash
    self.power = power
  }

  func hash(into hasher: inout Hasher) {
    // What has the same hash nearly always has the same power too.
    hasher.combine(hash)
  }

  static func + (first: Fingerprint, second: Fingerprint) -> Fingerprint {
    Fingerprint(
      hash: first.hash &* second.power &+ second.hash, power: first.power &* second.power)
  }
}
