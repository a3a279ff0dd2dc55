/// The places of nodes by what they are, in the order in which they were added.
final class NodeIndex {
  /// A sum or a product over exactly the numbers of a subset that has a value.
  struct Key {
    let kind: ChainKind
    let subset: SelectionLattice.Subset
    let value: Int
  }

  /// A key in 16 bytes with the next node of the same hash: of many nodes, most are not in a near cache.
  private struct Entry {
    let value: Int
    let what: UInt32
    /// −1 if there is none.
    var next: Int32 = -1

    @inline(__always)
    init(_ key: Key) {
      value = key.value
      what = UInt32(truncatingIfNeeded: key.subset) << 1 | UInt32(key.kind.rawValue)
    }

    @inline(__always)
    var hash: Int {
      let mixed =
        (UInt64(bitPattern: Int64(value)) ^ UInt64(what) &* 0xC2B2_AE3D_27D4_EB4F)
        &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 32)
    }
  }

  private let entries: GrowingList<Entry>
  /// By hash: the latest node; −1 if there is none.
  private var heads: UnsafeMutablePointer<Int32>
  private var mask = 2047

  init(in memory: OwnedMemory) {
    entries = GrowingList(in: memory, capacity: 1024)
    heads = .allocate(capacity: mask + 1)
    heads.initialize(repeating: -1, count: mask + 1)
  }

  deinit { heads.deallocate() }

  /// The place of a node; −1 if there is none.
  func node(_ key: Key) -> Int32 {
    let wanted = Entry(key)
    var node = heads[wanted.hash & mask]
    while node >= 0 {
      let entry = entries[Int(node)]
      if entry.value == wanted.value, entry.what == wanted.what { return node }
      node = entry.next
    }
    return -1
  }

  /// Adds a node that is not there yet, at the next place.
  func append(_ key: Key) {
    if entries.count > mask { grow() }
    var entry = Entry(key)
    let place = entry.hash & mask
    entry.next = heads[place]
    heads[place] = Int32(truncatingIfNeeded: entries.count)
    entries.append(entry)
  }

  @inline(never)
  private func grow() {
    heads.deallocate()
    mask = 4 * mask + 3
    heads = .allocate(capacity: mask + 1)
    heads.initialize(repeating: -1, count: mask + 1)
    for node in 0..<entries.count {
      let place = entries[node].hash & mask
      entries[node].next = heads[place]
      heads[place] = Int32(truncatingIfNeeded: node)
    }
  }
}
