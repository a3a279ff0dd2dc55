/// The places of nodes by what they are, in one table with open addressing.
final class NodeIndex {
  /// A sum or a product over exactly the numbers of a subset that has a value.
  struct Key: Equatable {
    let kind: ChainKind
    let subset: SelectionLattice.Subset
    let value: Int

    @inline(__always)
    fileprivate var hash: Int {
      let what = UInt64(truncatingIfNeeded: subset &* 2 &+ Int(kind.rawValue))
      let mixed =
        (UInt64(bitPattern: Int64(value)) ^ what &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 32)
    }
  }

  private struct Slot {
    var key: Key
    var node: Int32
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var mask = 1023
  private var count = 0
  private static let empty = Slot(key: Key(kind: .sum, subset: 0, value: 0), node: -1)

  init() {
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Self.empty, count: mask + 1)
  }

  deinit { slots.deallocate() }

  /// The place of a node; −1 if there is none.
  func node(_ key: Key) -> Int32 {
    var place = key.hash & mask
    while slots[place].node >= 0 {
      if slots[place].key == key { return slots[place].node }
      place = (place &+ 1) & mask
    }
    return -1
  }

  /// Adds a node that is not there yet.
  func insert(_ key: Key, _ node: Int32) {
    if 2 * count > mask { grow() }
    count += 1
    var place = key.hash & mask
    while slots[place].node >= 0 { place = (place &+ 1) & mask }
    slots[place] = Slot(key: key, node: node)
  }

  private func grow() {
    let (old, oldSize) = (slots, mask + 1)
    mask = 2 * mask + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Self.empty, count: mask + 1)
    count = 0
    for place in 0..<oldSize where old[place].node >= 0 {
      insert(old[place].key, old[place].node)
    }
    old.deallocate()
  }
}
