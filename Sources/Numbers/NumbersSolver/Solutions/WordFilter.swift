/// A bit for the hash of each of some words: most that are looked up are not there.
struct WordFilter {
  private let bits: UnsafeMutablePointer<UInt64>
  private let mask: Int

  /// A filter of which a bit in 32 will be set, or fewer.
  init(capacity: Int, in memory: OwnedMemory) {
    var wordCount = 1
    while 2 * wordCount < capacity { wordCount *= 2 }
    bits = memory.array(wordCount, of: 0)
    mask = wordCount - 1
  }

  /// A filter of the same words as another, to which more may be added.
  init(_ other: WordFilter, in memory: OwnedMemory) {
    bits = memory.array(UnsafeBufferPointer(start: other.bits, count: other.mask + 1))
    mask = other.mask
  }

  @inline(__always)
  func insert(_ hash: Int) { bits[hash &>> 6 & mask] |= 1 &<< UInt64(truncatingIfNeeded: hash) }

  /// One if a word with a hash may be among them, else zero.
  @inline(__always)
  func bit(_ hash: Int) -> Int {
    Int(truncatingIfNeeded: bits[hash &>> 6 & mask] &>> UInt64(truncatingIfNeeded: hash) & 1)
  }
}
