/// A hash table from values to the subsets that reach them: open addressing with linear probing, in
/// memory of its own that is used again and again.
struct ValueTable {
  private let keys: UnsafeMutablePointer<UInt32>
  private let sets: UnsafeMutablePointer<SelectionShape.MaskSet>
  /// The logarithm of the number of places, more than ever will be filled.
  private let bits: UInt32

  init(bits: UInt32, in memory: OwnedMemory) {
    self.bits = bits
    keys = memory.array(1 << bits, of: 0)
    sets = memory.array(1 << bits, of: 0)
  }

  func removeAll() {
    keys.update(repeating: 0, count: 1 << bits)
  }

  /// The place of a value, or the free place where it belongs.
  @inline(__always)
  private func place(of value: UInt32) -> Int {
    var place = Int(truncatingIfNeeded: (value &* 0x9E37_79B1) &>> (32 &- bits))
    while keys[place] != value, keys[place] != 0 {
      place = (place &+ 1) & ((1 &<< Int(bits)) &- 1)
    }
    return place
  }

  /// The subsets that reach a value.
  @inline(__always)
  subscript(value: UInt32) -> SelectionShape.MaskSet {
    let place = place(of: value)
    return keys[place] == 0 ? 0 : sets[place]
  }

  /// Notes that a subset reaches a value.
  @inline(__always)
  func add(_ value: UInt32, _ set: SelectionShape.MaskSet) {
    let place = place(of: value)
    sets[place] = keys[place] == 0 ? set : sets[place] | set
    keys[place] = value
  }

  /// Notes that a subset reaches a value, unless one of some subsets is known to.
  ///
  /// - Returns: Whether it was new.
  @inline(__always)
  func insert(
    _ value: UInt32, _ set: SelectionShape.MaskSet, unlessIn known: SelectionShape.MaskSet
  ) -> Bool {
    let place = place(of: value)
    if keys[place] == 0 {
      keys[place] = value
      sets[place] = set
      return true
    }
    if sets[place] & known != 0 { return false }
    sets[place] |= set
    return true
  }
}
