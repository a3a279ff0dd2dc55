/// Two bits for the hash of each of some values: most that are asked about are not there.
struct HashFilter {
  private let words: UnsafeMutablePointer<UInt64>
  private let mask: Int

  /// A filter of which about a fifth is set, or less.
  init(_ hashes: [Int], in memory: OwnedMemory) {
    let hashes = hashes.sorted()
    let distinctCount = hashes.indices.count { $0 == 0 || hashes[$0] != hashes[$0 - 1] }
    var wordCount = 4
    while 64 * wordCount < 8 * distinctCount { wordCount *= 2 }
    mask = wordCount - 1
    words = memory.array(wordCount, of: 0)
    for hash in hashes { words[Self.place(hash) & mask] |= Self.bits(hash) }
  }

  @inline(__always)
  func mayContain(_ hash: Int) -> Bool {
    let bits = Self.bits(hash)
    return words[Self.place(hash) & mask] & bits == bits
  }

  /// Both bits are in the same word, so that asking is one access of memory.
  @inline(__always)
  private static func bits(_ hash: Int) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: hash)
    return 1 &<< (bits & 63) | 1 &<< (bits &>> 6 & 63)
  }

  @inline(__always)
  private static func place(_ hash: Int) -> Int { hash &>> 12 }

  /// The hash of an integer.
  @inline(__always)
  static func hash(_ value: Int) -> Int {
    let mixed = UInt64(truncatingIfNeeded: value) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 40)
  }

  /// The hash of the ratio of two integers below 2⁵³, in lowest terms or not: their quotient is rounded correctly.
  @inline(__always)
  static func hash(_ numerator: Int, over denominator: Int) -> Int {
    let bits = (Double(numerator) / Double(denominator)).bitPattern
    // Small integers differ in the upper bits only.
    return Int(truncatingIfNeeded: ((bits ^ (bits &>> 32)) &* 0x9E37_79B9_7F4A_7C15) &>> 32)
  }
}
