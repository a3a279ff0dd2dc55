/// A set of non-zero values that is filled, emptied into an array and filled again.
///
/// An open-addressing hash table with linear probing, in which 0 is an empty place.
struct ValueCollector {
  private var slots = [UInt64](repeating: 0, count: 1024)
  private(set) var count = 0
  private var shift = 64 - 10

  /// The bytes that it takes when it grows the next time.
  var peakByteCount: Int { 3 * slots.count * MemoryLayout<UInt64>.stride }

  mutating func insert(_ value: UInt64) {
    var place = index(of: value)
    while slots[place] != 0 {
      if slots[place] == value { return }
      place = (place &+ 1) & (slots.count &- 1)
    }
    slots[place] = value
    count &+= 1
    if count &* 2 > slots.count { grow() }
  }

  /// Takes all values out, in ascending order.
  mutating func removeAll() -> [UInt64] {
    var values: [UInt64] = []
    values.reserveCapacity(count)
    for place in slots.indices where slots[place] != 0 {
      values.append(slots[place])
      slots[place] = 0
    }
    count = 0
    values.radixSort()
    return values
  }

  /// The place that a value hashes to (D. Knuth's multiplicative hashing).
  private func index(of value: UInt64) -> Int {
    Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> UInt64(shift))
  }

  private mutating func grow() {
    let values = slots.filter { $0 != 0 }
    slots = [UInt64](repeating: 0, count: slots.count * 2)
    shift -= 1
    count = 0
    for value in values { insert(value) }
  }
}
