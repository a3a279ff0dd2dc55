import NumbersGame
import Testing

@testable import BigNumbersSolver

/// These hold with GMP and without it.
@Suite("Fractions of any size")
struct BigRationalTests {
  @Test("come to what sums, differences and products by hand come to")
  func wholeNumbers() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<400 {
      let (a, b) = (Self.digits(&random), Self.digits(&random))
      let (first, second) = (try Self.number(a), try Self.number(b))
      #expect(BigRational(first, .add, second).text == Self.text(Self.sum(a, b)))
      #expect(BigRational(first, .multiply, second).text == Self.text(Self.product(a, b)))
      let sum = BigRational(first, .add, second)
      #expect(BigRational(sum, .subtract, second) == first)
      #expect(BigRational(second, .subtract, sum).text == "-\(first.text)")
      #expect(first.isLess(than: sum) && !sum.isLess(than: first))
    }
  }

  @Test("keep the laws of fractions, in lowest terms")
  func fractions() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<400 {
      let numbers = try (0..<4).map { _ in try Self.number(Self.digits(&random)) }
      let (a, b) = (
        BigRational(numbers[0], .divide, numbers[1]), BigRational(numbers[2], .divide, numbers[3])
      )
      let negative = BigRational(BigRational(Rational(0)), .subtract, b)
      for other in [b, negative] {
        let quotient = BigRational(a, .divide, other)
        #expect(BigRational(quotient, .multiply, other) == a)
        #expect(BigRational(quotient, .multiply, other).hashValue == a.hashValue)
        #expect(quotient.sign == other.sign)
        let difference = BigRational(a, .subtract, other)
        #expect(BigRational(difference, .add, other).text == a.text)
        #expect(other.isLess(than: a) == (difference.sign > 0))
        #expect(BigRational(difference, .subtract, difference).small == Rational(0))
      }
      // The numbers above and below the bar are those that were given, or both a part of them.
      let parts = a.text.split(separator: "/").map(String.init)
      let above = try #require(BigRational(digits: parts[0]))
      #expect(BigRational(numbers[0], .divide, above).isWhole)
    }
  }

  @Test("have powers, factorials and roots")
  func powers() throws {
    var factorial = BigRational(Rational(1))
    for number in 0...60 {
      if number > 0 {
        factorial = BigRational(factorial, .multiply, BigRational(Rational(Int64(number))))
      }
      #expect(BigRational(factorialOf: number) == factorial)
    }
    let base = try #require(Rational(-3, over: 7))
    var power = BigRational(Rational(1))
    for exponent in 1...80 {
      power = BigRational(power, .multiply, BigRational(base))
      #expect(BigRational(BigRational(base), power: exponent) == power)
      let root = BigRational(squareRootOf: power)
      #expect((root != nil) == (exponent % 2 == 0))
      if let root {
        #expect(root.sign == 1)
        #expect(BigRational(root, .multiply, root) == power)
        let next = BigRational(power, .add, BigRational(Rational(1)))
        #expect(BigRational(squareRootOf: next) == nil)
      }
    }
  }

  @Test("have their digits counted by the number of bits, as GMP does: of nines, one too many")
  func digitCounts() throws {
    for count in 1...300 {
      let first = "1" + String(repeating: "0", count: count - 1)
      let last = String(repeating: "9", count: count)
      #expect(try #require(BigRational(digits: first)).digitCount == count)
      #expect(try #require(BigRational(digits: "-" + first)).digitCount == count)
      #expect(try #require(BigRational(digits: last)).digitCount == count + 1)
    }
    #expect(BigRational(Rational(0)).digitCount == 1)
    for text in ["", "-", "12a"] { #expect(BigRational(digits: text) == nil) }
  }

  // MARK: By hand: digits, the last first

  private static func digits(_ random: inout SplitMix64) -> [Int] {
    let count = 1 + random.next(below: 60)
    let digits = (0..<count).map { _ in random.next(below: 10) }
    return digits.dropLast() + [1 + random.next(below: 9)]
  }

  private static func number(_ digits: [Int]) throws -> BigRational {
    try #require(BigRational(digits: text(digits)))
  }

  private static func text(_ digits: [Int]) -> String {
    let written = digits.reversed().drop { $0 == 0 }
    return written.isEmpty ? "0" : written.map(String.init).joined()
  }

  private static func carried(_ digits: [Int]) -> [Int] {
    var carry = 0
    var result = digits.map { digit in
      let sum = digit + carry
      carry = sum / 10
      return sum % 10
    }
    while carry > 0 {
      result.append(carry % 10)
      carry /= 10
    }
    return result
  }

  private static func sum(_ a: [Int], _ b: [Int]) -> [Int] {
    carried(
      (0..<max(a.count, b.count)).map { ($0 < a.count ? a[$0] : 0) + ($0 < b.count ? b[$0] : 0) })
  }

  private static func product(_ a: [Int], _ b: [Int]) -> [Int] {
    var result = [Int](repeating: 0, count: a.count + b.count)
    for (i, x) in a.enumerated() {
      for (j, y) in b.enumerated() { result[i + j] += x * y }
    }
    return carried(result)
  }
}
