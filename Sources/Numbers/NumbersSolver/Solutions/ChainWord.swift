/// The value of a chain as one word: the product, modulo 2⁶⁴, of the words of its members.
///
/// Words are odd, so that each has an inverse, which is the word of a member that is taken away or divided by. A term stands for a power
/// of an odd constant; so the word of a sum is the power that the sum would have. A factor stands for itself, but two for another odd constant;
/// so the word of a ratio is the same in lowest terms or not, and nothing need be reduced to look for it. What is equal has equal
/// words. What is different hardly ever has the same word, but it may: whoever finds a word still has to compare.
enum ChainWord {
  /// The word of a sum of zero, and of a product of one.
  static let unit: UInt64 = 1

  /// The word of a positive number as a term or a factor.
  static func word(of value: Int, _ kind: ChainKind) -> UInt64 {
    switch kind {
    case .sum: return power(term, value)
    case .product:
      let twos = value.trailingZeroBitCount
      return UInt64(truncatingIfNeeded: value &>> twos) &* power(two, twos)
    }
  }

  /// The word of the inverse.
  @inline(__always)
  static func inverse(of word: UInt64) -> UInt64 {
    // Newton's iteration doubles the right bits: 3, 6, 12, 24, 48, 96.
    var inverse = word
    for _ in 0..<5 { inverse = inverse &* (2 &- word &* inverse) }
    return inverse
  }

  /// The hash of a word, of 32 bits.
  @inline(__always)
  static func hash(_ word: UInt64) -> Int { hash(mixed: mixed(word)) }

  /// A word times the multiplier of the hash. This times another word is the product of both, mixed, so that the hash
  /// of a product takes a single multiplication if one of them is mixed beforehand.
  @inline(__always)
  static func mixed(_ word: UInt64) -> UInt64 { word &* 0x9E37_79B9_7F4A_7C15 }

  /// The hash of a word that has been mixed.
  @inline(__always)
  static func hash(mixed: UInt64) -> Int {
    // The lower bits of words have little to tell.
    Int(truncatingIfNeeded: mixed &>> 32)
  }

  @inline(__always)
  private static func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
    var (left, power, square) = (exponent, unit, base)
    while left > 0 {
      if left & 1 != 0 { power = power &* square }
      square = square &* square
      left &>>= 1
    }
    return power
  }

  /// The word of a term of one. Its powers repeat after 2⁶² only, the largest period that there is.
  private static let term: UInt64 = 0xD134_2543_DE82_EF95
  /// The word of a factor of two.
  private static let two: UInt64 = 0xC2B2_AE3D_27D4_EB4F
}
