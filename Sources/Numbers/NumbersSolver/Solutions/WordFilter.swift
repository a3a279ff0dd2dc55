/// A bit for the hash of each of some words: most that are looked up are not there. The memory belongs to whoever makes it.
struct WordFilter {
  private let bits: UnsafeMutablePointer<UInt64>
  private let mask: Int

  /// A filter of which a bit in 32 will be set, or fewer.
  init(capacity: Int) {
    var wordCount = 1
    while 2 * wordCount < capacity { wordCount *= 2 }
    bits = .allocate(capacity: wordCount)
    bits.initialize(repeating: 0, count: wordCount)
    mask = wordCount - 1
  }

  /// A filter of the same words as another, to which more may be added.
  init(_ other: WordFilter) {
    let wordCount = other.mask + 1
    bits = .allocate(capacity: wordCount)
    bits.initialize(from: other.bits, count: wordCount)
    mask = other.mask
  }

  func deallocate() { bits.deallocate() }

  @inline(__always)
  func insert(_ hash: Int) { bits[hash &>> 6 & mask] |= 1 &<< UInt64(truncatingIfNeeded: hash) }

  /// One if a word with a hash may be among them, else zero.
  @inline(__always)
  func bit(_ hash: Int) -> Int {
    Int(truncatingIfNeeded: bits[hash &>> 6 & mask] &>> UInt64(truncatingIfNeeded: hash) & 1)
  }
}
