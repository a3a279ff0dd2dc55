#if BigInt
  import BigInt
  import NumbersGame

  /// A rational number of any size, in lowest terms, in Swift alone: for systems without GMP.
  final class BigRational: Hashable, Sendable {
    let numerator: BigInt
    /// At least 1.
    let denominator: BigUInt

    private init(lowestTerms numerator: BigInt, _ denominator: BigUInt) {
      self.numerator = numerator
      self.denominator = denominator
    }

    static func == (first: BigRational, second: BigRational) -> Bool {
      first.numerator == second.numerator && first.denominator == second.denominator
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(numerator)
      hasher.combine(denominator)
    }
  }

  extension BigRational {
    /// A fraction that may not be in lowest terms, with a denominator of at least 1.
    private convenience init(_ numerator: BigInt, over denominator: BigUInt) {
      let divisor =
        denominator == 1 ? 1 : denominator.greatestCommonDivisor(with: numerator.magnitude)
      if divisor == 1 {
        self.init(lowestTerms: numerator, denominator)
      } else {
        self.init(lowestTerms: numerator / BigInt(divisor), denominator / divisor)
      }
    }

    convenience init(_ number: Rational) {
      self.init(lowestTerms: BigInt(number.numerator), BigUInt(number.denominator))
    }

    /// The number of decimal digits, which must be digits with perhaps a sign before them.
    convenience init?(digits: String) {
      guard let number = BigInt(digits, radix: 10) else { return nil }
      self.init(lowestTerms: number, 1)
    }

    /// The result of an operation; a number must not be divided by zero.
    convenience init(_ first: BigRational, _ operation: Operator, _ second: BigRational) {
      let (left, right) = (BigInt(first.denominator), BigInt(second.denominator))
      switch operation {
      case .add:
        self.init(
          first.numerator * right + second.numerator * left,
          over: first.denominator * second.denominator)
      case .subtract:
        self.init(
          first.numerator * right - second.numerator * left,
          over: first.denominator * second.denominator)
      case .multiply:
        self.init(
          first.numerator * second.numerator, over: first.denominator * second.denominator)
      case .divide:
        let product = first.numerator * right
        self.init(
          second.numerator.signum() < 0 ? -product : product,
          over: first.denominator * second.numerator.magnitude)
      }
    }

    /// A power with a positive exponent.
    convenience init(_ base: BigRational, power exponent: Int) {
      self.init(
        lowestTerms: base.numerator.power(exponent), base.denominator.power(exponent))
    }

    convenience init(factorialOf number: Int) {
      let factorial = (1...max(number, 1)).reduce(into: BigInt(1)) { $0 *= BigInt($1) }
      self.init(lowestTerms: factorial, 1)
    }

    /// The exact square root; `nil` if it is not rational.
    convenience init?(squareRootOf square: BigRational) {
      guard square.sign >= 0, let above = square.numerator.magnitude.exactSquareRoot,
        let below = square.denominator.exactSquareRoot
      else { return nil }
      self.init(lowestTerms: BigInt(above), below)
    }

    /// −1, 0 or 1.
    var sign: Int { Int(numerator.signum()) }

    /// The number as a machine fraction, if it fits.
    var small: Rational? {
      guard let above = Int64(exactly: numerator), let below = Int64(exactly: denominator) else {
        return nil
      }
      return Rational(lowestTerms: above, below)
    }

    /// The decimal digits above the bar or below it, whichever are more; one too many at times.
    var digitCount: Int { max(numerator.magnitude, denominator).digitCount }

    var isWhole: Bool { denominator == 1 }

    func isLess(than other: BigRational) -> Bool {
      numerator * BigInt(other.denominator) < other.numerator * BigInt(denominator)
    }

    /// Digits, with a bar if it is a fraction.
    var text: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }
  }

  extension BigUInt {
    /// The root of a square number; `nil` for others.
    fileprivate var exactSquareRoot: BigUInt? {
      // A square leaves one of few remainders: most numbers that are none are told by their last bits.
      guard Self.squareRemainders & 1 << (UInt64(words.first ?? 0) & 63) != 0 else { return nil }
      let root = squareRoot()
      return root * root == self ? root : nil
    }

    /// A bit for each remainder of a square number by 64.
    private static let squareRemainders = (0..<64).reduce(UInt64(0)) { $0 | 1 << ($1 * $1 % 64) }

    /// The number of decimal digits, or one more, from the number of bits: as GMP has it, so that puzzles have the same answers.
    fileprivate var digitCount: Int {
      // The logarithm of 2 to the base of 10, as a fraction of 2⁶⁴.
      let logarithm: UInt64 = 0x4D10_4D42_7DE7_FBCD
      return Int(logarithm.multipliedFullWidth(by: UInt64(bitWidth)).high) + 1
    }
  }
#endif
