import NumbersGame

/// An exact rational number of any size: a machine integer or a fraction of two if that is enough, or else a number of
/// GMP, or of BigInt where there is no GMP.
public struct ExactNumber: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case small(Rational)
    /// Only for numbers that do not fit.
    case big(BigRational)
  }

  let storage: Storage

  /// The maximum number of digits of a parsed number.
  public static let maximumDigits = 10_000

  init(_ number: Rational) {
    storage = .small(number)
  }

  /// A number of any size, as a small one if it fits.
  init(_ big: BigRational) {
    storage = big.small.map { .small($0) } ?? .big(big)
  }

  /// A whole number.
  public init(_ value: Int) {
    storage = .small(Rational(Int64(value)))
  }

  /// A whole number of any size.
  ///
  /// - Parameter text: Digits, perhaps with a minus before them; fails for anything else, and for more than
  ///   ``maximumDigits`` of them.
  public init?(_ text: String) {
    let digits = text.first == "-" || text.first == "−" ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.count <= Self.maximumDigits,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let sign = digits.count < text.count ? "-" : ""
    if let value = Int(sign + digits) {
      self.init(value)
    } else if let big = BigRational(digits: sign + digits) {
      self.init(big)
    } else {
      return nil
    }
  }

  var big: BigRational {
    switch storage {
    case .small(let number): BigRational(number)
    case .big(let big): big
    }
  }

  /// Whether it is a machine integer or a fraction of two.
  public var isSmall: Bool {
    if case .small = storage { true } else { false }
  }

  /// Whether it is a whole number.
  public var isWhole: Bool {
    switch storage {
    case .small(let number): number.isWhole
    case .big(let big): big.isWhole
    }
  }

  /// Whether it is less than zero (−1), zero, or more (1).
  public var sign: Int {
    switch storage {
    case .small(let number): Int(number.numerator.signum())
    case .big(let big): big.sign
    }
  }

  /// The number as a machine integer, if it is one.
  public var integer: Int? {
    if case .small(let number) = storage { number.integer } else { nil }
  }

  /// Whether it has at most this many decimal digits above and below the bar.
  func hasDigits(atMost limit: Int) -> Bool {
    switch storage {
    case .small(let number):
      limit >= 19
        || (number.numerator.magnitude.digitCount <= limit
          && number.denominator.magnitude.digitCount <= limit)
    case .big(let big):
      // GMP's count may be one too many.
      big.digitCount <= limit
        || (big.digitCount == limit + 1
          && big.text.split(separator: "/").allSatisfy { $0.drop { $0 == "-" }.count <= limit })
    }
  }
}

extension UInt64 {
  fileprivate var digitCount: Int {
    var (count, rest) = (1, self / 10)
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}

extension ExactNumber: Comparable, CustomStringConvertible {
  /// Whether one number is less than another.
  public static func < (first: ExactNumber, second: ExactNumber) -> Bool {
    if case .small(let a) = first.storage, case .small(let b) = second.storage {
      if a.denominator == b.denominator { return a.numerator < b.numerator }
      if let (left, right, _) = a.common(b) { return left < right }
    }
    return first.big.isLess(than: second.big)
  }

  /// Digits, with a bar if it is a fraction: `-3/2`.
  public var description: String {
    switch storage {
    case .small(let number):
      number.isWhole ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
    case .big(let big): big.text
    }
  }
}
