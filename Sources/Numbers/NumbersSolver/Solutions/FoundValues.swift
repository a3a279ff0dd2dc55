/// The values of chains, and how many forms each value has. Most are small, and are counted where they belong, so that they need
/// not be sorted.
struct FoundValues {
  /// How many forms there are of each small value.
  private let forms: UnsafeMutablePointer<Int>
  /// A bit for each small value that has been found.
  private let bits: UnsafeMutablePointer<UInt64>
  /// The larger values, one for each chain.
  private let others: GrowingList<Value>

  private struct Value {
    let value: Int
    let forms: Int
  }

  /// Smaller values are small.
  private static let smallCount = 1024

  /// No values.
  init(in memory: OwnedMemory) {
    forms = memory.array(Self.smallCount, of: 0)
    bits = memory.array(Self.smallCount / 64, of: 0)
    others = GrowingList(in: memory)
  }

  /// Adds the positive value of a chain.
  @inline(__always)
  func add(_ value: Int, forms count: Int) {
    guard value < Self.smallCount else {
      others.append(Value(value: value, forms: count))
      return
    }
    // Chains in tables are of a few numbers, and have far fewer forms than would overflow.
    forms[value] &+= count
    bits[value &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: value)
  }

  /// Takes all values out, in ascending order.
  func removeAll(_ body: (_ value: Int, _ forms: Int) -> Void) {
    for place in 0..<(Self.smallCount / 64) {
      var left = bits[place]
      bits[place] = 0
      while left != 0 {
        let value = place &<< 6 | left.trailingZeroBitCount
        body(value, forms[value])
        forms[value] = 0
        left &= left &- 1
      }
    }
    if others.count == 0 { return }
    var others = others.elements
    others.sort { $0.value < $1.value }
    var place = 0
    while place < others.count {
      let value = others[place].value
      var forms = 0
      while place < others.count, others[place].value == value {
        forms = forms.clampedSum(others[place].forms)
        place += 1
      }
      body(value, forms)
    }
    self.others.removeAll()
  }
}
