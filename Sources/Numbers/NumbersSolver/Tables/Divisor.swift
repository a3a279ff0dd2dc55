/// A number prepared for quick exact divisions by it.
///
/// Source: H. S. Warren, *Hacker's Delight*, 2nd edition, 10-17 "Test for zero remainder after
/// division by a constant": an odd d divides v if, and only if, v · d⁻¹ modulo 2³² is at most
/// (2³² − 1) / d, and then that is the quotient; for an even d, rotate by its power of two.
struct Divisor: BitwiseCopyable {
  private let inverse: UInt32
  private let shift: UInt32
  private let largestQuotient: UInt32

  init(_ number: UInt32) {
    let zeros = UInt32(truncatingIfNeeded: number.trailingZeroBitCount)
    let odd = number >> zeros
    // Newton's iteration doubles the right bits: 3, 6, 12, 24, 48.
    var inverse = odd
    for _ in 0..<4 { inverse = inverse &* (2 &- odd &* inverse) }
    self.inverse = inverse
    shift = zeros
    largestQuotient = UInt32.max / number
  }

  /// The quotient, or nothing if there is a remainder.
  @inline(__always)
  func quotient(of value: UInt32) -> UInt32? {
    let product = value &* inverse
    let quotient = (product &>> shift) | (product &<< (0 &- shift))
    return quotient <= largestQuotient ? quotient : nil
  }

  /// The quotient, or the maximum of the type if there is a remainder.
  @inline(__always)
  func quotientOrLarge(of value: UInt32) -> UInt32 {
    let product = value &* inverse
    let quotient = (product &>> shift) | (product &<< (0 &- shift))
    return quotient <= largestQuotient ? quotient : .max
  }
}

/// The same for numbers of 64 bits.
struct WideDivisor: BitwiseCopyable {
  private let inverse: UInt64
  private let shift: UInt64
  private let largestQuotient: UInt64

  init(_ number: UInt64) {
    let zeros = UInt64(truncatingIfNeeded: number.trailingZeroBitCount)
    let odd = number >> zeros
    var inverse = odd
    for _ in 0..<5 { inverse = inverse &* (2 &- odd &* inverse) }
    self.inverse = inverse
    shift = zeros
    largestQuotient = UInt64.max / number
  }

  /// The quotient, or nothing if there is a remainder.
  @inline(__always)
  func quotient(of value: UInt64) -> UInt64? {
    let product = value &* inverse
    let quotient = (product &>> shift) | (product &<< (0 &- shift))
    return quotient <= largestQuotient ? quotient : nil
  }
}
