import NumbersGame
import Testing

@testable import NumbersSolver

@Suite("The search in up to six numbers")
struct SmallSearchTests {
  @Test("divides exactly or not at all")
  func divisor() {
    var random = SplitMix64(seed: 4)
    for number in 1...300 as ClosedRange<UInt32> {
      let divisor = Divisor(number)
      for value in 1...2_000 as ClosedRange<UInt32> {
        #expect(divisor.quotient(of: value) == (value % number == 0 ? value / number : nil))
      }
      let large = UInt32(truncatingIfNeeded: random.next())
      #expect(divisor.quotient(of: large) == (large % number == 0 ? large / number : nil))
      let multiple = large / number * number
      #expect(divisor.quotient(of: multiple) == multiple / number)

      let wide = WideDivisor(UInt64(number))
      for value in [
        UInt64(large), UInt64(multiple), random.next(), random.next() &* UInt64(number),
      ] {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: UInt64(number))
        #expect(wide.quotient(of: value) == (remainder == 0 ? quotient : nil))
      }
    }
  }

  @Test("knows the subsets of every shape", arguments: 0..<32)
  func shapes(_ pattern: Int) {
    // Numbers of which those in the pattern are equal to the one before.
    var numbers: [UInt32] = [3]
    for index in 0..<5 { numbers.append(numbers[index] + (pattern & (1 << index) == 0 ? 1 : 0)) }
    let memory = OwnedMemory()
    defer { withExtendedLifetime(memory) {} }
    let shape = SelectionShape(count: 6, repeated: pattern << 1, in: memory)
    func multiset(_ mask: Int) -> [UInt32] {
      (0..<6).filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
    }
    let all = Set((1..<64).map(multiset))
    let canonical = shape.ofSize.dropFirst().joined()
    #expect(canonical.count == all.count)
    #expect(Set(canonical.map(multiset)) == all)
    for mask in canonical {
      let subsets = canonical.filter { shape.subsets[mask] & (1 << UInt64($0)) != 0 }
      let expected = Set((1..<64).filter { $0 & mask == $0 }.map(multiset))
      #expect(Set(subsets.map(multiset)) == expected)
      for (part, rest) in shape.splits[mask] {
        #expect((multiset(part) + multiset(rest)).sorted() == multiset(mask))
        #expect(multiset(Int(shape.unions[64 * part + rest])) == multiset(mask))
      }
    }
  }
}
