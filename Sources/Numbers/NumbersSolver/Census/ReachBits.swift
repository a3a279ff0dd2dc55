/// A set of values below a bound as bits of words, in memory that belongs to somebody else.
struct ReachBits {
  let words: UnsafeMutablePointer<UInt64>
  let wordCount: Int

  /// The first value that does not fit.
  var bound: UInt32 { UInt32(truncatingIfNeeded: wordCount &* 64) }

  @inline(__always)
  func insert(_ value: UInt32) {
    words[Int(value &>> 6)] |= 1 &<< UInt64(value & 63)
  }

  func removeAll() {
    words.update(repeating: 0, count: wordCount)
  }

  /// Adds the values of another set of the same size, or the first of a larger one.
  @inline(__always)
  func formUnion(_ other: ReachBits) {
    for index in 0..<wordCount { words[index] |= other.words[index] }
  }

  /// Adds v − offset for all values v of another set, as far as it has words. Bits of the other set
  /// are counted from a place in its words.
  @inline(__always)
  func formUnion(_ other: ReachBits, loweredBy offset: UInt32) {
    let skip = Int(offset &>> 6)
    let shift = UInt64(offset & 63)
    let count = min(wordCount, other.wordCount &- skip)
    guard count > 0 else { return }
    let from = other.words + skip
    if shift == 0 {
      for index in 0..<count { words[index] |= from[index] }
      return
    }
    // The last word has a next one only if the other set is long enough.
    let whole = min(count, other.wordCount &- skip &- 1)
    for index in 0..<whole {
      words[index] |= from[index] &>> shift | from[index &+ 1] &<< (64 &- shift)
    }
    if whole < count { words[whole] |= from[whole] &>> shift }
  }

  /// Adds v + offset for all values v of another set for which it fits.
  @inline(__always)
  func formUnion(_ other: ReachBits, raisedBy offset: UInt32) {
    let skip = Int(offset &>> 6)
    let shift = UInt64(offset & 63)
    guard skip < wordCount else { return }
    let count = min(wordCount &- skip, other.wordCount)
    if shift == 0 {
      for index in 0..<count { words[skip &+ index] |= other.words[index] }
      return
    }
    words[skip] |= other.words[0] &<< shift
    for index in 1..<max(count, 1) {
      words[skip &+ index] |=
        other.words[index] &<< shift | other.words[index &- 1] &>> (64 &- shift)
    }
  }

  /// Calls a function with all values up to a limit, in ascending order.
  @inline(__always)
  func forEach(upTo limit: UInt32, _ body: (UInt32) -> Void) {
    let last = min(Int(limit &>> 6), wordCount &- 1)
    for index in 0...last {
      var word = words[index]
      if index == Int(limit &>> 6), limit & 63 != 63 { word &= (2 &<< UInt64(limit & 63)) &- 1 }
      while word != 0 {
        body(UInt32(truncatingIfNeeded: index &* 64 &+ word.trailingZeroBitCount))
        word &= word &- 1
      }
    }
  }
}

/// Sets of values that are found when they are first asked for, and kept until all are forgotten.
final class BitsMemo {
  private let words: UnsafeMutablePointer<UInt64>
  private var isKnown: [Bool]

  init(count: Int, in memory: OwnedMemory) {
    words = memory.room(for: count * CensusLimits.boundWords)
    isKnown = Array(repeating: false, count: count)
  }

  func forget() {
    for index in isKnown.indices { isKnown[index] = false }
  }

  /// The set of a place, which a function fills if it is not known.
  @inline(__always)
  func bits(at place: Int, _ find: (ReachBits) -> Void) -> ReachBits {
    let bits = ReachBits(
      words: words + place * CensusLimits.boundWords, wordCount: CensusLimits.boundWords)
    if !isKnown[place] {
      isKnown[place] = true
      bits.words.initialize(repeating: 0, count: bits.wordCount)
      find(bits)
    }
    return bits
  }
}
