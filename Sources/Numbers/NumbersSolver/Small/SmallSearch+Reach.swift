/// All values that a selection reaches, below a bound.
extension SmallSearch {
  /// Adds all values below the bound of some bits that the selection reaches, with all of the numbers or
  /// some.
  func addReachableValues(to bits: ReachBits) {
    let bound = bits.bound
    let largest = selection.numbers[selection.count - 1]
    guard selection.count == 6, largest <= ReachFlags.margin else {
      forEachReachableValue(limit: { bound }, { if $0 < bound { bits.insert($0) } })
      return
    }
    prepareQuadruples()
    let memory = OwnedMemory()
    defer { withExtendedLifetime(memory) {} }
    let all = ReachFlags(below: bound, in: memory)
    forEachValue { all.insert($0) }
    prepareDivisorsOfTriples()
    for (part, rest) in shape.splits[shape.full] where rest.nonzeroBitCount <= 4 {
      join(part, rest) { all.insert($0) }
    }

    let five = ReachFlags(below: bound + ReachFlags.margin, in: memory)
    for (single, rest) in shape.splits[shape.full] where single.nonzeroBitCount == 1 {
      let sixth = selection.numbers[single.trailingZeroBitCount]
      let divisor = divisor(of: single)
      five.removeAll()
      for (part, rest) in shape.splits[rest] {
        join(part, rest) { value in
          five.insert(value)
          // Values of any size matter that the sixth number divides.
          all.insert(divisor.quotientOrLarge(of: value))
        }
      }
      all.formUnion(five, joinedWith: sixth)
    }
    all.write(to: bits)
  }

  /// Calls a function with the results of all steps that join a value of one mask, of one to three numbers, with a
  /// value of another, with zeros and with numbers above any bound.
  @inline(__always)
  private func join(_ part: Int, _ rest: Int, _ body: (UInt32) -> Void) {
    let restHasDivisors = rest.nonzeroBitCount <= 3
    for first in placesOfValues(of: part) {
      let a = value(at: first)
      let divisor = divisor(at: first)
      for second in placesOfValues(of: rest) {
        let b = value(at: second)
        body(a &+ b)
        body(a > b ? a &- b : b &- a)
        // The bound of the selection is below 2³².
        body(a &* b)
        if restHasDivisors {
          let other = self.divisor(at: second)
          body((b >= a ? divisor : other).quotientOrLarge(of: max(a, b)))
        } else {
          body(divisor.quotientOrLarge(of: b))
          if b <= a / 2, a % b == 0 { body(a / b) }
        }
      }
    }
  }
}

/// A set of values below a bound with a byte for each, so that adding one is a single store. Zero and what is not
/// below the bound may be added, and are not in the set.
struct ReachFlags {
  private let flags: UnsafeMutablePointer<UInt8>
  private let bound: Int
  private let limit: UInt32

  /// The largest number that can be joined with a set.
  static let margin: UInt32 = 128

  init(below bound: UInt32, in memory: OwnedMemory) {
    self.bound = Int(bound)
    limit = bound
    flags = memory.array(self.bound + 1, of: 0)
  }

  func removeAll() { flags.update(repeating: 0, count: bound + 1) }

  @inline(__always)
  func insert(_ value: UInt32) {
    // Values above any bound do not fit into an Int of 32 bits.
    flags[Int(min(value, limit))] = 1
  }

  /// Adds the values of another set, and what they and one more number come to, but for quotients by the
  /// number. The bound of the other set must be higher by the margin.
  func formUnion(_ other: ReachFlags, joinedWith number: UInt32) {
    let number = Int(number)
    for value in 0..<bound { flags[value] |= other.flags[value] | other.flags[value &+ number] }
    for value in number..<bound { flags[value] |= other.flags[value &- number] }
    for value in 1..<number where other.flags[value] != 0 {
      flags[number &- value] = 1
      if number % value == 0 { flags[number / value] = 1 }
    }
    for value in 0...((bound &- 1) / number) { flags[value &* number] |= other.flags[value] }
  }

  /// Adds the values to a set of bits with the same bound.
  func write(to bits: ReachBits) {
    flags[0] = 0
    for word in 0..<bits.wordCount {
      var packed: UInt64 = 0
      for bit in 0..<64 { packed |= UInt64(flags[64 &* word &+ bit]) &<< UInt64(bit) }
      bits.words[word] |= packed
    }
  }
}
