/// The places of nodes by what they are, in one table with open addressing.
final class NodeIndex {
  /// A sum or a product over exactly the numbers of a subset that has a value.
  struct Key {
    let kind: ChainKind
    let subset: SelectionLattice.Subset
    let value: Int
  }

  /// A key in 16 bytes, with the node: of many nodes, most are not in a near cache.
  private struct Slot {
    let value: Int
    let what: UInt32
    var node: Int32 = -1

    @inline(__always)
    init(_ key: Key) {
      value = key.value
      what = UInt32(truncatingIfNeeded: key.subset) << 1 | UInt32(key.kind.rawValue)
    }

    @inline(__always)
    func isSame(_ other: Slot) -> Bool { value == other.value && what == other.what }

    @inline(__always)
    var hash: Int {
      let mixed =
        (UInt64(bitPattern: Int64(value)) ^ UInt64(what) &* 0xC2B2_AE3D_27D4_EB4F)
        &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 32)
    }
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var mask = 4095
  private var count = 0
  private static let empty = Slot(Key(kind: .sum, subset: 0, value: 0))

  init() {
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Self.empty, count: mask + 1)
  }

  deinit { slots.deallocate() }

  /// The place of a node; −1 if there is none.
  func node(_ key: Key) -> Int32 {
    let wanted = Slot(key)
    var place = wanted.hash & mask
    while slots[place].node >= 0 {
      if slots[place].isSame(wanted) { return slots[place].node }
      place = (place &+ 1) & mask
    }
    return -1
  }

  /// Adds a node that is not there yet.
  func insert(_ key: Key, _ node: Int32) {
    if 2 * count > mask { grow() }
    var slot = Slot(key)
    slot.node = node
    insert(slot)
  }

  private func insert(_ slot: Slot) {
    count += 1
    var place = slot.hash & mask
    while slots[place].node >= 0 { place = (place &+ 1) & mask }
    slots[place] = slot
  }

  private func grow() {
    let (old, oldSize) = (slots, mask + 1)
    mask = 2 * mask + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Self.empty, count: mask + 1)
    count = 0
    for place in 0..<oldSize where old[place].node >= 0 { insert(old[place]) }
    old.deallocate()
  }
}
