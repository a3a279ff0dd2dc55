import NumbersGame
import Testing

@testable import NumbersSolver

@Suite("Sorting")
struct SortingTests {
  @Test("by digits is sorting", arguments: [0, 1, 2, 511, 512, 513, 5_000])
  func radixSort(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for bits in [1, 10, 11, 12, 33, 63, 64] {
      var values = (0..<count).map { _ in random.next() >> UInt64(64 - bits) }
      let expected = values.sorted()
      values.radixSort()
      #expect(values == expected)
    }
  }

  @Test("two lists into one is their union", arguments: 0..<50)
  func union(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sets = (0..<2).map { _ in
      Set((0..<random.next(below: 40)).map { _ in UInt64(random.next(below: 60)) })
    }
    #expect(
      [UInt64].union(sets[0].sorted(), sets[1].sorted()) == sets[0].union(sets[1]).sorted())
  }
}
