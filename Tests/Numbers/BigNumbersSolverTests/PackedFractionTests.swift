import NumbersGame
import Testing

@testable import BigNumbersSolver

@Suite("Fractions in a word")
struct PackedFractionTests {
  @Test("come to what exact numbers come to, if that fits", arguments: [3, 100, 70_000, 1 << 31])
  func arithmetic(_ limit: Int) throws {
    var random = SplitMix64(seed: UInt64(limit))
    func number() throws -> ExactNumber {
      let top = random.next(below: 2 * limit) - limit
      return try #require(ExactNumber(top).divided(by: ExactNumber(1 + random.next(below: limit))))
    }
    var fitting = 0
    for _ in 0..<3_000 {
      let (a, b) = (try number(), try number())
      let (first, second) = (PackedFraction(a), PackedFraction(b))
      guard !first.isNone, !second.isNone else { continue }
      let results: [(PackedFraction, ExactNumber?)] = [
        (first + second, a + b), (first - second, a - b), (first * second, a * b),
        (first / second, a.divided(by: b)),
      ]
      for (packed, exact) in results where !packed.isNone {
        fitting += 1
        #expect(exact.map { PackedFraction($0) } == packed)
      }
      #expect(second.isZero == (b.sign == 0))
    }
    // Of the largest ones next to none fit.
    if limit <= 100 { #expect(fitting > 10_000) }
  }

  @Test("are none where they do not fit")
  func limits() {
    let (largest, one) = (
      PackedFraction(ExactNumber(Int(Int32.max))), PackedFraction(ExactNumber(1))
    )
    let (least, zero) = (
      PackedFraction(ExactNumber(Int(Int32.min))), PackedFraction(ExactNumber(0))
    )
    #expect(!largest.isNone && !least.isNone && !zero.isNone)
    #expect((largest + one).isNone)
    #expect((least - one).isNone)
    #expect((least * least).isNone)
    #expect((one / zero).isNone)
    #expect((zero / zero).isNone)
    #expect(PackedFraction(ExactNumber(1 << 40)).isNone)
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
      let fraction = PackedFraction(number)
      if !fraction.isNone { #expect(set.place(of: fraction) == place) }
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
