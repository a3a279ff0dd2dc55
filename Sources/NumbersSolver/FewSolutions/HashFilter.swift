/// A bit for the hash of each of some values: most that are asked about are not there.
/// The memory belongs to whoever makes it.
struct HashFilter {
  private let words: UnsafeMutablePointer<UInt64>
  private let mask: Int

  /// A filter of which less than a quarter is set.
  init(_ hashes: [Int]) {
    var bitCount = 256
    while bitCount < 4 * hashes.count { bitCount *= 2 }
    mask = bitCount - 1
    words = .allocate(capacity: bitCount / 64)
    words.initialize(repeating: 0, count: bitCount / 64)
    for hash in hashes { words[(hash & mask) >> 6] |= 1 << UInt64(hash & 63) }
  }

  func deallocate() { words.deallocate() }

  @inline(__always)
  func mayContain(_ hash: Int) -> Bool {
    words[(hash & mask) &>> 6] & (1 &<< UInt64(truncatingIfNeeded: hash & 63)) != 0
  }

  /// The hash of an integer.
  @inline(__always)
  static func hash(_ value: Int) -> Int {
    let mixed = UInt32(truncatingIfNeeded: value) &* 0x9E37_79B1
    return Int(truncatingIfNeeded: mixed &>> 12)
  }

  /// The hash of the ratio of two integers below 2⁵³, in lowest terms or not: their quotient is rounded correctly.
  @inline(__always)
  static func hash(_ numerator: Int, over denominator: Int) -> Int {
    ChainTable.hash(Double(numerator) / Double(denominator))
  }
}
