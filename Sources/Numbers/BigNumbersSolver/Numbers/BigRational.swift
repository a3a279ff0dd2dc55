// The compiler ends at the first file that imports what is missing, which is this one.
#if !GMP && !BigInt
  #error(
    "this product needs the trait GMP: write traits: [\"GMP\"] where your package depends on NumberRace, or \"BigInt\" if there is no GMP"
  )
#endif

#if !BigInt
  import CGMP
  import NumbersGame

  /// A rational number of any size, in lowest terms.
  ///
  /// It owns memory of GMP, and frees it when the last reference is gone.
  // Sendable, because the number never changes once `init` has returned: all readers take it as constant.
  final class BigRational: @unchecked Sendable {
    private let storage: UnsafeMutablePointer<__mpq_struct>

    /// A number that a closure makes of zero.
    init(_ make: (UnsafeMutablePointer<__mpq_struct>) -> Void) {
      storage = .allocate(capacity: 1)
      __gmpq_init(storage)
      make(storage)
    }

    deinit {
      __gmpq_clear(storage)
      storage.deallocate()
    }

    var value: UnsafePointer<__mpq_struct> { UnsafePointer(storage) }
    var numerator: UnsafePointer<__mpz_struct> { UnsafePointer(cgmp_q_numerator(storage)) }
    var denominator: UnsafePointer<__mpz_struct> { UnsafePointer(cgmp_q_denominator(storage)) }
  }

  extension BigRational {
    convenience init(_ number: Rational) {
      self.init {
        // GMP's long has 64 bits wherever the package builds.
        __gmpz_set_si(cgmp_q_numerator($0), Int(number.numerator))
        __gmpz_set_si(cgmp_q_denominator($0), Int(number.denominator))
      }
    }

    /// The number of decimal digits, which must be digits with perhaps a sign before them.
    convenience init?(digits: String) {
      var isRead = false
      self.init { isRead = __gmpz_set_str(cgmp_q_numerator($0), digits, 10) == 0 }
      if !isRead { return nil }
    }

    convenience init(_ first: BigRational, _ operation: Operator, _ second: BigRational) {
      self.init { result in
        switch operation {
        case .add: __gmpq_add(result, first.value, second.value)
        case .subtract: __gmpq_sub(result, first.value, second.value)
        case .multiply: __gmpq_mul(result, first.value, second.value)
        case .divide: __gmpq_div(result, first.value, second.value)
        }
      }
    }

    /// A power with a positive exponent.
    convenience init(_ base: BigRational, power exponent: Int) {
      self.init {
        __gmpz_pow_ui(cgmp_q_numerator($0), base.numerator, UInt(exponent))
        __gmpz_pow_ui(cgmp_q_denominator($0), base.denominator, UInt(exponent))
      }
    }

    convenience init(factorialOf number: Int) {
      self.init { __gmpz_fac_ui(cgmp_q_numerator($0), UInt(number)) }
    }

    /// The exact square root; `nil` if it is not rational.
    convenience init?(squareRootOf square: BigRational) {
      guard cgmp_q_sign(square.value) >= 0, __gmpz_perfect_square_p(square.numerator) != 0,
        __gmpz_perfect_square_p(square.denominator) != 0
      else { return nil }
      self.init {
        __gmpz_sqrt(cgmp_q_numerator($0), square.numerator)
        __gmpz_sqrt(cgmp_q_denominator($0), square.denominator)
      }
    }

    /// −1, 0 or 1.
    var sign: Int { Int(cgmp_q_sign(value)) }

    /// The number as a machine fraction, if it fits.
    var small: Rational? {
      guard __gmpz_fits_slong_p(numerator) != 0, __gmpz_fits_slong_p(denominator) != 0 else {
        return nil
      }
      return Rational(
        lowestTerms: Int64(__gmpz_get_si(numerator)), Int64(__gmpz_get_si(denominator)))
    }

    /// The decimal digits above the bar or below it, whichever are more; one too many at times.
    var digitCount: Int {
      max(__gmpz_sizeinbase(numerator, 10), __gmpz_sizeinbase(denominator, 10))
    }

    var isWhole: Bool { __gmpz_cmp_ui(denominator, 1) == 0 }

    func isLess(than other: BigRational) -> Bool { __gmpq_cmp(value, other.value) < 0 }

    /// Digits, with a bar if it is a fraction.
    var text: String {
      // A sign, a bar and the end.
      let length = __gmpz_sizeinbase(numerator, 10) + __gmpz_sizeinbase(denominator, 10) + 3
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { buffer in
        guard let start = buffer.baseAddress, __gmpq_get_str(start, 10, value) != nil else {
          return ""
        }
        return String(cString: start)
      }
    }
  }

  extension BigRational: Hashable {
    static func == (first: BigRational, second: BigRational) -> Bool {
      __gmpq_equal(first.value, second.value) != 0
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(sign)
      for part in [numerator, denominator] {
        for limb in 0..<__gmpz_size(part) { hasher.combine(__gmpz_getlimbn(part, Int(limb))) }
      }
    }
  }
#endif
