import NumbersGame
import Testing

@testable import BigNumbersSolver

@Suite("Machine fractions")
struct RationalTests {
  @Test(
    "come to what numbers of any size come to", arguments: [3, 100, 70_000, 1 << 31, .max / 2])
  func arithmetic(_ limit: Int) throws {
    var random = SplitMix64(seed: UInt64(limit))
    func number() throws -> Rational {
      let top = Int64(random.next(below: 2 * limit) - limit)
      return try #require(Rational(top, over: Int64(1 + random.next(below: limit))))
    }
    var fitting = 0
    for _ in 0..<3_000 {
      let (a, b) = (try number(), try number())
      let (bigA, bigB) = (BigRational(a), BigRational(b))
      for operation in Operator.allCases {
        let result = a.applying(operation, b)
        if operation == .divide, b.numerator == 0 {
          #expect(result == nil)
          continue
        }
        guard let result else { continue }
        fitting += 1
        #expect(BigRational(bigA, operation, bigB).small == result)
      }
    }
    // Products of four numbers of this size fit.
    if limit <= 70_000 { #expect(fitting > 11_000) }
  }

  @Test("end at the ends of 64 bits")
  func limits() throws {
    let (largest, least) = (Rational(.max), Rational(.min))
    let (zero, one, minus) = (Rational(0), Rational(1), Rational(-1))
    #expect(largest.adding(one) == nil)
    #expect(largest.negated?.subtracting(one) == least)
    #expect(least.subtracting(one) == nil)
    #expect(least.negated == nil)
    #expect(least.divided(by: minus) == nil)
    #expect(least.divided(by: one) == least)
    #expect(Rational(.min, over: .min) == one)
    #expect(one.divided(by: least) == nil)
    #expect(one.divided(by: zero) == nil)
    #expect(zero.divided(by: zero) == nil)
    // Beyond them exact numbers go on, and come back.
    let (number, step) = (ExactNumber(.min), ExactNumber(1))
    #expect(!(number - step).isSmall)
    #expect(number - step + step == number)
    #expect((number - step + step).isSmall)
    #expect(number.negated.negated == number)
    #expect(Set([number, number - step + step]).count == 1)
  }

  @Test("have powers, factorials and roots")
  func powers() {
    #expect(Rational(2).power(Rational(10)) == Rational(1024))
    #expect(Rational(2).power(Rational(-2)) == Rational(1, over: 4))
    #expect(Rational(-1).power(Rational(.max)) == Rational(-1))
    #expect(Rational(0).power(Rational(0)) == nil)
    #expect(Rational(2).power(Rational(63)) == nil)
    #expect(Rational(20).factorial == Rational(2_432_902_008_176_640_000))
    #expect(Rational(21).factorial == nil)
    for root in [0, 1, 2, 94_906_267, 3_037_000_499] as [Int64] {
      #expect(Rational(root * root).squareRoot == Rational(root))
      #expect(Rational(root * root + 1).squareRoot == (root == 0 ? Rational(1) : nil))
    }
    #expect(Rational(4, over: 9)?.squareRoot == Rational(2, over: 3))
  }

  @Test("are found in a set beside numbers of any size")
  func set() throws {
    var set = ValueSet()
    let huge = try #require(ExactNumber("123456789012345678901234567890"))
    var numbers = (-500...500).map { ExactNumber($0) } + [huge, ExactNumber(1 << 40)]
    numbers += try (2...200).map { try #require(ExactNumber(1).divided(by: ExactNumber($0))) }
    for (place, number) in numbers.enumerated() {
      #expect(set.place(of: number) == nil)
      set.note(number, ValueNode(kind: .number(place), operationCount: 2, depth: 0))
    }
    for (place, number) in numbers.enumerated() {
      #expect(set.place(of: number) == place)
      set.note(number, ValueNode(kind: .number(0), operationCount: 3, depth: 0))
      #expect(set.nodes[place].operationCount == 2)
    }
    #expect(set.values.count == numbers.count)
  }

  @Test("collections of numbers are told apart")
  func collections() {
    var index = CollectionIndex()
    let collections =
      [[], [0], [0, 0], [1], [254], [255], [1, 2, 3], [1 << 40], [-1]]
      + [[Int](repeating: 7, count: 8), [Int](repeating: 7, count: 9)]
    for (place, numbers) in collections.enumerated() {
      #expect(index[numbers] == nil)
      index[numbers] = place
    }
    for (place, numbers) in collections.enumerated() { #expect(index[numbers] == place) }
  }
}
