/// A fraction of two integers of 32 bits in one word, for the look-ups of a search: nearly all values of puzzles
/// are such.
struct PackedFraction: Hashable, BitwiseCopyable {
  let top: Int32
  /// Positive, and without a common divisor with the top; 0 if this is no fraction.
  let bottom: Int32

  /// The mark of a value that is no such fraction.
  static let none = PackedFraction(top: 0, bottom: 0)

  var isNone: Bool { bottom == 0 }
  var isZero: Bool { top == 0 && bottom != 0 }

  private init(top: Int32, bottom: Int32) {
    self.top = top
    self.bottom = bottom
  }

  /// A number, if it is such a fraction.
  init(_ number: ExactNumber) {
    if case .small(let numerator, let denominator) = number.storage,
      let top = Int32(exactly: numerator), let bottom = Int32(exactly: denominator)
    {
      self.init(top: top, bottom: bottom)
    } else {
      self = .none
    }
  }

  /// A fraction of two numbers below 2⁶³ in size, if it is one of 32 bits in lowest terms.
  private init(_ numerator: Int64, over denominator: Int64) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    // None of the quotients overflows: neither number is the least of the type.
    let divisor = Int64(truncatingIfNeeded: a)
    guard divisor != 0, denominator != 0,
      let top = Int32(exactly: numerator / divisor),
      let bottom = Int32(exactly: denominator / divisor),
      top != .min, bottom != .min
    else {
      self = .none
      return
    }
    self = bottom > 0 ? Self(top: top, bottom: bottom) : Self(top: -top, bottom: -bottom)
  }

  // Products of two numbers of 32 bits are at most 2⁶² in size, and only that of the two least is as large, which no
  // bottom is: so sums of two products are below 2⁶³.

  static func + (first: Self, second: Self) -> Self {
    if first.bottom == 1, second.bottom == 1 { return Self(whole: first.wide + second.wide) }
    return Self(
      first.wide * second.wideBottom + second.wide * first.wideBottom,
      over: first.wideBottom * second.wideBottom)
  }

  static func - (first: Self, second: Self) -> Self {
    if first.bottom == 1, second.bottom == 1 { return Self(whole: first.wide - second.wide) }
    return Self(
      first.wide * second.wideBottom - second.wide * first.wideBottom,
      over: first.wideBottom * second.wideBottom)
  }

  static func * (first: Self, second: Self) -> Self {
    if first.bottom == 1, second.bottom == 1 { return Self(whole: first.wide * second.wide) }
    return Self(first.wide * second.wide, over: first.wideBottom * second.wideBottom)
  }

  /// The quotient; none if it is divided by zero.
  static func / (first: Self, second: Self) -> Self {
    Self(first.wide * second.wideBottom, over: first.wideBottom * second.wide)
  }

  private var wide: Int64 { Int64(top) }
  private var wideBottom: Int64 { Int64(bottom) }

  private init(whole: Int64) {
    self = Int32(exactly: whole).map { Self(top: $0, bottom: 1) } ?? .none
  }

  /// A hash of which the highest bits are good.
  var mixed: UInt64 {
    let word = UInt64(UInt32(bitPattern: top)) << 32 | UInt64(UInt32(bitPattern: bottom))
    return (word ^ word >> 29) &* 0x9E37_79B9_7F4A_7C15
  }
}
